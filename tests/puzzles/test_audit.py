"""The figures of the collection are kept, and what they stand on is found out again in part."""

import pytest

from volto_puzzles.audit import audited, figures
from volto_puzzles.collection import Collection
from volto_puzzles.findings import finding_of, is_current, read_findings
from volto_puzzles.ratings import digest_of, read_ratings

# So many puzzles are looked at again; all of them take minutes.
SAMPLE = 24


def test_every_puzzle_was_looked_at_as_it_is(collection: Collection) -> None:
    findings = read_findings()
    assert {name: finding.digest for name, finding in findings.items()} == {
        puzzle.id: digest_of(puzzle) for puzzle in collection.puzzles
    }


def test_every_figure_keeps_its_limit(collection: Collection) -> None:
    findings, puzzles = read_findings(), collection.puzzles
    found = audited(puzzles, (findings[puzzle.id] for puzzle in puzzles), read_ratings())
    assert [figure for figure in figures(found) if not figure.is_kept] == []


@pytest.mark.parametrize("part", range(4))
def test_what_was_found_out_is_found_again(collection: Collection, part: int) -> None:
    findings = read_findings()
    step = len(collection.puzzles) // SAMPLE
    for puzzle in collection.puzzles[part * step // 4 :: step][part::4]:
        found = finding_of(puzzle)
        # Whom another opponent is tempted by does not make the rest stale.
        if not is_current():
            found = found._replace(tempting=findings[puzzle.id].tempting)
        assert found == findings[puzzle.id], puzzle.id
