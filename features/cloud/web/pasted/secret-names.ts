/** Suggests names for pasted secrets. Pure. */
import type { PastedSecret } from "@slipway/ui/slots/slots";
import { secretNameProblem } from "../../contract/secrets.ts";

const ASSIGNED = /([A-Za-z_]\w{2,60})["']?[ \t]{0,3}[:=][ \t]{0,3}["'`]?$/;

/** "a Stripe secret key" -> STRIPE_SECRET_KEY. A name reserved by the platform loses its first word. */
function nameOf({ what, before }: Pick<PastedSecret, "what" | "before">): string {
  const assigned = ASSIGNED.exec(before)?.[1];
  if (assigned !== undefined && secretNameProblem(assigned) === null) return assigned.toUpperCase();
  if (what === "a secret value") return "SECRET_VALUE";
  if (what === "a password in an address") return "DATABASE_PASSWORD";
  const words = what
    .replace(/^an? /, "")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "_");
  return secretNameProblem(words) === null ? words : words.replace(/^[A-Z]+_/, "");
}

/** One name per secret, without duplicates. */
export function suggestedNames(secrets: readonly Pick<PastedSecret, "what" | "before">[]): string[] {
  const taken = new Set<string>();
  return secrets.map((secret) => {
    const name = nameOf(secret);
    let free = name;
    for (let at = 2; taken.has(free); at += 1) free = `${name}_${at}`;
    taken.add(free);
    return free;
  });
}
