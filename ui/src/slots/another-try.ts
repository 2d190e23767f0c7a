/** When what could not be loaded is worth another try: the connection is back, somebody goes elsewhere, or asks for it. */
import { liveConnection } from "../live/connection.ts";

let round = 0;
const listeners = new Set<() => void>();
const failedSheets = new Set<HTMLLinkElement>();

/** Failures of another round are forgotten. */
export const currentRound = (): number => round;

export const onAnotherTry = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The bundler asks for each style sheet once: one that failed would leave its part of the app without looks for good. */
export function fetchSheetsAgain(): void {
  for (const sheet of failedSheets) if (sheet.isConnected) sheet.replaceWith(sheet.cloneNode());
  failedSheets.clear();
}

export function tryAgain(): void {
  round += 1;
  fetchSheetsAgain();
  for (const listener of [...listeners]) listener();
}

function noteFailedSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedSheets.add(target);
}

if (typeof window !== "undefined") {
  window.addEventListener("online", tryAgain);
  // A style sheet's failure does not bubble.
  window.addEventListener("error", noteFailedSheet, { capture: true });
  // A server that was away, too: the browser's own network never was.
  liveConnection.onState(() => liveConnection.getState() === "open" && tryAgain());
}
