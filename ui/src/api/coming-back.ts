/** Tells when Slipway answers again after it did not: what waits for it goes on, and what said so ends. */
import { liveConnection } from "../live/connection.ts";

/** Pages without a live connection have nothing else that asks. */
const ASK_EVERY_MS = 5_000;
const ASKED = "/api/auth/policy";

let silent = false;
let asking: ReturnType<typeof setInterval> | undefined;
const waiting = new Set<() => void>();

/** A call had no answer. */
export function noteSilence(): void {
  silent = true;
  asking ??= setInterval(() => {
    if (document.visibilityState === "visible") fetch(ASKED).then(noteAnswer, () => undefined);
  }, ASK_EVERY_MS);
}

/** A call had an answer, whatever it says. */
export function noteAnswer(): void {
  if (!silent) return;
  silent = false;
  clearInterval(asking);
  asking = undefined;
  for (const listener of [...waiting]) listener();
}

/** Called each time it answers again. Answers the function that stops. */
export function onAnswerAgain(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

/** Resolves when it answers again, or at once if it did not fall silent; rejects with the signal's reason. */
export const untilAnswerAgain = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!silent) return resolve();
    const stop = onAnswerAgain(() => {
      stop();
      resolve();
    });
    signal?.addEventListener("abort", () => {
      stop();
      reject(signal.reason as Error);
    });
  });

// The live connection tries again by itself, so it usually knows first.
liveConnection.onState(() => liveConnection.getState() === "open" && noteAnswer());
