"""How soon a beginner loses the first games of the course, as `first-games` has written it."""

from pathlib import Path

from volto_core.arena.first_games import Trial, read_trials
from volto_site.measures.formatting import number, percent, table
from volto_site.strings import Strings

TRIALS = Path(__file__).with_suffix(".json")
# The most games of a size that may be lost so soon.
MOST = 0.02
_COLUMNS = ("masks", "games", "soon", "won", "drawn", "seconds")


def first_games_markdown(strings: Strings, path: Path = TRIALS) -> str:
    """A row for each number of masks, and the digest of what decided the games."""
    digest, trials = read_trials(path)
    head = [_head(name, strings) for name in _COLUMNS]
    code = strings.t("measured-first-games-code", digest=digest)
    code += f" {strings.t('measured-strength-times')}"
    return f"{table(head, [_row(trial, strings) for trial in trials])}\n\n{code}"


def _head(name: str, strings: Strings) -> str:
    own = f"measured-first-games-{name}"
    return strings.t(own if own in strings else f"measured-{name}")


def _row(trial: Trial, strings: Strings) -> list[str]:
    shares = (trial.share, trial.won / trial.games, trial.drawn / trial.games)
    return [
        number(trial.masks, strings),
        number(trial.games, strings),
        *(percent(share, strings, decimals=1) for share in shares),
        strings.t("measured-unit-s", value=number(trial.seconds, strings)),
    ]
