"""The themes a puzzle can have, and the reasons for its difficulty."""

THEMES = (
    # The end of a win
    "palace-run",
    "hunt",
    "two-roads",
    # The key of a win
    "bait",
    "soldiers-road",
    "sacrifice",
    "lift-the-mask",
    "race",
    # What has to be known
    "lone-witness",
    "footprints",
    "counting-out",
    "last-of-its-kind",
    "betrayed",
    # The way out
    "wall",
    "flight",
    "strike-first",
    "lady-shield",
    "poisoned-lady",
    # Chances
    "best-bet",
    "long-shot",
)

REASONS = ("length", "worlds", "temptation", "quiet", "counting", "history")
