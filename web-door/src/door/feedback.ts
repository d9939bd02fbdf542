import type { Outcome } from './types';

/** Each outcome sounds and feels its own way: tones in hertz one after the other, and what the hand feels. */
const FEEDBACK: Record<Outcome | 'decidedOffline' | 'unkept', { tones: number[]; vibration: number[] }> = {
  welcome: { tones: [880, 1320], vibration: [80] },
  decidedOffline: { tones: [880, 660], vibration: [80, 60, 80] },
  already_in: { tones: [330, 330], vibration: [250, 80, 250] },
  not_paid: { tones: [440, 330, 220], vibration: [150, 60, 150, 60, 150] },
  other_event: { tones: [220, 440], vibration: [400] },
  cancelled: { tones: [165, 165, 165], vibration: [400, 100, 400] },
  unknown: { tones: [147], vibration: [600] },
  unkept: { tones: [147, 147, 147], vibration: [600, 100, 600] },
};
const TONE_S = 0.13;

let context: AudioContext | undefined;

/** Safari's way to play although the telephone's switch is set to silent. */
interface Sounding {
  audioSession?: { type: string };
}

/** A browser plays nothing before the page was touched: called at every touch. */
export function unlockSound(): void {
  const { audioSession } = navigator as Sounding;
  if (audioSession) audioSession.type = 'playback';
  context ??= new AudioContext();
  // Suspended, or interrupted by a call.
  if (context.state !== 'running') void context.resume().catch(() => undefined);
}

/** Whether a hand feels what the page says; no iPhone's does. */
export const isFelt = (): boolean => 'vibrate' in navigator;

/** @param decidedOffline the device alone says so: a welcome of its own sounds different */
export function playFeedback(outcome: Outcome | 'unkept', decidedOffline: boolean): void {
  const { tones: once, vibration } =
    FEEDBACK[decidedOffline && outcome === 'welcome' ? 'decidedOffline' : outcome];
  if (isFelt()) navigator.vibrate(vibration);
  if (!context) return;
  // What no hand feels is heard twice.
  const tones = isFelt() || outcome === 'welcome' ? once : [...once, ...once];
  const begin = context.currentTime;
  for (const [n, hertz] of tones.entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'square';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.25, begin + n * TONE_S);
    volume.gain.linearRampToValueAtTime(0.0001, begin + (n + 0.95) * TONE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(begin + n * TONE_S);
    tone.stop(begin + (n + 1) * TONE_S);
  }
}
