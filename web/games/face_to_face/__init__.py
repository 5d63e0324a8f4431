"""Face to Face on the page."""

from __future__ import annotations

from web.games.face_to_face.table import TABLE

__all__ = ["TABLE"]
