"""The solver against plain enumeration, and its plans and witnesses against play."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.enumeration import enumerated, worlds_of
from tests.support.examples import examples
from tests.support.problems import EXTRAS, LADIES, problems
from tests.support.symmetry import exchange, mirror
from volto_core import (
    Kind,
    Mask,
    Move,
    Outcome,
    Player,
    Position,
    game_of,
    legal_moves,
    play,
)
from volto_core.game.position import position_of
from volto_core.geometry import mirrored, opposite, square_at
from volto_core.pieces import KINDS
from volto_core.puzzles.chances import chances_of
from volto_core.solver import (
    Plan,
    Query,
    Search,
    main_line,
    plan_of,
    pose,
    refutation_of,
    saving_moves,
    solve,
    who_is,
    winning_chances,
)


def answer(problem: Query, within: int) -> tuple[int, int | None, list[str]]:
    solution = solve(problem, within)
    moves = [str(move) for move in solution.moves] if solution else []
    return problem.number_of_worlds(), solution and solution.within, moves


@given(problems())
@examples(150)
def test_the_search_agrees_with_plain_enumeration(problem: Query) -> None:
    assert answer(problem, 2) == enumerated(problem, 2)


@given(problems(extras=1, own=2))
@examples(40)
def test_the_search_agrees_with_plain_enumeration_three_moves_ahead(problem: Query) -> None:
    assert answer(problem, 3) == enumerated(problem, 3)


@st.composite
def standoffs(draw: st.DrawFn) -> Query:
    """A few enemy masks, all seen, among many: often with nothing but a lady to capture."""
    player = draw(st.sampled_from(Player))
    corner = [square_at(column, row) for column in range(3) for row in range(4)]
    squares = draw(st.permutations(corner))
    enemies = draw(st.lists(st.sampled_from(KINDS), min_size=1, max_size=2, unique=True))
    ladies = draw(st.integers(1, LADIES))
    mine = [*[Kind.LADY] * ladies, *draw(st.permutations(EXTRAS))[: draw(st.integers(1, 7))]]
    owners = [player.opponent] * len(enemies) + [player] * len(mine)
    named = map(Mask, owners, [*enemies, *mine])
    lost = (LADIES - ladies, 0) if player is Player.IVORY else (0, LADIES - ladies)
    return pose(position_of(dict(zip(squares, named, strict=False)), player=player, lost=lost))


@given(standoffs())
@examples(150)
def test_the_search_sees_when_an_enemy_is_forced_to_lose(problem: Query) -> None:
    assert answer(problem, 2) == enumerated(problem, 2)


@given(problems())
@settings(max_examples=50, deadline=None)
def test_more_moves_never_lose_a_win(problem: Query) -> None:
    found = [solve(problem, within) for within in (1, 2, 3)]
    for fewer, more in pairwise(found):
        assert fewer is None or fewer == more


def sides(problem: Query) -> list[Query]:
    """The same problem in a mirror, and with the players in each other's seats."""
    turned = []
    for turn, square_of in ((mirror, mirrored), (exchange, opposite)):
        allowed = dict(zip(map(square_of, problem.squares), problem.allowed, strict=True))
        sets = tuple(kinds for _, kinds in sorted(allowed.items()))
        turned.append(problem._replace(position=turn(problem.position), allowed=sets))
    return turned


@given(problems())
@settings(max_examples=50, deadline=None)
def test_a_win_is_the_same_from_every_side(problem: Query) -> None:
    here = solve(problem, 2)
    for there, square_of in zip(sides(problem), (mirrored, opposite), strict=True):
        found = solve(there, 2)
        assert (found and found.within) == (here and here.within)
        moves = {Move(*map(square_of, move)) for move in here.moves} if here else set()
        assert (set(found.moves) if found else set()) == moves


@given(problems())
@settings(max_examples=50, deadline=None)
def test_who_a_mask_can_be_is_who_it_is_in_some_world(problem: Query) -> None:
    worlds = list(problem.worlds())
    for square, kinds in problem.suspects.items():
        assert set(kinds) == {world[square] for world in worlds}
        assert who_is(problem, square).kinds == kinds


@given(problems())
@settings(max_examples=50, deadline=None)
def test_chances_are_the_worlds_won_and_lost_at_once(problem: Query) -> None:
    player = problem.position.player
    worlds = worlds_of(problem)
    winners = {
        move: [_winner(play(world, move).outcome) for world in worlds]
        for move in legal_moves(problem.position)
    }
    assert chances_of(problem) == {
        move: (won.count(player), won.count(3 - player), len(worlds))
        for move, won in winners.items()
    }
    assert winning_chances(problem) == {move: won.count(player) for move, won in winners.items()}


@given(problems())
@settings(max_examples=50, deadline=None)
def test_saving_moves_lose_in_no_world_neither_now_nor_next(problem: Query) -> None:
    enemy = 3 - problem.position.player

    def is_safe(world: Position, move: Move) -> bool:
        turn = play(world, move)
        if turn.outcome:
            return turn.outcome.winner != enemy
        return all(
            _winner(play(turn.position, reply).outcome) != enemy
            for reply in legal_moves(turn.position)
        )

    worlds = worlds_of(problem)
    safe = [
        move
        for move in legal_moves(problem.position)
        if all(is_safe(world, move) for world in worlds)
    ]
    assert saving_moves(problem) == tuple(safe)


def _winner(outcome: Outcome | None) -> int | None:
    return outcome and outcome.winner


@given(problems(), st.integers(1, 3))
@examples(80)
def test_a_witness_is_a_game_that_is_not_won_in_time(problem: Query, within: int) -> None:
    search = Search()
    solution = solve(problem, within, search=search)
    for move in legal_moves(problem.position):
        witness = refutation_of(problem, move, within, search=search)
        assert (witness is None) == search_forces(problem, move, within)
        if witness is None:
            continue
        assert solution is None or solution.within < within or move not in solution.moves
        assert witness.line[0] == move
        assert witness.world in list(problem.worlds())
        (world,) = worlds_of(
            problem._replace(allowed=tuple(1 << k for k in witness.world.values()))
        )
        game = game_of(world, witness.line)
        assert game.outcome == witness.outcome
        assert _winner(game.outcome) != problem.position.player
        assert witness.outcome or len(witness.line) == 2 * within


def search_forces(problem: Query, move: Move, within: int) -> bool:
    return plan_of(problem.situation, within, search=Search(), first=move) is not None


@given(problems(), st.data())
@examples(80)
def test_a_plan_wins_in_every_world_against_any_replies(
    problem: Query, data: st.DataObject
) -> None:
    plan = plan_of(problem.situation, 3, search=Search())
    if plan is None:
        return
    for world in worlds_of(problem):
        follow(plan, world, data, left=plan.within)


def follow(plan: Plan, world: Position, data: st.DataObject, *, left: int) -> None:
    """Play by the plan in a world against replies of chance, up to the win."""
    assert 0 < plan.within <= left
    turn = play(world, plan.move)
    (case,) = (case for case in plan.branches if case.shown == turn.captured)
    if isinstance(case.then, Outcome):
        assert turn.outcome == case.then
        return
    assert turn.outcome is None
    reply = data.draw(st.sampled_from(legal_moves(turn.position)))
    answered = play(turn.position, reply)
    leaves = answered.kind if answered.captured is Kind.LADY else None
    (then,) = (one.then for one in case.then if (one.reply, one.shown) == (reply, leaves))
    if isinstance(then, Outcome):
        assert answered.outcome == then
        assert then.winner == world.player
    else:
        follow(then, answered.position, data, left=left - 1)


@given(problems())
@settings(max_examples=50, deadline=None)
def test_the_main_line_is_as_long_as_the_plan(problem: Query) -> None:
    plan = plan_of(problem.situation, 3, search=Search())
    if plan is not None:
        line = main_line(plan)
        assert (len(line) + 1) // 2 == plan.within
