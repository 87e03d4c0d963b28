"""Lists what mypyc compiles: the kernel and the rules of every title, as one group.

COMPTOIR_OPT is the compiler's level of optimization: 0 compiles quickly, for trying something out; 2, the default,
plays about as fast as 3 and compiles in half the time. Below 2 every module is a C file of its own, which halves the
time once more; from 2 on all are one, so that functions are inlined from one module into another.
Without a C compiler, or with COMPTOIR_PURE=1, the package is installed in pure Python: the same files, the same
results, more slowly. `comptoir --version` says which one it is."""

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

ROOT = Path(__file__).parent
TITLES = ["puerto_rico", "san_juan", "burgundy", "golden_city"]
TITLE_MODULES = ["data", "state", "actions", "rules", "score", "position", "worths", "sense", "glance", "features"]


def compiled_modules() -> list[str]:
    """Everything in the kernel, and the modules of each title that play it."""
    kernel = sorted(path for path in (ROOT / "comptoir/kernel").glob("*.py") if path.name != "__init__.py")
    titles = [path for title in TITLES
              for path in sorted((ROOT / "comptoir/games" / title).rglob("*.py"))
              if path.stem in TITLE_MODULES or (path.parent.name in TITLE_MODULES and path.stem != "__init__")]
    return [str(path.relative_to(ROOT)) for path in kernel + titles]


def compiler_works() -> bool:
    """Whether a module for this Python can be compiled here: a compiler, and Python's headers."""
    folder = tempfile.mkdtemp()
    try:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
    except (CompileError, OSError, AttributeError):
        return False
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return True


def extensions() -> list[Extension]:
    if not any(command in sys.argv for command in ("bdist_wheel", "build_ext", "editable_wheel")):
        return []  # only metadata is asked for
    if os.environ.get("COMPTOIR_PURE") == "1":
        print("comptoir: COMPTOIR_PURE=1, so it is installed in pure Python", file=sys.stderr)
        return []
    if not compiler_works():
        print("comptoir: no C compiler, so it is installed in pure Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    level = os.environ.get("COMPTOIR_OPT", "2")
    found: list[Extension] = mypycify(compiled_modules(), opt_level=level, debug_level="0", group_name="comptoir",
                                      multi_file=level in ("0", "1"))
    if sys.platform != "win32":
        for extension in found:  # our own functions may be inlined into each other
            extension.extra_compile_args.append("-fno-semantic-interposition")
            extension.extra_compile_args.append("-ffp-contract=off")  # sums come out alike on every machine
    return found


class BuildPy(build_py):
    """The rules pages are written once, in docs/rules; the table shows them, so they go into the package too."""

    def run(self) -> None:
        super().run()
        shutil.copytree(ROOT / "docs/rules", Path(self.build_lib, "comptoir/table/rules"), dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildPy})
