"""A short record."""

SHORT = """\
[Ivory "Ada"]
[Night "Bruno \\"the fox\\""]
[Date "2026-02-17"]
[Ivory-Setup "NALSN/CANAL"]
[Night-Setup "lanac/nslan"]
[First "1"]
[Result "*"]

1. d2d6xA e6d6xS
2. a2a3
"""
