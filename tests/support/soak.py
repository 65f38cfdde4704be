"""Random games through the page's own protocol, with workers that die in the middle of them."""

from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.support.boards import OPENING
from tests.support.engine import ask, harm
from volto_core.game.history import Game
from volto_core.text.notation import format_position, parse_move, parse_position

# A worker that breaks is noticed at once, one that is gone when it does not answer.
DEATHS = ("setTimeout(() => { throw new Error('on purpose'); })", "self.close()")

# Plays on until the game is over or so many moves are made; `seed` makes it another game.
PLAY_ON = """async ({ board, moves, seed }) => {
  let chance = seed;
  const pick = (all) => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return all[Math.floor((chance / 2 ** 32) * all.length)];
  };
  let state = await window.answered({ do: "state", board });
  for (let count = 0; count < moves && state.ok && !state.outcome; count += 1) {
    const all = Object.entries(state.from).flatMap(([start, { targets }]) =>
      targets.map((end) => start + end));
    state = await window.answered({ do: "play", board, move: pick(all) });
  }
  return state;
}"""


class Soaked(NamedTuple):
    """How many games and moves were played, workers lost, and games that came out otherwise."""

    games: int
    moves: int
    deaths: int
    lost: int


def play_games(page: Page, count: int, *, longest: int, deadly: int) -> Soaked:
    """Play so many games in a page with an open engine; in every so-manieth a worker dies."""
    moves = deaths = lost = 0
    for number in range(count):
        ask(page, do="load", board="soak", position=OPENING)
        if number % deadly == deadly // 2:
            before = _play_on(page, longest // 2, number)
            harm(page, DEATHS[deaths % len(DEATHS)])
            deaths += 1
            lost += ask(page, do="state", board="soak") != before
        state = _play_on(page, longest, number + count)
        moves += len(state["moves"])
        lost += not _is_right(state)
    return Soaked(count, moves, deaths, lost)


def _play_on(page: Page, moves: int, seed: int) -> dict[str, Any]:
    wish = {"board": "soak", "moves": moves, "seed": seed}
    state: dict[str, Any] = page.evaluate(PLAY_ON, wish)
    return state


def _is_right(state: dict[str, Any]) -> bool:
    """Whether the core on this machine comes to the same end by the same moves."""
    game = Game(parse_position(OPENING))
    for move in state["moves"]:
        game = game.play(parse_move(move))
    is_over = state["outcome"] is not None
    return format_position(game.position) == state["position"] and is_over == bool(game.outcome)
