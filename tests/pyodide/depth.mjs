// Reads texts with many brackets within one another inside Pyodide, which they would end; prints what became of each.
import { loadPyodide } from "pyodide";

const repo = process.argv[2];
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/repo", repo);
const text = pyodide.runPython(`
import json
import sys
sys.path.insert(0, "/repo")
sys.dont_write_bytecode = True
from pyengine.core.json_text import DEEPEST, JsonError, read_json
from pyengine.sealed.errors import SealedError
from pyengine.sealed.message import parse
from pyengine.study import parse_study
from web.engine.dispatcher import Dispatcher

def called_deep(read, text, frames):
    return read(text) if not frames else called_deep(read, text, frames - 1)

def outcome(read, text):
    try:
        read(text)
    except (JsonError, SealedError, ValueError) as error:
        return type(error).__name__
    return "read"

deep, found = "[" * 10_000, {}
head = '{"v":1,"table":"' + "A" * 22 + '","n":0,"seat":1,"prev":"","items":[["x",'
found["json"] = outcome(lambda text: read_json(text, 10**6), deep + "]" * 10_000)
found["message"] = outcome(parse, head + deep)
within = DEEPEST - 4
found["deepest"] = outcome(parse, head + "[" * within + "]" * within + ']],"sig":"' + "A" * 86 + '"}')
found["deepest, in a deep call"] = outcome(
    lambda text: called_deep(lambda text: json.dumps(read_json(text, 100)), text, 300), "[" * DEEPEST + "]" * DEEPEST
)
found["study"] = outcome(parse_study, "study 1\\ngame uno\\n\\nchapter\\nplayers 2\\ndeal turn 1\\n" + "(\\n" * 10_000)
found["command"] = json.loads(Dispatcher().send('{"do":' + deep))["error"]["code"]
json.dumps(found)
`);
console.log(text);
