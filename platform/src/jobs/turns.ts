/** Long work in pieces: asked between two of them, and others get a turn of the event loop once it has taken long enough. */
import { setImmediate as nextTurn } from "node:timers/promises";

/** A tenth of what one request may hold the loop for: a piece may take a while itself. */
const TURN_MS = 5;

export function takingTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
}
