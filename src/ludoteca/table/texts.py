"""The table's own texts, Italian and English: those of the pages and those that the browser fills in itself."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.rulebook import LANGUAGES
from ludoteca.kernel.texts import Argument, load

FOLDER = Path(__file__).parent / "texts"


class TableTexts:
    """All texts of the table in one language, from every file `NAME.LANGUAGE.ftl` of the folder."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        if language not in LANGUAGES:
            raise LudotecaError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.messages: dict[str, set[str]] = {}
        self._patterns: dict[str, ast.Pattern | None] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted(folder.glob(f"*.{language}.ftl")):
            source, messages = load(path)
            for twice in messages.keys() & self.messages.keys():
                raise LudotecaError(f"{path.name}: message {twice!r} is in another file too")
            self.messages.update(messages)
            self._bundle.add_resource(FluentResource(source))
            self._patterns.update(
                (entry.id.name, entry.value)
                for entry in FluentParser().parse(source).body
                if isinstance(entry, ast.Message)
            )
        self._format = lru_cache(maxsize=1024)(self._format_now)

    def __contains__(self, message: str) -> bool:
        return message in self.messages

    def __call__(self, message: str, /, **arguments: Argument) -> str:
        """The text of a message; a missing message or argument is an error, never a gap."""
        return self._format(message, tuple(sorted(arguments.items())))

    def starting(self, start: str) -> dict[str, str]:
        """The messages whose id starts so, as they are written: the browser puts values for `{ $name }` itself."""
        return {
            message: self._written(message, pattern)
            for message, pattern in self._patterns.items()
            if message.startswith(start)
        }

    def _format_now(self, message: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        if message not in self.messages:
            raise KeyError(f"the table has no {self.language} message {message!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"the {self.language} message {message!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise KeyError(f"the {self.language} message {message!r}: {errors[0]}")
        return str(text)

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
