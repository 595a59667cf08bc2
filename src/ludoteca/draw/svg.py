"""SVG by plain function calls. Everything that comes from people or content is escaped; nothing is pasted."""

from __future__ import annotations

from functools import lru_cache
from xml.sax.saxutils import escape, quoteattr

Attribute = str | int | float


class Markup(str):
    """Finished SVG. Plain strings are text and get escaped."""

    __slots__ = ()


def el(tag: str, *children: Markup | str, **attributes: Attribute) -> Markup:
    """An element; `fill_opacity` becomes `fill-opacity`, `class_` becomes `class`.

    >>> el("text", "Anna <3", x=1.5)
    '<text x="1.5">Anna &lt;3</text>'
    """
    parts = "".join([written(name, value) for name, value in attributes.items()])
    inner = "".join([child if isinstance(child, Markup) else escape(child) for child in children])
    return Markup(f"<{tag}{parts}>{inner}</{tag}>" if children else f"<{tag}{parts}/>")


@lru_cache(maxsize=16384, typed=True)
def written(name: str, value: Attribute) -> str:
    """An attribute as it stands in an element. Drawings repeat theirs: colours, fonts and sizes are written once."""
    return f" {name.rstrip('_').replace('_', '-')}={quoteattr(shown(value))}"


def group(*children: Markup, **attributes: Attribute) -> Markup:
    return el("g", *children, **attributes)


def picture(width: int, height: int, *children: Markup, label: str) -> Markup:
    """A whole drawing, with a label for those who cannot see it."""
    return el(
        "svg",
        el("title", label),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        font_family="Source Serif Pro, Georgia, serif",
    )


def shown(value: Attribute) -> str:
    """A number with at most two decimals, so that the same drawing is always the same text."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
