"""Every fact and ruling of the game by its id, the name the whole project calls it."""

from enum import StrEnum


class Rule(StrEnum):
    """The id of one fact of the booklets or of one ruling of this project."""

    CONTENTS_MASKS = "contents.masks"
    CONTENTS_MAT = "contents.mat"
    SETUP_SEATS = "setup.seats"
    SETUP_FACING = "setup.facing"
    SETUP_PLACEMENT = "setup.placement"
    SETUP_HIDDEN = "setup.hidden"
    TURN_FIRST = "turn.first"
    TURN_MUST_MOVE = "turn.must-move"
    TURN_TARGET = "turn.target"
    TURN_OWN_MASK = "turn.own-mask"
    MOVE_NOBLE = "move.noble"
    MOVE_ADVISOR = "move.advisor"
    MOVE_CANDIDATE = "move.candidate"
    MOVE_SOLDIER = "move.soldier"
    MOVE_SOLDIER_PALACE = "move.soldier-palace"
    MOVE_LADY = "move.lady"
    CAPTURE_REVEAL = "capture.reveal"
    CAPTURE_PLAIN = "capture.plain"
    CAPTURE_CANDIDATE = "capture.candidate"
    CAPTURE_LADY = "capture.lady"
    CAPTURE_LADY_BY_CANDIDATE = "capture.lady-by-candidate"
    TURN_END = "turn.end"
    WIN_CANDIDATE = "win.candidate"
    WIN_LADIES = "win.ladies"
    WIN_PALACE = "win.palace"
    RULING_NO_MOVE = "ruling.no-move"
    RULING_REPETITION = "ruling.repetition"
    RULING_REMOVED_OPEN = "ruling.removed-open"
    RULING_FIRST = "ruling.first"

    @property
    def anchor(self) -> str:
        """The id as an anchor of the rules page, such as `move-soldier-palace`."""
        return self.value.replace(".", "-")

    @property
    def is_ruling(self) -> bool:
        """Whether this project decided it because the booklets are silent."""
        return self.value.startswith("ruling.")
