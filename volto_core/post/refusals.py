"""Why a letter is refused: a code, from which a page makes a sentence, and the values it needs.

no-letter, version, cut-short, damaged, malformed, too-long    the text is no letter to be read
secrets, not-yours      the secrets are unreadable, or are those of another seat or game
other-game, own-letter, old, ahead, needs-whole, over          it does not come next
swapped-seats, rewritten, two-answers                          it contradicts what is known
shape, unanswered       it lacks what has to be in it, or has what may not be
false-draw, false-opening                                      it does not open its promise
impossible-move         no identity that is still possible allows the move
unfinished              a line of letters to be checked has no result yet
not-now                 this player has nothing like that to write now
false-ending, unclaimed-ending     it claims an end that is none, or does not claim one that is
"""

from volto_core.errors import VoltoError
from volto_core.json import Json


class Refusal(VoltoError):
    """A letter that is not accepted: the code, and values such as its number and its writer."""

    def __init__(self, code: str, **values: object) -> None:
        self.code = code
        self.values = values
        told = ", ".join(f"{name} {value}" for name, value in values.items())
        super().__init__(f"{code}: {told}" if told else code)

    def details(self) -> Json:
        """The values."""
        return dict(self.values)

    def at(self, **values: object) -> "Refusal":
        """The same refusal with more values."""
        return Refusal(self.code, **values | self.values)
