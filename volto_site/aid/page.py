"""Typesets the aid from its template as a tagged PDF."""

import json
from collections.abc import Mapping
from pathlib import Path

import typst

from volto_core.pieces import KINDS, ROSTER
from volto_site.aid.drawings import drawings

TEMPLATE = Path(__file__).with_name("aid.typ")


def aid_pdf(language: str, words: Mapping[str, str]) -> bytes:
    """The aid in this language, reproducible byte by byte."""
    data = {
        "language": language,
        "words": dict(words),
        "drawings": drawings(),
        "kinds": [{"name": kind.name.lower(), "count": ROSTER[kind]} for kind in KINDS],
    }
    pdf = typst.compile(
        str(TEMPLATE),
        format="pdf",
        ignore_system_fonts=True,
        pdf_standards=["ua-1"],
        sys_inputs={"data": json.dumps(data)},
        timestamp=0,
    )
    assert isinstance(pdf, bytes)
    return pdf
