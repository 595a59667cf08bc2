"""The table's own texts, Italian and English: those of the pages and those that the browser fills in itself."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.rulebook import LANGUAGES
from ludoteca.kernel.texts import Messages

FOLDER = Path(__file__).parent / "texts"


class TableTexts(Messages):
    """All texts of the table in one language, from every file `NAME.LANGUAGE.ftl` of the folder."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        if language not in LANGUAGES:
            raise LudotecaError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        super().__init__(language)
        self._patterns: dict[str, ast.Pattern | None] = {}
        for path in sorted(folder.glob(f"*.{language}.ftl")):
            for entry in FluentParser().parse(self.add(path)).body:
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


@lru_cache(maxsize=len(LANGUAGES))
def table_texts(language: str) -> TableTexts:
    """The texts in this language, read once."""
    return TableTexts(language)
