// The interpreter that PyScript's worker loads: Pyodide from our own folder, its big file as our own gzip,
// with every step told to the page. The build fills in __PYODIDE__, __LOCK__ and __VERSION__.

const page = new URL(import.meta.url).searchParams.get("page");
const channel = "BroadcastChannel" in self && page ? new BroadcastChannel(`nastilka-${page}`) : null;
const folder = new URL("__PYODIDE__/", import.meta.url).href;
const tell = (message) => channel?.postMessage(message);

export const version = "__VERSION__";

/** Counts the bytes that run through, as a share of what is expected. */
const counted = (expected) => {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      tell({ progress: Math.min(1, seen / expected) * 0.6 });
      controller.enqueue(chunk);
    },
  });
};

/** A body as it was before gzip: unpacked here, or by a host that calls .gz an encoding and had it undone already. */
const unpacked = async (body) => {
  const reader = body.getReader();
  const first = await reader.read();
  const packed = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  const whole = new ReadableStream({
    start: (rest) => (first.done ? rest.close() : rest.enqueue(first.value)),
    async pull(rest) {
      const { done, value } = await reader.read();
      if (done) rest.close();
      else rest.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return packed ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
};

/** The WebAssembly file, sent as .gz and unpacked here; the plain file where that cannot be done. */
const compiled = async (plainFetch, url) => {
  try {
    const answer = await plainFetch(`${url}.gz`);
    if (!answer.ok || !("DecompressionStream" in self)) throw new Error(`${answer.status}`);
    const size = Number(answer.headers.get("content-length")) || 3_600_000;
    const body = await unpacked(answer.body.pipeThrough(counted(size)));
    return new Response(body, { headers: { "Content-Type": "application/wasm" } });
  } catch {
    return plainFetch(url);
  }
};

const ownFetch = (plainFetch) => (resource, options) => {
  const url = String(resource?.url ?? resource);
  return url.endsWith("pyodide.asm.wasm") ? compiled(plainFetch, url) : plainFetch(resource, options);
};

export const loadPyodide = async (options) => {
  const plainFetch = self.fetch.bind(self);
  self.fetch = ownFetch(plainFetch);
  try {
    tell({ progress: 0.02 });
    const { loadPyodide: load } = await import(`${folder}pyodide.mjs`);
    const python = await load({ ...options, indexURL: folder, lockFileURL: new URL("__LOCK__", import.meta.url).href });
    tell({ progress: 0.8 });
    return python;
  } catch (error) {
    tell({ problem: String(error) });
    throw error;
  } finally {
    self.fetch = plainFetch;
  }
};
