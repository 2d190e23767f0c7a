/** The thread beside an event loop: asks it where it is when it has not turned for a while. */
import { Session } from "node:inspector";
import { parentPort, workerData } from "node:worker_threads";

export interface WatchData {
  /** When the loop turned last, in milliseconds since 1970. */
  beat: Float64Array;
}

/** The global function that notes where the loop is. */
export const ASKED = "slipwayEventLoopPlace";
/** Time between two signs that the loop turns. */
export const BEAT_MS = 25;
const LOOK_MS = 20;
/** Short enough to see a hold of 50 ms while it lasts. */
const ASK_AFTER_MS = BEAT_MS + 20;

/** A session is open for one question only: a process that ends waits for those that are. */
function ask(): void {
  const session = new Session();
  session.connectToMainThread();
  session.post("Runtime.evaluate", { expression: `globalThis.${ASKED}?.()` }, () => session.disconnect());
}

function watch({ beat }: WatchData): void {
  let asked = 0;
  setInterval(() => {
    const turned = beat[0]!;
    if (turned === 0 || turned === asked) return;
    if (performance.timeOrigin + performance.now() - turned < ASK_AFTER_MS) return;
    asked = turned;
    ask();
  }, LOOK_MS);
}

if (parentPort !== null) {
  watch(workerData as WatchData);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has one other end
  parentPort.postMessage("watching");
}
