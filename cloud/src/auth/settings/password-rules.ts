/** Password rules, with the reasons that clients read from `weak_password`. */
import { boundedResponse } from "@slipway/platform/egress/bounded-response";
import { createHash } from "node:crypto";
import { validationFailed, weakPassword } from "../auth-error.ts";
import type { AuthSettings } from "./auth-settings.ts";

/** In bytes: bcrypt ignores everything beyond. */
const MAX_LENGTH = 72;
const RANGE_ADDRESS = "https://api.pwnedpasswords.com/range/";
const RANGE_TIMEOUT_MS = 3000;
/** Such answers have a few kilobytes. */
const MAX_ANSWER_BYTES = 262_144;

type Rules = Pick<AuthSettings, "password_min_length" | "password_required_characters" | "password_hibp_enabled">;

/** Sets stand between colons; a colon that belongs to a set is written `\:`. */
export const characterSets = (setting: string): string[] =>
  setting
    .split(/(?<!\\):/)
    .map((set) => set.replaceAll("\\:", ":"))
    .filter((set) => set !== "");

/**
 * Sends only the first five characters of the password's SHA-1. Null when the list does not answer: no password is
 * refused because another party's server is down.
 */
async function isKnownFromBreaches(password: string, fetch: typeof globalThis.fetch): Promise<boolean | null> {
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  try {
    const answer = await fetch(`${RANGE_ADDRESS}${hash.slice(0, 5)}`, {
      signal: AbortSignal.timeout(RANGE_TIMEOUT_MS),
    });
    if (!answer.ok) return null;
    const lines = (await boundedResponse(answer, MAX_ANSWER_BYTES).text()).split(/\r?\n/);
    return lines.some((line) => line.startsWith(`${hash.slice(5)}:`) && !line.endsWith(":0"));
  } catch {
    return null;
  }
}

/** Throws `weak_password`, or `validation_failed` for one that is too long to be told apart from others. */
export async function checkPassword(password: string, rules: Rules, fetch: typeof globalThis.fetch): Promise<void> {
  if (Buffer.byteLength(password) > MAX_LENGTH) {
    throw validationFailed(`Password cannot be longer than ${MAX_LENGTH} characters`);
  }
  const reasons: string[] = [];
  const messages: string[] = [];
  if (password.length < rules.password_min_length) {
    reasons.push("length");
    messages.push(`Password should be at least ${rules.password_min_length} characters.`);
  }
  const sets = characterSets(rules.password_required_characters);
  if (sets.some((set) => ![...password].some((character) => set.includes(character)))) {
    reasons.push("characters");
    messages.push(`Password should contain at least one character of each: ${sets.join(", ")}.`);
  }
  if (rules.password_hibp_enabled && (await isKnownFromBreaches(password, fetch)) === true) {
    reasons.push("pwned");
    messages.push("Password is known to be weak and easy to guess, please choose a different one.");
  }
  if (reasons.length > 0) throw weakPassword(messages.join(" "), reasons);
}
