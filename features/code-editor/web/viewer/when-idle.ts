/** Work that may wait for a moment between two frames, one piece at a time and in its order. */

/** A page that is never idle gets to it all the same. */
const LATEST_MS = 250;
/** Some browsers do not say when they are idle. */
const ABOUT_A_FRAME_MS = 16;

const waiting = new Set<() => void>();
let asked = false;

function ask(): void {
  if (asked || waiting.size === 0) return;
  asked = true;
  if (typeof requestIdleCallback === "function") requestIdleCallback(next, { timeout: LATEST_MS });
  else setTimeout(next, ABOUT_A_FRAME_MS);
}

function next(): void {
  asked = false;
  const [work] = waiting;
  if (work === undefined) return;
  waiting.delete(work);
  ask();
  work();
}

/** The answer takes it back while it waits. */
export function whenIdle(work: () => void): () => void {
  const piece = (): void => work();
  waiting.add(piece);
  ask();
  return () => void waiting.delete(piece);
}
