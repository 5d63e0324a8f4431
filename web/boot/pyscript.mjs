// PyScript as our pages load it. Its own Python package is nine modules, which MicroPython would compile at every start;
// the build leaves them out (`build/pyscript_core.py`), and what our pages use of them is put in their place.
import { hooks } from "__PYSCRIPT__/core.js";

hooks.main.onReady.add(({ interpreter }) => {
  const parts = {
    pyscript: { document, window },
    "pyscript.ffi": interpreter.pyimport("jsffi"),
    "pyscript.js_modules": interpreter.pyimport("polyscript.js_modules"),
  };
  for (const [name, part] of Object.entries(parts)) interpreter.registerJsModule(name, part);
});
