"""The table's own texts, Italian and English: those of the pages and those that the browser fills in itself."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.syntax import ast

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.texts import Messages

FOLDER = Path(__file__).parent / "texts"


class TableTexts(Messages):
    """All texts of the table in one language, from every file `NAME.LANGUAGE.ftl` of the folder."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        if language not in LANGUAGES:
            raise LudotecaError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        super().__init__(language)
        self._patterns: dict[str, ast.Pattern | None] = {}
        for path in sorted(folder.glob(f"*.{language}.ftl")):
            for entry in self.add(path).body:
                if isinstance(entry, ast.Message):
                    if entry.id.name in self._patterns:
                        raise LudotecaError(f"{path.name}: message {entry.id.name!r} is in another file too")
                    self._patterns[entry.id.name] = entry.value

    def starting(self, start: str) -> dict[str, str]:
        """The messages whose id starts so, as they are written: the browser puts values for `{ $name }` itself."""
        return {
            message: self._written(message, pattern)
            for message, pattern in self._patterns.items()
            if message.startswith(start)
        }

    def _written(self, message: str, pattern: ast.Pattern | None) -> str:
        if pattern is None:
            raise KeyError(f"the {self.language} message {message!r} has no text")
        written = ""
        for element in pattern.elements:
            inside = element.expression if isinstance(element, ast.Placeable) else element
            if isinstance(inside, ast.TextElement | ast.StringLiteral):
                written += inside.value
            elif isinstance(inside, ast.VariableReference):
                written += f"{{ ${inside.id.name} }}"
            else:
                raise LudotecaError(f"message {message!r} is for the browser: text and {{ $names }}, no cases")
        return written


class Told(LudotecaError):
    """Something that people do wrong by using the pages: it is told in their language, by one of the table's texts."""

    def __init__(self, text: str, **values: str | int) -> None:
        super().__init__(text)
        self.text = text
        self.values = values

    def said(self, language: str) -> str:
        return table_texts(language)(self.text, **self.values)

    def __str__(self) -> str:
        return self.said("en")


def told(error: LudotecaError, language: str, otherwise: str) -> tuple[str, str]:
    """What to tell people of an error, and a line for those who want to know exactly.

    Most errors of the kernel are for whoever writes records and settings by hand: of those the text `otherwise` tells
    what matters, and they themselves are the line.
    """
    if isinstance(error, Told):
        return error.said(language), ""
    return table_texts(language)(otherwise), str(error)


@lru_cache(maxsize=len(LANGUAGES))
def table_texts(language: str) -> TableTexts:
    """The texts in this language, read once."""
    return TableTexts(language)
