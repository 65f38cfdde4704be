"""The aid to print: one tagged page in each language."""

from io import BytesIO
from typing import cast

import pytest
from pypdf import PdfReader
from pypdf.generic import BooleanObject, DictionaryObject

from volto_site.aid import aid_pdf
from volto_site.assets.files import aid_address, assets
from volto_site.languages import CODES
from volto_site.strings import strings_of

pytestmark = pytest.mark.build


def aid(language: str) -> PdfReader:
    return PdfReader(BytesIO(assets()[aid_address(language)]))


@pytest.mark.parametrize("language", CODES)
def test_it_is_one_page_of_a4(language: str) -> None:
    (page,) = aid(language).pages
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (595, 842)


@pytest.mark.parametrize("language", CODES)
def test_it_is_tagged_and_names_its_language_and_title(language: str) -> None:
    pdf = aid(language)
    catalogue = pdf.root_object
    assert cast("DictionaryObject", catalogue["/MarkInfo"])["/Marked"] == BooleanObject(True)
    assert "/StructTreeRoot" in catalogue
    assert str(catalogue["/Lang"]).split("-")[0] == language
    assert pdf.metadata is not None
    assert pdf.metadata.title == strings_of(language).t("aid-title")


@pytest.mark.parametrize("language", CODES)
def test_it_holds_every_message(language: str) -> None:
    words = strings_of(language).starting_with("aid-")
    text = _letters(aid(language).pages[0].extract_text())
    # The title is in the frame of the window, the plan is read aloud.
    unprinted = {"aid-title", "aid-deduction-plan"}
    missing = [
        name for name, word in words.items() if name not in unprinted and _letters(word) not in text
    ]
    assert missing == []


def test_the_same_words_make_the_same_bytes() -> None:
    words = strings_of("en").starting_with("aid-")
    assert aid_pdf("en", words) == aid_pdf("en", words)


def _letters(text: str) -> str:
    """The text without what typesetting changes: spaces, line ends and hyphens."""
    ligatures = {"ﬁ": "fi", "ﬂ": "fl", "ﬀ": "ff", "ﬃ": "ffi", "ﬄ": "ffl"}
    for ligature, letters in ligatures.items():
        text = text.replace(ligature, letters)
    return "".join(sign for sign in text if sign.isalnum())
