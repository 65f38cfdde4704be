"""The command line: `python -m volto_core COMMAND …`."""

import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from json import dumps
from pathlib import Path
from typing import NoReturn

from volto_core.errors import HiddenMask, NotationError, VoltoError, quoted
from volto_core.game.history import Game, game_of
from volto_core.game.moves import legal_moves
from volto_core.game.perft import perft
from volto_core.geometry import SQUARE_NAMES, squares_of
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.seen_record import parse_seen_record
from volto_core.knowledge.views import EVERYONE, SPECTATOR, masked, view_of
from volto_core.opponent.arrangement import arrangement
from volto_core.opponent.choice import choose
from volto_core.opponent.levels import LEVELS
from volto_core.pieces import Player
from volto_core.post.check import Checked, check
from volto_core.review.report import review_json
from volto_core.review.review import Review
from volto_core.solver import (
    Search,
    Undecided,
    explained_json,
    parse_kinds,
    parse_suspects,
    pose,
    solution_json,
    solve,
)
from volto_core.svg import board_svg
from volto_core.text.diagram import format_diagram
from volto_core.text.notation import (
    format_kinds,
    format_position,
    format_setup,
    parse_move,
    parse_position,
)

BAD_INPUT = 2
NOT_DECIDED = 1
BROKEN_RULES = 1
DEEPEST = 99
LONGEST_COMPLAINT = 500
LONGEST_SEED = 18
# Nodes of a search, about ten minutes.
PATIENCE = 20_000_000

_ABOUT = """\
The rules of VOLTO, a game of hidden identities for two.

A position has three fields: the seven rows from 7 to 1, the player to move,
and the ladies that players 1 and 2 have lost. N noble, A advisor, C candidate,
S soldier, L lady, X hidden; upper case for player 1 (Ivory), lower case for
player 2 (Night); digits count empty squares. A move is written from-to."""

_EXAMPLES = """\
examples:
  volto show  "lanac/nslan/5/5/5/NALSN/CANAL 1 00"
  volto moves "lanac/nslan/5/5/5/NALSN/CANAL 1 00"
  volto play  "lanac/nslan/5/5/5/NALSN/CANAL 1 00" a2a3 a6a5"""


class _Parser(ArgumentParser):
    """An argument parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        _complain(message)
        sys.exit(BAD_INPUT)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    parser = _parser()
    options, unknown = parser.parse_known_args(arguments)
    if unknown:
        parser.error(f"unknown argument {quoted(unknown[0])}")
    command: Callable[[Namespace], str] | None = options.command
    if command is None:
        parser.error("no command: volto --help lists them")
    try:
        result = command(options)
    except Undecided as error:
        _complain(str(error))
        return NOT_DECIDED
    except _BrokenRules as error:
        print(dumps(error.report))
        _complain(str(error))
        return BROKEN_RULES
    except (VoltoError, OSError) as error:
        _complain(str(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130
    if result:
        print(result)
    return 0


def _complain(message: str) -> None:
    line = " ".join(message.splitlines())[:LONGEST_COMPLAINT]
    print(f"volto: {line.encode('ascii', 'backslashreplace').decode()}", file=sys.stderr)


def _parser() -> _Parser:
    parser = _Parser(
        prog="volto",
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(metavar="COMMAND")

    def add_bare(name: str, run: Callable[[Namespace], str], about: str) -> ArgumentParser:
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        command.set_defaults(command=run)
        return command

    def add(name: str, run: Callable[[Namespace], str], about: str) -> ArgumentParser:
        command = add_bare(name, run, about)
        command.add_argument("position", metavar="POSITION", help="three fields in quotes")
        return command

    add("moves", _moves, "list the legal moves, sorted, one a line")
    command = add("play", _play, "make moves and print, as JSON, where they lead and what they did")
    command.add_argument("moves", metavar="MOVE", nargs="*", help="such as b2b3")
    command = add("perft", _perft, "count the move sequences of a length")
    command.add_argument("depth", metavar="DEPTH", help=f"a number from 0 to {DEEPEST}")
    command = add("view", _view, "print the position as a player sees it")
    command.add_argument("player", metavar="PLAYER", choices=["1", "2", "spectator"])
    command = add("suspects", _suspects, "print, as JSON, what each enemy mask can still be")
    command.add_argument("moves", metavar="MOVE", nargs="*", help="such as b2b3")
    command = add("solve", _solve, "print, as JSON, the quickest win forced in every world")
    command.add_argument("--within", metavar="N", required=True, help="at most so many own moves")
    command.add_argument("--suspects", metavar="SUSPECTS", default="", help="such as c5=CL,d6=NAC")
    command.add_argument("--off", metavar="KINDS", help="all enemy masks off the mat, as NNAL")
    command.add_argument("--plan", action="store_true", help="add the plan, and why others fail")
    command = add("bot", _bot, "print the move that the opponent of a level plays")
    command.add_argument("moves", metavar="MOVE", nargs="*", help="such as b2b3")
    _add_level(command)
    command = add_bare("arrange", _arrange, "print a set-up that this opponent would choose")
    command.add_argument("--player", metavar="PLAYER", required=True, choices=["1", "2"])
    _add_level(command)
    command = add("show", _show, "draw the board in the terminal or as SVG")
    command.add_argument("--svg", metavar="FILE", help="write the drawing to this file")
    command = add_bare("review", _review, "print, as JSON, what could be known at each move")
    command.add_argument("file", metavar="FILE", help="the record of a game")
    command = add_bare("post", _post, "check a finished game by post and print its result")
    command.add_argument("action", metavar="check", choices=["check"])
    command.add_argument("file", metavar="FILE", help="its letters, one a line")
    return parser


def _moves(options: Namespace) -> str:
    return "\n".join(map(str, legal_moves(parse_position(options.position))))


def _game(options: Namespace) -> Game:
    start = parse_position(options.position)
    return game_of(start, tuple(parse_move(move) for move in options.moves))


def _play(options: Namespace) -> str:
    game = _game(options)
    outcome = game.outcome
    result = outcome and {"winner": outcome.winner, "by": outcome.by.value}
    events = [
        {"turn": number, "move": str(turn.move)} | event.as_json()
        for number, turn in enumerate(game.turns, 1)
        for event in turn.events
    ]
    said = {"position": format_position(game.position), "result": result, "events": events}
    return dumps(said)


def _perft(options: Namespace) -> str:
    position = parse_position(options.position)
    return str(perft(position, _number(options.depth, "the depth", least=0)))


def _number(text: str, what: str, *, least: int) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(DEEPEST))
    if not is_number or int(text) < least:
        raise NotationError(f"{what} is not a number from {least} to {DEEPEST}", text)
    return int(text)


def _view(options: Namespace) -> str:
    position = parse_position(options.position)
    is_spectator = options.player == "spectator"
    sees = SPECTATOR if is_spectator else frozenset({Player(int(options.player))})
    return format_position(masked(position, sees))


def _refuse_hidden(game: Game) -> None:
    """What a player can conclude depends on the true position."""
    hidden = squares_of(game.start.hidden)
    if hidden:
        raise HiddenMask(SQUARE_NAMES[hidden[0]])


def _suspects(options: Namespace) -> str:
    game = _game(options)
    _refuse_hidden(game)
    viewer = Player(game.start.player)
    belief = belief_of(view_of(game, frozenset({viewer})), viewer.opponent)
    return dumps(
        {
            SQUARE_NAMES[square]: format_kinds(suspect.kinds)
            for square, suspect in belief.suspects.items()
        }
    )


def _add_level(command: ArgumentParser) -> None:
    levels = [str(level) for level in LEVELS]
    command.add_argument("--level", metavar="LEVEL", required=True, choices=levels, help="1 to 5")
    command.add_argument("--seed", metavar="N", default="0", help="a number to begin with")


def _bot(options: Namespace) -> str:
    game = _game(options)
    _refuse_hidden(game)
    view = view_of(game, frozenset({Player(game.position.player)}))
    return str(choose(view, level=int(options.level), seed=_seed(options)))


def _arrange(options: Namespace) -> str:
    player = Player(int(options.player))
    return format_setup(arrangement(player, level=int(options.level), seed=_seed(options)), player)


def _seed(options: Namespace) -> int:
    text: str = options.seed
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
        raise NotationError(f"--seed is not a number of at most {LONGEST_SEED} digits", text)
    return int(text)


def _solve(options: Namespace) -> str:
    position = parse_position(options.position)
    within = _number(options.within, "--within", least=1)
    off = None if options.off is None else parse_kinds(options.off)
    query = pose(position, suspects=parse_suspects(options.suspects), off=off)
    search = Search(limit=PATIENCE)
    if options.plan:
        return dumps(explained_json(query, within, search=search))
    return dumps(solution_json(query, solve(query, within, search=search)))


def _show(options: Namespace) -> str:
    position = parse_position(options.position)
    if options.svg is not None:
        view = view_of(Game(position), EVERYONE)
        Path(options.svg).write_text(board_svg(view, title=quoted(options.position)), "utf-8")
        return ""
    lost = f"ladies lost: {position.lost[0]} and {position.lost[1]}"
    return f"{format_diagram(position)}\n\nplayer {position.player} to move, {lost}"


def _review(options: Namespace) -> str:
    game, sees, _ = parse_seen_record(_read(options.file))
    return dumps(review_json(Review(game, sees=sees, patience=PATIENCE)))


class _BrokenRules(Exception):
    """A game by post in which somebody has broken the rules."""

    def __init__(self, checked: Checked) -> None:
        self.report = checked.report
        super().__init__(str(checked))


def _post(options: Namespace) -> str:
    checked = check(_read(options.file).splitlines())
    if not checked.is_right:
        raise _BrokenRules(checked)
    return dumps(checked.report)


def _read(name: str) -> str:
    """The text of a file, which has to be UTF-8."""
    try:
        return Path(name).read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError("no text in UTF-8", name) from error
    except ValueError as error:
        raise NotationError("no name of a file", name) from error
