"""The commands of the arena: tournaments, tuning and habits, each resumed where it stopped."""

import ast
import json
import runpy
import tomllib
from pathlib import Path

import pytest

from volto_core.arena.__main__ import main
from volto_core.arena.contest import DRAWN, LOST, WON, Pairing, played
from volto_core.arena.habits import STATUSES, format_habits, habits_of
from volto_core.arena.tournament import (
    Score,
    contested,
    decisive_files,
    digest,
    read_scores,
    settings_digest,
    write_scores,
)
from volto_core.arena.tuning import (
    Trial,
    Tuning,
    changed,
    format_tuning,
    new_tuning,
    points_of,
    read_tuning,
    tuned_further,
)
from volto_core.opponent.chance import Chance
from volto_core.opponent.weights import tuned
from volto_site.closure import imports_of

PAIRING = Pairing("1", "random")
# A game of so many turns is long enough where its result does not matter.
SHORT = 8


def test_games_are_played_in_processes_of_their_own() -> None:
    by_chance = Pairing("random", "random")
    *_, score = contested(by_chance, 2, processes=1)
    games = [played(by_chance, number) for number in range(2)]
    assert score.results == "".join(game.result for game in games)


@pytest.mark.usefixtures("in_this_process")
def test_a_tournament_writes_its_scores_and_goes_on_with_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volto_core.arena.__main__._BATCH", 2)
    monkeypatch.setattr("volto_core.arena.contest.LONGEST", SHORT)
    file = tmp_path / "scores.json"
    only = ["--only", PAIRING.name, "--processes", "1"]
    assert main(["tournament", str(file), "--games", "2", *only]) == 0
    first = read_scores(file)[PAIRING.name]
    assert len(first.results) == 2
    assert "2 games" in capsys.readouterr().out
    main(["tournament", str(file), "--games", "3", *only])
    assert read_scores(file)[PAIRING.name].results[:2] == first.results
    main(["tournament", str(file), "--games", "3", *only])
    assert "3 games" in capsys.readouterr().out


def test_without_a_choice_every_pairing_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volto_core.arena.__main__.PAIRINGS", (PAIRING,))
    known = {PAIRING.name: Score(PAIRING, "WD", "10", 3, settings_digest(PAIRING))}
    write_scores(tmp_path / "scores.json", known)
    main(["tournament", str(tmp_path / "scores.json"), "--games", "2"])
    assert capsys.readouterr().out.startswith("1-random ")
    assert read_scores(tmp_path / "scores.json") == known


def test_scores_of_other_code_are_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "scores.json"
    assert read_scores(file) == {}
    write_scores(file, {PAIRING.name: Score(PAIRING, "WD", "10", 3, settings_digest(PAIRING))})
    assert json.loads(file.read_text())["digest"] == digest()
    file.write_text(file.read_text().replace(digest(), "0" * 16))
    assert read_scores(file) == {}


def test_scores_of_other_settings_are_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "scores.json"
    changed = Score(PAIRING, "WD", "10", 3, "0" * 16)
    kept = Score(Pairing("3", "2"), "W", "1", 1, settings_digest(Pairing("3", "2")))
    write_scores(file, {score.pairing.name: score for score in (changed, kept)})
    assert list(read_scores(file)) == ["3-2"]


def test_the_digest_covers_whatever_a_game_is_decided_by() -> None:
    core = Path(main.__code__.co_filename).parents[1]
    covered = {path.relative_to(core).as_posix() for path in decisive_files()}
    # What only writes or reports decides nothing; levels are in the digest of their settings.
    apart = {"errors.py", "json.py", "text/notation.py", "opponent/levels.py"}
    for name in sorted(name for name in covered if name.endswith(".py")):
        for each in imports_of(ast.parse((core / name).read_bytes())):
            for module in each.names:
                path = f"{module.removeprefix('volto_core.').replace('.', '/')}.py"
                if module.startswith("volto_core.") and (core / path).is_file():
                    assert path in covered | apart, (name, module)


def test_a_contest_that_is_over_is_told_once() -> None:
    known = Score(PAIRING, "WDWD", "1010", 7, settings_digest(PAIRING))
    assert list(contested(PAIRING, 4, known=known)) == [known]


@pytest.mark.usefixtures("in_this_process")
def test_a_search_is_written_after_each_round_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volto_core.arena.contest.LONGEST", 2)
    file = tmp_path / "weights.toml"
    few = ["--games", "1", "--level", "1", "--seed", "4", "--processes", "1"]
    assert main(["tune", str(file), "--rounds", "1", *few]) == 0
    assert read_tuning(file).rounds == 1
    main(["tune", str(file), "--rounds", "2", *few])
    assert read_tuning(file).rounds == 2
    assert "2 changes tried" in capsys.readouterr().out


def test_a_search_reads_what_it_wrote(tmp_path: Path) -> None:
    tuning = Tuning(changed(tuned(), Chance(1)), level=5, seed=2, rounds=3, kept=1)
    (tmp_path / "weights.toml").write_text(format_tuning(tuning))
    assert read_tuning(tmp_path / "weights.toml") == tuning


def test_a_change_changes_a_few_weights_and_never_divides_by_nothing() -> None:
    tried = [changed(tuned(), Chance(seed)) for seed in range(300)]
    assert all(weights != tuned() for weights in tried[:3])
    assert {weights.run for weights in tried} != {tuned().run}
    assert all(len(weights.run) == len(tuned().run) for weights in tried)
    assert (
        min(changed(tuned()._replace(wish_scale=1), Chance(s)).wish_scale for s in range(300)) > 0
    )


@pytest.mark.parametrize(
    ("duel", "ours", "theirs", "kept"), [(2, 1, 1, 1), (1, 2, 0, 0), (2, 0, 1, 0)]
)
def test_a_change_is_kept_if_it_wins_and_is_no_worse_against_the_yardsticks(
    duel: int, ours: int, theirs: int, kept: int
) -> None:
    tuning = new_tuning(3, 0)

    def points(trial: Trial) -> int:
        if not isinstance(trial.enemy, str):
            return duel
        return theirs if trial.weights == tuning.weights else ours

    after = tuned_further(tuning, 2, lambda trials: map(points, trials))
    assert (after.rounds, after.kept) == (1, kept)
    assert (after.weights != tuning.weights) == bool(kept)


@pytest.mark.parametrize("number", range(2))
def test_a_trial_is_worth_two_points_to_the_winner(number: int) -> None:
    result = played(Pairing("3", "random"), number).result
    assert points_of(Trial(tuned(), "random", 3, number)) == {WON: 2, DRAWN: 1, LOST: 0}[result]


@pytest.mark.no_cover
def test_weights_play_against_weights_as_their_level_does() -> None:
    result = played(Pairing("1", "1"), 4).result
    assert points_of(Trial(tuned(), tuned(), 1, 4)) == {WON: 2, DRAWN: 1, LOST: 0}[result]


def test_a_trial_without_an_end_is_worth_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("volto_core.arena.contest.LONGEST", 1)
    assert points_of(Trial(tuned(), "careful", 3, 0)) == 1


@pytest.mark.usefixtures("in_this_process")
def test_habits_make_a_table_of_likelihoods(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("volto_core.arena.habits.PLAYERS", ("bold",))
    monkeypatch.setattr("volto_core.arena.contest.LONGEST", SHORT)
    file = tmp_path / "habits.toml"
    assert main(["habits", str(file), "--games", "1", "--processes", "1"]) == 0
    table = tomllib.loads(file.read_text())["status"]
    assert [status["mask"] for status in table] == list(STATUSES)
    assert file.read_text() == format_habits(habits_of(("bold", "bold"), 0))


def test_the_arena_runs_as_a_module(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["arena", "--help"])
    with pytest.raises(SystemExit):
        runpy.run_path(main.__code__.co_filename, run_name="__main__")
    assert "tournament" in capsys.readouterr().out


def test_the_table_of_the_opponent_has_the_same_form() -> None:
    path = Path(main.__code__.co_filename).parents[1] / "opponent" / "likelihood.toml"
    ours = tomllib.loads(path.read_text("utf-8"))["status"]
    made = tomllib.loads(format_habits(habits_of(("random", "random"), 0)))["status"]
    assert [status["mask"] for status in ours] == [status["mask"] for status in made]
    for status in (*ours, *made):
        assert all(max(action) == 1024 and min(action) > 0 for action in status["actions"])
