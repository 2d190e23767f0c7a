/** Outcomes of single checks, and the words for them. Pure. */
import type { Evidence, EvidenceCheck, PipelineErrorCode } from "../../contract/index.ts";
import type { Diagnostic } from "@slipway/sandbox/port";
import type { EvidencePicture } from "./evidence-pictures.ts";
import { placeOf, wordsFor } from "./places.ts";

export interface CheckOutcome {
  /** `types`, `build`, `/menu at 390`. */
  name: string;
  ok: boolean | null;
  detail: string;
  /** Why it was not run. */
  reason?: string;
  /** The label chat shows when it failed. */
  code: PipelineErrorCode;
  /** One problem a line, for the model and for `details`; "" when it passed. */
  log: string;
  /** Of a page: the same, each whole, however many lines it has. */
  problems?: readonly string[];
  /** The same for programs, as the tools answer it. */
  data?: Record<string, unknown>;
  /** False: worth a repair, but no reason to throw the work away. Left out: true. */
  blocking?: boolean;
  /** An opinion on what works: shown, and handed to the model once, but no failure of the turn. */
  isReview?: true;
  /** Name of the picture that is kept of the page. */
  picture?: string;
}

export interface Verification {
  /** Nothing that ran failed. */
  ok: boolean;
  checks: CheckOutcome[];
  evidence: Evidence;
  /** PNG of the start page at 1440 pixels, null when it was not looked at. */
  screenshot: Uint8Array | null;
  pictures: readonly EvidencePicture[];
}

export const notRun = (name: string, code: PipelineErrorCode, reason: string): CheckOutcome => ({
  name,
  ok: null,
  detail: "not run",
  reason,
  code,
  log: "",
});

export const diagnosticLine = ({ path, line, column, code, message }: Diagnostic): string =>
  `${path ?? "project"}${line === null ? "" : `:${line}${column === null ? "" : `:${column}`}`} ${code}: ${message}`;

/** What the compiler found; empty for every other check. */
export const diagnosticsOf = ({ data }: CheckOutcome): readonly Diagnostic[] =>
  (data?.["diagnostics"] as readonly Diagnostic[] | undefined) ?? [];

const NAMED_REPAIRS = 2;

/** "Repaired: imported Button from …" in the sentence, and a row each. */
export function withRepairs(verification: Verification, repairs: readonly string[]): Verification {
  if (repairs.length === 0) return verification;
  const { summary, checks } = verification.evidence;
  const more = repairs.length - NAMED_REPAIRS;
  const named = repairs.slice(0, NAMED_REPAIRS).join("; ");
  const said = `. Repaired: ${named}${more > 0 ? `; and ${more} more` : ""} · `;
  const at = summary.lastIndexOf(" · ");
  const rows = repairs.map((detail): EvidenceCheck => ({ name: "repaired", ok: true, detail }));
  return {
    ...verification,
    evidence: { summary: summary.slice(0, at) + said + summary.slice(at + 3), checks: [...checks, ...rows] },
  };
}

export const failedChecks = (verification: Verification): CheckOutcome[] =>
  verification.checks.filter((check) => check.ok === false && check.isReview !== true);

/** `src/a.ts:3:1 TS2304: ` in front of a compiler's message. */
const PLACE = /^\S+?(?::\d+){0,2} (?:TS\d+|BUILD): /;

/** What browsers put in front of an error that nobody caught. */
export const UNCAUGHT = /^Uncaught (?:\(in promise\) )?/;

/** The first line of what went wrong without its place, for a sentence. */
export function firstProblem(checks: readonly Pick<CheckOutcome, "log" | "detail">[]): string {
  const line = checks[0]?.log.split("\n").find((text) => text.trim() !== "") ?? checks[0]?.detail ?? "";
  return line.trim().replace(PLACE, "").replace(UNCAUGHT, "").replace(/\.$/, "").slice(0, 300);
}

const KEY_LINES = 40;

/** The same failure again, whatever the line numbers, sizes and hashes in it. */
export const failureKey = (checks: readonly CheckOutcome[]): string =>
  checks
    .map((check) =>
      [
        check.code,
        ...check.log
          .split("\n")
          .filter((line) => line.trim() !== "")
          .slice(0, KEY_LINES),
      ].join("\n"),
    )
    .join("\n")
    .replace(/\b[0-9a-f]{7,}\b/g, "#")
    .replace(/\d+/g, "0");

const problemsOf = (check: CheckOutcome): string[] =>
  failureKey([check])
    .split("\n")
    .filter((line) => line !== "");

/** Whether every problem of the check was there before the run changed anything: then the run is not to blame. */
export function wasThereBefore(check: CheckOutcome, before: readonly CheckOutcome[]): boolean {
  const then = before.find((candidate) => candidate.name === check.name);
  if (then?.ok !== false) return false;
  const known = new Set(problemsOf(then));
  return problemsOf(check).every((problem) => known.has(problem));
}

export interface PageTotals {
  pages: number;
  widths: number;
  consoleErrors: number;
}

/** "Checked: types, build, 3 pages at 2 widths, 0 console errors · 4.8 s". What did not run is named with its reason. */
export function evidenceOf(checks: readonly CheckOutcome[], pages: PageTotals | null, durationMs: number): Evidence {
  const isPage = (check: CheckOutcome): boolean => check.name.startsWith("/");
  const passed = checks
    .filter((check) => check.ok === true && !isPage(check) && check.isReview !== true)
    .map((check) => check.name);
  const wrong = checks.filter((check) => check.ok === false);
  const failed = [...wrong.filter((check) => !isPage(check)).map((check) => check.name), ...pagesIn(wrong)];
  if (pages !== null && pages.pages > 0) {
    passed.push(
      `${count(pages.pages, "page")} at ${count(pages.widths, "width")}`,
      count(pages.consoleErrors, "console error"),
    );
  }
  const sentences = [
    passed.length === 0 ? null : `Checked: ${passed.join(", ")}`,
    failed.length === 0 ? null : `Failed: ${failed.join(", ")}`,
    ...checks
      .filter((check) => check.ok === null && check.isReview !== true)
      .map((check) => `Not checked: ${check.name}, because ${check.reason ?? "it did not run"}`),
  ].filter((text) => text !== null);
  return { summary: `${sentences.join(". ")} · ${(durationMs / 1000).toFixed(1)} s`, checks: checks.map(rowOf) };
}

/** Both widths of a page in one. */
function pagesIn(checks: readonly CheckOutcome[]): string[] {
  const places = checks.flatMap((check) => placeOf(check) ?? []);
  return places.length === 0 ? [] : [wordsFor(places)];
}

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

const rowOf = ({ name, ok, detail, reason, picture }: CheckOutcome): EvidenceCheck => ({
  name,
  ok,
  detail,
  ...(reason === undefined ? {} : { reason }),
  ...(picture === undefined ? {} : { picture }),
});
