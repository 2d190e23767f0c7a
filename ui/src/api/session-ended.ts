/**
 * Tells somebody who is signed in that their session was ended elsewhere. It closes the live connection and refuses the next
 * one, which looks as if the server were away: so one call asks. Who puts the sheet aside is not asked at every try.
 */
import { liveConnection } from "../live/connection.ts";
import { askToSignIn } from "./session-gate.ts";

/** Answers how to stop. */
export function watchSession(): () => void {
  let isAsked = false;
  const look = async (): Promise<void> => {
    const state = liveConnection.getState();
    if (state === "open") isAsked = false;
    if (state !== "waiting" || isAsked) return;
    isAsked = true;
    const answer = await fetch("/api/user").catch(() => null);
    if (answer?.status !== 401) isAsked = false;
    else if (await askToSignIn({ mode: "sign-in", reason: "expired" })) liveConnection.retryNow();
  };
  return liveConnection.onState(() => void look());
}
