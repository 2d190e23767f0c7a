/** Runs journeys in the built app, side by side in one browser, each as a newcomer with empty storage. */
import type { Clock } from "@slipway/kernel/clock";
import { counted } from "@slipway/kernel/text/counted";
import type { ActionReport } from "@slipway/platform/browser/acting/page-action";
import type { PageReport, PageSession } from "@slipway/platform/browser/port";
import type { SiteBackend } from "@slipway/platform/browser/looking/site-backend";
import type { EvidenceStep } from "../../../contract/index.ts";
import type { Needs } from "../../../../services.ts";
import { notRun, type CheckOutcome } from "../check-results.ts";
import type { EvidencePicture } from "../evidence-pictures.ts";
import { WIDTHS } from "../places.ts";
import { asksBackend } from "../looks/render-pages.ts";
import { onDay } from "./days.ts";
import type { JourneyFile, ProjectJourneys } from "./journey-files.ts";
import { printStep, type Journey } from "./journey-format.ts";

/** Bound of all journeys of a turn, once the browser has started. */
const JOURNEYS_MS = 30_000;
/** Names of their pictures: smaller numbers are pages, larger ones the pages that the model opened. */
const FIRST_PICTURE = 20;
export const NO_TIME = "the journeys of a turn have no more time together";
const NO_BACKEND = "it needs the project's backend, which the checks do not reach";

export interface JourneysInput {
  /** The built app. */
  files: ReadonlyMap<string, Uint8Array>;
  backend?: SiteBackend;
  session?: PageSession | undefined;
  signal: AbortSignal;
  tenant: string;
  onPlace: (ahead: number) => void;
}

/** One report for each journey, in their order. AppError `browser_unavailable` where no browser can be isolated. */
export const runJourneys = (
  services: Needs<"browser"> & { clock: Clock },
  { files, backend, session, signal, tenant, onPlace }: JourneysInput,
  journeys: readonly Journey[],
): Promise<PageReport[]> =>
  services.browser.renderPages({
    site: { kind: "files", files, backend },
    session,
    routes: journeys.map(({ path }) => path),
    actionsByRoute: journeys.map(({ steps }) => steps.map((step) => onDay(step, new Date(services.clock.now())))),
    viewports: [{ width: WIDTHS.desktop, height: 900 }],
    screenshot: "every",
    boundMs: JOURNEYS_MS,
    signal,
    tenant,
    onPlace,
  });

export interface RanJourneys {
  checks: CheckOutcome[];
  pictures: EvidencePicture[];
}

export interface Tried {
  report: PageReport;
  /** The app's backend, where there was no copy of it. */
  unreached: string | null;
}

/** A journey that was not tried, and why. */
export interface NotTried {
  reason: string;
}

const journeyName = (title: string): string => `Journey "${title}"`;

/** One check for each file, in their order. */
export function judgeJourneys(
  { files, more }: ProjectJourneys,
  outcomeOf: (journey: Journey) => Tried | NotTried,
): RanJourneys {
  const ran: RanJourneys = { checks: [], pictures: [] };
  for (const [at, file] of files.entries()) {
    const { check, picture } =
      file.journey === null ? unreadable(file) : withPicture(file.journey, outcomeOf(file.journey), at);
    ran.checks.push(check);
    if (picture !== null) ran.pictures.push(picture);
  }
  if (more > 0)
    ran.checks.push(notRun(counted(more, "more journey"), "RUNTIME", `at most ${files.length} journeys are run`));
  return ran;
}

interface Ran {
  check: CheckOutcome;
  picture: EvidencePicture | null;
}

function unreadable({ path, problem }: JourneyFile): Ran {
  const name = journeyName(path.replace(/^journeys\//, ""));
  return { check: { name, ok: false, detail: problem, code: "JOURNEY", log: `${path}: ${problem}` }, picture: null };
}

function withPicture(journey: Journey, outcome: Tried | NotTried, at: number): Ran {
  if ("reason" in outcome) return { check: notTried(journey, outcome.reason), picture: null };
  const { report } = outcome;
  const check = judged(journey, outcome);
  if (report.screenshot === null) return { check, picture: null };
  const picture = { name: `${FIRST_PICTURE + at}-${WIDTHS.desktop}`, png: report.screenshot };
  return { check: { ...check, picture: picture.name }, picture };
}

const notTried = (journey: Journey, reason: string): CheckOutcome => ({
  ...notRun(journeyName(journey.title), "RUNTIME", reason),
  steps: stepsOf(journey, []),
  data: { journey: journey.title },
});

function judged(journey: Journey, { report, unreached }: Tried): CheckOutcome {
  const name = journeyName(journey.title);
  const { actions } = report;
  const steps = stepsOf(journey, actions);
  const data = { journey: journey.title };
  const passed = { name, code: "JOURNEY", log: "", steps, data } as const;
  const last = actions.at(-1);
  const isThrough = actions.length === journey.steps.length && last?.ok === true;
  const errors = counted(report.consoleErrors.length, "console error");
  if (isThrough) return { ...passed, ok: true, detail: `${counted(steps.length - 1, "step")}, ${errors}` };
  if (report.unseen !== null) return { ...notRun(name, "RUNTIME", reasonFor(report.unseen)), steps, data };
  if (asksBackend(report, unreached) || (unreached !== null && report.isSignIn))
    return { ...notRun(name, "RUNTIME", NO_BACKEND), steps, data };
  const where = last === undefined ? notOpened(journey, report) : brokenAt(journey, actions);
  const log = [`${name} stopped at ${where}`, ...(last?.console ?? report.consoleErrors)].join("\n");
  return { ...passed, ok: false, detail: where, log };
}

const reasonFor = (unseen: string): string => (unseen.includes("no time left") ? NO_TIME : unseen);

const notOpened = ({ path }: Journey, { problem, status }: PageReport): string =>
  `${path}: ${problem ?? `the page answered ${status ?? "nothing"}`}`;

function brokenAt(journey: Journey, actions: readonly ActionReport[]): string {
  const at = actions.length - 1;
  const { problem, url } = actions[at]!;
  const place = url === journey.path ? "" : ` (on ${url})`;
  return `step ${at + 1}, ${printStep(journey.steps[at]!)}${place}: ${problem ?? "it could not be done."}`;
}

/** The path first; steps after the broken one were not tried. */
function stepsOf(journey: Journey, actions: readonly ActionReport[]): EvidenceStep[] {
  const who = journey.as === undefined ? "" : `, signed in as ${journey.as}`;
  const begins = { text: `at ${journey.path}${who}`, ok: actions.length > 0 ? true : null };
  return [begins, ...journey.steps.map((step, at) => ({ text: printStep(step), ok: actions[at]?.ok ?? null }))];
}
