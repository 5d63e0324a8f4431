// How the engine's worker fetches its parts: as our own gzip, unpacked here, whatever the host makes of .gz.

/** Where a file beside this one is. @param {string} name */
export const own = (name) => new URL(name, import.meta.url).href;

/** The module of this address. @param {string} url */
export const importPart = (url) => import(url);

/** How the engine is to start, `memory` or `plain`, where this script's address says `?start=…`. */
export const wanted = new URL(import.meta.url).searchParams.get("start");

const ENOUGH = 512 * 1024; // bytes after which a line may be called quick; after twice as many it is slow
const QUICK = 5_500; // bytes a millisecond, 44 Mbit/s: from there on a memory costs less time than it saves

/** Reads a body as fast as it comes: tells the share of what is expected, and whether the line proves quick. */
export class Meter {
  /** @type {(quick: boolean) => void} */
  decide = () => {};
  /** Whether the line is quick, by all that has come over it. @type {Promise<boolean>} */
  quick = new Promise((resolve) => (this.decide = resolve));
  #expected;
  #tell;

  /**
   * @param {number} expected bytes
   * @param {(share: number) => void} tell called with the share of them that has come, at most 1
   */
  constructor(expected, tell) {
    this.#expected = expected;
    this.#tell = tell;
  }

  /** The same body, read as fast as it comes. @param {ReadableStream<Uint8Array<ArrayBuffer>>} body */
  through(body) {
    const reader = body.getReader();
    /** @type {UnderlyingDefaultSource<Uint8Array<ArrayBuffer>>} */
    const source = { start: (rest) => void this.#read(reader, rest) };
    return new ReadableStream(source, { highWaterMark: Infinity });
  }

  /**
   * @param {ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>} reader
   * @param {ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>} rest
   */
  async #read(reader, rest) {
    const began = performance.now();
    let seen = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        rest.enqueue(value);
        seen += value.length;
        this.#judge(seen, performance.now() - began);
      }
      rest.close();
    } catch (error) {
      rest.error(error);
    }
    this.decide(false);
  }

  /** @param {number} seen bytes @param {number} elapsed milliseconds */
  #judge(seen, elapsed) {
    this.#tell(Math.min(1, seen / this.#expected));
    if (seen >= ENOUGH && seen >= QUICK * elapsed) this.decide(true);
    if (seen >= 2 * ENOUGH) this.decide(false);
  }
}

/**
 * A body as it was before gzip: unpacked here, or by a host that calls .gz an encoding and had it undone already.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 */
const unpacked = async (body) => {
  const reader = body.getReader();
  const first = await reader.read();
  const packed = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */
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

/**
 * The file of which `url` is the gzip; the service worker caches it unpacked and marks it so.
 * @param {string} url
 * @param {Meter} [meter]
 * @throws {Error} if it cannot be had
 */
export const fetchPacked = async (url, meter) => {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${url}`);
  if (answer.headers.has("x-unpacked")) {
    meter?.decide(true);
    return answer;
  }
  return new Response(await unpacked(meter ? meter.through(answer.body) : answer.body));
};

/** The same as bytes. @param {string} url */
export const fetchBytes = async (url) => new Uint8Array(await (await fetchPacked(url)).arrayBuffer());

/**
 * The module of which `url` is the gzip: by its address where it is cached unpacked, so that its compiled code is too.
 * @param {string} url
 */
export const importPacked = async (url) => {
  const answer = await fetchPacked(url);
  if (answer.headers.has("x-unpacked")) return import(url);
  const blob = new Blob([await answer.arrayBuffer()], { type: "text/javascript" });
  return import(URL.createObjectURL(blob));
};
