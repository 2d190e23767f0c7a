/** Scores of a version from its checks, 0 to 10. A check that did not run gives no review. Pure. [T3.09] */
import type { Review, ReviewType } from "../../../contract/index.ts";
import type { CheckOutcome } from "../../verify/check-results.ts";
import type { Risk } from "../../verify/security/risky-code.ts";
import { SECURITY } from "../../verify/security/security-review.ts";

export interface ReviewedRun {
  checks: readonly CheckOutcome[];
  /** Edits that were refused because nobody had asked for them. */
  unwanted: number;
  changedFiles: number;
}

const FULL = 10;
const scored = (type: ReviewType, lost: number, message: string): Review => ({
  type,
  score: Math.max(0, Math.round((FULL - lost) * 10) / 10),
  message,
});

const isPage = ({ name, ok }: CheckOutcome): boolean => name.startsWith("/") && ok !== null;
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Length of a list that a check attached. */
function found(check: CheckOutcome, field: string): number {
  const value = check.data?.[field];
  return Array.isArray(value) ? value.length : 0;
}

export function reviewsOf({ checks, unwanted, changedFiles }: ReviewedRun): Review[] {
  const named = (name: string): CheckOutcome | undefined =>
    checks.find((check) => check.name === name && check.ok !== null);
  const build = named("build");
  const types = named("types");
  const security = named(SECURITY);
  const pages = checks.filter(isPage);
  return [
    ...(build === undefined ? [] : [scored("build", build.ok === true ? 0 : FULL, `The build: ${build.detail}.`)]),
    ...(types === undefined ? [] : [typesReview(types)]),
    ...(pages.length === 0 ? [] : pageReviews(pages)),
    ...(security === undefined ? [] : [securityScore(security)]),
    scored(
      "unwanted_changes",
      unwanted * 3,
      `${count(changedFiles, "file")} changed, ${count(unwanted, "unwanted change")} refused.`,
    ),
  ];
}

function typesReview(types: CheckOutcome): Review {
  const errors = types.ok === true ? 0 : Math.max(1, found(types, "diagnostics"));
  return scored("types", errors === 0 ? 0 : 4 + errors, `Types: ${count(errors, "error")}.`);
}

/** A secret in the code, or text that runs as code, outweighs everything else. */
function securityScore(security: CheckOutcome): Review {
  const risks = (security.data?.["risks"] ?? []) as readonly Risk[];
  const lost = risks.reduce((sum, { level }) => sum + (level === "error" ? 6 : 2), 0);
  return scored("security", lost, `Risky code: ${security.detail}.`);
}

function pageReviews(pages: readonly CheckOutcome[]): Review[] {
  const sum = (field: string): number => pages.reduce((all, page) => all + found(page, field), 0);
  const errors = sum("console");
  const requests = sum("failed_requests");
  const wide = pages.filter((page) => page.data?.["overflow"] === true).length;
  const measured = pages.filter((page) => Array.isArray(page.data?.["axe"]));
  const violations = sum("axe");
  return [
    scored(
      "runtime",
      (errors + requests) * 3,
      `${count(errors, "console error")} and ${count(requests, "failed request")} on ${count(pages.length, "page view")}.`,
    ),
    ...(measured.length === 0
      ? []
      : [
          scored(
            "accessibility",
            violations * 2,
            `${count(violations, "finding")} on ${count(measured.length, "page view")}.`,
          ),
        ]),
    scored(
      "design",
      wide === 0 ? 0 : 3 + (7 * wide) / pages.length,
      wide === 0
        ? `${count(pages.length, "page view")} fit the screen.`
        : `${wide} of ${count(pages.length, "page view")} are wider than the screen.`,
    ),
  ];
}
