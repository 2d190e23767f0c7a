import { findColors } from "../parse/colors.ts";
import type { Match, Operation, OperationRequest } from "./operation.ts";
import { operations } from "./registry.ts";
import { has } from "./requests.ts";

interface Chosen {
  operation: Operation;
  match: Match<unknown>;
  request: OperationRequest;
}

const boundary = /\s*(?:;|\.(?=\s)|,?\s+(?:and then|then|and also|and|und dann|und|y luego|y))\s+/giu;
/** Between two wishes about the look: "make it navy with a serif font". Elsewhere the words belong together. */
const together = /\s+(?:with|in|mit|con)\s+/iu;
const LOOKS = new Set(["theme-color", "font", "dark-mode", "density", "corners", "text-size"]);
const takesBack = /\b(?:actually|instead|rather|no,|no\.|but|doch|lieber|sondern|mejor|aber|pero)(?:\s|$)/i;
const verb =
  /^(?:please\s+|can you\s+|bitte\s+|por favor\s+)?(\p{L}+(?:\s+(?:a|an|the|eine?n?|die|der|das|un|una|el|la))?)\s/iu;

/**
 * "Make the header blue and add a page About" is two changes when each half is understood on its own; otherwise the words
 * are one change. Nothing is split where something is taken back, or inside quotes.
 */
export function clausesOf(request: OperationRequest): Chosen[] {
  const whole = chooseOperation(request);
  if (takesBack.test(request.text)) return whole ? [whole] : [];
  const looks = looksOf(request);
  if (looks !== null) return looks;
  const parts = splitOutsideQuotes(request.text);
  if (parts.length < 2 || parts.length > 4) return whole ? [whole] : [];
  if (parts.slice(1).some(isRemainder)) return whole ? [whole] : [];
  const lead = verb.exec(parts[0]!)?.[1] ?? "";
  const chosen = parts.map(
    (part, at) =>
      chooseOperation({ ...request, text: part }) ??
      (at > 0 && isSubject(parts[at - 1]!) ? null : chooseOperation({ ...request, text: `${lead} ${part}` })),
  );
  const all = chosen.filter((entry) => entry !== null);
  if (all.length < parts.length) return whole ? [whole] : [];
  if (
    new Set(all.map((entry) => entry.operation.id)).size === 1 &&
    whole &&
    !all[0]!.operation.id.startsWith("add-page")
  )
    return [whole];
  return all;
}

/** Null unless the whole is two or three different wishes about the look, each understood on its own. */
function looksOf(request: OperationRequest): Chosen[] | null {
  const parts = request.text.split(together);
  if (parts.length < 2 || parts.length > 3) return null;
  const chosen = parts.map(
    (part) => chooseOperation({ ...request, text: part }) ?? chooseOperation({ ...request, text: `make it ${part}` }),
  );
  const looks = chosen.filter((entry) => entry !== null && LOOKS.has(entry.operation.id)) as Chosen[];
  return new Set(looks.map(({ operation }) => operation.id)).size === parts.length ? looks : null;
}

/** "A page about our ovens" goes on naming its subject after "and", it does not begin a second change. */
function isSubject(part: string): boolean {
  return has(
    part,
    "(?:pages?|sections?|seite|abschnitt|página|sección)\\s+(?:about|on|for|with|über|zu|mit|sobre|de|con)",
  );
}

/** "… and green", "… and bigger": the rest of the clause before it, not a wish of its own. */
function isRemainder(part: string): boolean {
  const colors = findColors(part)
    .reduce((text, mention) => text.replace(mention.words, ""), part)
    .trim();
  return colors === "" || !/\s/.test(part);
}

function splitOutsideQuotes(text: string): string[] {
  const quotes = [...text.matchAll(/["„“”«»][^"„“”«»]*["„“”«»]/g)].map((found) => [
    found.index,
    found.index + found[0].length,
  ]);
  const parts: string[] = [];
  let start = 0;
  for (const found of text.matchAll(boundary)) {
    if (quotes.some(([from, to]) => found.index >= from! && found.index < to!)) continue;
    parts.push(text.slice(start, found.index));
    start = found.index + found[0].length;
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean);
}

function chooseOperation(request: OperationRequest): Chosen | null {
  let best: Chosen | null = null;
  for (const operation of operations) {
    const match = operation.match(request);
    if (match && match.confidence > (best?.match.confidence ?? 0)) best = { operation, match, request };
  }
  return best;
}
