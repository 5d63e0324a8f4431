// The sounds of the table, made here and now: short tones and rustles, only when the reader has turned them on.
"use strict";
(() => {
  let context = null;
  let noise = null;

  /** Sound may only start after the reader has touched the page; before that the context waits. */
  const ready = () => {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
    if (!noise) {
      noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
      const samples = noise.getChannelData(0);
      for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    }
  };

  /** A volume that swells at once and dies away. */
  const fading = (from, loud, lasts) => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(loud, from + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
    gain.connect(context.destination);
    return gain;
  };

  const tone = (after, pitch, lasts, loud = 0.1, kind = "sine") => {
    const from = context.currentTime + after;
    const oscillator = new OscillatorNode(context, { type: kind, frequency: pitch });
    oscillator.connect(fading(from, loud, lasts));
    oscillator.start(from);
    oscillator.stop(from + lasts);
  };

  const rustle = (after, pitch, lasts, loud = 0.25, to = pitch) => {
    const from = context.currentTime + after;
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.9 });
    band.frequency.setValueAtTime(pitch, from);
    band.frequency.exponentialRampToValueAtTime(to, from + lasts);
    source.connect(band).connect(fading(from, loud, lasts));
    source.start(from);
    source.stop(from + lasts);
  };

  const sounds = {
    card: (after) => (rustle(after, 2600, 0.05, 0.3, 1400), tone(after + 0.02, 170, 0.06, 0.12)),
    draw: (after) => rustle(after, 1500, 0.11, 0.18, 4200),
    line: (after) => (rustle(after, 700, 0.2, 0.3, 420), tone(after + 0.17, 130, 0.07, 0.14)),
    turn: (after) => (tone(after, 587, 0.16, 0.06), tone(after + 0.09, 880, 0.22, 0.05)),
    end: (after) => [392, 494, 587, 784].forEach((pitch, at) => tone(after + at * 0.13, pitch, 0.5, 0.07, "triangle")),
  };

  /** Play the named sounds one shortly after the other; the root tells which were played last. */
  window.nastilkaSound = (names) => {
    const root = document.documentElement;
    if (root.dataset.sound !== "on" || !("AudioContext" in window)) return;
    const known = names.split(" ").filter((name) => name in sounds);
    if (!known.length) return;
    ready();
    known.forEach((name, at) => sounds[name](0.02 + at * 0.12));
    root.dataset.played = known.join(" ");
  };
})();
