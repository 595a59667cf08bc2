"""Text that stays in its box: measured by a table of widths, set smaller, wrapped, and cut with … as a last resort.

The table is that of the widest faces a reader may get (DejaVu), so what fits here fits everywhere.
"""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Attribute, Markup, el, group

SERIF = "Source Serif Pro, Georgia, DejaVu Serif, serif"
SANS = "Source Sans Pro, Helvetica, DejaVu Sans, sans-serif"
FACES: dict[str, dict[str, Attribute]] = {
    "serif": {"font_family": SERIF},
    "serif-bold": {"font_family": SERIF, "font_weight": "bold"},
    "serif-italic": {"font_family": SERIF, "font_style": "italic"},
    "sans": {"font_family": SANS},
    "sans-bold": {"font_family": SANS, "font_weight": "bold"},
}
# Hundredths of the size of the type, rounded up, and the characters that wide.
GROUPS: dict[str, dict[int, str]] = {
    "serif": {
        28: "'",
        32: " ,.ijlìí’·",
        34: "-/:;\\|",
        38: "f",
        40: "()I[]Ì",
        42: "!Jt",
        46: '"',
        48: "r",
        50: "*_`–",
        52: "s“”",
        54: "?z",
        58: "cvxy",
        60: "aeàèé",
        62: "koòó",
        64: "$0123456789{}",
        66: "bdghnpquùú",
        68: "LPTY",
        70: "FSZ",
        72: "X",
        74: "ABEVÀÈÉ",
        76: "KR",
        78: "C",
        80: "G",
        82: "DOQÒ",
        84: "#+<=>^~×≥≤≠→",
        86: "UwÙ",
        88: "HN",
        90: "&",
        96: "%m",
        100: "@—…",
        104: "MW",
    },
    "serif-bold": {
        32: "'",
        36: " ,.’·",
        38: "/:;\\ijl|ìí",
        42: "-",
        44: "!f",
        48: "()IJ[]tÌ",
        50: "_`–",
        54: '"*r',
        58: "sz“”",
        60: "?vxy",
        62: "c",
        64: "eèé",
        66: "a{}à",
        68: "oòó",
        70: "$0123456789bdgkpq",
        72: "FLY",
        74: "SZhnuùú",
        76: "PT",
        78: "AEVXÀÈÉ",
        80: "C",
        84: "#+<=>R^~×≥≤≠→",
        86: "BG",
        88: "DKOQUwÒÙ",
        92: "&N",
        96: "%H",
        100: "@—…",
        106: "m",
        112: "M",
        114: "W",
    },
    "serif-italic": {
        28: "'",
        32: " ,.ijlìí’·",
        34: "-/:;\\|",
        38: "f",
        40: "()I[]Ì",
        42: "!Jt",
        46: '"',
        48: "r",
        50: "*_`–",
        52: "s“”",
        54: "?z",
        58: "cvxy",
        60: "aeàèé",
        62: "koòó",
        64: "$0123456789{}",
        66: "bdghnpquùú",
        68: "LPTY",
        70: "FSZ",
        72: "X",
        74: "ABEVÀÈÉ",
        76: "KR",
        78: "C",
        80: "G",
        82: "DOQÒ",
        84: "#+<=>^~×≥≤≠→",
        86: "UwÙ",
        88: "HN",
        90: "&",
        96: "%m",
        100: "@—…",
        104: "MW",
    },
    "sans": {
        28: "'ijlìí",
        30: "IJÌ",
        32: " ,.’·",
        34: "/:;\\|",
        36: "f",
        38: "-",
        40: "()[]t",
        42: "!r",
        46: '"',
        50: "*_`–",
        52: "“”",
        54: "?sz",
        56: "Lc",
        58: "Fk",
        60: "vxy",
        62: "PTYaeoàèéòó",
        64: "$0123456789ESbdghnpqu{}ùúÈÉ",
        66: "K",
        70: "ABCRVXZÀ",
        74: "UÙ",
        76: "HN",
        78: "&DG",
        80: "OQÒ",
        82: "w",
        84: "#+<=>^~×≥≤≠→",
        88: "M",
        96: "%",
        98: "m",
        100: "@W—…",
    },
    "sans-bold": {
        32: "'",
        36: " ijlìí",
        38: ",./IJ\\|Ì’·",
        40: ":;",
        42: "-",
        44: "f",
        46: "!()[]",
        48: "t",
        50: "_`r–",
        54: '"*',
        60: "?csz",
        64: "L",
        66: "vxy“”",
        68: "aekàèé",
        70: "$0123456789EFToòóÈÉ",
        72: "bdghnpqu{}ùú",
        74: "CPSYZ",
        78: "ABKRVXÀ",
        82: "UÙ",
        84: "#+<=>DGHN^~×≥≤≠→",
        86: "OQÒ",
        88: "&",
        94: "w",
        100: "@M—…",
        102: "%",
        106: "m",
        112: "W",
    },
}
WIDTHS = {face: {c: wide for wide, chars in groups.items() for c in chars} for face, groups in GROUPS.items()}
UNKNOWN = 100  # a character the table does not have


def width(text: str, size: float, face: str = "serif") -> float:
    """How wide a line of text is at most.

    >>> width("Persepolis", 20) < width("Persepolis", 20, "serif-bold") < 150
    True
    """
    widths = WIDTHS[face]
    return size * sum(widths.get(c, UNKNOWN) for c in text) / 100


def cut(text: str, room: float, size: float, face: str = "serif") -> str:
    """The text, or as much of its beginning as fits, and …"""
    if width(text, size, face) <= room:
        return text
    while text and width(text + "…", size, face) > room:
        text = text[:-1].rstrip()
    return text + "…"


def wrap(text: str, room: float, size: float, face: str = "serif") -> list[str]:
    """Lines broken at spaces; a word longer than a line stays whole.

    >>> wrap("Alexandria Eschate", 90, 14)
    ['Alexandria', 'Eschate']
    """
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, face) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@remembered
def fit(
    text: str, room: float, sizes: tuple[float, float], face: str = "serif", most: int = 1
) -> tuple[tuple[str, ...], float]:
    """The lines and the size, from the first of `sizes` down to the second, at which a text fits in so many lines.

    >>> fit("Foot Companions", 70, (12, 8), most=2)
    (('Foot', 'Companions'), 10.5)
    """
    size, least = sizes
    while True:
        lines = wrap(text, room, size, face)
        if len(lines) <= most and all(width(line, size, face) <= room for line in lines):
            return tuple(lines), size
        if size <= least:
            kept = [*lines[: most - 1], " ".join(lines[most - 1 :])]
            return tuple(cut(line, room, least, face) for line in kept), least
        size = max(least, size - 0.5)


def line(text: str, room: float, size: float, face: str = "serif", least: float = 0, **attributes: Attribute) -> Markup:
    """One line that does not leave its room; never smaller than `least` (three quarters of its size if not said)."""
    lines, fitting = fit(text, room, (size, least or size * 0.75), face)
    return el("text", lines[0] if lines else "", font_size=fitting, **FACES[face], **attributes)


def block(
    text: str,
    room: float,
    sizes: tuple[float, float],
    face: str = "serif",
    most: int = 2,
    x: float = 0,
    y: float = 0,
    **attributes: Attribute,
) -> Markup:
    """Up to so many lines, the whole of them centred on y."""
    lines, size = fit(text, room, sizes, face, most)
    top = y + size * 0.36 - (len(lines) - 1) * size * 0.56
    placed = [el("text", said, x=x, y=top + k * size * 1.12) for k, said in enumerate(lines)]
    return group(*placed, font_size=size, **FACES[face], **attributes)
