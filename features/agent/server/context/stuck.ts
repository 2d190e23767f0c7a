/** Detects that somebody asks for the same repair a third time. Pure. */
import type { RunRequest } from "../run/run-request.ts";
import { termsOf } from "./files/terms.ts";

const SAME_REQUESTS = 3;
const LOOKED_AT = 12;
const ALIKE = 0.6;
const FIX =
  /\b(?:fix|error|broken|bug|fails?|failing|crash\w*|still|not work\w*|doesn'?t work|kaputt|fehler|geht nicht|no funciona|arregla)\b/i;

/** True if the request and at least two earlier ones ask for a repair in nearly the same words. */
export function isStuck({
  message,
  containsError,
  history,
}: Pick<RunRequest, "message" | "containsError" | "history">): boolean {
  if (!containsError && !FIX.test(message)) return false;
  const own = new Set(termsOf(message.slice(0, 4000)));
  const earlier = history
    .filter(({ role }) => role === "user")
    .slice(-LOOKED_AT)
    .filter(({ text }) => alike(own, new Set(termsOf(text.slice(0, 4000)))));
  return earlier.length >= SAME_REQUESTS - 1;
}

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return false;
  const shared = [...one].filter((term) => other.has(term)).length;
  return shared / (one.size + other.size - shared) >= ALIKE;
}
