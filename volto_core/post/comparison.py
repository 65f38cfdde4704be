"""What a letter adds to the entries that are known, or how it contradicts them."""

from hashlib import sha256

from volto_core.json import Json
from volto_core.post.correspondence import Correspondence
from volto_core.post.entries import Entry, format_entry
from volto_core.post.letters import Letter, digest_of
from volto_core.post.refusals import Refusal


def new_entries(known: Correspondence, letter: Letter) -> tuple[Entry, ...]:
    """The entries of a letter that are not known yet, none of an old one, or a Refusal."""
    if letter.game != known.game:
        raise Refusal("other-game")
    start = letter.number - len(letter.entries)
    if start > len(known.entries) or (
        letter.is_short and digest_of(known.entries[:start]) != letter.before
    ):
        raise Refusal("needs-whole", letter=letter.number, known=len(known.entries))
    pairs = zip(known.entries[start:], letter.entries, strict=False)
    for number, (own, told) in enumerate(pairs, start + 1):
        if own != told:
            raise _contradiction(known, letter, number, told)
    return letter.entries[len(known.entries) - start :]


def _contradiction(known: Correspondence, letter: Letter, number: int, told: Entry) -> Refusal:
    """The refusal of a letter that tells another past, with both versions of it."""
    own = known.entries[number - 1]
    is_swapped = own.invitation != told.invitation and own == told._replace(
        invitation=own.invitation
    )
    is_last = number == letter.number == len(known.entries)
    code = "swapped-seats" if is_swapped else "two-answers" if is_last else "rewritten"
    writer = int(known.writer_of(number))
    return Refusal(code, letter=number, player=writer, known=entry_json(own), told=entry_json(told))


def entry_json(entry: Entry) -> Json:
    """What an entry says, as far as it can be told in words, and a mark of all of it."""
    return {
        "seat": int(entry.invitation.player) if entry.invitation else 0,
        "move": str(entry.move or ""),
        "opened": "".join(opening.kind.letter for opening in entry.openings),
        "resigns": entry.resigns,
        "mark": sha256(format_entry(entry)).hexdigest()[:8],
    }
