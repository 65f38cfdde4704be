"""What runs on a game by post: each command takes a seat, and gives the next or tells of it."""

from volto_core.errors import BadRequest
from volto_core.json import Json
from volto_core.knowledge.views import EVERYONE
from volto_core.page.answers import played_json
from volto_core.page.post import post_json
from volto_core.page.requests import Request, table_of, text_of
from volto_core.pieces import Player
from volto_core.post.letters import format_letter, parse_letter, whole_letter
from volto_core.post.promises import GAME_LENGTH
from volto_core.post.receipt import accept, invite, restore
from volto_core.post.receipt import receive as received
from volto_core.post.seat import Seat
from volto_core.post.secret import format_secret, is_secret, parse_secret, secret_of
from volto_core.post.turns import correspondence_of
from volto_core.text.notation import format_position, parse_move
from volto_core.text.record import Record, format_record

_FIELDS = ("seat", "setup", "letter", "rematch")
_SEATS = ("1", "2")
_LONGEST_NAME = 40


def load(request: Request) -> Seat:
    """Invite, accept an invitation, or take a game up from its last letter or from a file."""
    written = {name: str(value) for name, value in table_of(request, "post").items()}
    for name in written:
        if name not in _FIELDS:
            raise BadRequest("unknown", name[:_LONGEST_NAME])
    seed = text_of(request, "seed")
    # Who says nothing of a seat has a file, or what was taken for one.
    if is_secret(seed) or not {"seat", "setup"} & written.keys():
        secret, kept = parse_secret(seed)
        return restore(secret, parse_letter(written.get("letter", kept)))
    for name in ("seat", "setup"):
        if name not in written:
            raise BadRequest("missing", name)
    if written["seat"] not in _SEATS:
        raise BadRequest("unknown", "seat")
    secret = secret_of(Player(int(written["seat"])), written["setup"], seed)
    if "letter" not in written:
        return invite(secret, _game(written.get("rematch", "")))
    letter = parse_letter(written["letter"])
    is_invited = letter.number == 1 and letter.game != secret.new_game
    return accept(secret, letter) if is_invited else restore(secret, letter)


def _game(text: str) -> bytes:
    is_game = not text or (len(text) == 2 * GAME_LENGTH and set(text) <= set("0123456789abcdef"))
    if not is_game:
        raise BadRequest("type", "rematch")
    return bytes.fromhex(text)


def state(seat: Seat, request: Request) -> Json:
    """How the game stands."""
    return post_json(seat, request)


def play(seat: Seat, request: Request) -> Seat:
    """Write a letter with a move."""
    return seat.play(parse_move(text_of(request, "move")))


def answer(seat: Seat, request: Request) -> Seat:
    """Write the letter that is owed and needs no choice."""
    return seat.answer()


def undo(seat: Seat, request: Request) -> Seat:
    """Tear up the last letter."""
    return seat.undo()


def resign(seat: Seat, request: Request) -> Seat:
    """Write a letter that gives the game up."""
    return seat.resign()


def receive(seat: Seat, request: Request) -> Seat:
    """Read a letter of the other player."""
    return received(seat, parse_letter(text_of(request, "letter")))


def secret(seat: Seat, request: Request) -> Json:
    """The secret of the player and the last letter, to be kept as a file."""
    letter = whole_letter(seat.letters.game, seat.letters.entries)
    return {"secret": format_secret(seat.secret, format_letter(letter))}


def line(seat: Seat, request: Request) -> Json:
    """Every move whose effect is known, from the start as this player may see it."""
    view = seat.seen.view
    played = played_json(view)
    return {"start": format_position(view.start), "line": played, "at": len(played)}


def record(seat: Seat, request: Request) -> Json:
    """The game as a record, once this player knows all masks."""
    if seat.seen.sees != EVERYONE or not seat.letters.is_complete:
        raise BadRequest("hidden", "board")
    tags = {name: str(value) for name, value in table_of(request, "tags").items()}
    return {"record": format_record(Record(seat.seen.game, tags))}


def examine_letter(request: Request) -> Json:
    """Which game a letter belongs to and what kind of letter it is, for a page that has many."""
    letter = parse_letter(text_of(request, "text"))
    said: Json = {"game": letter.game.hex(), "letters": letter.number, "short": letter.is_short}
    if not letter.is_complete:
        return said
    letters = correspondence_of(letter.game, letter.entries)
    invitation = letter.entries[0].invitation
    return said | {
        "inviting": int(letters.inviting),
        "by": int(letters.writer_of(letter.number)),
        "rematch": invitation.rematch.hex() if invitation else "",
    }
