// What two devices tell each other by hand before they are connected: the few facts of a session description (RFC 8866)
// that differ from one data channel to the next, and the description made of them again on the other side.

/** A signal that cannot be read. */
export class SignalError extends Error {}

/**
 * @typedef {object} Facts
 * @property {"offer" | "answer"} type
 * @property {string} ufrag
 * @property {string} pwd
 * @property {string} print the certificate's SHA-256, as 64 letters in hex
 * @property {string[]} candidates each as `type address port`
 */

const LONGEST = 2_000; // letters
const MOST = 8; // candidates
const ICE = /^[A-Za-z0-9+/]{4,256}$/;
const PRINT = /^[0-9a-f]{64}$/;
const CANDIDATE = /^(host|srflx|relay) ([0-9a-fA-F:.]{2,45}|[0-9a-f-]{36}\.local) (\d{1,5})$/;
const SETUP = { offer: "actpass", answer: "active" };

/** The first group of a pattern in a text. @param {string} text @param {RegExp} pattern */
const found = (text, pattern) => pattern.exec(text)?.[1] ?? "";

/** A candidate as we write it; null for one by TCP. @param {string} line */
const shortened = (line) => {
  const [, , transport = "", , address, port, , type] = line.split(" ");
  return transport.toLowerCase() === "udp" ? `${type} ${address} ${port}` : null;
};

/** The facts of a description. @param {{type: string, sdp?: string}} description @returns {Facts} */
const factsOf = ({ type, sdp = "" }) => ({
  type: /** @type {Facts["type"]} */ (type),
  ufrag: found(sdp, /^a=ice-ufrag:(\S+)/m),
  pwd: found(sdp, /^a=ice-pwd:(\S+)/m),
  print: found(sdp, /^a=fingerprint:sha-256 (\S+)/im).replaceAll(":", "").toLowerCase(),
  candidates: [...sdp.matchAll(/^a=candidate:(.*?)\r?$/gm)].flatMap(([, line]) => shortened(line) ?? []).slice(0, MOST),
});

/** @param {string} text */
const toBase64 = (text) => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** The signal of a description: letters that a link may hold. @param {{type: string, sdp?: string}} description */
export const write = (description) => {
  const { type, ufrag, pwd, print, candidates } = factsOf(description);
  return toBase64([type[0], ufrag, pwd, print, ...candidates].join("\n"));
};

/**
 * The facts of a signal.
 * @param {string} text
 * @returns {Facts}
 * @throws {SignalError} for anything else
 */
export const read = (text) => {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) throw new SignalError("no signal");
  let lines;
  try {
    lines = atob(text.replaceAll("-", "+").replaceAll("_", "/")).split("\n");
  } catch {
    throw new SignalError("no base64");
  }
  const [kind, ufrag, pwd, print, ...candidates] = lines;
  const type = kind === "o" ? "offer" : kind === "a" ? "answer" : null;
  const whole = [ufrag, pwd].every((each) => ICE.test(each ?? "")) && PRINT.test(print ?? "");
  const known = candidates.length <= MOST && candidates.every((each) => CANDIDATE.test(each));
  if (!type || !whole || !known) throw new SignalError("no such facts");
  return { type, ufrag, pwd, print, candidates };
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
