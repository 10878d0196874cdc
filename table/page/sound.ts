/** Sounds made on the spot: dice, a block put down, a drum when it is your turn. Silent unless somebody wants them. */
import { settings } from './settings.svelte.ts';

export type Sound = 'dice' | 'block' | 'drum';
let context: AudioContext | null = null;

/** A burst of noise through a band: wood and bone. */
const knock = (audio: AudioContext, at: number, pitch: number, length: number, loud: number): void => {
  const frames = Math.max(1, Math.floor(audio.sampleRate * length));
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 3 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(band).connect(gain).connect(audio.destination);
  source.start(at);
};
/** A skin that is struck: a low tone that falls. */
const beat = (audio: AudioContext, at: number, loud: number): void => {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: 130 });
  const gain = new GainNode(audio, { gain: loud });
  tone.frequency.setValueAtTime(130, at);
  tone.frequency.exponentialRampToValueAtTime(55, at + 0.2);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.28);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.3);
};
export const play = (sound: Sound): void => {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    const audio = context;
    void audio.resume();
    const now = audio.currentTime + 0.01;
    if (sound === 'dice')
      for (const [i, after] of [0, 0.07, 0.12, 0.2, 0.31].entries())
        knock(audio, now + after, 1500 + 260 * (i % 3), 0.06, 0.5 - i * 0.07);
    else if (sound === 'block') knock(audio, now, 420, 0.09, 0.6);
    else for (const after of [0, 0.16, 0.3]) beat(audio, now + after, after === 0 ? 0.5 : 0.35);
  } catch {
    // a browser without sound stays silent
  }
};
