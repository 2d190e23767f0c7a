/** Retries parts that could not be loaded: when the connection is back, when the person goes elsewhere, or on request. */
import { liveConnection } from "../live/connection.ts";

let round = 0;
const listeners = new Set<() => void>();
const failedSheets = new Set<HTMLLinkElement>();

/** Failures of an earlier round are forgotten. */
export const currentRound = (): number => round;

export const onRetry = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The bundler requests each style sheet once, so a failed one would leave its part of the app without styles for good. */
export function fetchSheetsAgain(): void {
  for (const sheet of failedSheets) if (sheet.isConnected) sheet.replaceWith(sheet.cloneNode());
  failedSheets.clear();
}

export function retryAll(): void {
  round += 1;
  fetchSheetsAgain();
  for (const listener of [...listeners]) listener();
}

function noteFailedSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedSheets.add(target);
}

if (typeof window !== "undefined") {
  window.addEventListener("online", retryAll);
  // A style sheet's failure does not bubble.
  window.addEventListener("error", noteFailedSheet, { capture: true });
  // A server may have been away although the network of the browser was not.
  liveConnection.onState(() => liveConnection.getState() === "open" && retryAll());
}
