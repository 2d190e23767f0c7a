const lookAhead = 0.12;
const checkEveryMs = 25;

interface Pulse {
  /** Read before every step, so that a change of tempo is heard at once. */
  secondsPerStep: () => number;
  /** Told before the step sounds, with its moment in the time of `audio`. */
  onStep: (step: number, time: number, audio: AudioContext) => void;
}

/** Counts steps evenly by the clock of the sound card, which a busy page does not hold up. Ended by what it returns. */
export function startPulse({ secondsPerStep, onStep }: Pulse): () => void {
  const audio = new AudioContext();
  let step = 0;
  let next = audio.currentTime + 0.06;
  const fill = () => {
    // A tab that slept does not make up for what it missed.
    if (next < audio.currentTime - 0.5) next = audio.currentTime + 0.06;
    while (next < audio.currentTime + lookAhead) {
      onStep(step, next, audio);
      next += secondsPerStep();
      step += 1;
    }
  };
  const timer = setInterval(fill, checkEveryMs);
  fill();
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}

/** Runs when the moment comes, for what is seen. */
export function atTime(audio: AudioContext, time: number, show: () => void): void {
  setTimeout(show, Math.max(0, (time - audio.currentTime) * 1000));
}
