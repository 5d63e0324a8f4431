// The sounds of the table, synthesized: short tones and rustles, only when the reader has turned them on.

/** Makes sounds; created after the reader's first touch, since browsers allow no sound before. */
class Synthesizer {
  context = new AudioContext();
  noise = this.#whiteNoise();

  #whiteNoise() {
    const { sampleRate } = this.context;
    const buffer = this.context.createBuffer(1, sampleRate / 2, sampleRate);
    buffer.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
    return buffer;
  }

  /** A volume that rises at once and fades. @param {number} from @param {number} loud @param {number} lasts */
  #fading(from, loud, lasts) {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(loud, from + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
    gain.connect(this.context.destination);
    return gain;
  }

  /**
   * @param {number} after seconds from now
   * @param {number} pitch Hz
   * @param {number} lasts seconds
   * @param {number} [loud] 0 to 1
   * @param {OscillatorType} [type]
   */
  tone(after, pitch, lasts, loud = 0.1, type = "sine") {
    const from = this.context.currentTime + after;
    const oscillator = new OscillatorNode(this.context, { type, frequency: pitch });
    oscillator.connect(this.#fading(from, loud, lasts));
    oscillator.start(from);
    oscillator.stop(from + lasts);
  }

  /**
   * Noise around a pitch, as of paper.
   * @param {number} after seconds from now
   * @param {number} pitch Hz
   * @param {number} lasts seconds
   * @param {number} [loud] 0 to 1
   * @param {number} [to] the pitch at its end
   */
  rustle(after, pitch, lasts, loud = 0.25, to = pitch) {
    const from = this.context.currentTime + after;
    const source = new AudioBufferSourceNode(this.context, { buffer: this.noise, loop: true });
    const band = new BiquadFilterNode(this.context, { type: "bandpass", frequency: pitch, Q: 0.9 });
    band.frequency.setValueAtTime(pitch, from);
    band.frequency.exponentialRampToValueAtTime(to, from + lasts);
    source.connect(band).connect(this.#fading(from, loud, lasts));
    source.start(from);
    source.stop(from + lasts);
  }
}

/** @type {Record<string, (synthesizer: Synthesizer, after: number) => void>} */
const SOUNDS = {
  card: (synthesizer, after) => {
    synthesizer.rustle(after, 2600, 0.05, 0.3, 1400);
    synthesizer.tone(after + 0.02, 170, 0.06, 0.12);
  },
  draw: (synthesizer, after) => synthesizer.rustle(after, 1500, 0.11, 0.18, 4200),
  line: (synthesizer, after) => {
    synthesizer.rustle(after, 700, 0.2, 0.3, 420);
    synthesizer.tone(after + 0.17, 130, 0.07, 0.14);
  },
  turn: (synthesizer, after) => {
    synthesizer.tone(after, 587, 0.16, 0.06);
    synthesizer.tone(after + 0.09, 880, 0.22, 0.05);
  },
  end: (synthesizer, after) =>
    [392, 494, 587, 784].forEach((pitch, at) => synthesizer.tone(after + at * 0.13, pitch, 0.5, 0.07, "triangle")),
};

/** @type {Synthesizer | null} */
let synthesizer = null;

/**
 * Play sounds one shortly after the other, if the reader has turned them on; their names are set as `data-played` on
 * the root.
 * @param {string} names with spaces between; unknown ones are ignored
 */
export const playSounds = (names) => {
  const { dataset } = document.documentElement;
  if (dataset.sound !== "on" || !("AudioContext" in window)) return;
  const known = names.split(" ").filter((name) => name in SOUNDS);
  if (!known.length) return;
  const made = (synthesizer ??= new Synthesizer());
  if (made.context.state === "suspended") made.context.resume();
  known.forEach((name, at) => SOUNDS[name](made, 0.02 + at * 0.12));
  dataset.played = known.join(" ");
};
