"""How long and how hard to read each step of the course is, in every language."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from volto_core.teaching.lessons import all_lessons
from volto_site.languages import CODES
from volto_site.pages.course import card_id, read_at_the_end, read_before
from volto_site.strings import strings_of

_WORD = re.compile(r"\w+(?:[’'-]\w+)*")
_END = re.compile(r"[.:;!?…]+(?=\s|$)")
# The readability index LIX counts words of more letters as long.
_LONG = 6


class Reading(NamedTuple):
    """What a text is made of."""

    words: int
    sentences: int
    long: int

    @property
    def lix(self) -> float:
        """The index LIX, which holds in all four languages: under 30 is easy, over 50 hard."""
        return self.words / self.sentences + 100 * self.long / self.words


def reading_of(texts: Iterable[str]) -> Reading:
    """The measures of texts that are read together, a title being a sentence of its own."""
    texts = tuple(texts)
    words = [word for text in texts for word in _WORD.findall(text)]
    sentences = sum(max(1, len(_END.findall(text))) for text in texts)
    return Reading(len(words), sentences, sum(len(word) > _LONG for word in words))


def report() -> Iterator[str]:
    """A line for each step, under a line of headings."""
    yield f"{'language':9}{'lesson':11}{'step':42}{'words':>6}{'sentences':>11}{'LIX':>5}"
    for language in CODES:
        strings = strings_of(language)
        for lesson in all_lessons():
            read = {step.id: read_before(lesson, step, strings) for step in lesson.steps}
            for step, texts in (read | {card_id(lesson): read_at_the_end(lesson, strings)}).items():
                text = reading_of(texts)
                measures = f"{text.words:6}{text.sentences:11}{text.lix:5.0f}"
                yield f"{language:9}{lesson.id:11}{step:42}{measures}"
