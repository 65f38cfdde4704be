"""The solver: what can be forced, saved, told or hoped for while enemy masks are hidden.

>>> from volto_core import parse_position
>>> from volto_core.solver import parse_suspects, pose, solve
>>> position = parse_position("xlx2/1x3/1N3/5/5/5/2C2 1 00")
>>> solution = solve(pose(position, suspects=parse_suspects("b6=C")), within=1)
>>> solution.within, str(solution.moves[0])
(1, 'b5b6')
"""

from volto_core.solver.chances import winning_chances, worlds_won
from volto_core.solver.deduction import Deduction, who_is
from volto_core.solver.defence import Defence, defences
from volto_core.solver.plan import Plan, PlanBranch, PlanReply, main_line, plan_of
from volto_core.solver.query import NoWorld, Query, pose, query_in, query_of
from volto_core.solver.replies import Reply, after_reply, replies, reply_by
from volto_core.solver.report import explained_json, plan_json, solution_json, witness_json
from volto_core.solver.saves import saving_moves
from volto_core.solver.search import Search, Undecided
from volto_core.solver.situations import Branch, Situation, after_step, own_steps
from volto_core.solver.solutions import Solution, solve
from volto_core.solver.witness import Witness, refutation_of
from volto_core.text.suspects import parse_kinds, parse_suspects

__all__ = [
    "Branch",
    "Deduction",
    "Defence",
    "NoWorld",
    "Plan",
    "PlanBranch",
    "PlanReply",
    "Query",
    "Reply",
    "Search",
    "Situation",
    "Solution",
    "Undecided",
    "Witness",
    "after_reply",
    "after_step",
    "defences",
    "explained_json",
    "main_line",
    "own_steps",
    "parse_kinds",
    "parse_suspects",
    "plan_json",
    "plan_of",
    "pose",
    "query_in",
    "query_of",
    "refutation_of",
    "replies",
    "reply_by",
    "saving_moves",
    "solution_json",
    "solve",
    "who_is",
    "winning_chances",
    "witness_json",
    "worlds_won",
]
