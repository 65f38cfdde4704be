"""Whatever a page sends, the core gives an answer or a code, and a refusal changes nothing."""

from typing import Any

import pytest

from tests.support.hostile import MARKUP, page_with_a_board
from tests.support.puzzles import PUZZLE


@pytest.mark.parametrize("answer", ["", "NA", "n", "X", MARKUP])
def test_an_answer_that_is_not_one_kind_is_refused(answer: str) -> None:
    puzzle = {key: value for key, value in PUZZLE.items() if key not in ("within", "solution")}
    puzzle |= {"kind": "unmask", "square": "b6", "answer": answer}
    load = {"do": "load", "board": "b", "puzzle": puzzle}
    refused: Any = page_with_a_board().handle(load)
    assert refused["error"]["code"] == "puzzle"
    assert page_with_a_board().handle(load | {"puzzle": puzzle | {"answer": "A"}})["ok"]


@pytest.mark.parametrize("request_", [None, [], ["do"], "do", 7, True])
def test_what_is_no_request_at_all_is_refused_as_well(request_: Any) -> None:
    answer = page_with_a_board().handle(request_)
    assert answer["ok"] is False
