"""What takes long to find out about a puzzle for the audit, stored by a digest of the puzzle.

The file also has a digest of the code that found it out, and one of the opponent that was tempted:
where they are others, it is found out again.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from volto_core.arena.tournament import digest as opponent_digest
from volto_core.game.position import EVERY_PLANE
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import KINDS
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import Search, Situation, solve
from volto_core.solver.kind_sets import PLANES_OF
from volto_core.solver.query import query_in
from volto_puzzles import cores
from volto_puzzles.ratings import digest_of
from volto_puzzles.temptations import tempting_squares
from volto_puzzles.workers import spread

FILE = Path(__file__).with_suffix(".json")
_ROOT = Path(__file__).parents[1]
_DECISIVE = (
    "volto_core/game",
    "volto_core/solver",
    "volto_puzzles/cores.py",
    "volto_puzzles/findings.py",
)
# So many worlds of a hidden win are opened.
_WORLDS = 60


class Finding(NamedTuple):
    """The digests of a puzzle and of its core, and what was found out about it.

    `loose` masks are not needed, `tempting` ones make or suffer a wrong move that is often played;
    a hidden win is as open if the key is the same in every world that is opened.
    """

    digest: str
    core: str
    loose: tuple[str, ...]
    tempting: tuple[str, ...]
    is_as_open: bool

    @property
    def padding(self) -> tuple[str, ...]:
        """The masks that are neither needed nor tempting."""
        return tuple(name for name in self.loose if name not in self.tempting)


def finding_of(puzzle: Puzzle) -> Finding:
    """What is found out about a puzzle."""
    loose = cores.superfluous(puzzle)
    core = cores.core_of(puzzle) if loose else puzzle
    key = repr(cores.core_key(core))
    return Finding(
        digest_of(puzzle),
        sha256(key.encode()).hexdigest()[:12],
        tuple(SQUARE_NAMES[square] for square in loose),
        tuple(SQUARE_NAMES[at] for at in sorted(tempting_squares(puzzle))) if loose else (),
        is_as_open(puzzle),
    )


def is_as_open(puzzle: Puzzle) -> bool:
    """Whether a win with hidden masks has the same only key in every world that is opened."""
    if puzzle.aim is not Aim.WIN or puzzle.is_open:
        return False
    situation = puzzle.query.situation
    for world in islice(puzzle.query.worlds(), _WORLDS):
        kinds = situation.kinds & situation.own * EVERY_PLANE
        for square, kind in world.items():
            kinds |= PLANES_OF[1 << kind] << square
        counts = tuple(list(world.values()).count(kind) for kind in KINDS)
        opened = Situation(*situation[:3], kinds, situation.lost, counts)
        solution = solve(query_in(opened), puzzle.own_moves, search=Search())
        if solution is None or solution.moves != (puzzle.solution,):
            return False
    return True


def code_digest() -> str:
    """A digest of the code that decides what is found out, but for the opponent."""
    total = sha256()
    for name in _DECISIVE:
        path = _ROOT / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            total.update(file.read_bytes())
    return total.hexdigest()[:16]


def read_findings(path: Path = FILE) -> dict[str, Finding]:
    """The findings of a file by the id of the puzzle."""
    if not path.exists():
        return {}
    stored = json.loads(path.read_text("utf-8"))["findings"]
    return {
        name: Finding(digest, core, tuple(loose), tuple(tempting), is_open)
        for name, (digest, core, loose, tempting, is_open) in stored.items()
    }


def is_current(path: Path = FILE) -> bool:
    """Whether the findings of a file are those of this code and this opponent."""
    if not path.exists():
        return False
    data = json.loads(path.read_text("utf-8"))
    return (data["code"], data["opponent"]) == (code_digest(), opponent_digest())


def write_findings(findings: Mapping[str, Finding], path: Path = FILE) -> None:
    """Write the findings, a line for each puzzle."""
    lines = ",\n".join(
        f'  "{name}": {json.dumps(list(finding))}' for name, finding in sorted(findings.items())
    )
    head = f'"code": "{code_digest()}",\n "opponent": "{opponent_digest()}"'
    path.write_text(f'{{\n {head},\n "findings": {{\n{lines}\n }}\n}}\n', "utf-8")


def found_out(
    puzzles: Iterable[Puzzle], known: Mapping[str, Finding], *, processes: int | None
) -> dict[str, Finding]:
    """The findings of all puzzles: those known of the same puzzle, and the others anew."""
    wanted = list(puzzles)
    missing = [
        puzzle
        for puzzle in wanted
        if puzzle.id not in known or known[puzzle.id].digest != digest_of(puzzle)
    ]
    new = dict(
        zip(
            (puzzle.id for puzzle in missing),
            spread(finding_of, missing, processes=processes),
            strict=True,
        )
    )
    return {puzzle.id: new.get(puzzle.id) or known[puzzle.id] for puzzle in wanted}
