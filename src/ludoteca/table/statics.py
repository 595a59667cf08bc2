"""Files a browser may keep: the client, and the two fonts from their packages."""

from __future__ import annotations

from pathlib import Path

import font_source_sans_pro
import font_source_serif_pro
from starlette.responses import Response
from starlette.routing import Mount, Router
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT = Path(__file__).parent / "client"
YEAR = "public, max-age=31536000, immutable"


class Kept(StaticFiles):
    """Files that a browser keeps for good when their address names their content (`?v=…`), and checks otherwise."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        named = b"v=" in scope.get("query_string", b"") or path.endswith(".otf")
        answer.headers["cache-control"] = YEAR if named else "no-cache"
        return answer


def app() -> Router:
    serif, sans = (Path(font.__file__).parent / "files" for font in (font_source_serif_pro, font_source_sans_pro))
    fonts = Kept(directory=serif)
    fonts.all_directories.append(sans)
    return Router([Mount("/fonts", fonts), Mount("/", Kept(directory=CLIENT))])
