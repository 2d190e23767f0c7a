export const sounds = ["kick", "snare", "closed", "open", "clap", "tom"] as const;
export type Sound = (typeof sounds)[number];

interface Hit {
  audio: AudioContext;
  out: AudioNode;
  time: number;
}

/** A tone that falls from one pitch to another while it fades. */
function thump({ audio, out, time }: Hit, { from, to, length, gain }: { from: number; to: number; length: number; gain: number }) {
  const tone = new OscillatorNode(audio);
  tone.frequency.setValueAtTime(from, time);
  tone.frequency.exponentialRampToValueAtTime(to, time + length * 0.5);
  tone.connect(fading({ audio, out, time }, gain, length));
  tone.start(time);
  tone.stop(time + length);
}

function hiss({ audio, out, time }: Hit, { filter, pitch, length, gain }: { filter: BiquadFilterType; pitch: number; length: number; gain: number }) {
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const colour = new BiquadFilterNode(audio, { type: filter, frequency: pitch });
  source.connect(colour).connect(fading({ audio, out, time }, gain, length));
  source.start(time);
  source.stop(time + length);
}

function fading({ audio, out, time }: Hit, gain: number, length: number): GainNode {
  const node = new GainNode(audio, { gain: 0 });
  node.gain.setValueAtTime(gain, time);
  node.gain.exponentialRampToValueAtTime(0.001, time + length);
  node.connect(out);
  return node;
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

function noiseOf(audio: AudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  noises.set(audio, buffer);
  return buffer;
}

const voices: Record<Sound, (hit: Hit) => void> = {
  kick: (hit) => thump(hit, { from: 150, to: 45, length: 0.4, gain: 0.9 }),
  snare(hit) {
    hiss(hit, { filter: "highpass", pitch: 1200, length: 0.18, gain: 0.5 });
    thump(hit, { from: 220, to: 140, length: 0.12, gain: 0.35 });
  },
  closed: (hit) => hiss(hit, { filter: "highpass", pitch: 7500, length: 0.05, gain: 0.35 }),
  open: (hit) => hiss(hit, { filter: "highpass", pitch: 6500, length: 0.32, gain: 0.28 }),
  clap(hit) {
    for (const late of [0, 0.012, 0.024]) hiss({ ...hit, time: hit.time + late }, { filter: "bandpass", pitch: 1500, length: 0.14, gain: 0.4 });
  },
  tom: (hit) => thump(hit, { from: 240, to: 110, length: 0.3, gain: 0.6 }),
};

/** Made from tones and noise; nothing is loaded. */
export function strike(sound: Sound, hit: Hit): void {
  voices[sound](hit);
}
