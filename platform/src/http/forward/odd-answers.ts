/** Answers that Node's client reports apart from answers and errors, so that whoever asks would wait for ever. */
import type { ClientRequest } from "node:http";

/** Announcements (1xx) before an answer: one or two are of use, and a server that sends them for ever keeps this process at work. */
const MAX_ANNOUNCEMENTS = 16;

/**
 * Calls `onOdd` once, with the call destroyed, when the answer is a switch of protocols that nobody asked for, announcements without
 * end, or an end of the connection that is no error. Not for calls that ask for another protocol.
 */
export function refuseOddAnswers(call: ClientRequest, onOdd: () => void): void {
  let isOver = false;
  const giveUp = (): void => {
    if (isOver) return;
    isOver = true;
    onOdd();
    call.destroy();
  };
  for (const end of ["response", "error"]) call.once(end, () => (isOver = true));
  let announcements = 0;
  call.on("information", () => (announcements += 1) > MAX_ANNOUNCEMENTS && giveUp());
  call.once("upgrade", (_answer, upstream) => {
    upstream.destroy();
    giveUp();
  });
  call.once("close", giveUp);
}
