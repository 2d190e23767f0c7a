/** The page on which somebody signed up, such as that of an invite link: the link in our mail opens another tab. */
import { safeNext } from "../sign-in/safe-next.ts";

const KEY = "slipway-way-after-proof";
/** As long as the link in the mail holds. */
const KEPT_MS = 86_400_000;

function here(): string {
  const { pathname, search } = window.location;
  if (pathname !== "/login" && pathname !== "/signup") return pathname + search;
  return safeNext(new URLSearchParams(search).get("next"));
}

/** A browser that keeps nothing leads to the start page. */
export function keepWay(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ to: here(), at: Date.now() }));
  } catch {
    return;
  }
}

/** Once. Null where nobody waited in this browser. */
export function takeWay(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as { to: string; at: number } | null;
    localStorage.removeItem(KEY);
    return kept !== null && Date.now() - kept.at < KEPT_MS ? kept.to : null;
  } catch {
    return null;
  }
}
