"""An answer of the engine put on a page with a table."""

from pyscript import document, window

from web.page import dom, patch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.protocol.answers import PlayAnswer, WorkbenchAnswer


async def put(answer: "PlayAnswer | WorkbenchAnswer") -> None:
    """Put a table on the page, with its title and sounds; apply settings, move the focus, give a file out."""
    dom.by_id("boot").hidden = True
    await patch.patch(dom.by_id("app"), answer)
    keep_clear()
    dom.title_page(answer["title"], answer.get("title_lang") or "", answer["lang"], answer["dir"])
    for name, value in (answer.get("settings") or {}).items():
        window.nastilkaSettings.set(name, value)
    window.nastilkaFeel(answer.get("sounds") or "")
    dom.focus(answer.get("focus"))
    dom.go_on(answer.get("onward"))
    if "download" in answer:
        dom.download(answer["download"]["name"], "text/plain", answer["download"]["text"])


def keep_clear(_event: object = None) -> None:
    """Set `--notes` to how high the notices are: in the panel beside the table, the log begins below them."""
    notes = document.querySelector("#notes")
    if notes:
        box = notes.getBoundingClientRect()
        dom.root.style.setProperty("--notes", str(box.bottom - box.top) + "px")
