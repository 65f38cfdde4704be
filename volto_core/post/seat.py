"""One player's side of a correspondence: what this player knows, owes and writes."""

from enum import StrEnum
from typing import NamedTuple

from volto_core.errors import IllegalMove
from volto_core.game.moves import Move, why_not
from volto_core.geometry import PALACE
from volto_core.knowledge.seen_record import SeenRecord
from volto_core.pieces import LADIES_TO_LOSE, Kind, Player
from volto_core.post.correspondence import Correspondence
from volto_core.post.entries import Entry
from volto_core.post.promises import Opening, Promised, drawn_first
from volto_core.post.refusals import Refusal
from volto_core.post.secret import Secret
from volto_core.post.sight import seen_game
from volto_core.post.turns import after, correspondence_of

# So many letters there are before the one that opens the draw.
_BEFORE_DRAW = 2


class Duty(StrEnum):
    """What the next letter of a player has to hold."""

    NOTHING = ""
    MOVE = "move"
    DRAW = "draw"
    OPEN_LADY = "open-lady"
    OPEN_CAPTURER = "open-capturer"
    CLAIM_DRAW = "claim-draw"
    OPEN_ALL = "open-all"


class Seat(NamedTuple):
    """A player's secret and the letters so far."""

    secret: Secret
    letters: Correspondence

    @property
    def player(self) -> Player:
        """Whose seat it is."""
        return self.secret.player

    @property
    def first(self) -> Player | None:
        """Who begins, known to the inviting player one letter before the other."""
        letters = self.letters
        if not self._is_drawing:
            return letters.first
        return drawn_first(letters.game, self._draw, letters.entries[1].draw)

    @property
    def _is_drawing(self) -> bool:
        """Whether the next letter is this player's, and opens the draw."""
        letters = self.letters
        return len(letters.entries) == _BEFORE_DRAW and letters.inviting is self.player

    @property
    def _draw(self) -> bytes:
        return self.secret.draw(self.letters.game)

    @property
    def seen(self) -> SeenRecord:
        """The game as this player knows it, without a capture whose effect is not known yet."""
        return seen_game(self.letters, self.secret, self.first)

    @property
    def pending(self) -> Move | None:
        """The capture whose effect is not known yet."""
        made, is_broken = self.letters.made, bool(self.letters.breaches)
        is_known = is_broken or len(self.seen.game.turns) == len(made)
        return None if is_known else made[-1].move

    @property
    def duty(self) -> Duty:
        """What this player has to write next."""
        if self.letters.writer is not self.player:
            return Duty.NOTHING
        if self.letters.ending:
            return Duty.OPEN_ALL
        if self._is_drawing and self.first is not self.player:
            return Duty.DRAW
        answer = self._answer(self.letters.due) if self.letters.due else Duty.NOTHING
        return answer or (Duty.CLAIM_DRAW if self.seen.game.outcome else Duty.MOVE)

    def _answer(self, due: Promised) -> Duty:
        """What a capture asks for, nothing but the opening and a move if the mask is plain."""
        kind = self.secret.kinds[due.place]
        if kind is Kind.CANDIDATE:
            return Duty.OPEN_ALL
        if due == self.letters.made[-1].mover:
            return Duty.OPEN_CAPTURER
        if kind is not Kind.LADY:
            return Duty.NOTHING
        is_second = self.letters.lost[self.player - 1] + 1 == LADIES_TO_LOSE
        return Duty.OPEN_ALL if is_second else Duty.OPEN_LADY

    def play(self, move: Move) -> "Seat":
        """Write a letter with a move, and with all masks where it ends the game."""
        if self.duty is not Duty.MOVE:
            raise Refusal("not-now")
        position = self.seen.game.position
        rule = why_not(position, move)
        if rule:
            raise IllegalMove(str(move), rule)
        is_candidate = position.kind_at(move.origin) is Kind.CANDIDATE
        is_shown = is_candidate and PALACE[self.player.opponent] >> move.target & 1
        entry = self._entry(move=move)
        whole = entry._replace(openings=self._all)
        try:
            return self._with(whole if is_shown else entry)
        except Refusal:
            # The picture has come for the third time, which ends the game.
            return self._with(whole)

    def answer(self) -> "Seat":
        """Write the letter that is owed and needs no choice."""
        duty = self.duty
        if duty in (Duty.NOTHING, Duty.MOVE):
            raise Refusal("not-now")
        entry = self._entry()
        is_end = duty in (Duty.CLAIM_DRAW, Duty.OPEN_ALL)
        return self._with(entry._replace(openings=self._all) if is_end else entry)

    @property
    def can_resign(self) -> bool:
        """Whether the next letter is this player's, and the game has not ended without it."""
        return self.duty in (Duty.MOVE, Duty.OPEN_LADY, Duty.OPEN_CAPTURER)

    def resign(self) -> "Seat":
        """Write a letter that gives the game up and opens all masks."""
        if not self.can_resign:
            raise Refusal("not-now")
        return self._with(self._entry()._replace(openings=self._all, resigns=True))

    @property
    def can_undo(self) -> bool:
        """Whether the last letter is this player's, with a move that can be thought over."""
        letters = self.letters
        is_own = letters.writer_of(len(letters.entries)) is self.player
        return is_own and letters.entries[-1].move is not None

    def undo(self) -> "Seat":
        """Tear the last letter up, which nobody may have received."""
        if not self.can_undo:
            raise Refusal("not-now")
        letters = self.letters
        return self._replace(letters=correspondence_of(letters.game, letters.entries[:-1]))

    def _entry(self, *, move: Move | None = None) -> Entry:
        """An entry with the draw and the opening that have to be in the next letter."""
        due = self.letters.due
        openings = (self._opening(due),) if due else ()
        draw = self._draw if self._is_drawing else b""
        return Entry(draw=draw, openings=openings, move=move)

    @property
    def _all(self) -> tuple[Opening, ...]:
        return tuple(map(self._opening, self.letters.unopened(self.player)))

    def _opening(self, mask: Promised) -> Opening:
        return self.secret.opening(self.letters.game, mask)

    def _with(self, entry: Entry) -> "Seat":
        return self._replace(letters=after(self.letters, entry))
