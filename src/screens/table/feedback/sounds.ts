import type { Feedback } from './feedback';

/** A tone that fades: its pitch, when it begins, how long it is heard, how loud it is at first. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  readonly shape: OscillatorType;
}

/** A piece of wood set down, a knock on the table, a small bell. */
const SOUNDS: Readonly<Record<Feedback, readonly Tone[]>> = {
  placed: [
    { pitch: 420, at: 0, length: 0.05, loudness: 0.3, shape: 'triangle' },
    { pitch: 180, at: 0, length: 0.08, loudness: 0.4, shape: 'sine' },
  ],
  refused: [
    { pitch: 110, at: 0, length: 0.08, loudness: 0.5, shape: 'sine' },
    { pitch: 95, at: 0.12, length: 0.1, loudness: 0.5, shape: 'sine' },
  ],
  scored: [
    { pitch: 880, at: 0, length: 0.9, loudness: 0.2, shape: 'sine' },
    { pitch: 2217, at: 0, length: 0.5, loudness: 0.08, shape: 'sine' },
    { pitch: 3520, at: 0, length: 0.25, loudness: 0.04, shape: 'sine' },
  ],
};

let context: AudioContext | undefined;

function playTone(on: AudioContext, { pitch, at, length, loudness, shape }: Tone): void {
  const start = on.currentTime + at;
  const tone = new OscillatorNode(on, { type: shape, frequency: pitch });
  const volume = new GainNode(on, { gain: loudness });
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Made on the spot: nothing is fetched for it. */
export function playSound(of: Feedback): void {
  context ??= new AudioContext();
  for (const tone of SOUNDS[of]) playTone(context, tone);
}
