from volto_core import Rule


def test_there_are_25_facts_and_4_rulings() -> None:
    assert sum(rule.is_ruling for rule in Rule) == 4
    assert len(Rule) == 29


def test_a_name_is_the_id_in_capitals() -> None:
    for rule in Rule:
        assert rule.name == rule.value.upper().replace(".", "_").replace("-", "_")


def test_an_anchor_has_dashes_for_dots() -> None:
    assert Rule.MOVE_SOLDIER_PALACE.anchor == "move-soldier-palace"
