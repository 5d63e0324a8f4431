// PyScript as our pages load it. Its own Python package is nine modules, which MicroPython would compile at every start;
// the build leaves them out, and fills in what our pages use of them (`build/trim_pyscript.py`).
import { hooks } from "__PYSCRIPT__/core.js";

const PACKAGE = "__PACKAGE__";

hooks.main.onReady.add(({ interpreter: { FS } }) => {
  FS.mkdir("pyscript");
  for (const [name, text] of Object.entries(PACKAGE)) FS.writeFile(`pyscript/${name}`, text);
});
