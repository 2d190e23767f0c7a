/** Goals of a run, each with its finding, so that a missed one ends the bench by name. */
import { median } from "../figures.ts";
import type { CaseFile } from "./cases/cases.ts";
import { asked, faultsOf, fullyPassed, heldBefore, passed, range, type CaseResult } from "./results.ts";
import { nearlyEqual } from "./screen/likeness.ts";

export interface Goal {
  name: string;
  /** Null when not measured; `found` gives the reason. */
  holds: boolean | null;
  found: string;
}

export interface Run {
  format: CaseFile["format"];
  results: readonly CaseResult[];
  /** Lines that could not be run, with the reason. */
  broken: readonly string[];
}

const ORACLES = 0.7;
const CONTROL = 0.05;
const COLOURS = 0.95;
/** Lines on which everything passed. */
const LINES = { builds: { of: 18, all: 20 }, "follow-ups": { of: 15, all: 17 } } as const;
const FIRST_TEXT_MS = 300;
const FIRST_PREVIEW_MS = 15_000;
const FOLLOW_UP_MS = 5000;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const some = (found: readonly string[]): string =>
  found.length === 0 ? "none" : `${found.length}: ${found.slice(0, 5).join("; ")}${found.length > 5 ? " …" : ""}`;

const unmeasured = (name: string, why: string): Goal => ({ name, holds: null, found: `not measured: ${why}` });

const none = (name: string, found: readonly string[]): Goal => ({
  name,
  holds: found.length === 0,
  found: some(found),
});

/** Without questions there is no goal. Compares products, so that no share is rounded. */
function atLeast(name: string, { part, whole }: Counted, { of, all }: { of: number; all: number }): Goal[] {
  if (whole === 0) return [];
  return [{ name, holds: part * all >= of * whole, found: `${part} of ${whole} (${percent(part / whole)})` }];
}

interface Counted {
  part: number;
  whole: number;
}

/** The goal is missed without a single time, because what never came is not fast. */
function within(name: string, samples: readonly (number | null)[], maxMs: number): Goal[] {
  if (samples.length === 0) return [];
  const measured = samples.filter((one) => one !== null);
  if (measured.length === 0) return [{ name, holds: false, found: "never" }];
  return [{ name, holds: median(measured) <= maxMs, found: `${range(measured)} of ${measured.length}` }];
}

const each = (results: readonly CaseResult[], of: (result: CaseResult) => readonly string[]): string[] =>
  results.flatMap((result) => of(result).map((found) => `${result.id} ${found}`));

/**
 * The control, in the unit of passing: oracles of instructions, and whole lines of builds, since any website is one of
 * its kind and has a page. The control of a change is the app before it: sentences that hold there count neither way,
 * see `wholeLines`.
 */
function othersFail({ format, results }: Pick<Run, "format" | "results">): Goal[] {
  if (format === "follow-ups") return [];
  const controls = results.map(({ control }) => asked(control)).filter((control) => control.length > 0);
  const isLines = format === "builds";
  const whole = isLines ? controls.length : controls.flat().length;
  const wrong = isLines
    ? controls.filter((control) => control.every(({ outcome }) => outcome === "passed")).length
    : passed(controls.flat()).length;
  const name = `another line's app fails >= ${percent(1 - CONTROL)} of the ${isLines ? "lines" : "oracles"}`;
  if (whole === 0) return [unmeasured(name, "there is no control")];
  return atLeast(name, { part: whole - wrong, whole }, asRatio(1 - CONTROL));
}

/** Claims in reports; those that cannot be checked are listed apart. */
function honest(results: readonly CaseResult[]): Goal {
  const claims = results.flatMap((result) => result.claims.map((claim) => ({ ...claim, id: result.id })));
  const checked = claims.filter(({ holds }) => holds !== null);
  const wrong = checked.filter(({ holds }) => holds === false);
  const name = "false claims: 0";
  if (checked.length === 0) return unmeasured(name, `of ${claims.length} lines of reports none could be checked`);
  const found = wrong.map(({ id, text, reason }) => `${id} "${text.slice(0, 60)}" (${reason.slice(0, 80)})`);
  return {
    name,
    holds: wrong.length === 0,
    found: `${some(found)}; ${checked.length} checked, ${claims.length - checked.length} could not be`,
  };
}

function shares({ format, results }: Run): Goal[] {
  const verdicts = results.flatMap((one) => one.verdicts);
  const colours = verdicts.filter(({ name }) => name.startsWith("colour"));
  const notCompiled = results.reduce((sum, one) => sum + one.notCompiled.length, 0);
  const whole = asked(verdicts).length + notCompiled;
  const lines = format === "webgen" ? null : LINES[format];
  return [
    ...atLeast(`oracles passed >= ${percent(ORACLES)}`, { part: passed(verdicts).length, whole }, asRatio(ORACLES)),
    ...othersFail({ format, results }),
    ...atLeast(
      `colours >= ${percent(COLOURS)}`,
      { part: passed(colours).length, whole: asked(colours).length },
      asRatio(COLOURS),
    ),
    ...(lines === null ? [] : wholeLines(results, lines)),
  ];
}

/** Only lines that ask for something new count. */
function wholeLines(results: readonly CaseResult[], goal: { of: number; all: number }): Goal[] {
  const judged = results.filter((result) => !heldBefore(result));
  const name = `lines of which everything passed >= ${goal.of} of ${goal.all}`;
  const left = results.length - judged.length;
  const beside = left === 0 ? "" : `; ${left} more ask for what was there before, and count neither way`;
  return atLeast(name, { part: judged.filter(fullyPassed).length, whole: judged.length }, goal).map((one) => ({
    ...one,
    found: `${one.found}${beside}`,
  }));
}

/** In hundredths, which numbers hold exactly. */
const asRatio = (share: number): { of: number; all: number } => ({ of: Math.round(share * 100), all: 100 });

/** Working pages, as every app must have. */
function hygiene({ format, results }: Run): Goal[] {
  const [deadLinks, consoleErrors, failedRequests, overflow, axe] = faultsOf;
  return [
    none(
      "every app is built",
      results.flatMap(({ id, unpublished }) => (unpublished === null ? [] : [`${id} ${unpublished}`])),
    ),
    none(
      "no check of the product failed",
      each(results, ({ turn }) => turn.failedChecks),
    ),
    none("0 dead links", each(results, deadLinks)),
    none("0 console errors", each(results, consoleErrors)),
    none("0 failed requests", each(results, failedRequests)),
    none("0 overflow at 360, 768 and 1440", each(results, overflow)),
    none("axe A and AA: 0", each(results, axe)),
    screensDiffer({ format, results }),
  ];
}

function screensDiffer({ format, results }: Pick<Run, "format" | "results">): Goal {
  const name = "no two first screens nearly equal";
  if (format === "follow-ups") return unmeasured(name, "a changed app is like itself");
  return results.length < 2 ? unmeasured(name, "there is one screen") : none(name, nearlyEqual(results));
}

/** Only turns that made a version count; a question that changes nothing has no goal. */
const times = (results: readonly CaseResult[]): CaseResult["turn"][] =>
  results.map(({ turn }) => turn).filter(({ version }) => version !== null);

export function goalsOf(run: Run): Goal[] {
  const { format, results, broken } = run;
  const made = times(results);
  return [
    none("every line is run", broken),
    ...shares(run),
    honest(results),
    ...hygiene(run),
    ...within(
      `first text <= ${FIRST_TEXT_MS / 1000} s`,
      results.map(({ turn }) => turn.firstTextMs),
      FIRST_TEXT_MS,
    ),
    ...(format === "follow-ups"
      ? within(
          `follow-up <= ${FOLLOW_UP_MS / 1000} s`,
          made.map(({ versionMs }) => versionMs),
          FOLLOW_UP_MS,
        )
      : [
          none(
            "every version's preview comes up",
            results.flatMap(({ id, turn }) => (turn.version !== null && turn.previewMs === null ? [id] : [])),
          ),
          ...within(
            `first preview <= ${FIRST_PREVIEW_MS / 1000} s`,
            made.map(({ previewMs }) => previewMs),
            FIRST_PREVIEW_MS,
          ),
        ]),
  ];
}
