"""Identities for hidden masks, dealt within limits."""

from volto_core import parse_position
from volto_core.geometry import squares_of
from volto_core.knowledge.counting import kind_set
from volto_core.knowledge.dealing import dealt, number_of_deals
from volto_core.pieces import Kind
from volto_core.text.notation import format_position


def test_limits_are_kept_and_may_leave_no_deal() -> None:
    hidden = parse_position("1xxx1/5/5/5/5/5/5 1 01")
    soldier, lady = kind_set((Kind.SOLDIER,)), kind_set((Kind.LADY,))
    b7, c7, d7 = squares_of(hidden.hidden)
    limits = {b7: soldier | lady, c7: lady}
    numbers = range(number_of_deals(hidden, limits=limits))
    assert numbers
    found = {format_position(dealt(hidden, str(number), limits=limits)) for number in numbers}
    assert found == {"1slc1/5/5/5/5/5/5 1 01"}
    assert number_of_deals(hidden, limits={b7: soldier, d7: soldier}) == 0
