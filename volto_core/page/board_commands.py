"""What runs on a free board or a task: each command takes a board, and gives the next or tells."""

from importlib import import_module

from volto_core.errors import BadRequest, IllegalMove
from volto_core.game.history import Game
from volto_core.game.position import Position
from volto_core.json import Json
from volto_core.knowledge.dealing import dealt, hidden_sides, is_complete
from volto_core.knowledge.views import EVERYONE, viewer_of
from volto_core.page.board import ALL, Board, board_of, line_json, present_json
from volto_core.page.requests import Request, table_of, text_of, texts_of
from volto_core.text.notation import format_position, parse_move, parse_position, parse_square
from volto_core.text.record import Record, format_record
from volto_core.text.suspects import parse_kinds


def load(request: Request) -> Board:
    """The board of a task, or of a position with its moves."""
    if "task" in request:
        # Imported lazily: many boards have no task.
        tasks = import_module("volto_core.teaching.tasks")
        task = tasks.task_by_id(text_of(request, "task"))
        if task is None:
            raise BadRequest("unknown", "task")
        return board_of(task, deal=text_of(request, "deal", ""))
    game, moves = Game(parse_position(text_of(request, "position"))), texts_of(request, "moves")
    chance = None
    if "deal" in request:
        chance = game.start.hidden
        game = Game(dealt(game.start, text_of(request, "deal")))
    elif moves and game.start.hidden and _hides_families(game.start):
        return _replayed(game.start, moves)
    for move in moves:
        game = game.play(parse_move(move))
    return Board(game, text_of(request, "viewer", ALL), dealt=chance)


def _hides_families(start: Position) -> bool:
    """Whether all masks of each player who hides some are there, so that moves tell of them."""
    return all(is_complete(start, player) for player in hidden_sides(start))


def _replayed(start: Position, moves: list[str]) -> Board:
    """The board of a game that hides masks, with what each move has revealed: seen as it tells."""
    # Imported lazily: few games are told like that.
    records = import_module("volto_core.knowledge.seen_record")
    text = f'[Position "{format_position(start)}"]\n\n{" ".join(moves)}'
    game, sees, _ = records.parse_seen_record(text)
    return Board(game, viewer_of(sees), dealt=start.hidden, sees=sees)


def play(board: Board, request: Request) -> Board:
    """Move for the player to move, whose masks the page sees."""
    if not board.can_play and not board.game.outcome:
        raise BadRequest("not-yours", "move")
    return board.tried(parse_move(text_of(request, "move")))


def reply(board: Board, request: Request) -> Board:
    """Move for either player; a task answers by itself."""
    if board.progress:
        raise BadRequest("not-yours", "move")
    try:
        return board.after(parse_move(text_of(request, "move")))
    except IllegalMove as error:
        # The rule would tell what the mask is.
        raise BadRequest("illegal-reply", "move") from error


def answer(board: Board, request: Request) -> Board:
    """Let the other side of a task move."""
    move = board.answer
    if move is None:
        raise BadRequest("no-answer", "board")
    return board.after(move).judged()


def undo(board: Board, request: Request) -> Board:
    """Take the last move back."""
    if not board.can_undo:
        raise BadRequest("nothing-to-undo", "board")
    return board.taken_back()


def redo(board: Board, request: Request) -> Board:
    """Make the move again that was taken back last."""
    if not board.undone:
        raise BadRequest("nothing-to-redo", "board")
    return board.after(board.undone[0])


def reset(board: Board, request: Request) -> Board:
    """Begin again, dealt anew where the request has a number."""
    return board.again(deal=text_of(request, "deal", ""))


def see(board: Board, request: Request) -> Board:
    """Let somebody else look at the board."""
    viewer = text_of(request, "viewer")
    if viewer not in board.viewers:
        raise BadRequest("hidden", "viewer")
    return board._replace(viewer=viewer)


def point(board: Board, request: Request) -> Board:
    """Point at a mask, where that is the task."""
    if board.progress is None or not board.progress.task.points:
        raise BadRequest("no-task", "board")
    return board.judged(pointed=parse_square(text_of(request, "square")))


def compare(board: Board, request: Request) -> Board:
    """Compare the kinds struck out, by square, where that is the task."""
    if board.progress is None or not board.progress.task.strikes:
        raise BadRequest("no-task", "board")
    notes = {
        parse_square(square): frozenset(parse_kinds(str(letters)))
        for square, letters in table_of(request, "notes").items()
    }
    return board.judged(notes=notes)


def hint(board: Board, request: Request) -> Board:
    """Count a hint of the task as given."""
    if board.progress is None:
        raise BadRequest("no-task", "board")
    return board._replace(progress=board.progress.hinted())


def free(board: Board, request: Request) -> Board:
    """Turn over the masks of a task that is solved, and play on."""
    progress = board.progress
    if progress is None or not progress.is_solved:
        raise BadRequest("not-solved", "board")
    return Board(Game(progress.task.game.position), ALL)


def go(board: Board, request: Request) -> Board:
    """Go to the position after so many moves of the line."""
    to = text_of(request, "to")
    if board.progress or to not in map(str, range(len(board.line.turns) + 1)):
        raise BadRequest("unknown", "to")
    return board.at(int(to))


def line(board: Board, request: Request) -> Json:
    """Every move of the line, undone ones too."""
    return line_json(board)


def present(board: Board, request: Request) -> Json:
    """The position to edit from here on."""
    return present_json(board)


def record(board: Board, request: Request) -> Json:
    """The game as a record, if the page sees everything."""
    if not board.view.sees >= EVERYONE:
        raise BadRequest("hidden", "board")
    tags = {name: str(value) for name, value in table_of(request, "tags").items()}
    return {"record": format_record(Record(board.game, tags))}
