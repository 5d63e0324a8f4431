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

/** @typedef {(synthesizer: Synthesizer, after: number) => void} Sound */

/** A few notes, one after the other. @param {number[]} pitches Hz @param {number} step seconds @param {number} lasts @param {number} loud @returns {Sound} */
const melody = (pitches, step, lasts, loud) => (synthesizer, after) =>
  pitches.forEach((pitch, at) => {
    synthesizer.tone(after + at * step, pitch, lasts, loud, "triangle");
    synthesizer.tone(after + at * step, pitch / 2, lasts, loud * 0.6);
  });

/** By the names of `web/engine/presenter.py`. @type {Record<string, Sound>} */
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
  shuffle: (synthesizer, after) => {
    // two halves riffled into each other, quicker and quicker, and pushed together
    for (let at = 0; at < 14; at += 1) {
      synthesizer.rustle(after + 0.42 * Math.sqrt(at / 14), 1900 + 90 * at, 0.035, 0.07 + 0.006 * at, 1300);
    }
    synthesizer.rustle(after + 0.47, 900, 0.14, 0.16, 500);
  },
  turn: (synthesizer, after) => {
    synthesizer.tone(after, 587, 0.16, 0.06);
    synthesizer.tone(after + 0.09, 880, 0.22, 0.05);
  },
  refusal: (synthesizer, after) => {
    synthesizer.tone(after, 196, 0.1, 0.12);
    synthesizer.tone(after + 0.1, 165, 0.14, 0.12);
  },
  fine: melody([659, 880], 0.08, 0.3, 0.04),
  caught: melody([523, 392, 659], 0.09, 0.25, 0.05),
  round: melody([440, 554, 659], 0.11, 0.35, 0.05),
  win: melody([392, 494, 587, 784, 988], 0.12, 0.5, 0.06),
  lose: melody([440, 392, 330], 0.2, 0.6, 0.04),
  end: melody([392, 494, 587, 784], 0.13, 0.5, 0.05),
};

/** @type {Synthesizer | null} */
let synthesizer = null;

/** False before the reader's first touch, where the browser tells: a sound would wait for it, and come too late. */
const mayBeHeard = () => navigator.userActivation?.hasBeenActive ?? true;

/**
 * Play sounds one shortly after the other, if the reader has turned them on; their names are set as `data-played` on
 * the root.
 * @param {string[]} names unknown ones are ignored
 */
export const playSounds = (names) => {
  const { dataset } = document.documentElement;
  if (dataset.sound !== "on" || !("AudioContext" in window) || !mayBeHeard()) return;
  const known = names.filter((name) => name in SOUNDS);
  if (!known.length) return;
  const made = (synthesizer ??= new Synthesizer());
  if (made.context.state === "suspended") made.context.resume();
  known.forEach((name, at) => SOUNDS[name](made, 0.02 + at * 0.12));
  dataset.played = known.join(" ");
};
