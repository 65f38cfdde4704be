"""Two players by post: each has a seat, and nothing but the text of letters goes between them."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from volto_core import Game, Kind, Move, Player, parse_move
from volto_core.game.setup import home_squares
from volto_core.geometry import SQUARE_NAMES
from volto_core.post.correspondence import Correspondence
from volto_core.post.entries import Entry
from volto_core.post.letters import format_letter, parse_letter, short_letter, whole_letter
from volto_core.post.promises import Opening
from volto_core.post.receipt import accept, invite, receive
from volto_core.post.results import Result, result_of
from volto_core.post.seat import Duty, Seat
from volto_core.post.secret import Secret, format_secret, secret_of, setup_of
from volto_core.post.turns import after

IVORY_SETUP = "NALSN/CANAL"
NIGHT_SETUP = "lanac/nslan"

# Ivory's last masks stand in each other's way, in the corner of Night's palace.
STUCK = (
    "b2c3 c6c5 a1b2 b6b2 c3b4 b7c6 c2c3 c6d5 c3c4 d5c4 d2c3 a6a5 b4b5 a5a4 c1c2 e6d5 c3b4 a7b6 "
    "b5c6 b6a5 b4a5 d7e6 c2b2 e7d7 b2b3 e6e5 b3b4 e5d4 b4b5 d4e5 e1d2 e5d4 a2a3 d4e4 e2d3 e4e3 "
    "d2c3 e3e2 d1c2 e2e3 b5b6 e3d4 c3b4 d4e4 b4b5 e4d4 c2c3 d4e5 b5a6 e5e4 c3b4 e4e5 b4b5 e5e6 "
    "b1b4 d5d4 d3e4 d4c3 e4d5 c3b3 a3a4 e6e5 b6b7 e5e6 b7a7 e6e5 c6b6 b3a3 d5c6 e5d5 c6b7 d5d4 "
    "b6c6 c4d5 a5b6 d4d3 a4a5 a3a4 b5c4 d3d4 a5b5 d4d3 b6a5 d3c3 b5b6 c3b3 c4b5 b3c4",
    ("NLNAA/ASNLC", "aalcn/nsnal"),
)


class Pair(NamedTuple):
    """Both seats of a game, each with what it has read and written."""

    ivory: Seat
    night: Seat

    def seat(self, player: Player) -> Seat:
        return self[player - 1]

    def with_seat(self, seat: Seat) -> "Pair":
        return self._replace(**{"ivory" if seat.player is Player.IVORY else "night": seat})

    @property
    def letters(self) -> Correspondence:
        """The longer of both lines of letters."""
        return max((seat.letters for seat in self), key=lambda letters: len(letters.entries))

    @property
    def result(self) -> Result | None:
        return result_of(self.letters)

    @property
    def text(self) -> str:
        return text_of(self.letters)

    def sent(self, writer: Seat) -> "Pair":
        """The pair after the other player has read what this one has written."""
        reader = receive(self.seat(writer.player.opponent), parse_letter(text_of(writer.letters)))
        return self.with_seat(writer).with_seat(reader)

    def answered(self) -> "Pair":
        """The pair after a letter that needs no choice."""
        return self.sent(self.writer.answer())

    def played(self, *moves: str | Move) -> "Pair":
        """The pair after these moves, with every letter that they ask for."""
        pair = self
        for move in _moves(moves):
            while pair.writer.duty is not Duty.MOVE:
                pair = pair.answered()
            pair = pair.sent(pair.writer.play(move))
        return pair

    def finished(self) -> "Pair":
        """The pair after all letters that are still owed."""
        pair = self
        while pair.letters.writer and pair.writer.duty is not Duty.MOVE:
            pair = pair.answered()
        return pair

    @property
    def writer(self) -> Seat:
        """The seat that owes the next letter."""
        player = self.letters.writer
        assert player is not None
        return self.seat(player)


def _moves(told: Iterable[str | Move]) -> Iterator[Move]:
    """The moves, of which a text may hold several."""
    for each in told:
        yield from map(parse_move, each.split()) if isinstance(each, str) else (each,)


def text_of(letters: Correspondence, *, short: bool = False) -> str:
    """The text of the last letter."""
    made = short_letter if short else whole_letter
    return format_letter(made(letters.game, letters.entries))


def file_of(seat: Seat) -> str:
    """The secrets file that a player would have saved now."""
    return format_secret(seat.secret, text_of(seat.letters))


def seeds() -> Iterator[str]:
    """Seeds for secrets that are the same in every run."""
    for number in range(1, 1000):
        yield f"{number:064x}"


def pair_of(
    ivory: str = IVORY_SETUP,
    night: str = NIGHT_SETUP,
    *,
    first: Player = Player.IVORY,
    inviting: Player = Player.IVORY,
) -> Pair:
    """Two players who have exchanged two letters, of whom this one will begin."""
    return pair_by(secrets_of(ivory, night, first=first, inviting=inviting), inviting=inviting)


def pair_by(secrets: tuple[Secret, Secret], *, inviting: Player = Player.IVORY) -> Pair:
    """Two players with these secrets who have exchanged two letters."""
    own, other = secrets[inviting - 1], secrets[inviting.opponent - 1]
    inviter = invite(own)
    invited = accept(other, parse_letter(text_of(inviter.letters)))
    inviter = receive(inviter, parse_letter(text_of(invited.letters)))
    seats = {inviter.player: inviter, invited.player: invited}
    return Pair(seats[Player.IVORY], seats[Player.NIGHT])


@cache
def secrets_of(
    ivory: str, night: str, *, first: Player, inviting: Player = Player.IVORY
) -> tuple[Secret, Secret]:
    """The secrets of both players whose draw lets this one begin."""
    for seed in seeds():
        secrets = (
            secret_of(Player.IVORY, ivory, "0" * 63 + "9"),
            secret_of(Player.NIGHT, night, seed),
        )
        if pair_by(secrets, inviting=inviting).seat(inviting).first is first:
            return secrets
    raise AssertionError("no draw lets this player begin")


def setups_of(game: Game) -> tuple[str, str]:
    """The set-ups with which a game began."""
    ivory, night = (
        setup_of(player, tuple(kind_at(game, square) for square in home_squares(player)))
        for player in Player
    )
    return ivory, night


def kind_at(game: Game, square: int) -> Kind:
    kind = game.start.kind_at(square)
    assert kind is not None
    return kind


def by_post(game: Game) -> Pair:
    """A whole game that two honest players have played by post, to its last letter."""
    pair = pair_of(*setups_of(game), first=Player(game.start.player))
    return pair.played(*game.moves).finished()


def texts(letters: Correspondence) -> list[str]:
    """Every letter of a game, as they were sent."""
    game, entries = letters.game, letters.entries
    return [
        format_letter(whole_letter(game, entries[:number])) for number in range(1, len(entries) + 1)
    ]


def forged(letters: Correspondence, entries: Iterable[Entry]) -> str:
    """The text of a letter with entries that nobody has checked."""
    return format_letter(whole_letter(letters.game, tuple(entries)))


def slipped(pair: Pair, entry: Entry) -> Pair:
    """The pair after an entry that no honest seat would write, with the draw where it is owed."""
    seat, letters = pair.writer, pair.letters
    if len(letters.entries) == 2:
        entry = entry._replace(draw=seat.secret.draw(letters.game))
    reader = pair.seat(seat.player.opponent)
    reader = receive(reader, parse_letter(forged(letters, (*letters.entries, entry))))
    return pair.with_seat(reader).with_seat(seat._replace(letters=reader.letters))


def hurried(pair: Pair, moves: Iterable[str | Move]) -> Pair:
    """The pair after moves that capture no lady, written and read by nobody in particular."""
    letters = pair.letters
    for move in _moves(moves):
        assert letters.writer is not None
        secret, due = pair.seat(letters.writer).secret, letters.due
        entry = Entry(
            draw=secret.draw(letters.game) if len(letters.entries) == 2 else b"",
            openings=(secret.opening(letters.game, due),) if due else (),
            move=move,
        )
        letters = after(letters, entry)
    return Pair(*(seat._replace(letters=letters) for seat in pair))


def openings(pair: Pair, *squares: str) -> tuple[Opening, ...]:
    """What opens the writer's masks that stood on these squares at the start, or all others."""
    seat = pair.writer
    masks = pair.letters.unopened(seat.player)
    wanted = [mask for mask in masks if not squares or SQUARE_NAMES[mask.home] in squares]
    return tuple(seat.secret.opening(pair.letters.game, mask) for mask in wanted)


def opened_all(pair: Pair) -> Pair:
    """The pair after the letters that open everything, from whoever owes one."""
    while pair.letters.writer:
        pair = slipped(pair, Entry(openings=openings(pair)))
    return pair
