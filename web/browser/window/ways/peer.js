// A connection to another device: a WebRTC data channel, made by an offer and an answer that links carry.
import { description, factsOf, read, write } from "./signal.js";

const GATHERING = 2_000; // milliseconds for the addresses of this device
const FAR_GATHERING = 6_000; // milliseconds where servers are named, and none has told anything yet
const CONNECTING = 15_000; // milliseconds after which a connection that does not open is given up
const LEAVING = 4_000; // milliseconds of silence after which a line counts as lost; it may still come back by itself

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
    const isFound = () => /^a=candidate:.* typ (srflx|relay)/m.test(connection.localDescription?.sdp ?? "");
    const isEnough = () => !connection.getConfiguration().iceServers?.length || isFound();
    let late = false;
    const look = () => (connection.iceGatheringState === "complete" || (late && isEnough())) && resolve();
    for (const event of ["icegatheringstatechange", "icecandidate"]) connection.addEventListener(event, look);
    setTimeout(() => {
      late = true;
      look();
    }, GATHERING);
    setTimeout(resolve, FAR_GATHERING);
    look();
  });

export class Peer {
  /** This side's signal, once it is made. */
  signal = "";
  /** The ufrag of the offer that is to be answered, or was. */
  #offered = "";
  #connection;
  #channel;
  #onText;
  #onChange;
  #closed = false;
  #silent = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {RTCConfiguration} configuration
   * @param {(text: string) => void} onText
   * @param {() => void} onChange called when it opens, closes, falls silent, or is there again
   */
  constructor(configuration, onText, onChange) {
    this.#onText = onText;
    this.#onChange = onChange;
    this.#connection = new RTCPeerConnection(configuration);
    this.#channel = this.#connection.createDataChannel("nastilka", { negotiated: true, id: 1 });
    this.#channel.onmessage = this.#receiver();
    this.#channel.onopen = () => this.#heard();
    this.#channel.onclose = () => this.close();
    this.#connection.onconnectionstatechange = () => this.#watch();
  }

  /** True while texts go through. */
  get open() {
    return this.#channel.readyState === "open" && !this.#silent;
  }

  /** True until it is closed or has failed. */
  get alive() {
    return !this.#closed;
  }

  /** True while it may still be opened by whoever its signal reaches. */
  get waits() {
    return !this.#closed && this.signal !== "" && this.#channel.readyState === "connecting";
  }

  /** True while an answer to this one's offer is waited for. */
  get offers() {
    return !this.#closed && this.#connection.signalingState === "have-local-offer";
  }

  /** True if an answer to this offer opens it; older answers do not say to which. @param {string} ufrag */
  isMeant(ufrag) {
    return this.offers && (ufrag === "" || ufrag === this.#offered);
  }

  #receiver() {
    const join = joiner((text) => this.#onText(text));
    return (/** @type {MessageEvent} */ { data }) => {
      if (this.#silent) this.#heard();
      join(data);
    };
  }

  #heard() {
    clearTimeout(this.#timer);
    this.#silent = false;
    this.#onChange();
  }

  #watch() {
    const state = this.#connection.connectionState;
    if (state === "failed" || state === "closed") this.close();
    if (state === "disconnected") this.#after(LEAVING, () => this.#fallSilent());
    if (state === "connected" && this.#channel.readyState === "open") this.#heard();
  }

  #fallSilent() {
    this.#silent = true;
    this.#onChange();
  }

  /** @param {number} pause @param {() => void} act */
  #after(pause, act) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, pause);
  }

  /** Begin: the offer's signal; empty where there is no way to this device. */
  async offer() {
    await this.#connection.setLocalDescription(await this.#connection.createOffer());
    const signal = await this.#sign();
    this.#offered = signal && read(signal).ufrag;
    return signal;
  }

  /** Take an offer: the answer's signal, or nothing as above. @param {string} offer @throws {import("./signal.js").SignalError} */
  async answer(offer) {
    const facts = read(offer);
    this.#offered = facts.ufrag;
    await this.#connection.setRemoteDescription(description(facts));
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    return this.#sign();
  }

  /** Take the answer to this one's offer. @param {string} answer @throws {import("./signal.js").SignalError} */
  async accept(answer) {
    await this.#connection.setRemoteDescription(description(read(answer)));
    this.#after(CONNECTING, () => this.open || this.close());
  }

  async #sign() {
    await gathered(this.#connection);
    const local = /** @type {RTCSessionDescription} */ (this.#connection.localDescription);
    const facts = factsOf(local, local.type === "answer" ? this.#offered : "");
    if (facts.candidates.length) this.signal = write(facts);
    else this.close(); // nobody could find this device: its relay is out of reach
    return this.signal;
  }

  /** @param {string} text */
  send(text) {
    if (this.#channel.readyState !== "open") return;
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
