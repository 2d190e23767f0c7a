/** The table: a line per prompt during the run, with totals and the most frequent reasons at the end. */
import { availableParallelism, loadavg } from "node:os";
import { NEARLY_EQUAL, nearlyEqual } from "./screen/likeness.ts";
import type { Goal } from "./goals.ts";
import { HUE_TOLERANCE, NEAR } from "./screen/colour-space.ts";
import { asked, fullyPassed, passed, range, seconds, type CaseResult } from "./results.ts";

const share = (part: number, whole: number): string =>
  whole === 0 ? "none asked" : `${part}/${whole} (${Math.round((100 * part) / whole)} %)`;
const faults = ({ hygiene }: CaseResult): number =>
  hygiene.deadLinks.length + hygiene.consoleErrors.length + hygiene.failedRequests.length + hygiene.overflow.length;

/** Prints one line, and its failures below. */
export function printCase(result: CaseResult): void {
  const { id, turn, verdicts, claims, control, controlOf, hygiene } = result;
  const score = `${passed(verdicts).length}/${asked(verdicts).length}`;
  const other =
    controlOf === null
      ? ", control: none"
      : `, control ${passed(control).length}/${asked(control).length} on ${controlOf}`;
  console.log(
    `${id}: ${result.unpublished === null ? `${result.routes} pages` : `NOT BUILT (${result.unpublished})`}, oracles ${score}${other}, ` +
      `faults ${faults(result)}, axe ${hygiene.axe.length}, first text ${turn.firstTextMs === null ? "none" : seconds(turn.firstTextMs)}, version ${seconds(turn.versionMs)}, load ${result.loadAtEnd.toFixed(1)}`,
  );
  for (const { name, reason } of verdicts.filter(({ outcome }) => outcome === "failed"))
    console.log(`   failed  ${name}: ${reason}`);
  for (const { name, reason } of passed(control)) console.log(`   control passes  ${name}: ${reason}`);
  for (const { text, reason } of claims.filter(({ holds }) => holds === false))
    console.log(`   false claim  ${text}: ${reason}`);
  for (const { text, reason } of claims.filter(({ holds }) => holds === null))
    console.log(`   claim not checked  ${text}: ${reason}`);
  for (const one of [...result.notCompiled.map((what) => `not compiled  ${what}`), ...result.notes])
    console.log(`   ${one}`);
  for (const fault of [
    ...hygiene.deadLinks,
    ...hygiene.consoleErrors,
    ...hygiene.failedRequests,
    ...hygiene.overflow,
    ...hygiene.axe,
  ].slice(0, 8))
    console.log(`   fault  ${fault}`);
}

/** A reason without the details of one app, so that equal reasons are grouped. */
const kindOfReason = (name: string, reason: string): string =>
  `${name.split(":")[0]} ${name.startsWith("feature") ? name.split(":")[1] : ""}: ${reason
    .replace(/^\/\S*:\s*/, "")
    .replaceAll(/"[^"]*"|“[^”]*”/g, "…")
    .replaceAll(/\b[\w-]*\d[\w-]*\b/g, "n")
    .replace(/(names|called|among) .*/, "$1 …")
    .slice(0, 90)}`;

function frequent(results: readonly CaseResult[]): [string, string[]][] {
  const reasons = new Map<string, string[]>();
  for (const { id, verdicts } of results)
    for (const { name, outcome, reason } of verdicts) {
      if (outcome !== "failed") continue;
      const kind = kindOfReason(name, reason);
      reasons.set(kind, [...(reasons.get(kind) ?? []), id]);
    }
  return [...reasons].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 15);
}

export interface Totals {
  cases: number;
  oracles: string;
  control: string;
  notApplicable: number;
  notCompiled: number;
  colours: string;
  fullyPassed: string;
  notBuilt: string[];
  failedChecks: string[];
  deadLinks: number;
  consoleErrors: number;
  failedRequests: number;
  overflow: number;
  axe: number;
  nearlyEqual: string[];
  claims: string;
  /** Lines without a question that could be answered. */
  notJudged: string[];
  standIns: number;
  firstTextMs: number[];
  versionMs: number[];
  previewMs: number[];
}

function claimed(results: readonly CaseResult[]): string {
  const claims = results.flatMap((one) => one.claims);
  const of = (holds: boolean | null): number => claims.filter((claim) => claim.holds === holds).length;
  return `${of(true)} hold, ${of(false)} false, ${of(null)} could not be checked`;
}

export function totalsOf(results: readonly CaseResult[]): Totals {
  const verdicts = results.flatMap((one) => one.verdicts);
  const control = results.flatMap((one) => one.control);
  const notCompiled = results.reduce((sum, one) => sum + one.notCompiled.length, 0);
  const colours = verdicts.filter(({ name }) => name.startsWith("colour"));
  const sum = (of: (result: CaseResult) => unknown[]): number =>
    results.reduce((total, one) => total + of(one).length, 0);
  const firsts = results.flatMap(({ turn }) => (turn.firstTextMs === null ? [] : [turn.firstTextMs]));
  const made = results.filter(({ turn }) => turn.version !== null).map(({ turn }) => turn.versionMs);
  const previews = results.flatMap(({ turn }) => (turn.previewMs === null ? [] : [turn.previewMs]));
  const notBuilt = results
    .filter(({ unpublished }) => unpublished !== null)
    .map(({ id, unpublished }) => `${id}: ${unpublished}`);
  const failedChecks = results.flatMap(({ id, turn }) => turn.failedChecks.map((check) => `${id}: ${check}`));
  const hygiene = [
    sum((one) => one.hygiene.deadLinks),
    sum((one) => one.hygiene.consoleErrors),
    sum((one) => one.hygiene.overflow),
    sum((one) => one.hygiene.failedRequests),
  ] as const;
  return {
    cases: results.length,
    // Expectations that no rule could compile count as not passed.
    oracles: share(passed(verdicts).length, asked(verdicts).length + notCompiled),
    control: share(passed(control).length, asked(control).length),
    notApplicable: verdicts.length - asked(verdicts).length,
    notCompiled,
    colours: share(passed(colours).length, colours.length),
    fullyPassed: share(results.filter(fullyPassed).length, results.length),
    notBuilt,
    failedChecks,
    deadLinks: hygiene[0],
    consoleErrors: hygiene[1],
    failedRequests: hygiene[3],
    overflow: hygiene[2],
    axe: sum((one) => one.hygiene.axe),
    nearlyEqual: nearlyEqual(results),
    claims: claimed(results),
    notJudged: results
      .filter((one) => asked(one.verdicts).length === 0 && one.notCompiled.length === 0)
      .map(({ id }) => id),
    standIns: results.filter(({ standIn }) => standIn).length,
    firstTextMs: firsts,
    versionMs: made,
    previewMs: previews,
  };
}

const said = (holds: boolean | null): string => (holds === null ? "  -   " : holds ? "met   " : "MISSED");

export function printTotals(
  results: readonly CaseResult[],
  { totals, goals }: { totals: Totals; goals: readonly Goal[] },
): void {
  const rows: [string, string | number][] = [
    ["oracles passed", totals.oracles],
    ["control passed (another app, or the app before a change)", totals.control],
    ["not applicable", totals.notApplicable],
    ["not compiled (counted as not passed)", totals.notCompiled],
    [`colours (${NEAR} in OKLab, hue of a family ${HUE_TOLERANCE}°)`, totals.colours],
    ["every oracle of a line passed", totals.fullyPassed],
    ["not judged: nothing is expected of them", totals.notJudged.length],
    ["stand-ins: no line of builds for what is changed", totals.standIns],
    ["lines of reports", totals.claims],
    ["not built", totals.notBuilt.length],
    ["checks of the product that failed", totals.failedChecks.length],
    ["dead links", totals.deadLinks],
    ["console errors", totals.consoleErrors],
    ["failed requests", totals.failedRequests],
    ["overflow at 360, 768, 1440", totals.overflow],
    ["axe findings A and AA, light and dark", totals.axe],
    [`first screens nearly equal (${NEARLY_EQUAL * 100} % alike)`, totals.nearlyEqual.length],
    ["first text", totals.firstTextMs.length === 0 ? "none" : range(totals.firstTextMs)],
    ["finished version", totals.versionMs.length === 0 ? "none" : range(totals.versionMs)],
    ["its preview on a screen", totals.previewMs.length === 0 ? "not opened" : range(totals.previewMs)],
  ];
  console.log(
    `\n${totals.cases} lines, ${availableParallelism()} cores, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(" ")}, Node ${process.versions.node}`,
  );
  for (const [name, value] of rows) console.log(`${name.padEnd(58)} ${value}`);
  for (const line of [...totals.notBuilt, ...totals.failedChecks, ...totals.nearlyEqual]) console.log(`- ${line}`);
  console.log("\nGoals:");
  for (const { name, holds, found } of goals) console.log(`${said(holds)}  ${name}: ${found}`);
  const reasons = frequent(results);
  if (reasons.length > 0) console.log("\nMost frequent reasons of failure:");
  for (const [reason, ids] of reasons)
    console.log(`${String(ids.length).padStart(4)}  ${reason}  [${[...new Set(ids)].slice(0, 6).join(" ")}]`);
}
