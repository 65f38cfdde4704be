"""What is styled for pages with scripts reaches browsers that do not know the media feature."""

import pytest

from volto_site.assets.scripting import by_class
from volto_site.assets.styles import later_styles, page_styles

ENABLED = "@media screen and (scripting: enabled)"


@pytest.mark.parametrize(
    ("sheet", "sent"),
    [
        (".a{top:0}", ".a{top:0}"),
        (f"{ENABLED}{{.a{{top:0}}}}", "@media screen{:where(.js) .a{top:0}}"),
        (
            f"{ENABLED}{{.a:is(.b,.c),.d[e='1']{{top:0}}}}",
            "@media screen{:where(.js) .a:is(.b,.c),:where(.js) .d[e='1']{top:0}}",
        ),
        (
            f"{ENABLED}{{@container (width > 1em){{.a{{top:0}}}}}}",
            "@media screen{@container (width > 1em){:where(.js) .a{top:0}}}",
        ),
        (
            f"{ENABLED}{{@keyframes b{{from{{top:0}}}}}}",
            "@media screen{@keyframes b{from{top:0}}}",
        ),
        ("@media (scripting: none){.a{top:0}}", "@media all{:where(.no-js) .a{top:0}}"),
        (
            f"{ENABLED}{{.a{{top:0}}}}.b{{top:1px}}",
            "@media screen{:where(.js) .a{top:0}}.b{top:1px}",
        ),
    ],
)
def test_a_class_of_the_page_stands_for_the_media_feature(sheet: str, sent: str) -> None:
    assert by_class(sheet) == sent


@pytest.mark.parametrize(
    ("sheet", "problem"),
    [
        ("@media (scripting: initial-only){.a{top:0}}", "not known: .scripting: initial-only"),
        ("@media print{@media (scripting: none){.a{top:0}}}", "not known: print"),
        (f"{ENABLED}{{html{{top:0}}}}", "cannot be styled for scripts: html"),
        (f"{ENABLED}{{:root .a{{top:0}}}}", "cannot be styled for scripts: :root"),
        (".a{top:0}.b", "no rule: .b"),
    ],
)
def test_what_cannot_be_said_by_a_class_is_refused(sheet: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        by_class(sheet)


def test_no_sheet_that_is_sent_asks_for_the_media_feature() -> None:
    assert "(scripting" not in "".join(text for _, text in (*page_styles(), *later_styles()))
