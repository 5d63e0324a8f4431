"""All static pages, in English, with the other languages beside as templates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from web.games import games
from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages
from web.site import lessons as learn
from web.site import preload as early
from web.site import rules
from web.site.lobby import lobby
from web.site.play import boards, play
from web.site.python_script import python
from web.site.statistics import stats

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self' blob:; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; require-trusted-types-for 'script'; trusted-types nastilka"
)
"""What a page may do, and no more; docs/security.md tells what each part is for."""
PLAIN_POLICY = POLICY.partition("; require-trusted-types-for")[0].replace(
    "script-src 'self'", "script-src 'self' 'unsafe-eval'"
)
"""The same for a plain site, whose PyScript makes functions of texts."""


@dataclass(frozen=True, slots=True)
class Folders:
    """Where a page finds things: the site's root, our own files, and the parts that others made."""

    root: str
    app: str
    vendor: dict[str, str]
    policy: str = POLICY

    def own(self, name: str) -> str:
        """The URL of a file of ours."""
        return f"{self.root}{self.app}/{name}"


def render(app: str, vendor: dict[str, str], policy: str = POLICY) -> dict[str, str]:
    """Every page by its path; `app` and the values of `vendor` are folders of `dist/`."""
    books = {_index(page): _text(_folders(page, app, vendor, policy), page, "rulebook") for page in rules.pages()}
    lessons = {_index(page): _text(_folders(page, app, vendor, policy), page, "lesson") for page in learn.pages()}
    return {
        "index.html": _page(Folders("", app, vendor, policy), lobby, "lobby"),
        "play/index.html": _page(Folders("../", app, vendor, policy), play, "play"),
        "stats/index.html": _page(Folders("../", app, vendor, policy), stats, "statistics"),
        **{f"play/{name}": board for name, board in boards().items()},
        **books,
        **lessons,
        **rules.searches(),
    }


def _index(page: rules.Page) -> str:
    return f"{page.folder}index.html"


def _folders(page: rules.Page, app: str, vendor: dict[str, str], policy: str) -> Folders:
    return Folders(page.root, app, vendor, policy)


def _page(folders: Folders, content: Callable[[Messages], Html], script: str) -> str:
    """A page with its other languages beside, as templates; the page of a game starts its engine at once."""
    english = Messages(LANGS[0])
    body = (content(english), join(*_others(content)), _scripts(folders, script))
    plays = script == "play"
    first = early.first(folders, " ".join(game.id for game in games()) if plays else None)
    soon = (early.engine(folders, now=True), early.fonts(folders)) if plays else ()
    head = _head(folders, (english("app-name"), english("promise")), first, *soon)
    return _document(head, english.lang, folders.root, body)


def _text(folders: Folders, page: rules.Page, script: str) -> str:
    """A page of rules or a lesson; its other languages are pages of their own."""
    title = f"{page.title} — {Messages(page.lang)('app-name')}"
    content = el("div", {"class": "page"}, page.content)
    body = (content, None, _text_scripts(folders, script))
    return _document(_head(folders, (title, page.about), early.first(folders)), page.lang, folders.root, body)


def _document(head: Html, lang: str, root: str, parts: tuple[Html, Html | None, Html]) -> str:
    """A whole page from its content, what stands beside it out of sight, and its scripts."""
    content, beside, scripts = parts
    live = el("div", {"id": "live", "class": "unseen", "role": "status", "aria-live": "polite"})
    body = el("body", None, el("div", {"id": "page"}, content), beside, live, scripts)
    document = el("html", {"lang": lang, "data-root": root}, head, body)
    return f"<!doctype html>\n{document}\n"


def _others(content: Callable[[Messages], Html]) -> list[Html]:
    found = []
    for lang in LANGS[1:]:
        t = Messages(lang)
        attrs = {"data-page": True, "data-lang": lang, "data-title": t("app-name")}
        found.append(el("template", attrs, content(t)))
    return found


def _head(folders: Folders, words: tuple[str, str], *first: Html) -> Html:
    """A page's head: its title and what it is about; `first` stands before its look."""
    title, about = words
    metas = [
        el("meta", {"charset": "utf-8"}),
        el("meta", {"http-equiv": "Content-Security-Policy", "content": folders.policy}),
        el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        el("meta", {"name": "color-scheme", "content": "light dark"}),
        el("meta", {"name": "description", "content": about}),
    ]
    icon = early.installable(folders)
    style = el("link", {"rel": "stylesheet", "href": folders.own("style.css")})
    return el("head", None, *metas, *first, style, el("title", None, title), icon)


def _scripts(folders: Folders, script: str) -> Html:
    pictures = None if script == "lobby" else _pictures(folders)
    if script == "play":
        return join(
            pictures, python(folders, script), early.parts(folders, script), _last(folders, "play.js", now=True)
        )
    return join(pictures, python(folders, script), _last(folders, "lobby.js" if script == "lobby" else "reading.js"))


def _text_scripts(folders: Folders, script: str) -> Html:
    """The script of rulebooks or lessons; a rulebook's engine sleeps until somebody wants to try something."""
    last = _last(folders, "reading.js", engine=script == "lesson")
    return join(early.engine(folders, now=False), python(folders, script), last)


def _pictures(folders: Folders) -> Html:
    return el("script", {"type": "module", "src": folders.own("pictures.mjs")})


def _last(folders: Folders, name: str, *, now: bool = False, engine: bool = False) -> Html:
    """The last script: it starts Python, `now` or with a touch; the `engine` too."""
    data = {"data-core": folders.own("pyscript.mjs"), "data-engine": engine, "data-now": now}
    return el("script", {"src": folders.own(name), **data})
