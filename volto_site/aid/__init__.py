"""The printable aid: one A4 page per language, typeset by Typst."""

from volto_site.aid.page import aid_pdf

__all__ = ["aid_pdf"]
