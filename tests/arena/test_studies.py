"""Studies: counts of games, added up, written and gone on with; model games and first games."""

import json
from pathlib import Path

import pytest

from tests.support.boards import board
from volto_core.arena.__main__ import main
from volto_core.arena.beginner import beginner
from volto_core.arena.contest import fought
from volto_core.arena.contestants import contestant
from volto_core.arena.counts import counts_of
from volto_core.arena.first_games import Trial, first_games, played, read_trials
from volto_core.arena.models import read_models, reviewed, write_models
from volto_core.arena.studies import STUDIES, Study, game_counts, read_studies, studied
from volto_core.game.history import Game, game_of
from volto_core.game.position import Position
from volto_core.knowledge.views import view_of
from volto_core.pieces import Player
from volto_core.text.notation import parse_move

QUICK = Study("arranged", 1, ("5", "5"), 2)

DOOR = """
    7  c . n . l
    6  . . . C .
    5  . . . . .
    4  n . . . .
    3  L . . . .
    2  . . . . .
    1  . . . . L
       a b c d e
"""


def after(drawing: str, *moves: str, lost: tuple[int, int] = (0, 0), player: int = 1) -> Game:
    return game_of(board(drawing, player=player, lost=lost), tuple(map(parse_move, moves)))


def test_the_end_of_a_game_is_counted_by_its_rule_and_for_whom() -> None:
    counts = counts_of(after(DOOR, "d6d7"))
    assert counts["ended.win.palace"] == counts["length.1"] == counts["began.won"] == 1
    assert counts["winner.ladies.0"] == 1


def test_a_captured_mask_is_counted_by_its_kind_its_row_and_whether_it_had_moved() -> None:
    counts = counts_of(after(DOOR, "a3b3", "a4b4", "b3a3", "b4b3", "e1e2", "b3a3"))
    assert counts["captured.L"] == counts["captured.row.2.L"] == counts["captured.moved.L"] == 1
    assert counts["captured.by.N"] == 1
    still = counts_of(after(DOOR, "e1e2", "a4a3"))
    assert still["captured.still.L"] == 1


def test_a_candidate_at_the_door_is_counted_with_what_becomes_of_it() -> None:
    counts = counts_of(after(DOOR, "a3b3", "a4b4", "d6d7"))
    assert counts["door.reached"] == counts["door.won.win.palace"] == 1
    caught = counts_of(after(DOOR, "a3b3", "c7c6", "b3b4", "c6d6"))
    assert caught["door.reached"] == 1
    assert caught["began.lost"] == 1
    assert not any(name.startswith("door.won") for name in caught)


def test_an_unfinished_game_has_no_winner() -> None:
    counts = counts_of(after(DOOR, "a3b3"))
    assert counts["ended.unfinished"] == 1
    assert not any(name.startswith(("began", "knew", "winner")) for name in counts)


def test_whoever_knew_more_is_told_from_who_knew_less() -> None:
    by_chance = contestant("random")
    found = set()
    for number in range(4):
        counts = counts_of(fought((by_chance, by_chance), number))
        (name,) = (name for name in counts if name.startswith("knew."))
        assert counts[name] == 1
        found.add(name)
    assert found == {"knew.more", "knew.less", "knew.as-much"}


def test_each_kind_is_counted_where_it_stood_at_first() -> None:
    by_chance = contestant("random")
    counts = counts_of(fought((by_chance, by_chance), 0))
    placed = {name: count for name, count in counts.items() if name.startswith("placed.")}
    assert sum(placed.values()) == 20
    assert sum(count for name, count in placed.items() if name.startswith("placed.C.")) == 2


@pytest.mark.usefixtures("in_this_process")
def test_a_study_adds_its_games_up_and_goes_on_with_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volto_core.arena.__main__.STUDIES", (QUICK, STUDIES[1]))
    monkeypatch.setattr("volto_core.arena.__main__._BATCH", 2)
    monkeypatch.setattr("volto_core.arena.contest.LONGEST", 8)
    file = tmp_path / "studies.json"
    only = ["--only", QUICK.name, "--processes", "1"]
    assert main(["studies", str(file), "--games", "1", *only]) == 0
    assert main(["studies", str(file), *only]) == 0
    found = read_studies(file)[QUICK.name]
    assert found.games == 2
    assert found.counts == game_counts(QUICK, 0) + game_counts(QUICK, 1)
    assert list(studied(QUICK, 2, known=found)) == [found]
    assert "2 games" in capsys.readouterr().out
    file.write_text(file.read_text().replace('"digest": "', '"digest": "0'))
    assert read_studies(file) == {}
    assert read_studies(file, of_any_code=True) == {QUICK.name: found}
    assert read_studies(tmp_path / "none.json") == {}


@pytest.mark.parametrize(("number", "arranger"), [(0, "first"), (1, "other")])
def test_a_win_belongs_to_who_arranged_the_masks_of_the_winner(
    monkeypatch: pytest.MonkeyPatch, number: int, arranger: str
) -> None:
    monkeypatch.setattr("volto_core.arena.studies.fought", lambda *_: after(DOOR, "d6d7"))
    assert game_counts(QUICK, number)[f"arranger.{arranger}"] == 1


def test_a_draw_belongs_to_neither_arranger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("volto_core.arena.contest.LONGEST", 1)
    assert not any(name.startswith("arranger") for name in game_counts(QUICK, 0))


def test_model_games_are_played_reviewed_written_and_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = fought((contestant("1"), contestant("random")), 0)
    monkeypatch.setattr("volto_core.arena.models.fought", lambda *_: game)
    file = tmp_path / "models.json"
    assert main(["models", str(file), "5-2:7"]) == 0
    (model,) = read_models(file)
    assert model == reviewed("5-2:7", game)
    assert len(model.analyses) == len(game.turns)
    assert len(model.curve) == len(game.turns) + 1
    assert main(["models", str(file)]) == 0
    assert read_models(file) == [model]
    write_models(tmp_path / "again.json", [model])
    assert (tmp_path / "again.json").read_text() == file.read_text()


@pytest.mark.usefixtures("in_this_process")
def test_first_games_are_counted_by_when_they_are_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    four = first_games()[0]
    monkeypatch.setattr("volto_core.arena.first_games.course_tasks", lambda: (four,))
    file = tmp_path / "first-games.json"
    assert main(["first-games", str(file), "--games", "2", "--processes", "1"]) == 0
    digest, (trial,) = read_trials(file)
    assert json.loads(file.read_text())["digest"] == digest
    ends = [played(four.id, number) for number in range(2)]
    assert trial.won == sum(end == "won" for end, _ in ends)
    assert trial.won + trial.drawn + sum(trial.lost.values()) == trial.games == 2
    assert trial.is_current
    assert not trial._replace(settings="of a former level").is_current
    assert "4 masks: 2 games" in capsys.readouterr().out


def test_a_loss_before_the_sixth_own_move_is_soon() -> None:
    trial = Trial("t", "p", 4, 10, 2, 1, {5: 1, 6: 2, 20: 4}, 3, "")
    assert trial.lost_soon == 1
    assert trial.share == 0.1


def beginners_move(position: Position) -> str:
    view = view_of(Game(position), frozenset({Player(position.player)}))
    return str(beginner(view, 1))


def test_a_beginner_plays_a_win_that_it_sees() -> None:
    position = board("""
        7  . . . . n
        6  C . . . .
        5  . . n . .
        4  . . N . .
        3  . . . . .
        2  . . . . .
        1  . . . . .
           a b c d e
    """)
    assert beginners_move(position) in ("a6a7", "a6b7")


LADY = """
    7  . . . . c
    6  . . . . .
    5  . . l . .
    4  . . N . .
    3  . . . . .
    2  . . . . .
    1  C . . . .
       a b c d e
"""


def test_a_beginner_takes_what_it_sees() -> None:
    assert beginners_move(board(LADY)) == "c4c5"


@pytest.mark.parametrize("captor", "NC")
def test_a_beginner_captures_in_haste_now_and_then_what_may_cost_the_game(captor: str) -> None:
    drawn = board(LADY.replace("C", ".").replace("N", captor), lost=(0, 1))
    view = view_of(Game(drawn), frozenset({Player.IVORY}))
    captures = [str(beginner(view, seed)) == "c4c5" for seed in range(300)]
    # One in three, and where no other step is to be had.
    assert 70 < sum(captures) < 150


def test_a_beginner_goes_back_or_beside_an_enemy_only_if_there_is_nothing_else() -> None:
    position = board("""
        7  . . . . .
        6  . . . . .
        5  C . . . .
        4  . . n . .
        3  . . . . .
        2  . . . . .
        1  . . . . l
           a b c d e
    """)
    assert beginners_move(position) in ("a5a6", "a5b6")
    stuck = board(
        """
        7  N n . . .
        6  n . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . c
           a b c d e
    """,
        lost=(0, 1),
    )
    assert beginners_move(stuck) in ("a7a6", "a7b7")
