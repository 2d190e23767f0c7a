export const colors = ["white", "pink", "brown", "rain", "waves"] as const;
export type Noise = (typeof colors)[number];

type Random = () => number;

/** Samples from -1 to 1 that can be played in a loop: the end is faded into the beginning. */
export function samplesOf(color: Noise, { rate, seconds, random = Math.random }: { rate: number; seconds: number; random?: Random }): Float32Array<ArrayBuffer> {
  const fade = Math.floor(rate * 0.5);
  const length = rate * seconds;
  const made = makers[color](length + fade, rate, random);
  const samples = made.slice(0, length);
  for (let at = 0; at < fade; at += 1) {
    const part = at / fade;
    samples[at] = made[at]! * Math.sqrt(part) + made[length + at]! * Math.sqrt(1 - part);
  }
  return levelled(samples);
}

const makers: Record<Noise, (length: number, rate: number, random: Random) => Float32Array<ArrayBuffer>> = {
  white: (length, _, random) => filled(length, () => random() * 2 - 1),
  pink(length, _, random) {
    // Sums of noises that change half as often each: every octave holds the same power.
    const rows = Array.from({ length: 12 }, () => random() * 2 - 1);
    return filled(length, (at) => {
      const row = Math.min(rows.length - 1, at === 0 ? 0 : Math.log2(at & -at));
      rows[row] = random() * 2 - 1;
      return rows.reduce((sum, value) => sum + value, random() * 2 - 1);
    });
  },
  brown(length, _, random) {
    let last = 0;
    return filled(length, () => (last = last * 0.998 + (random() * 2 - 1) * 0.06));
  },
  rain(length, rate, random) {
    // A hiss without its depths, and drops that are struck at random.
    let low = 0;
    let drop = 0;
    return filled(length, () => {
      const white = random() * 2 - 1;
      low += (white - low) * 0.15;
      if (random() < 90 / rate) drop = 0.3 + random() * 0.9;
      drop *= 0.992;
      return (white - low) * 0.35 + white * drop;
    });
  },
  waves(length, rate, random) {
    let last = 0;
    // One swell lasts as long as the loop divides by, so that none is cut off.
    const swell = 8 * rate;
    return filled(length, (at) => {
      last = last * 0.97 + (random() * 2 - 1) * 0.2;
      return last * (0.25 + 0.75 * Math.sin((Math.PI * (at % swell)) / swell) ** 2);
    });
  },
};

function filled(length: number, sample: (at: number) => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  for (let at = 0; at < length; at += 1) samples[at] = sample(at);
  return samples;
}

/** To the same loudness for all, and within what can be played. */
function levelled(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let power = 0;
  for (const sample of samples) power += sample * sample;
  const factor = 0.22 / Math.sqrt(power / samples.length || 1);
  return samples.map((sample) => Math.min(1, Math.max(-1, sample * factor)));
}
