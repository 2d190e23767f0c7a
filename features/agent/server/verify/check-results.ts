/** Outcomes of single checks, and their texts. Pure. */
import { counted } from "@slipway/kernel/text/counted";
import type { Evidence, EvidenceCheck, EvidenceStep, PipelineErrorCode } from "../../contract/index.ts";
import type { Diagnostic } from "@slipway/sandbox/port";
import type { EvidencePicture } from "./evidence-pictures.ts";
import { listed, placeOf, wordsFor } from "./places.ts";

export interface CheckOutcome {
  /** Such as `types`, `build` or `/menu at 390`. */
  name: string;
  ok: boolean | null;
  detail: string;
  /** Why the check did not run. */
  reason?: string;
  /** The label in the chat when it failed. */
  code: PipelineErrorCode;
  /** One problem per line, for the model and for `details`; "" if it passed. */
  log: string;
  /** Problems of a page, each whole, even if it has several lines. */
  problems?: readonly string[];
  /** The same in a structured form, as tools return it. */
  data?: Record<string, unknown>;
  /** False: worth a repair, but no reason to discard the work. Left out: true. */
  blocking?: boolean;
  /** A finding on working code: shown, and returned to the model once, but not a failure of the turn. */
  isReview?: true;
  /** Seen by somebody who is signed in: `user`, or the name of a role. */
  as?: string;
  /** Visitors sign in before they see the page: what was judged, and what the picture shows, is that form. */
  isBehindSignIn?: true;
  /** The page asks the project's backend, which the checks do not reach: what was judged is the page without its data. */
  isWithoutData?: true;
  /** Name of the stored picture of the page. */
  picture?: string;
  /** The steps, when the check is a journey. */
  steps?: readonly EvidenceStep[];
}

/** The page's own content was not seen, so it does not count as checked. */
export const isUnseenPage = ({ isBehindSignIn, isWithoutData }: CheckOutcome): boolean =>
  isBehindSignIn === true || isWithoutData === true;

export interface Verification {
  /** No check that ran has failed. */
  ok: boolean;
  checks: CheckOutcome[];
  evidence: Evidence;
  /** PNG of the start page at 1440 pixels; null if it was not opened, or not seen in full. */
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

/** Errors of the compiler; empty for every other check. */
export const diagnosticsOf = ({ data }: CheckOutcome): readonly Diagnostic[] =>
  (data?.["diagnostics"] as readonly Diagnostic[] | undefined) ?? [];

const NAMED_REPAIRS = 2;

/** Adds "Repaired: imported Button from …" to the sentence, and a row for each repair. */
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

/** The prefix of a compiler's message, such as `src/a.ts:3:1 TS2304: `. */
const PLACE = /^\S+?(?::\d+){0,2} (?:TS\d+|BUILD): /;

/** The prefix by which browsers report an uncaught error. */
export const UNCAUGHT = /^Uncaught (?:\(in promise\) )?/;

/** The first line of the first problem without its place, for a sentence. */
export function firstProblem(checks: readonly Pick<CheckOutcome, "log" | "detail">[]): string {
  const line = checks[0]?.log.split("\n").find((text) => text.trim() !== "") ?? checks[0]?.detail ?? "";
  return line.trim().replace(PLACE, "").replace(UNCAUGHT, "").replace(/\.$/, "").slice(0, 300);
}

const KEY_LINES = 40;

/** Begins the line of a page that is wider than its screen. Then its elements follow, each after a colon. */
export const TOO_WIDE = "the page is wider than";

/** Equal for the same failure, whatever its line numbers, sizes and hashes. */
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

/** Each element that makes a page too wide is a problem of its own: fewer of them are no new one. */
const problemsOf = (check: CheckOutcome): string[] =>
  failureKey([check])
    .split("\n")
    .flatMap((line) => (line.startsWith(TOO_WIDE) ? line.split(": ") : [line]))
    .filter((problem) => problem !== "");

/** Whether every problem of the check existed before the run changed anything: then the run is not to blame. */
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

/**
 * "Checked: types, build, 3 pages at 2 widths, 0 console errors · 4.8 s". Checks that did not run are named with the
 * reason.
 */
export function evidenceOf(checks: readonly CheckOutcome[], pages: PageTotals | null, durationMs: number): Evidence {
  const isPage = (check: CheckOutcome): boolean => check.name.startsWith("/");
  const whole = checks.filter((check) => check.ok === true && !isPage(check) && check.isReview !== true);
  const passed = whole.filter((check) => check.steps === undefined).map((check) => check.name);
  const wrong = checks.filter((check) => check.ok === false);
  const failed = [...wrong.filter((check) => !isPage(check)).map((check) => check.name), ...pagesIn(wrong)];
  if (pages !== null && pages.pages > 0) {
    passed.push(
      `${counted(pages.pages, "page")} at ${counted(pages.widths, "width")}`,
      counted(pages.consoleErrors, "console error"),
    );
  }
  const journeys = whole.filter((check) => check.steps !== undefined).length;
  if (journeys > 0) passed.push(counted(journeys, "journey"));
  const sentences = [
    passed.length === 0 ? null : `Checked: ${passed.join(", ")}`,
    failed.length === 0 ? null : `Failed: ${failed.join(", ")}`,
    seenSignedIn(checks),
    behindSignIn(checks),
    withoutData(checks),
    ...notChecked(checks.filter((check) => check.ok === null && check.isReview !== true)),
  ].filter((text) => text !== null);
  return { summary: `${sentences.join(". ")} · ${(durationMs / 1000).toFixed(1)} s`, checks: checks.map(rowOf) };
}

const NAMED_CHECKS = 3;

/** "Not checked: /items/:id, /notes/:id, because …", once for each reason. */
function notChecked(checks: readonly CheckOutcome[]): string[] {
  const byReason = Map.groupBy(checks, (check) => check.reason ?? "it did not run");
  return [...byReason].map(([reason, alike]) => {
    const more = alike.length - NAMED_CHECKS;
    const names = alike.slice(0, NAMED_CHECKS).map(({ name }) => name);
    return `Not checked: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}, because ${reason}`;
  });
}

/** "Seen signed in as owner: /admin, /orders". */
function seenSignedIn(checks: readonly CheckOutcome[]): string | null {
  const seen = checks.filter((check) => check.as !== undefined && check.isBehindSignIn !== true);
  const routes = routesOf(seen);
  return routes.length === 0 ? null : `Seen signed in as ${seen[0]!.as}: ${listed(routes)}`;
}

/** One sentence for all of them: often it is the whole app. */
function behindSignIn(checks: readonly CheckOutcome[]): string | null {
  const routes = routesOf(checks.filter(({ isBehindSignIn }) => isBehindSignIn === true));
  if (routes.length === 0) return null;
  return `Not checked: ${listed(routes)} showed only the sign-in`;
}

function withoutData(checks: readonly CheckOutcome[]): string | null {
  const routes = routesOf(checks.filter((check) => check.isWithoutData === true && check.isBehindSignIn !== true));
  if (routes.length === 0) return null;
  return `Not checked: ${listed(routes)} with data, because the checks do not reach the project's backend`;
}

const routesOf = (checks: readonly CheckOutcome[]): string[] => [
  ...new Set(checks.flatMap((check) => placeOf(check) ?? []).map(({ route }) => route)),
];

/** Merges both widths of a page. */
function pagesIn(checks: readonly CheckOutcome[]): string[] {
  const places = checks.flatMap((check) => placeOf(check) ?? []);
  return places.length === 0 ? [] : [wordsFor(places)];
}

const SIGN_IN_ROW = "showed only the sign-in, and so does the picture";
const NO_DATA_ROW = "the checks do not reach the project's backend; the picture shows the page without its data";

const rowOf = ({ name, ok, detail, picture, ...check }: CheckOutcome): EvidenceCheck => {
  const isUnseen = ok === true && isUnseenPage({ name, ok, detail, ...check });
  const reason = isUnseen ? (check.isBehindSignIn === true ? SIGN_IN_ROW : NO_DATA_ROW) : check.reason;
  return {
    name,
    ok: isUnseen ? null : ok,
    detail,
    ...(reason === undefined ? {} : { reason }),
    ...(picture === undefined ? {} : { picture }),
    ...(check.steps === undefined ? {} : { steps: [...check.steps] }),
  };
};
