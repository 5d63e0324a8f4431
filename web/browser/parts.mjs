// How the engine's worker fetches its parts: as our own gzip, unpacked here, whatever the host makes of .gz.

/** Where a file beside this one is, and a module of that address. */
export const own = (name) => new URL(name, import.meta.url).href;
export const importPart = (url) => import(url);

/** How the engine is to start, `memory` or `plain`, where this script's address says `?start=…`. */
export const wanted = new URL(import.meta.url).searchParams.get("start");

const ENOUGH = 512 * 1024; // bytes after which a line may be called quick; after twice as many it is slow
const QUICK = 5_500; // bytes a millisecond, 44 Mbit/s: from there on a memory costs less time than it saves

/** Reads a body as fast as it comes: tells the share of `expected`, and whether the line proves quick on the whole. */
export class Meter {
  constructor(expected, tell) {
    this.expected = expected;
    this.tell = tell;
    this.quick = new Promise((resolve) => (this.decide = resolve));
  }

  through(body) {
    const reader = body.getReader();
    return new ReadableStream({ start: (rest) => void this.read(reader, rest) }, { highWaterMark: Infinity });
  }

  async read(reader, rest) {
    const began = performance.now();
    let seen = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        rest.enqueue(value);
        seen += value.length;
        this.tell(Math.min(1, seen / this.expected));
        if (seen >= ENOUGH && seen >= QUICK * (performance.now() - began)) this.decide(true);
        if (seen >= 2 * ENOUGH) this.decide(false);
      }
      rest.close();
    } catch (error) {
      rest.error(error);
    }
    this.decide(false);
  }
}

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

/** The file of which `url` is the gzip; the service worker keeps it unpacked and says so. */
export const fetchPacked = async (url, meter) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  if (answer.headers.has("x-unpacked")) {
    meter?.decide(true);
    return answer;
  }
  return new Response(await unpacked(meter ? meter.through(answer.body) : answer.body));
};

/** The same as bytes. */
export const fetchBytes = async (url) => new Uint8Array(await (await fetchPacked(url)).arrayBuffer());

/** The module of which `url` is the gzip: by its address where it is kept unpacked, so that its compiled code is too. */
export const importPacked = async (url) => {
  const answer = await fetchPacked(url);
  if (answer.headers.has("x-unpacked")) return import(url);
  const blob = new Blob([await answer.arrayBuffer()], { type: "text/javascript" });
  return import(URL.createObjectURL(blob));
};
