"""What becomes of a letter that arrives: a game begins, goes on, or the letter is refused."""

from volto_core.post.comparison import new_entries
from volto_core.post.correspondence import Correspondence
from volto_core.post.entries import Entry
from volto_core.post.letters import Letter
from volto_core.post.promises import Promised
from volto_core.post.refusals import Refusal
from volto_core.post.seat import Seat
from volto_core.post.secret import Secret
from volto_core.post.turns import after, correspondence_of


def invite(secret: Secret, rematch: bytes = b"") -> Seat:
    """Begin a game with its first letter."""
    game = secret.new_game
    return Seat(secret, correspondence_of(game, (secret.invitation(rematch),)))


def accept(secret: Secret, letter: Letter) -> Seat:
    """Answer an invitation with the second letter."""
    letters = _whole(letter)
    if len(letters.entries) > 1:
        raise Refusal("not-yours")
    if letters.inviting is secret.player:
        raise Refusal("swapped-seats", letter=1, player=int(secret.player))
    return Seat(secret, after(letters, secret.acceptance(letter.game)))


def restore(secret: Secret, letter: Letter) -> Seat:
    """Take a game up from its last letter, if what this player wrote in it follows the secret."""
    letters = _whole(letter)
    for number, entry in enumerate(letters.entries, 1):
        if letters.writer_of(number) is secret.player:
            _check_own(secret, letter.game, entry)
    if secret.player not in letters.promises:
        raise Refusal("not-yours")
    return Seat(secret, letters)


def _whole(letter: Letter) -> Correspondence:
    if not letter.is_complete:
        raise Refusal("needs-whole")
    return correspondence_of(letter.game, letter.entries)


def _check_own(secret: Secret, game: bytes, entry: Entry) -> None:
    """Refuse an entry in this player's name that this player cannot have written."""
    openings = tuple(
        secret.opening(game, Promised(secret.player, opening.place)) for opening in entry.openings
    )
    is_own = entry.promises in ((), secret.promises(game)) and entry.openings == openings
    if not is_own or entry.draw not in (b"", secret.draw(game)):
        raise Refusal("not-yours")


def receive(seat: Seat, letter: Letter) -> Seat:
    """The seat after the letter of the other player, or a Refusal that says what it is instead."""
    known = seat.letters
    entries = new_entries(known, letter)
    told = {"letter": letter.number, "known": len(known.entries)}
    if not entries:
        writer = known.writer_of(letter.number)
        code = "own-letter" if writer is seat.player else "old"
        raise Refusal(code, player=int(writer), **told)
    if len(entries) > 1 or known.writer is seat.player:
        # Nobody but this browser writes the letters of this player.
        raise Refusal("ahead", **told)
    return seat._replace(letters=after(known, *entries))
