"""The aid to print: one A4 page per language, set by Typst from our words and our drawings."""

from volto_site.aid.page import aid_pdf

__all__ = ["aid_pdf"]
