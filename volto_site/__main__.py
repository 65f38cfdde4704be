"""Checks, builds and serves the site, and marks what the translations follow."""

import argparse
import sys
from collections.abc import Sequence

from tools.progress import say
from volto_site import check
from volto_site.author import Author
from volto_site.build import BuildFailed, build
from volto_site.content import digests
from volto_site.engine.protocol import FILE, write_protocol
from volto_site.pages import readability
from volto_site.places import DOCS, ROOT, SITE
from volto_site.serve import address, serve
from volto_site.strings import sentences


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except KeyboardInterrupt:
        print()
        return 0


_WITHOUT = "--without-puzzle-pages"
_QUICKER = "leave out the page of each puzzle, which are many"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="volto_site", description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("build", help="write the site into site/")
    command.add_argument(_WITHOUT, action="store_true", help=_QUICKER)
    command.set_defaults(run=_build)
    command = commands.add_parser("serve", help="build and serve, and build again on a change")
    command.add_argument("--port", type=int, default=8000)
    command.add_argument(_WITHOUT, action="store_true", help=_QUICKER)
    command.set_defaults(run=_serve)
    command = commands.add_parser("check", help="list all that does not agree in the languages")
    command.set_defaults(run=_check)
    command = commands.add_parser("follow", help="mark that translations follow the French pages")
    command.add_argument("page", nargs="*", help="such as rules.md or en/rules.md; all if none")
    command.set_defaults(run=_follow)
    command = commands.add_parser("reading", help="how long and how hard lessons and messages are")
    command.set_defaults(run=_reading)
    command = commands.add_parser("protocol", help="write the commands of the core as a script")
    command.set_defaults(run=_protocol)
    return parser


def _protocol(options: argparse.Namespace) -> int:
    write_protocol()
    say(f"{FILE.relative_to(ROOT)} follows the table of commands")
    return 0


def _reading(options: argparse.Namespace) -> int:
    for line in (*readability.report(), "", *sentences.report()):
        print(line)
    return 0


def _build(options: argparse.Namespace) -> int:
    try:
        build(puzzle_pages=not options.without_puzzle_pages)
    except BuildFailed:
        return 1
    say("The site is in site/")
    return 0


def _serve(options: argparse.Namespace) -> int:
    author = Author(address(options.port), puzzle_pages=not options.without_puzzle_pages)
    try:
        serve(SITE, options.port, author)
    except OSError as problem:
        reason = f"Port {options.port}: {problem.strerror}. Choose another: make serve PORT=…"
        print(f"==> {reason}", file=sys.stderr)
        return 1
    return 0


def _check(options: argparse.Namespace) -> int:
    problems = check.problems_of_the_site()
    for problem in problems:
        print(problem)
    say(f"{len(problems)} problems" if problems else "Everything agrees")
    return 1 if problems else 0


def _follow(options: argparse.Namespace) -> int:
    pages: list[str] = options.page
    for path in digests.follow(DOCS, pages):
        say(f"{path.relative_to(DOCS.parent)} follows the French page")
    return 0


if __name__ == "__main__":
    sys.exit(main())
