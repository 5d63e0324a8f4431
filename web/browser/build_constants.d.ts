// What the build fills in (`build/website/scripts.py`); a folder is given as seen from the script's own.

/** Pyodide's files. */
declare const PYODIDE_FOLDER: string;
/** The part `info` of Pyodide's lock file, which tells its version. */
declare const PYODIDE_INFO: import("pyodide").PyodideAPI["lockfile"]["info"];
/** The folder of Python's packages in Pyodide's file system. */
declare const SITE_PACKAGES: string;
/** Of parts of the engine the SHA-256 of what they unpack to, by the file's name. */
declare const SITE_PARTS: Record<string, string>;
/** In a plain site: the name of the engine's wheel. */
declare const ENGINE_WHEEL: string;
/** Pyodide's loader and Emscripten's script, where they stand before the worker's in one text. */
declare const nastilkaPyodide: typeof import("pyodide");
declare const nastilkaRuntime: { default: (settings: any) => Promise<any> };
/** The page of the frame in which a game's file runs. */
declare const GAME_FRAME: string;
/** uPlot's files. */
declare const UPLOT_FOLDER: string;
/** qrcode-generator's files. */
declare const QRCODE_FOLDER: string;
/** The Python package `pyscript` as our pages use it: file name → source. */
declare const PYSCRIPT_PACKAGE: Record<string, string>;
/** The languages of the site, the first one first: code, direction, and whether nothing is missing in it. */
declare const LANGUAGES: [lang: string, dir: "ltr" | "rtl", whole: boolean][];
/** What stands behind the address of a folder: nothing, or its page's file. */
declare const INDEX_PAGE: string;
/** What the element of other sites' pages says, by language. */
declare const ELEMENT_WORDS: Record<string, Record<string, string> & { games: Record<string, string> }>;
/** The names of the studies that come with each game. */
declare const ELEMENT_STUDIES: Record<string, string[]>;
/** The name of this version of the site. */
declare const SITE_VERSION: string;
/** The files of the site that are cached: path → SHA-256 in hex, and size in bytes. */
declare const SITE_FILES: Record<string, [hash: string, size: number]>;
/** Files of the site that are cached only when they are asked for. */
declare const SITE_LATER_FILES: Record<string, [hash: string, size: number]>;

/** MicroPython's own module; npm's package has no types. */
declare module "@micropython/micropython-webassembly-pyscript/micropython.mjs" {
  /** What our pages use of an interpreter. */
  export interface MicroPython {
    FS: {
      mkdirTree(path: string): void;
      writeFile(path: string, content: string): void;
      readFile(path: string, options: { encoding: "utf8" }): string;
    };
    runPython(code: string): unknown;
    runPythonAsync(code: string): Promise<unknown>;
  }
  export interface Options {
    url?: string;
    heapsize?: number;
    linebuffer?: boolean;
    stdout?: (line: string) => void;
  }
  export function loadMicroPython(options?: Options): Promise<MicroPython>;
}
