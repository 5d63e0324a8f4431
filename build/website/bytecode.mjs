// Compiles the Python sources of a zip to the bytecode of Pyodide's own Python, inside Pyodide under Node:
//     node build/website/bytecode.mjs IN.zip OUT.zip [STDLIB.zip]
// STDLIB.zip is what Python starts with: as bytecode it starts in half the time.
// The .pyc files have unchecked hashes, so Python needs neither their sources nor dates.
// Docstrings are left out, and so are columns of lines, which tracebacks would underline in sources that are not there,
// and modules that need files, sockets or terminals.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [, , source, target, stdLibURL] = process.argv;
const python = await loadPyodide({ stdLibURL, env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/in.zip", readFileSync(source));
python.runPython(`
import marshal, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

LEFT_OUT = (
    "idlelib/", "tkinter/", "turtledemo/", "ensurepip/", "lib2to3/", "pydoc_data/", "test/", "curses/",
    "unittest/", "xmlrpc/", "wsgiref/", "sqlite3/", "dbm/", "venv/", "turtle.py", "pydoc.py", "doctest.py", "pdb.py",
    "_pyrepl/", "multiprocessing/", "smtplib.py", "imaplib.py", "ftplib.py", "poplib.py", "mailbox.py",
)

def compiled(name, text):
    code = compile(text, "/lib/python/" + name, "exec", dont_inherit=True, optimize=2)
    return _code_to_hash_pyc(code, source_hash(text), False)

with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
    for name in sorted(old.namelist()):
        if name.endswith("/") or name.startswith(LEFT_OUT):
            continue
        content = old.read(name)
        if name.endswith(".py"):
            name, content = name + "c", compiled(name, content)
        new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(target, python.FS.readFile("/out.zip"));
process.exit(0);
