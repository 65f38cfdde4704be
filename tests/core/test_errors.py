from volto_core import VoltoError
from volto_core.errors import quoted


def test_an_error_without_values_has_no_details() -> None:
    assert VoltoError("something").details() == {}


def test_a_quote_is_one_line_of_ascii() -> None:
    assert quoted("a\nb\u2028é") == r"'a\nb\u2028\xe9'"
