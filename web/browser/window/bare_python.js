// Runs a page's Python in MicroPython without PyScript, whose modules need a server of the page's own origin.

const HEAP = 8 * 1024 * 1024; // bytes, as PyScript gives MicroPython

/**
 * @param {typeof import("@micropython/micropython-webassembly-pyscript/micropython.mjs").loadMicroPython} load MicroPython's own loader
 * @param {string} url of its WebAssembly
 * @param {Record<string, string>} files by their paths, `web/page/…` and the package `pyscript`
 * @param {string} page the name of the module that is run
 */
export const runPage = async (load, url, files, page) => {
  const python = await load({ url, heapsize: HEAP, linebuffer: true, stdout: (line) => console.log(line) });
  for (const [name, content] of Object.entries(files)) {
    python.FS.mkdirTree(`/${name.slice(0, name.lastIndexOf("/"))}`);
    python.FS.writeFile(`/${name}`, content);
  }
  python.runPython(`import sys; sys.path.insert(0, "/")`);
  await python.runPythonAsync(python.FS.readFile(`/web/page/${page}.py`, { encoding: "utf8" }));
};
