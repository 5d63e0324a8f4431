// PyScript as our pages load it. Its own Python package is nine modules, which MicroPython would compile at every start;
// the build leaves them out (`build/pyscript_core.py`), and what our pages use of them is put in their place.
import { hooks } from "__PYSCRIPT__/core.js";

/** `window` is the module itself, as PyScript has it: a function found in it may be called without an object. */
const PACKAGE = {
  __init__: "import js\nwindow = js\ndocument = js.document\n",
  ffi: "from jsffi import create_proxy, to_js\n",
  js_modules: "from polyscript.js_modules import idiomorph\n",
};

hooks.main.onReady.add(({ interpreter: { FS } }) => {
  FS.mkdir("pyscript");
  for (const [name, text] of Object.entries(PACKAGE)) FS.writeFile(`pyscript/${name}.py`, text);
});
