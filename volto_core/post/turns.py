"""The one transition of a correspondence: an entry added to those before it, or refused."""

from volto_core.game.setup import home_squares
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import Player
from volto_core.post.breaches import breaches_of
from volto_core.post.correspondence import BREACH, Correspondence, Ending
from volto_core.post.entries import Entry
from volto_core.post.moves import opened_all, played
from volto_core.post.promises import Promised, draw_promise, drawn_first, mask_promise
from volto_core.post.refusals import Refusal

# The first letters: the invitation, what accepts it, and what opens the draw.
_INVITED, _ACCEPTED, _DRAWN = 1, 2, 3


def correspondence_of(game: bytes, entries: tuple[Entry, ...]) -> Correspondence:
    """The correspondence of these entries, each of them checked."""
    correspondence = Correspondence(game)
    for entry in entries:
        correspondence = after(correspondence, entry)
    return correspondence


def after(before: Correspondence, entry: Entry) -> Correspondence:
    """The correspondence with one more entry, or a Refusal that names its letter and its writer."""
    number = len(before.entries) + 1
    player = entry.invitation.player if number == _INVITED and entry.invitation else None
    try:
        if number == _INVITED:
            return _invited(before, entry)
        player = before.writer
        if player is None:
            raise Refusal("over")
        following = before._replace(entries=(*before.entries, entry))
        if number == _ACCEPTED:
            return _accepted(following, entry, player)
        return _continued(following, entry, player)
    except Refusal as refusal:
        raise refusal.at(letter=number, player=int(player or 0)) from refusal


def _invited(before: Correspondence, entry: Entry) -> Correspondence:
    invitation = entry.invitation
    if invitation is None or not (entry.promises and entry.draw_promise):
        raise Refusal("shape")
    if entry != Entry(invitation, entry.promises, entry.draw_promise):
        raise Refusal("shape")
    return before._replace(entries=(entry,), promises={invitation.player: entry.promises})


def _accepted(following: Correspondence, entry: Entry, player: Player) -> Correspondence:
    if entry != Entry(promises=entry.promises, draw=entry.draw) or not (
        entry.promises and entry.draw
    ):
        raise Refusal("shape")
    mat = {
        square: Promised(owner, place)
        for owner in Player
        for place, square in enumerate(home_squares(owner))
    }
    return following._replace(promises={**following.promises, player: entry.promises}, mat=mat)


def _continued(following: Correspondence, entry: Entry, player: Player) -> Correspondence:
    if entry.invitation or entry.promises or entry.draw_promise:
        raise Refusal("shape")
    is_draw = len(following.entries) == _DRAWN
    if is_draw != bool(entry.draw):
        raise Refusal("shape")
    if is_draw:
        following = _drawn(following, entry)
        if following.first is not player:
            if entry != Entry(draw=entry.draw):
                raise Refusal("shape")
            return following
    unopened = following.unopened(player)
    following = _opened(following, entry, player)
    if following.ending is None and following.breaches:
        # What was proved ends the game, whatever else the letter says.
        return following._replace(ending=Ending(following.breaches[0].player.opponent, BREACH))
    if following.ending:
        return opened_all(following, entry, player)
    return played(following, entry, player, is_all=len(entry.openings) == len(unopened))


def _drawn(following: Correspondence, entry: Entry) -> Correspondence:
    invitation, acceptance, _ = following.entries
    if draw_promise(following.game, entry.draw) != invitation.draw_promise:
        raise Refusal("false-draw")
    first = drawn_first(following.game, entry.draw, acceptance.draw)
    following = following._replace(first=first)
    return following._replace(pictures=(following.picture(first),))


def _opened(following: Correspondence, entry: Entry, player: Player) -> Correspondence:
    """The masks that an entry opens, each checked against its promise, and what they prove."""
    opened = dict(following.opened)
    for opening in entry.openings:
        mask = Promised(player, opening.place)
        if mask in opened:
            raise Refusal("shape")
        promise = mask_promise(following.game, player, opening)
        if promise != following.promises[player][opening.place]:
            raise Refusal("false-opening", square=SQUARE_NAMES[mask.home])
        opened[mask] = opening.kind
    if not entry.openings:
        return following
    number = len(following.entries)
    promised = _INVITED if player is following.inviting else _ACCEPTED
    found = breaches_of(player, opened, following.shown, promised=promised, now=number)
    others = (breach for breach in following.breaches if breach.player is not player)
    return following._replace(opened=opened, breaches=tuple(sorted((*others, *found))))
