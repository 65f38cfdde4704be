"""A game by post as one of its players can know it, replayed from a record with hidden masks."""

from collections.abc import Iterator
from functools import lru_cache

from volto_core.errors import VoltoError
from volto_core.geometry import PALACE
from volto_core.knowledge.seen_record import SeenRecord, parse_seen_record
from volto_core.pieces import HIDDEN_LETTER, Kind, Player
from volto_core.post.correspondence import Correspondence, Made
from volto_core.post.promises import family
from volto_core.post.secret import Secret, setup_of

# What the other side has is not known; a game that goes on is no draw in any world.
_RESULTS = ('[Result "*"]', "")


def seen_game(letters: Correspondence, secret: Secret, first: Player | None) -> SeenRecord:
    """The game up to the last move whose effect this player knows.

    After a breach nothing may fit all that was seen: then up to the last move where something does.
    """
    words = list(_words(letters, secret))
    while True:
        for result in _RESULTS:
            try:
                return _replayed(_record(letters, secret, first, words, result))
            except VoltoError:
                continue
        words.pop()


@lru_cache(maxsize=4)
def _replayed(text: str) -> SeenRecord:
    """The record replayed, once for all that is asked about it."""
    return parse_seen_record(text)


def _record(
    letters: Correspondence, secret: Secret, first: Player | None, words: list[str], result: str
) -> str:
    ivory, night = (
        secret.setup if player is secret.player else _other_setup(letters, player)
        for player in Player
    )
    head = (
        f'[Ivory-Setup "{ivory}"]',
        f'[Night-Setup "{night}"]',
        f'[First "{int(first or Player.IVORY)}"]',
        result,
    )
    return "\n".join((*head, " ".join(words)))


def _other_setup(letters: Correspondence, player: Player) -> str:
    """The set-up of the other side, hidden as long as not all of its masks lie open."""
    if letters.unopened(player) or letters.breaches:
        row = HIDDEN_LETTER * 5 if player is Player.IVORY else HIDDEN_LETTER.lower() * 5
        return f"{row}/{row}"
    return setup_of(player, tuple(letters.opened[mask] for mask in family(player)))


def _words(letters: Correspondence, secret: Secret) -> Iterator[str]:
    """The moves as they are written in a record, with what they have revealed to this player."""
    kinds = dict(letters.opened)
    kinds |= dict(zip(family(secret.player), secret.kinds, strict=True))
    for made in letters.made:
        mover = kinds.get(made.mover)
        captured = None if made.captured is None else kinds.get(made.captured)
        is_known = made.captured is None or captured is not None
        if not is_known or (captured is Kind.LADY and mover is None):
            return
        yield _word(made, mover, captured)


def _word(made: Made, mover: Kind | None, captured: Kind | None) -> str:
    text = str(made.move) + (f"x{captured.letter}" if captured is not None else "")
    if captured is Kind.LADY and mover is not None:
        return f"{text}-{mover.letter}"
    is_palace = PALACE[made.mover.owner.opponent] >> made.move.target & 1
    is_shown = mover is Kind.CANDIDATE and captured is not Kind.CANDIDATE and is_palace
    return f"{text}=C" if is_shown else text
