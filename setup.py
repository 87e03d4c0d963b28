"""Compiles kernel and rules with mypyc: for a wheel, or with `python setup.py engine` for this source tree.

The modules that call each other at every move of a title are one C file, so that the compiler can inline; every other
module is one of its own. They are compiled on all cores. What comes of a C file is kept in build/engine/objects under a
hash of all that it depends on, so that it is compiled once.

COMPTOIR_OPT is the compiler's level of optimization: 0 compiles quickly, for trying something out. Without it what
plays is compiled with 3, the rest with 2. (One C file of all modules, or -flto, does not play faster.)
Without a C compiler, or with COMPTOIR_PURE=1, the package is installed in pure Python: the same files, the same
results, more slowly. `comptoir --version` says which one it is."""

import atexit
import contextlib
import hashlib
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from setuptools import Command, Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

ROOT = Path(__file__).resolve().parent
ENGINE = runpy.run_path(str(ROOT / "comptoir/engine.py"))  # the package itself cannot be imported everywhere
KEPT: Path = ENGINE["KEPT"]
OBJECTS = KEPT / "objects"

LEVEL = os.environ.get("COMPTOIR_OPT", "2")
PLAY_LEVEL = os.environ.get("COMPTOIR_OPT", "3")  # of what games go through that are played in batches
# Errors are rare, and so is the end of an object: the compiler puts what leads there out of the way. It is told so of
# functions that are declared elsewhere; an object is a struct of this name.
RARE = """
struct _object;
void CPy_AddTraceback(const char *, const char *, int, struct _object *) __attribute__((cold));
void PyErr_SetNone(struct _object *) __attribute__((cold));
struct _object *PyErr_Occurred(void) __attribute__((cold));
void _Py_Dealloc(struct _object *) __attribute__((cold));
"""
# An index lies within its row: mypyc asks, but does not say that this is what to expect.
WITHIN = re.compile(r"(    (\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if \()(\2)\)")
# Our own functions may be inlined into each other; sums come out alike on every machine.
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-ffp-contract=off"]
# Calls from one C file into another go straight there: nobody else is to take our functions' place.
LINK = ["-Wl,-Bsymbolic"] if sys.platform.startswith("linux") else []
UNIT = "unit_"  # how the name of a C file begins that was put together
LOOP = ("kernel.state", "kernel.chance", "kernel.bits", "kernel.counts", "search.playout", "features.sheet",
        "features.lanes", "features.masks")  # one C file
PLAYED = ("state", "rules", "score", "sketch", "worths", "glance", "sense", "features")  # of a title: one C file
ENGINES = 8  # of other sources and other compilers, that are kept
DAYS = 30  # that an object which nobody asked for is kept


def cores() -> int:
    """That we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def say(line: str) -> None:
    print(f"comptoir: {line}", file=sys.stderr, flush=True)


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


def can_compile() -> bool:
    if os.environ.get("COMPTOIR_PURE") == "1":
        say("COMPTOIR_PURE=1, so it runs in pure Python")
        return False
    if not compiler_works():
        say("no C compiler, so it runs in pure Python: the same, more slowly")
        return False
    return True


@cache
def scratch() -> str:
    """A folder of our own for what is being made, so that two who compile at the same time do not meet; relative, as
    setuptools wants it."""
    KEPT.mkdir(parents=True, exist_ok=True)
    folder = tempfile.mkdtemp(suffix=".part", dir=KEPT)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return os.path.relpath(folder, ROOT)


def extensions() -> list[Extension]:
    """Writes the C files."""
    from mypyc.build import mypycify

    paths = [str(path.relative_to(ROOT)) for path in ENGINE["sources"]()]
    found: list[Extension] = mypycify(paths, opt_level=LEVEL, debug_level="0", group_name="comptoir", multi_file=True,
                                      target_dir=f"{scratch()}/c")
    rare = Path(scratch(), "c", "rare.h")
    rare.write_text(RARE)
    flags = [*FLAGS, "-include", str(rare)] if FLAGS else []
    for extension in found:
        extension.sources = united(extension.sources)
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *LINK]
    return found


def united(sources: list[str]) -> list[str]:
    """The C files, those that belong to one unit put together: all that games in batches go through."""
    units: dict[str, list[str]] = {}
    for source in sources:
        units.setdefault(unit_of(source), []).append(source)
    for name, parts in units.items():
        if len(parts) > 1:
            unit = Path(parts[0]).with_name(f"{UNIT}{name}.c")
            whole = "\n".join(Path(part).read_text() for part in parts)
            unit.write_text(WITHIN.sub(r"\1likely(\3))", whole))
            units[name] = [str(unit)]
    return [part for parts in units.values() for part in parts]


def unit_of(source: str) -> str:
    """Where a C file of mypyc belongs: "kernel", "burgundy"; to nothing but itself."""
    module = Path(source).stem.removeprefix("__native_comptoir___").split("___")
    if ".".join(module) in LOOP:
        return "kernel"
    if module[0] == "games" and module[2:] and module[2] in PLAYED:
        return module[1]
    return source


def digest(*parts: object) -> str:
    """A short name for all of these."""
    whole = b"\0".join(part if isinstance(part, bytes) else str(part).encode() for part in parts)
    return hashlib.sha256(whole).hexdigest()[:16]


def release(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:  # a copy without its metadata
        return ""


def how() -> str:
    """All that the result depends on, beside the sources."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    told = ""
    with contextlib.suppress(OSError, IndexError):
        told = subprocess.run([*compiler.split(), "--version"], capture_output=True, text=True, check=False).stdout
    return digest(compiler, told, os.environ.get("CFLAGS"), RARE, WITHIN.pattern, FLAGS, LEVEL, PLAY_LEVEL, LINK, LOOP,
                  PLAYED, sys.version, *map(release, ("mypy", "librt", "setuptools")))


class Progress:
    """31 of 78: one line that changes on a terminal, elsewhere a new line for every tenth."""

    def __init__(self, what: str, total: int) -> None:
        self.what, self.total, self.tenth = what, total, 0

    def tell(self, done: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == self.total else ""
            print(f"\r\033[Kcomptoir: {self.what} {done} of {self.total}{end}", end="", file=sys.stderr, flush=True)
        elif self.tenth != done * 10 // self.total or done == 1:
            self.tenth = done * 10 // self.total
            say(f"{self.what} {done} of {self.total}")


class BuildExt(build_ext):
    """Compiles all C files in a pool, those that take longest first, then links what belongs together."""

    def build_extensions(self) -> None:
        made: dict[str, str] = {}
        headers = {Path(folder) for extension in self.extensions for folder in extension.include_dirs}
        depends = digest(how(), *sorted(path.read_bytes() for folder in headers for path in folder.rglob("*.h")))
        jobs = sorted(((Path(source).stat().st_size, source, extension) for extension in self.extensions
                       for source in extension.sources), key=lambda job: -job[0])
        progress = Progress("compiling", len(jobs))
        OBJECTS.mkdir(parents=True, exist_ok=True)
        if not getattr(self.compiler, "initialized", True):
            self.compiler.initialize()  # once, not on every core
        with ThreadPoolExecutor(cores()) as pool:
            running = {pool.submit(self.object_of, extension, source, depends): source for _, source, extension in jobs}
            try:
                for done, job in enumerate(as_completed(running), 1):
                    made[running[job]] = job.result()
                    progress.tell(done)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        self.compiler.compile = lambda sources, **_: [made[source] for source in sources]
        self.parallel = cores()
        super().build_extensions()

    def object_of(self, extension: Extension, source: str, depends: str) -> str:
        """Compiled now, or taken from where it was kept."""
        suffix = self.compiler.obj_extension
        kept = OBJECTS / (digest(depends, Path(source).name, Path(source).read_bytes()) + suffix)
        if kept.exists():
            os.utime(kept)
            return str(kept)
        folder = tempfile.mkdtemp(prefix="part-", dir=OBJECTS)
        try:
            flags = [*extension.extra_compile_args]
            if FLAGS and Path(source).name.startswith(UNIT):
                flags.append(f"-O{PLAY_LEVEL}")  # the last one counts
            [made] = self.compiler.compile([source], output_dir=folder, include_dirs=extension.include_dirs,
                                           extra_postargs=flags, depends=extension.depends)
            os.replace(made, kept)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        return str(kept)


class Engine(Command):
    """Compiles the engine of this source tree into the folder in which comptoir/engine.py looks for it."""

    description = "compile kernel and rules for use from the source tree"
    user_options = []

    def initialize_options(self) -> None:
        pass

    def finalize_options(self) -> None:
        pass

    def run(self) -> None:
        wanted = KEPT / f"{ENGINE['sources_hash']()}-{how()}"
        if wanted.is_dir():
            os.utime(wanted)  # the newest is used
        elif can_compile():
            signal.signal(signal.SIGINT, signal.default_int_handler)  # which a shell's background jobs do not hear
            try:
                self.compile(wanted)
            except KeyboardInterrupt:
                say("stopped; what is compiled is kept")
                sys.exit(130)

    def compile(self, wanted: Path) -> None:
        began = time.monotonic()
        say("compiling the engine; until it is there, everything runs uncompiled")
        self.distribution.ext_modules = extensions()
        if ENGINE["sources_hash"].__wrapped__() != ENGINE["sources_hash"]():
            sys.exit("comptoir: the sources have changed meanwhile; start again")
        build = self.get_finalized_command("build_ext")
        build.build_lib = build.build_temp = f"{scratch()}/engine"
        build.run()
        with contextlib.suppress(OSError):  # somebody else was faster
            os.rename(build.build_lib, wanted)
        tidy()
        say(f"compiled in {time.monotonic() - began:.0f} s; whoever starts now, bots too, plays with it")


def tidy() -> None:
    """What nobody uses any more goes: the engines of long ago, objects too, and what was left half made."""
    engines = sorted(KEPT.glob("*-*"), key=lambda path: -path.stat().st_mtime)
    others = [path for path in [*OBJECTS.iterdir(), *KEPT.glob("*.part")]
              if path.stat().st_mtime < time.time() - DAYS * 86_400]
    for path in engines[ENGINES:] + others:
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)


class BuildPy(build_py):
    """The rules pages are written once, in docs/rules; the table shows them, so they go into the package too."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copytree(ROOT / "docs/rules", Path(self.build_lib, "comptoir/table/rules"), dirs_exist_ok=True)


os.chdir(ROOT)
compiling = any(command in sys.argv for command in ("bdist_wheel", "build_ext")) and can_compile()
setup(ext_modules=extensions() if compiling else [],
      cmdclass={"build_ext": BuildExt, "build_py": BuildPy, "engine": Engine},
      options={"build": {"build_base": scratch()}} if "bdist_wheel" in sys.argv else {})  # nothing old gets in
