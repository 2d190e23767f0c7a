/** Reports each problem once, with both widths of a page and all pages that have it. Pure. */
import type { PipelineErrorCode } from "../../contract/index.ts";
import { UNCAUGHT, type CheckOutcome } from "./check-results.ts";
import { placeOf, wordsFor, type Place } from "./places.ts";

export interface Failure {
  /** `types`, `/menu at 390`, `/ and /menu at both widths`. */
  where: string;
  code: PipelineErrorCode;
  /** One problem a line. */
  log: string;
  /** Text for the details that people see. */
  details: string;
}

interface Problem {
  text: string;
  code: PipelineErrorCode;
  places: Place[];
}

/** Removes browsers' additions to an error, and places in built code, which differ from page to page. */
const keyOf = (text: string): string =>
  text
    .split("\n")[0]!
    .replace(UNCAUGHT, "")
    .replace(/\b[0-9a-f]{7,}\b/g, "#")
    .replace(/:\d+\b/g, ":0")
    .trim();

/** In the order in which they were found. Problems with the same places are one failure. */
export function distinctFailures(failed: readonly CheckOutcome[]): Failure[] {
  const others: Failure[] = [];
  const problems = new Map<string, Problem>();
  for (const check of failed) {
    const place = placeOf(check);
    const log = check.log || check.detail;
    if (place === null) others.push({ where: check.name, code: check.code, log, details: check.log });
    else for (const text of problemsOf(check)) note(problems, { text, code: check.code, places: [place] });
  }
  const shared = new Map<string, Problem[]>();
  for (const problem of problems.values()) {
    const where = wordsFor(problem.places);
    shared.set(where, [...(shared.get(where) ?? []), problem]);
  }
  const ofPages = [...shared].map(([where, found]): Failure => {
    const log = found.map(({ text }) => text).join("\n");
    return { where, code: found[0]!.code, log, details: `${where}: ${log}` };
  });
  return [...others, ...ofPages];
}

/** A page's problems may have more than one line each: its log does not say where one ends. */
function problemsOf({ problems, log }: CheckOutcome): readonly string[] {
  return problems ?? log.split("\n").filter((line) => line.trim() !== "");
}

function note(problems: Map<string, Problem>, { text, code, places: [place] }: Problem): void {
  const known = problems.get(keyOf(text));
  if (known === undefined) return void problems.set(keyOf(text), { text, code, places: [place!] });
  // The version with a stack trace says more.
  if (text.includes("\n") && !known.text.includes("\n")) known.text = text;
  if (!known.places.some(({ route, width }) => route === place!.route && width === place!.width))
    known.places.push(place!);
}
