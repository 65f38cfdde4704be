from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools.browser import (
    CHROMIUM,
    FIREFOX,
    Browser,
    Family,
    Source,
    choose,
    from_playwright,
    is_snap,
    known,
    launch_arguments,
    provide,
    provide_second,
    sources,
    works,
)
from tools.missing import Missing


def source(name: str, *paths: str) -> Source:
    return Source(name, lambda: paths)


def only(*good: str) -> Callable[[str], bool]:
    return lambda path: path in good


def never_asked() -> Iterator[str]:
    raise AssertionError("this source should not have been asked")
    yield


def program(folder: Path, script: str = "exit 0") -> Path:
    path = folder / "chromium"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def test_the_first_browser_that_runs_is_chosen() -> None:
    places = [source("system", "/stub", "/chrome"), source("playwright", "/own")]
    assert choose(places, runs=only("/chrome", "/own")) == Browser(Path("/chrome"), "system")


def test_a_source_without_a_browser_that_runs_is_passed_over() -> None:
    places = [source("system", "/stub"), source("playwright"), source("apt", "/chromium")]
    assert choose(places, runs=only("/chromium")) == Browser(Path("/chromium"), "apt")


def test_nothing_is_downloaded_once_a_browser_is_found() -> None:
    places = [source("system", "/chrome"), Source("playwright", never_asked)]
    assert choose(places, runs=only("/chrome")) is not None


# Plays the Python that has Playwright: its dry run names a folder, its download fills it.
PLAYWRIGHT = """case "$*" in
  *-c*) echo /own/browser ;;
  *--dry-run*) echo "  Install location:    {folder}/chromium_headless_shell-1" ;;
  *) mkdir -p {folder}/chromium_headless_shell-1/linux
     touch {folder}/chromium_headless_shell-1/linux/chrome-headless-shell ;;
esac"""


def test_of_playwrights_browsers_the_one_without_windows_comes_first(tmp_path: Path) -> None:
    python = program(tmp_path, PLAYWRIGHT.format(folder=tmp_path))
    shell = f"{tmp_path}/chromium_headless_shell-1/linux/chrome-headless-shell"
    found = ["/own/browser", shell, "/own/browser"]
    assert list(from_playwright(CHROMIUM, python)) == found
    assert list(from_playwright(CHROMIUM, python))[:2] == [shell, "/own/browser"]
    assert list(from_playwright(FIREFOX, python)) == ["/own/browser", "/own/browser"]


@pytest.mark.parametrize("family", [CHROMIUM, FIREFOX])
def test_the_system_comes_before_playwright_and_apt_comes_last(
    family: Family, tmp_path: Path
) -> None:
    assert [place.name for place in sources(tmp_path, family)] == [
        "installed on this system",
        "from Playwright",
        "from a Debian package",
    ]


def test_the_browser_that_the_user_names_comes_before_all(tmp_path: Path) -> None:
    (tmp_path / "browser-path").write_text(str(program(tmp_path)))
    places = [Source("system", never_asked)]
    named = provide(
        tmp_path, environment={CHROMIUM.variable: "/mine"}, places=places, runs=only("/mine")
    )
    assert named == Path("/mine")


def test_a_named_browser_that_does_not_run_is_an_error(tmp_path: Path) -> None:
    places = [source("system", "/chrome")]
    with pytest.raises(Missing, match="VOLTO_BROWSER names /mine"):
        provide(
            tmp_path, environment={CHROMIUM.variable: "/mine"}, places=places, runs=only("/chrome")
        )


def test_a_browser_once_found_is_remembered(tmp_path: Path) -> None:
    path = str(program(tmp_path))
    provide(tmp_path, environment={}, places=[source("system", path)], runs=only(path))
    again = provide(tmp_path, environment={}, places=[Source("system", never_asked)])
    assert str(again) == path


def test_a_remembered_browser_that_is_gone_is_looked_for_again(tmp_path: Path) -> None:
    (tmp_path / "browser-path").write_text("/gone")
    places = [source("system", "/new")]
    assert provide(tmp_path, environment={}, places=places, runs=only("/new")) == Path("/new")


def test_no_browser_at_all_is_an_error_with_a_remedy(tmp_path: Path) -> None:
    with pytest.raises(Missing, match="Install Chromium or Chrome, or name one"):
        provide(tmp_path, environment={}, places=[source("system")], runs=only())


def test_no_browser_is_known_before_one_is_found(tmp_path: Path) -> None:
    assert known(tmp_path, {}) is None


def test_a_program_that_answers_works(tmp_path: Path) -> None:
    assert works(str(program(tmp_path)))


def test_a_stub_does_not_work(tmp_path: Path) -> None:
    assert not works(str(program(tmp_path, "exit 127")))


def test_a_program_that_is_not_there_does_not_work(tmp_path: Path) -> None:
    assert not works(str(tmp_path / "chromium"))


def test_launch_arguments_are_a_copy_for_each_caller() -> None:
    launch_arguments().clear()
    assert "--no-sandbox" in launch_arguments()


def test_a_firefox_is_remembered_beside_the_first_browser(tmp_path: Path) -> None:
    path = str(program(tmp_path))
    (tmp_path / "browser-path").write_text("/chromium")
    found = provide_second(tmp_path, environment={}, places=[source("system", path)])
    assert str(found) == path
    assert str(known(tmp_path, {}, family=FIREFOX)) == path
    assert (tmp_path / "browser-path").read_text() == "/chromium"


def test_where_there_is_no_firefox_it_is_said_each_time_and_looked_for_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for places in ([source("system")], [Source("system", never_asked)]):
        assert provide_second(tmp_path, environment={}, places=places) is None
        assert "No Firefox here" in capsys.readouterr().out


def test_a_named_firefox_that_does_not_run_is_an_error(tmp_path: Path) -> None:
    (tmp_path / FIREFOX.note).write_text("none")
    with pytest.raises(Missing, match="VOLTO_FIREFOX names /mine"):
        provide_second(tmp_path, environment={FIREFOX.variable: "/mine"}, places=[], runs=only())


def test_the_door_to_a_snap_is_no_browser_for_tests(tmp_path: Path) -> None:
    assert is_snap(str(program(tmp_path, 'exec /snap/bin/firefox "$@"')))
    assert not is_snap(str(program(tmp_path)))
