"""Small trees of pages and messages in four languages, alike until a test changes one."""

from pathlib import Path

from volto_site.content.digests import follow
from volto_site.languages import CODES

PAGE = """\
---
title: "Page"
description: "What it is about."
---

# Page {{#page}}

A [link](rules.md#move-noble) and ![a picture](picture.svg).

## Part {{#part}}

```volto
position: 5/5/2x2/2N2/5/5/5 1 00
select: c4
caption: In the language {language}.
```

[Print](assets/aid/volto-{language}.pdf), or [go up](#page).
"""

MESSAGES = """\
hello = Hello, { $name }!
button = Press
    .label = Press here
"""


def pages(folder: Path) -> Path:
    for language in CODES:
        write(folder / language / "page.md", PAGE.format(language=language))
    for _ in follow(folder):
        pass
    return folder


def messages(folder: Path) -> Path:
    for language in CODES:
        write(folder / language / "site.ftl", MESSAGES)
    return folder


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
