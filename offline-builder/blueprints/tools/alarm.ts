import type { Tone } from "@/lib/interval-rules";

const pitches = { tick: 660, turn: 990, end: 880 } as const;

/**
 * All tones to come are handed to the sound card at once: a page in the background is woken too seldom to be on time.
 * Null where the browser lets no sound out before something was pressed.
 */
export async function soundAhead(tones: readonly Tone[], elapsed: number): Promise<(() => void) | null> {
  const audio = new AudioContext();
  // A browser that waits for a gesture leaves the promise open.
  await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, 300))]);
  if (audio.state !== "running") {
    void audio.close();
    return null;
  }
  for (const { at, kind } of tones) {
    const start = audio.currentTime + (at - elapsed) / 1000;
    if (at < elapsed) continue;
    const repeats = kind === "end" ? 6 : 1;
    for (let time = 0; time < repeats; time += 1) beep(audio, { pitch: pitches[kind], start: start + time * 0.4, length: kind === "tick" ? 0.12 : 0.3 });
  }
  return () => void audio.close();
}

function beep(audio: AudioContext, { pitch, start, length }: { pitch: number; start: number; length: number }) {
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  // Risen and fallen within hundredths of a second, or each tone would begin with a click.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.25, start + 0.015);
  volume.gain.setValueAtTime(0.25, start + length - 0.04);
  volume.gain.linearRampToValueAtTime(0, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
