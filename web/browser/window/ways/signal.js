// What two devices tell each other before they are connected: the few facts of a session description (RFC 8866) that
// differ from one data channel to the next, and the description made of them again on the other side. A signal rides
// in every link, so it is bytes: an offer has some 70 and 8 for each address, or 20 where mDNS hides that.

/** A signal that cannot be read. */
export class SignalError extends Error {}

/**
 * @typedef {object} Facts
 * @property {"offer" | "answer"} type
 * @property {string} ufrag
 * @property {string} pwd
 * @property {string} to of an answer: the offer's ufrag, so that whoever made it knows; empty in older signals
 * @property {string} print the certificate's SHA-256, as 64 letters in hex
 * @property {string[]} candidates each as `type address port`
 */

const LONGEST = 2_000; // letters
const MOST = 8; // candidates
const MOST_FAR = 4; // of them those by which other networks find this device: a server has told them, or they are its own
const ICE = /^[A-Za-z0-9+/]{4,256}$/;
const PRINT = /^[0-9a-f]{64}$/;
const CANDIDATE = /^(host|srflx|relay) ([0-9a-fA-F:.]{2,45}|[0-9a-f-]{36}\.local) (\d{1,5})$/;
// Whoever gets the answer begins with DTLS, and at once: in the other direction Chromium, which believes itself connected as
// soon as Firefox answers a ping, repeats its first word after 1, 2, 4 … 60 seconds, until an answer came that took minutes.
const SETUP = { offer: "active", answer: "passive" };
const KINDS = /** @type {const} */ ({ 2: "offer", 3: "answer" }); // older signals begin with a letter
const TYPES = ["host", "srflx", "relay"];
const [IPV4, MDNS, OTHER] = [0, 1, 2];

/** The first group of a pattern in a text. @param {string} text @param {RegExp} pattern */
const found = (text, pattern) => pattern.exec(text)?.[1] ?? "";

/** A candidate as we write it; null for one by TCP. @param {string} line */
const shortened = (line) => {
  const [, , transport = "", , address, port, , type] = line.split(" ");
  const candidate = `${type} ${address} ${port}`;
  return transport.toLowerCase() === "udp" && CANDIDATE.test(candidate) ? candidate : null;
};

/**
 * The candidates of a description. Devices with many addresses of their own list these first, and there may be more of
 * them than a link has room for: those that a server has found are not to be crowded out.
 * @param {string} sdp
 */
const candidatesIn = (sdp) => {
  const all = [...sdp.matchAll(/^a=candidate:(.*?)\r?$/gm)].flatMap(([, line]) => shortened(line) ?? []);
  const far = all.filter((candidate) => !candidate.startsWith("host ")).slice(0, MOST_FAR);
  const near = all.filter((candidate) => candidate.startsWith("host "));
  return [...near.slice(0, MOST - far.length), ...far];
};

/** The facts of a description. @param {{type: string, sdp?: string}} description @param {string} [to] @returns {Facts} */
export const factsOf = ({ type, sdp = "" }, to = "") => ({
  type: /** @type {Facts["type"]} */ (type),
  ufrag: found(sdp, /^a=ice-ufrag:(\S+)/m),
  pwd: found(sdp, /^a=ice-pwd:(\S+)/m),
  to,
  print: found(sdp, /^a=fingerprint:sha-256 (\S+)/im).replaceAll(":", "").toLowerCase(),
  candidates: candidatesIn(sdp),
});

// Bytes -----------------------------------------------------------------------------------------------------------------

/** @param {Uint8Array} bytes */
const toBase64Url = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** @param {string} text */
const fromBase64Url = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const bytesOf = (/** @type {string} */ text) => [text.length, ...new TextEncoder().encode(text)];

const fromHex = (/** @type {string} */ text) => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const toHex = (/** @type {number[]} */ bytes) => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} candidate */
const candidateBytes = (candidate) => {
  const [type = "", address = "", port] = candidate.split(" ");
  const form = /^[\d.]+$/.test(address) ? IPV4 : address.endsWith(".local") ? MDNS : OTHER;
  const uuid = () => fromHex(address.replace(".local", "").replaceAll("-", ""));
  const place = form === IPV4 ? address.split(".").map(Number) : form === MDNS ? uuid() : bytesOf(address);
  return [TYPES.indexOf(type) * 4 + form, ...place, Number(port) >> 8, Number(port) & 255];
};

/** Reads bytes one after the other. @param {Uint8Array} bytes */
const reader = (bytes) => {
  let at = 0;
  const take = (/** @type {number} */ count) => {
    if (at + count > bytes.length) throw new SignalError("cut");
    at += count;
    return [...bytes.subarray(at - count, at)];
  };
  const byte = () => take(1)[0] ?? 0;
  const text = () => String.fromCharCode(...take(byte()));
  return { take, byte, text, more: () => at < bytes.length };
};

/** @param {ReturnType<typeof reader>} from */
const candidateFrom = ({ take, byte, text }) => {
  const kind = byte();
  const uuid = () => toHex(take(16)).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5.local");
  const address = [() => take(4).join("."), uuid, text][kind & 3]?.();
  const [high = 0, low = 0] = take(2);
  return `${TYPES[kind >> 2]} ${address} ${high * 256 + low}`;
};

/** The signal of these facts: letters that a link may hold. @param {Facts} facts */
export const write = ({ type, ufrag, pwd, to, print, candidates }) =>
  toBase64Url(
    Uint8Array.from([
      type === "offer" ? 2 : 3,
      ...[ufrag, pwd, to].flatMap(bytesOf),
      ...fromHex(print),
      ...candidates.flatMap(candidateBytes),
    ]),
  );

// Reading ---------------------------------------------------------------------------------------------------------------

/** @param {Uint8Array} bytes @returns {Facts | null} */
const factsIn = (bytes) => {
  const from = reader(bytes);
  const type = KINDS[/** @type {2 | 3} */ (from.byte())];
  if (!type) return null;
  const [ufrag, pwd, to, print] = [from.text(), from.text(), from.text(), toHex(from.take(32))];
  const candidates = [];
  while (from.more()) candidates.push(candidateFrom(from));
  return { type, ufrag, pwd, to, print, candidates };
};

/** The facts of a signal of older pages: lines of text. @param {Uint8Array} bytes @returns {Facts | null} */
const olderFactsIn = (bytes) => {
  const [kind, ufrag = "", pwd = "", print = "", ...candidates] = String.fromCharCode(...bytes).split("\n");
  const type = kind === "o" ? "offer" : kind === "a" ? "answer" : null;
  return type && { type, ufrag, pwd, to: "", print, candidates };
};

/**
 * The facts of a signal.
 * @param {string} text
 * @returns {Facts}
 * @throws {SignalError} for anything else
 */
export const read = (text) => {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) throw new SignalError("no signal");
  let bytes;
  try {
    bytes = fromBase64Url(text);
  } catch {
    throw new SignalError("no base64");
  }
  const facts = factsIn(bytes) ?? olderFactsIn(bytes);
  if (!facts) throw new SignalError("no such facts");
  const { ufrag, pwd, to, print, candidates } = facts;
  const whole = [ufrag, pwd].every((each) => ICE.test(each)) && PRINT.test(print) && (to === "" || ICE.test(to));
  if (!whole || candidates.length > MOST || !candidates.every((each) => CANDIDATE.test(each))) throw new SignalError("no such facts");
  return facts;
};

/** @param {string} candidate @param {number} at */
const line = (candidate, at) => {
  const [type, address, port] = candidate.split(" ");
  const related = type === "host" ? "" : " raddr 0.0.0.0 rport 0";
  const priority = ({ host: 126, srflx: 100, relay: 0 }[type] ?? 0) * 2 ** 24 + (65_535 - at) * 2 ** 8 + 255;
  return `a=candidate:${at + 1} 1 udp ${priority} ${address} ${port} typ ${type}${related}`;
};

/** The description of these facts, as every browser reads it. @param {Facts} facts @returns {RTCSessionDescriptionInit} */
export const description = ({ type, ufrag, pwd, print, candidates }) => ({
  type,
  sdp: [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    "a=mid:0",
    "a=sendrecv",
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${(print.toUpperCase().match(/../g) ?? []).join(":")}`,
    `a=setup:${SETUP[type]}`,
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    ...candidates.map(line),
    "a=end-of-candidates",
    "",
  ].join("\r\n"),
});
