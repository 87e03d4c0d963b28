"""comptoir serve: the table in the browser."""

from __future__ import annotations

import socket
from typing import Annotated

import typer

from comptoir.kernel.errors import BadOption

HostOption = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets the whole network in.")]
PortOption = Annotated[int, typer.Option(help="The port to listen on.")]
DbOption = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME. Default: an SQLite "
                                              "file in your data folder.")]
ProcessesOption = Annotated[int, typer.Option(help="Server processes behind one address, for PostgreSQL; each also "
                                              "listens on a port of its own, the next ones after --port.")]
PaceOption = Annotated[float, typer.Option(help="Seconds that a bot's move takes at least, so that people can follow.")]
WorkersOption = Annotated[int, typer.Option(help="Processes in which bots think, started when they are needed.")]
GraceOption = Annotated[float, typer.Option(help="Seconds that a player must be away before the others may lend the "
                                            "chair to a bot.")]
SecondsOption = Annotated[float, typer.Option(help="How long a bot thinks about one choice at most.")]
SmtpOption = Annotated[str | None, typer.Option(
    metavar="ADDRESS", envvar="COMPTOIR_SMTP", help="Where e-mail is posted: smtp://HOST:PORT, smtp+tls:// or "
    "smtps://USER:PASSWORD@HOST. Without it there is no sign-in by e-mail.")]
FromOption = Annotated[str, typer.Option("--mail-from", help="Who our e-mail is from.")]
UrlOption = Annotated[str, typer.Option(help="Where the table is reached from outside, for links in e-mail: "
                                        "--smtp needs it.")]
NoticeOption = Annotated[float, typer.Option(help="Seconds that a turn waits, in a game of days, before its player is "
                                             "told.")]
AnywhereOption = Annotated[bool, typer.Option("--webhooks-anywhere", help="Webhooks may lead into this machine's own "
                                              "network.")]
AdminOption = Annotated[str, typer.Option("--admin-token", metavar="TOKEN", envvar="COMPTOIR_ADMIN", help=(
    "Opens the admin page, /admin. Without it there is none."))]
KeepOption = Annotated[float | None, typer.Option("--keep-guests", metavar="DAYS", help=(
    "Tables of guests are deleted when nothing has happened at them for so many days. Default: never."))]
LogOption = Annotated[str, typer.Option(help="plain: what goes wrong. json: that and every request, a JSON object a "
                                        "line.")]

LAST_PORT = 65_535


def serve(host: HostOption = "127.0.0.1", port: PortOption = 8000, db: DbOption = None,
          processes: ProcessesOption = 1, pace: PaceOption = 0.8, workers: WorkersOption = 4,
          seconds: SecondsOption = 2.0, grace: GraceOption = 60.0, smtp: SmtpOption = None,
          mail_from: FromOption = "comptoir@localhost", url: UrlOption = "", log: LogOption = "plain",
          notice: NoticeOption = 60.0, webhooks_anywhere: AnywhereOption = False,
          admin_token: AdminOption = "", keep_guests: KeepOption = None) -> None:
    """Serve tables: people play in the browser, with friends and bots.

    Examples:

        comptoir serve

        comptoir serve --host 0.0.0.0 --port 80 --db postgresql://comptoir@localhost/comptoir --processes 4
    """
    if not 1 <= port <= LAST_PORT:
        raise BadOption(f"--port {port} is not possible; it can be: 1 to {LAST_PORT}")
    if workers < 1 or seconds <= 0 or pace < 0 or grace < 0 or notice < 0:
        raise BadOption("--workers must be 1 or more, --seconds more than 0, --pace, --grace and --notice 0 or more")
    if processes < 1 or (processes > 1 and port + processes > LAST_PORT):
        raise BadOption(f"--processes {processes} is not possible; it can be: 1 or more, with a free port for each")
    if processes > 1 and not (db or "").startswith("postgresql"):
        raise BadOption(f"--processes {processes} needs PostgreSQL, e.g. --db postgresql://user@host/name; "
                        "an SQLite file is served by one process")
    if keep_guests is not None and keep_guests <= 0:
        raise BadOption("--keep-guests must be more than 0 days")
    if log not in ("plain", "json"):
        raise BadOption(f"--log {log!r} is not possible; it can be: plain, json")
    if smtp and not url.startswith(("http://", "https://")):
        raise BadOption("--smtp needs --url, e.g. --url https://games.example.org: links in e-mail begin with it")
    try:
        from comptoir.table.admin import check_token
        from comptoir.table.mail import Post
        from comptoir.table.serve import serve as run
    except ModuleNotFoundError as missing:
        raise BadOption(f"the table needs {missing.name}; install it with: pip install 'comptoir[table]'") from None
    check_token(admin_token)
    check_free(host, port)
    for own in range(processes if processes > 1 else 0):
        check_free("127.0.0.1", port + 1 + own)
    if not run(host, port, db, processes=processes, pace=pace, workers=workers, seconds=seconds, grace=grace,
               post=Post(smtp, mail_from) if smtp else None, url=url, log=log, notice=notice,
               webhooks_anywhere=webhooks_anywhere, admin_token=admin_token, keep_guests=keep_guests):
        raise BadOption("the processes ended as soon as they were started; the lines above say why")


def check_free(host: str, port: int) -> None:
    """BadOption when nobody can listen there: better said before the store is opened."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
    except OSError as problem:
        raise BadOption(f"cannot listen on {host} port {port}: {problem.strerror}; try another --port") from None
