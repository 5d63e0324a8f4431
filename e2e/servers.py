"""Static servers as people install them: the distribution's nginx, Apache, lighttpd and Caddy, Python's own, npm's.

Each has its stock settings and types; only the port, the folder and the places of its logs differ. A `Server` is
missing where its program is not installed:

python build browsers --servers
npm ci --prefix requirements/hosts
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from e2e.conftest import ROOT

NPM = Path(os.environ.get("NASTILKA_HOSTS", ROOT / "requirements/hosts")).absolute() / "node_modules"
UNDER = "some/where"
"""The folder of the site below the server's own."""
OWNER_HOME = "<!doctype html><title>The owner's home page</title><h1 id=owner>Home</h1>"
_SYSTEM = f"{os.environ['PATH']}:/usr/sbin:/sbin"
_PATIENCE = 20
"""Seconds in which a server has started."""


@dataclass(frozen=True)
class Setting:
    """Where a server runs: a folder for its settings and logs, the folder that it serves, its port. With `config`, the
    settings of the owner's that a stock server has besides.
    """

    work: Path
    root: Path
    port: int
    config: str | None = None


@dataclass(frozen=True)
class Kind:
    """A static server: its program, and what writes its settings and returns the command that runs it.

    `check` are the arguments with which the same command checks its settings.
    """

    program: str
    command: Callable[[Setting], list[str]]
    check: list[str] = field(default_factory=list)
    env: Callable[[Setting], Mapping[str, str]] = lambda _: {}
    index: bool = True
    """False for one that has no index pages for folders."""
    fallback: bool = False
    """True where an unknown address shows the owner's home page; so does one that lacks its slash."""

    @property
    def path(self) -> str | None:
        """The program, if it is installed."""
        own = NPM / ".bin" / self.program
        return str(own) if own.exists() else shutil.which(self.program, path=_SYSTEM)


class Server:
    """A static server with a copy of a site in a folder below its own."""

    def __init__(self, kind: Kind, site: Path, work: Path, *, config: str | None = None, under: str = UNDER) -> None:
        self.kind = kind
        work.mkdir(parents=True, exist_ok=True)
        self.setting = Setting(work, work / "root", free_port(), config)
        self.folder = self.setting.root / under
        shutil.copytree(site, self.folder, copy_function=_linked, dirs_exist_ok=True)
        if not (self.setting.root / "index.html").exists():
            (self.setting.root / "index.html").write_text(OWNER_HOME)
        self.command = kind.command(self.setting)
        self.env = {**os.environ, "PATH": _SYSTEM, **kind.env(self.setting)}
        self.url = f"http://localhost:{self.setting.port}/{under}/".replace("//", "/").replace(":/", "://", 1)
        self.start()

    def start(self) -> None:
        """Run it until it answers. Raises `AssertionError` with what it said if it does not."""
        with (self.setting.work / "said").open("wb") as said:
            self.process = subprocess.Popen(
                self.command, env=self.env, cwd=self.setting.work, stdout=said, stderr=said, start_new_session=True
            )
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            if _answers(self.url):
                return
            time.sleep(0.05)
        self.stop()
        raise AssertionError((self.setting.work / "said").read_text("utf-8", "replace"))

    def stop(self) -> None:
        """End it and what it has started; nobody listens at the address any more."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, 9)
        self.process.wait()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def checked(kind: Kind, setting: Setting) -> subprocess.CompletedProcess[str]:
    """What the server's own check says of its settings."""
    command = [*kind.command(setting)[: 1 + 2 * (kind.program != "caddy")], *kind.check]
    env = {**os.environ, "PATH": _SYSTEM, **kind.env(setting)}
    return subprocess.run(command, env=env, check=False, capture_output=True, text=True)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _linked(source: str, target: str) -> str:
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copy2(source, target)
    return target


def _answers(url: str) -> bool:
    try:
        urlopen(url, timeout=5).close()
    except HTTPError:
        return True
    except OSError:
        return False
    return True


def _nginx(at: Setting) -> list[str]:
    """Debian's nginx.conf with its default site, or with the owner's server instead."""
    stock = Path("/etc/nginx/nginx.conf").read_text()
    conf, logs = at.work / "conf.d", f"{at.work}/"
    here = {"/run/nginx.pid": at.work / "pid", "/var/log/nginx/": logs, "/etc/nginx/conf.d": conf}
    for name, place in here.items():
        stock = stock.replace(name, str(place))
    sites = at.work / "sites-enabled"
    sites.mkdir(exist_ok=True)
    stock = re.sub(r"include /etc/nginx/sites-enabled/\*;", f"include {sites}/*;", stock)
    stock = re.sub(r"^user .*$", _as_root("user root;"), stock, flags=re.MULTILINE)
    (at.work / "nginx.conf").write_text(stock)
    site = at.config or Path("/etc/nginx/sites-available/default").read_text()
    site = re.sub(r"listen (\[::\]:)?\d+", rf"listen \g<1>{at.port}", site)
    (sites / "default").write_text(re.sub(r"root /var/www/html;", f"root {at.root};", site))
    return ["nginx", "-c", str(at.work / "nginx.conf"), "-e", str(at.work / "error.log"), "-g", "daemon off;"]


def _as_root(text: str) -> str:
    """A line that only root's server understands: other users cannot choose one anyway."""
    return text if os.geteuid() == 0 else ""


def _apache(at: Setting) -> list[str]:
    """Debian's folder of settings, with its default site, or with the owner's and what that needs."""
    conf = at.work / "apache2"
    shutil.rmtree(conf, ignore_errors=True)
    shutil.copytree("/etc/apache2", conf, symlinks=True)
    (conf / "ports.conf").write_text(f"Listen {at.port}\n")
    main = (conf / "apache2.conf").read_text().replace("<Directory /var/www/>", f"<Directory {at.root}/>")
    (conf / "apache2.conf").write_text(f"ServerName localhost\n{main}")
    site = (conf / "sites-available/000-default.conf").read_text()
    site = site.replace("*:80", f"*:{at.port}").replace("/var/www/html", str(at.root))
    (conf / "sites-available/000-default.conf").write_text(site)
    if at.config:
        (conf / "sites-enabled/nastilka.conf").write_text(at.config.replace("*:80", f"*:{at.port}"))
        (conf / "mods-enabled/headers.load").symlink_to("../mods-available/headers.load")
    return ["apache2", "-d", str(conf), "-D", "FOREGROUND"]


def _apache_env(at: Setting) -> dict[str, str]:
    stock = Path("/etc/apache2/envvars").read_text()
    users = dict(re.findall(r"^export (APACHE_RUN_(?:USER|GROUP))=(\S+)", stock, flags=re.MULTILINE))
    places = {f"APACHE_{name}_DIR": str(at.work) for name in ("RUN", "LOCK", "LOG")}
    return {**users, **places, "APACHE_PID_FILE": str(at.work / "pid"), "APACHE_CONFDIR": str(at.work / "apache2")}


def _lighttpd(at: Setting) -> list[str]:
    """Debian's lighttpd.conf and what it includes, with the owner's settings among that."""
    conf = Path("/etc/lighttpd/lighttpd.conf").read_text()
    enabled = at.work / "conf-enabled"
    shutil.rmtree(enabled, ignore_errors=True)
    shutil.copytree("/etc/lighttpd/conf-enabled", enabled)
    (enabled / "50-nastilka.conf").write_text(at.config or "")
    conf = conf.replace("/etc/lighttpd/conf-enabled", str(enabled))
    ours = {
        "document-root": at.root,
        "upload-dirs": None,
        "errorlog": at.work / "error.log",
        "pid-file": at.work / "pid",
        "username": None,
        "groupname": None,
        "port": at.port,
    }
    for name, value in ours.items():
        said = f'server.{name} = "{value}"' if isinstance(value, Path) else f"server.{name} = {value}"
        conf = re.sub(rf"^server\.{name}\s*=.*$", said if value is not None else "", conf, flags=re.MULTILINE)
    (at.work / "lighttpd.conf").write_text(conf)
    return ["lighttpd", "-f", str(at.work / "lighttpd.conf"), "-D"]


def _caddy(at: Setting) -> list[str]:
    stock = at.config or Path("/etc/caddy/Caddyfile").read_text()
    served = stock.replace("/usr/share/caddy", str(at.root))
    text = re.sub(r"^(:80|games\.example) \{", f":{at.port} {{", served, flags=re.MULTILINE)
    (at.work / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(at.work / "Caddyfile")]


def _caddy_env(at: Setting) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(at.work), "XDG_CONFIG_HOME": str(at.work), "HOME": str(at.work)}


def _python(at: Setting) -> list[str]:
    return [sys.executable, "-m", "http.server", "--directory", str(at.root), str(at.port)]


def _bin(name: str) -> str:
    return str(NPM / ".bin" / name)


def _vite(at: Setting) -> list[str]:
    """Vite's development server, with the site in its `public/`."""
    public = at.work / "public"
    if not public.is_symlink():
        public.symlink_to(at.root)
    shutil.copy2(at.root / "index.html", at.work / "index.html")
    return [_bin("vite"), "--port", str(at.port), "--strictPort", "--host", "localhost"]


KINDS = {
    "nginx": Kind("nginx", _nginx, ["-t"]),
    "Apache": Kind("apache2", _apache, ["-t"], _apache_env),
    "lighttpd": Kind("lighttpd", _lighttpd, ["-tt"]),
    "Caddy": Kind("caddy", _caddy, [], _caddy_env),
    "python3 -m http.server": Kind("python3", _python),
    "npm serve": Kind("serve", lambda at: [_bin("serve"), "-l", str(at.port), str(at.root)]),
    "npm http-server": Kind("http-server", lambda at: [_bin("http-server"), str(at.root), "-p", str(at.port)]),
    "npm sirv": Kind("sirv", lambda at: [_bin("sirv"), str(at.root), "--port", str(at.port)]),
    "vite preview": Kind(
        "vite",
        lambda at: [_bin("vite"), "preview", "--outDir", str(at.root), "--port", str(at.port), "--strictPort"],
        fallback=True,
    ),
    "vite, in public/": Kind("vite", _vite, index=False, fallback=True),
}
"""The servers by what people call them."""
