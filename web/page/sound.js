// The sounds of the table, made by code: card, dice, drum, guns, muskets. Fetched when sound is switched on (glue.js); asks for
// nothing, keeps nothing. A browser that does not let a page sound leaves it silent.
'use strict';

globalThis.LongRollSound = (() => {
  const MOST = 200; // of the list of what was asked for
  globalThis.longroll.sounds = []; // for tests: the names, in their order
  let context = null, out = null, noise = null;

  /** The way out, as loud as is wanted; null before the player has pressed anything, or where the browser refuses. */
  function open(loudness) {
    if (document.hidden || navigator.userActivation?.hasBeenActive === false) return null;
    try {
      if (!context) {
        context = new AudioContext();
        noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
        const samples = noise.getChannelData(0);
        for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
      }
      context.resume().catch(() => {});
      if (!out) {
        out = context.createGain();
        out.connect(context.destination);
      }
      out.gain.value = loudness;
      return out;
    } catch {
      return null;
    }
  }

  /** A burst of noise through a filter: `at` and `long` in seconds. */
  function burst(at, long, kind, pitch, loud, rise = 0.002) {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = kind;
    filter.frequency.value = pitch;
    const gain = context.createGain();
    const start = context.currentTime + 0.01 + at;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + long);
    source.connect(filter).connect(gain).connect(out);
    source.start(start, Math.random() * 0.5);
    source.stop(start + rise + long + 0.02);
  }

  const SOUNDS = {
    card() {
      burst(0, 0.07, 'bandpass', 2600, 0.5, 0.012);
      burst(0.06, 0.04, 'lowpass', 500, 0.6);
    },
    dice() {
      for (let i = 0, at = 0; i < 6; ++i, at += 0.045 + Math.random() * 0.05) burst(at, 0.03, 'bandpass', 2200 + Math.random() * 1500, 0.7 - i * 0.09);
    },
    drum() { // a roll that swells, and two strokes
      for (let i = 0; i < 26; ++i) {
        burst(i * 0.034, 0.05, 'bandpass', 1500, 0.1 + i * 0.012);
        burst(i * 0.034, 0.06, 'lowpass', 220, 0.15 + i * 0.02);
      }
      for (const at of [0.98, 1.22]) {
        burst(at, 0.09, 'bandpass', 1700, 0.7);
        burst(at, 0.16, 'lowpass', 230, 1);
      }
    },
    guns() { // far off
      for (const at of [0, 0.5 + Math.random() * 0.2, 0.85 + Math.random() * 0.3]) burst(at, 1.1, 'lowpass', 90 + Math.random() * 40, 1.2, 0.02);
    },
    muskets() {
      for (let i = 0; i < 16; ++i) burst(Math.random() ** 1.5 * 0.9, 0.09, 'bandpass', 900 + Math.random() * 900, 0.2 + Math.random() * 0.35);
    },
  };

  const page = {
    play(name, loudness) {
      if (globalThis.longroll.sounds.push(name) > MOST) globalThis.longroll.sounds.shift();
      if (SOUNDS[name] && open(loudness)) SOUNDS[name]();
    },
    /** Ends what still sounds. */
    stop() {
      out?.disconnect();
      out = null;
    },
  };
  document.addEventListener('visibilitychange', () => document.hidden && page.stop());
  addEventListener('pagehide', page.stop);
  return page;
})();
