"""The trainer: one puzzle being solved, in which no mask has an identity until it is shown.

What a capture shows is the choice of the defence among all that fits, so there is nothing hidden
that could be guessed; a wrong move is answered with a world in which it fails.
"""

from volto_core.trainer.attempt import Attempt, Stage, attempt_at
from volto_core.trainer.desk import DESK
from volto_core.trainer.question import Aim, Question, question_of
from volto_core.trainer.telling import attempt_json
from volto_core.trainer.verdicts import Verdict
from volto_core.trainer.walking import twin

__all__ = [
    "DESK",
    "Aim",
    "Attempt",
    "Question",
    "Stage",
    "Verdict",
    "attempt_at",
    "attempt_json",
    "question_of",
    "twin",
]
