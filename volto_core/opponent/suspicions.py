"""Suspicions: how likely a hidden mask is to be each kind, in 1024ths, as integers."""

from functools import lru_cache

from volto_core.pieces import KINDS

# In the order N A C S L; the parts make 1024, or a little less where they were rounded.
Suspicion = tuple[int, int, int, int, int]

WHOLE = 1024


@lru_cache(maxsize=1 << 14)
def narrowed(suspicion: Suspicion, kinds: int) -> Suspicion:
    """The suspicion of a mask that turned out to be one of a set of kinds."""
    left = [suspicion[kind] if kinds >> kind & 1 else 0 for kind in KINDS]
    total = sum(left)
    if not total:
        left = [kinds >> kind & 1 for kind in KINDS]
        total = kinds.bit_count()
    noble, advisor, candidate, soldier, lady = (part * WHOLE // total for part in left)
    return noble, advisor, candidate, soldier, lady
