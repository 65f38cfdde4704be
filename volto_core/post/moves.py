"""What an entry does while the game is played: answers to captures, moves, and claims of an end."""

from volto_core.game.history import TIMES_TO_DRAW
from volto_core.game.moves import Move, reach
from volto_core.geometry import PALACE
from volto_core.knowledge.counting import ANY_KIND
from volto_core.pieces import KINDS, LADIES_TO_LOSE, Kind, Player
from volto_core.post.breaches import ILLEGAL_MOVE, UNCLAIMED, Shown, has_world, left_after
from volto_core.post.correspondence import RESIGNATION, UNDECIDED, Correspondence, Ending, Made
from volto_core.post.entries import Entry
from volto_core.post.promises import Promised
from volto_core.post.refusals import Refusal
from volto_core.rules import Rule

_NO_CANDIDATE = ANY_KIND & ~(1 << Kind.CANDIDATE)


def opened_all(following: Correspondence, entry: Entry, player: Player) -> Correspondence:
    """The correspondence after the letter that each player owes once the game is over."""
    if entry.move or entry.resigns or following.unopened(player):
        raise Refusal("shape")
    return following


def played(
    following: Correspondence, entry: Entry, player: Player, *, is_all: bool
) -> Correspondence:
    """The correspondence after an entry of a game that goes on, or that ends with it."""
    due = following.due
    places = [opening.place for opening in entry.openings]
    if due and due.place not in places:
        raise Refusal("unanswered")
    if not is_all and places != ([due.place] if due else []):
        raise Refusal("shape")
    is_to_move = due is None or (
        due == following.made[-1].captured and following.opened[due] is not Kind.LADY
    )
    answered = _answered(following, due, player) if due else following
    if answered.ending or entry.resigns:
        if entry.move or not is_all or (answered.ending and entry.resigns):
            raise Refusal("shape")
        resigned = Ending(player.opponent, RESIGNATION)
        return answered if answered.ending else answered._replace(ending=resigned)
    if not is_to_move:
        if entry.move or is_all:
            raise Refusal("shape")
        return answered
    if entry.move:
        return _moved(answered, entry.move, player, is_all=is_all)
    if not is_all:
        raise Refusal("shape")
    return _stuck(answered, player)


def _answered(following: Correspondence, due: Promised, player: Player) -> Correspondence:
    """The correspondence after the mask that had to be opened, by what it is."""
    kind = following.opened[due]
    made = following.made[-1]
    if due == made.mover:
        if kind is Kind.CANDIDATE:
            by = Rule.CAPTURE_LADY_BY_CANDIDATE
            following = following._replace(ending=Ending(player.opponent, by))
        return _without_both(following, made)
    if kind is Kind.CANDIDATE:
        return following._replace(ending=Ending(player.opponent, Rule.WIN_CANDIDATE), due=None)
    if kind is not Kind.LADY:
        return _stepped(following, made, player)
    if following.lost[player - 1] + 1 == LADIES_TO_LOSE:
        return following._replace(ending=Ending(player, Rule.WIN_LADIES), due=None)
    return following._replace(due=made.mover)


def _stepped(following: Correspondence, made: Made, player: Player) -> Correspondence:
    """The mat after a move that leaves its mover on the target; this player is next."""
    (origin, target), mover, _ = made
    mat = {square: mask for square, mask in following.mat.items() if square != origin}
    following = following._replace(mat=mat | {target: mover}, due=None)
    return following._replace(pictures=(*following.pictures, following.picture(player)))


def _without_both(following: Correspondence, made: Made) -> Correspondence:
    """The mat after a lady has taken along the mask that captured her."""
    owner = made.mover.owner.opponent
    lost = following.lost
    fewer = (lost[0] + 1, lost[1]) if owner is Player.IVORY else (lost[0], lost[1] + 1)
    mat = {square: mask for square, mask in following.mat.items() if square not in made.move}
    following = following._replace(mat=mat, lost=fewer, due=None)
    return following._replace(pictures=(*following.pictures, following.picture(owner)))


def _moved(
    following: Correspondence, move: Move, player: Player, *, is_all: bool
) -> Correspondence:
    mover, captured = following.mat.get(move.origin), following.mat.get(move.target)
    if mover is None or mover.owner is not player or (captured and captured.owner is player):
        raise Refusal("impossible-move", move=str(move))
    made = Made(move, mover, captured)
    is_palace = bool(PALACE[player.opponent] >> move.target & 1)
    is_shown = is_all and is_palace and following.opened[mover] is Kind.CANDIDATE
    shown = [Shown(mover, _able(following, move), len(following.entries), move, ILLEGAL_MOVE)]
    if is_palace and not is_shown:
        shown.append(shown[0]._replace(kinds=_NO_CANDIDATE, code=UNCLAIMED))
    for known in shown:
        left = left_after(following.left, (known,))
        if not has_world(player, following.opened, left):
            code = "impossible-move" if known.code == ILLEGAL_MOVE else "unclaimed-ending"
            raise Refusal(code, move=str(move))
        following = following._replace(shown=(*following.shown, known), left=left)
    following = following._replace(made=(*following.made, made))
    if captured:
        if is_all and not is_shown:
            raise Refusal("false-ending")
        # Whom the candidate has captured in the palace decides who wins.
        return following._replace(due=captured, ending=UNDECIDED if is_shown else None)
    following = _stepped(following, made, player.opponent)
    return _with_end(following, player, is_all=is_all, is_shown=is_shown)


def _with_end(
    following: Correspondence, player: Player, *, is_all: bool, is_shown: bool
) -> Correspondence:
    """The correspondence after a step to an empty square, over exactly if all masks were opened."""
    is_repeated = following.pictures.count(following.pictures[-1]) == TIMES_TO_DRAW
    if is_shown:
        return following._replace(ending=Ending(player, Rule.WIN_PALACE))
    if is_repeated != is_all:
        raise Refusal("false-ending" if is_all else "unclaimed-ending")
    return following._replace(ending=Ending(None, Rule.RULING_REPETITION) if is_repeated else None)


def _able(following: Correspondence, move: Move) -> int:
    """The kinds that can make the move among the masks as they stand."""
    player = following.mat[move.origin].owner
    own, other = following.squares_of(player), following.squares_of(player.opponent)
    return sum(
        1 << kind
        for kind in KINDS
        if reach(kind, move.origin, player, own=own, other=other) >> move.target & 1
    )


def _stuck(following: Correspondence, player: Player) -> Correspondence:
    """The draw that a player claims who has no legal move."""
    own, other = following.squares_of(player), following.squares_of(player.opponent)
    for square, mask in following.mat.items():
        if mask.owner is player and reach(
            following.opened[mask], square, player, own=own, other=other
        ):
            raise Refusal("false-ending")
    return following._replace(ending=Ending(None, Rule.RULING_NO_MOVE))
