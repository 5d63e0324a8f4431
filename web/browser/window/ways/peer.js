// A connection to another device: a WebRTC data channel, made by an offer and an answer that people pass on by hand.
import { description, read, write } from "./signal.js";

const GATHERING = 2_000; // milliseconds for the addresses of this device
const CONNECTING = 15_000; // milliseconds after which a connection that does not open is given up
const LEAVING = 10_000; // milliseconds for a connection that is interrupted to come back

// Through the channel go texts of any length, in pieces `last:piece`, where last is 1 for a text's last piece.
const SIZE = 15_000; // letters of a piece, each of at most three bytes
const LONGEST = 1_000_000; // letters of a text

/** The pieces of a text. @param {string} text */
const piecesOf = (text) => {
  const count = Math.max(1, Math.ceil(text.length / SIZE));
  return Array.from({ length: count }, (_, at) => `${at === count - 1 ? 1 : 0}:${text.slice(at * SIZE, (at + 1) * SIZE)}`);
};

/** Puts pieces together again, and calls `take` with each whole text. @param {(text: string) => void} take */
const joiner = (take) => {
  let text = "";
  return (/** @type {unknown} */ piece) => {
    if (typeof piece !== "string" || !/^[01]:/.test(piece) || text.length + piece.length > LONGEST) {
      text = "";
      return;
    }
    text += piece.slice(2);
    if (piece[0] === "0") return;
    const whole = text;
    text = "";
    take(whole);
  };
};

/** Settles once this device's addresses are known, or after a while. @param {RTCPeerConnection} connection @returns {Promise<void>} */
const gathered = (connection) =>
  new Promise((resolve) => {
    const look = () => connection.iceGatheringState === "complete" && resolve();
    connection.addEventListener("icegatheringstatechange", look);
    setTimeout(resolve, GATHERING);
    look();
  });

export class Peer {
  #connection;
  #channel;
  #onText;
  #onChange;
  #closed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {RTCIceServer[]} iceServers
   * @param {(text: string) => void} onText
   * @param {() => void} onChange called when it opens or closes
   */
  constructor(iceServers, onText, onChange) {
    this.#onText = onText;
    this.#onChange = onChange;
    this.#connection = new RTCPeerConnection({ iceServers });
    this.#channel = this.#connection.createDataChannel("nastilka", { negotiated: true, id: 1 });
    this.#channel.onmessage = this.#receiver();
    this.#channel.onopen = () => this.#opened();
    this.#channel.onclose = () => this.close();
    this.#connection.onconnectionstatechange = () => this.#watch();
  }

  /** True while texts go through. */
  get open() {
    return this.#channel.readyState === "open";
  }

  /** True until it is closed or has failed. */
  get alive() {
    return !this.#closed;
  }

  /** True while an answer to this one's offer is waited for. */
  get offers() {
    return !this.#closed && this.#connection.signalingState === "have-local-offer";
  }

  #receiver() {
    const join = joiner((text) => this.#onText(text));
    return (/** @type {MessageEvent} */ { data }) => join(data);
  }

  #opened() {
    clearTimeout(this.#timer);
    this.#onChange();
  }

  #watch() {
    const state = this.#connection.connectionState;
    if (state === "failed" || state === "closed") this.close();
    if (state === "disconnected") this.#closeAfter(LEAVING);
    if (state === "connected") clearTimeout(this.#timer);
  }

  /** @param {number} pause */
  #closeAfter(pause) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), pause);
  }

  /** Begin: the offer's signal. */
  async offer() {
    await this.#connection.setLocalDescription(await this.#connection.createOffer());
    return this.#signal();
  }

  /** Take an offer: the answer's signal. @param {string} offer @throws {import("./signal.js").SignalError} */
  async answer(offer) {
    await this.#connection.setRemoteDescription(description(read(offer)));
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    return this.#signal();
  }

  /** Take the answer to this one's offer. @param {string} answer @throws {import("./signal.js").SignalError} */
  async accept(answer) {
    await this.#connection.setRemoteDescription(description(read(answer)));
    this.#closeAfter(CONNECTING);
  }

  async #signal() {
    await gathered(this.#connection);
    return write(/** @type {RTCSessionDescription} */ (this.#connection.localDescription));
  }

  /** @param {string} text */
  send(text) {
    if (!this.open) return;
    for (const piece of piecesOf(text)) this.#channel.send(piece);
  }

  close() {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#channel.close();
    this.#connection.close();
    this.#onChange();
  }
}
