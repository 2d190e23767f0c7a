/** What a run has found out about one line of a file. */
import { median } from "../figures.ts";
import type { Claim } from "./claims.ts";
import type { Hygiene } from "./screen/app.ts";
import type { Verdict } from "./oracles/verdict.ts";
import type { Turn } from "./product.ts";

export interface CaseResult {
  id: string;
  prompt: string;
  /** What a reader of the table has to know about this line. */
  notes: string[];
  turn: Turn;
  /** Why there is no site to look at; the build's own words. */
  unpublished: string | null;
  routes: number;
  hygiene: Hygiene;
  verdicts: Verdict[];
  /** What its answer says it has done. */
  claims: Claim[];
  /** The same oracles on another line's app, or on the app before the change; empty when there is none. */
  control: Verdict[];
  controlOf: string | null;
  /** What it was built on has no line of its own in the file. */
  standIn: boolean;
  /** Expectations no oracle stands for. */
  notCompiled: string[];
  picture: number[];
  loadAtEnd: number;
}

export const passed = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ outcome }) => outcome === "passed");
export const asked = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ outcome }) => outcome !== "not applicable");

/** How the reason of a sentence begins that held before the change that it is asked of. */
export const HELD_BEFORE = "held before";

/** The app had beforehand what its change asks for. */
export const heldBefore = ({ verdicts }: CaseResult): boolean =>
  verdicts.some(({ reason }) => reason.startsWith(`${HELD_BEFORE}: `));

/** Everything asked of the line was seen; a line of which nothing was asked proves nothing. */
export const fullyPassed = (result: CaseResult): boolean =>
  result.unpublished === null &&
  result.notCompiled.length === 0 &&
  asked(result.verdicts).length > 0 &&
  asked(result.verdicts).every(({ outcome }) => outcome === "passed");

/** Faults by kind: dead links, console errors, failed requests, overflow, accessibility. */
export const faultsOf = [
  ({ hygiene }: CaseResult): string[] => hygiene.deadLinks,
  ({ hygiene }: CaseResult): string[] => hygiene.consoleErrors,
  ({ hygiene }: CaseResult): string[] => hygiene.failedRequests,
  ({ hygiene }: CaseResult): string[] => hygiene.overflow,
  ({ hygiene }: CaseResult): string[] => hygiene.axe,
] as const;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 1000 ? 2 : 1)} s`;
/** Shortest, median and longest: a median alone hides a machine that stood still. */
export const range = (ms: readonly number[]): string =>
  `min ${seconds(Math.min(...ms))}, median ${seconds(median(ms))}, max ${seconds(Math.max(...ms))}`;
