/** The pages' part of the evidence: pictures, accessibility review, and what was left out. Pure. */
import type { AccessibilityFinding } from "@slipway/platform/browser/port";
import { notRun, type CheckOutcome } from "../check-results.ts";
import type { EvidencePicture } from "../evidence-pictures.ts";
import { isOpen, SEED, type Opened } from "./check-backend.ts";
import type { RenderedPage } from "./render-pages.ts";

/** Further pages have rows without a picture. */
const MAX_PICTURES = 16;
const MAX_ELEMENTS = 3;

/** Names the pictures in their rows; a page without one has a plain row. */
export function picturesOf(pages: readonly RenderedPage[]): EvidencePicture[] {
  const routes = [...new Set(pages.map(({ check }) => check.data?.["route"]))];
  const pictures: EvidencePicture[] = [];
  for (const { check, screenshot } of pages) {
    if (screenshot === null || pictures.length === MAX_PICTURES) continue;
    check.picture = `${routes.indexOf(check.data?.["route"])}-${String(check.data?.["viewport"])}`;
    pictures.push({ name: check.picture, png: screenshot });
  }
  return pictures;
}

/** A page that was opened at no width is reported once. */
export function pageChecks(pages: readonly RenderedPage[]): CheckOutcome[] {
  const opened = new Set(pages.flatMap(({ check, route }) => (check.ok === null ? [] : [route])));
  const told = new Set<string>();
  return pages.flatMap(({ check, route }) => {
    if (opened.has(route)) return [check];
    return told.size === told.add(route).size ? [] : [{ ...check, name: route }];
  });
}

/** WCAG A and AA by axe. Null when no page was measured. */
export function accessibilityReview(pages: readonly CheckOutcome[]): CheckOutcome | null {
  const measured = pages.filter((page) => Array.isArray(page.data?.["axe"]));
  if (measured.length === 0) return null;
  const lines = measured.flatMap((page) =>
    (page.data!["axe"] as AccessibilityFinding[]).map(
      ({ rule, help, elements }) =>
        `${String(page.data!["route"])}: ${help} (${rule}) at ${elements.slice(0, MAX_ELEMENTS).join(", ")}`,
    ),
  );
  const findings = `${lines.length} finding${lines.length === 1 ? "" : "s"}`;
  const views = `${measured.length} page${measured.length === 1 ? "" : "s"}`;
  return {
    name: "accessibility",
    ok: lines.length === 0,
    detail: `${findings} on ${views} (WCAG A and AA)${lines.length === 0 ? "" : `: ${lines[0]}`}`,
    code: "IMMEDIATE_RUNTIME",
    log: lines.join("\n"),
    blocking: false,
    isReview: true,
  };
}

/** Names what was missing behind the pages: the whole copy, its sample rows, or what does not run in checks. */
export function backendChecks(pages: readonly RenderedPage[], opened: Opened): CheckOutcome[] {
  if (!isOpen(opened)) {
    const isAsked = pages.some(({ check }) => check.isWithoutData === true);
    if (!isAsked || opened.reason === null) return [];
    return [notRun("the app with its data", "RUNTIME", opened.reason.replace(/\.$/, ""))];
  }
  const checks: CheckOutcome[] = [];
  const { seedProblem: log } = opened;
  if (log !== null)
    checks.push({
      name: SEED,
      ok: false,
      detail: "refused by the database",
      code: "SQL",
      log,
      blocking: false,
      isReview: true,
    });
  const missing = new Set(pages.flatMap(({ notAvailable }) => notAvailable));
  if (missing.size > 0)
    checks.push(notRun([...missing].slice(0, NAMED_ADDRESSES).join(", "), "RUNTIME", "checks run no functions"));
  return checks;
}

const NAMED_ADDRESSES = 5;

/**
 * Requests of the pages to other hosts: the browser has no network, so it is unknown whether they would be answered.
 * Those to the app's own database, one of the `own` addresses, say nothing to a reader. Null: none.
 */
export function elsewhereCheck(pages: readonly RenderedPage[], own: readonly string[]): CheckOutcome | null {
  const isOwn = (address: string): boolean => own.some((base) => /^https?:\/\//.test(base) && address.startsWith(base));
  const addresses = [...new Set(pages.flatMap(({ elsewhere }) => elsewhere))].filter((address) => !isOwn(address));
  if (addresses.length === 0) return null;
  const more = addresses.length - NAMED_ADDRESSES;
  const named = addresses.slice(0, NAMED_ADDRESSES).map((address) => address.slice(0, 200));
  const name =
    addresses.length === 1 ? "1 request to another website" : `${addresses.length} requests to other websites`;
  const detail = `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return { ...notRun(name, "HTTP_CLIENT", "the checks have no network"), detail };
}

/** Not a gap in the checks: the change cannot be seen on those pages. */
export const notReached = (pages: number): CheckOutcome => ({
  name: pages === 1 ? "1 other page" : `${pages} other pages`,
  ok: null,
  detail: "not opened again",
  reason: `the change does not reach ${pages === 1 ? "it" : "them"}`,
  code: "RUNTIME",
  log: "",
  isReview: true,
});
