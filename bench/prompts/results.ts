/** The result for one line of a file. */
import { median } from "../figures.ts";
import type { Claim } from "./claims.ts";
import type { Hygiene } from "./screen/app.ts";
import type { Verdict } from "./oracles/verdict.ts";
import type { Turn } from "./product.ts";

export interface CaseResult {
  id: string;
  prompt: string;
  /** Notes for the reader of the table. */
  notes: string[];
  turn: Turn;
  /** Why there is no site: the build's own words. */
  unpublished: string | null;
  routes: number;
  hygiene: Hygiene;
  verdicts: Verdict[];
  /** Claims of its answer. */
  claims: Claim[];
  /** The same oracles on another line's app, or on the app before the change; empty when there is none. */
  control: Verdict[];
  controlOf: string | null;
  /** The app it was built on has no line of its own in the file. */
  standIn: boolean;
  /** Expectations without an oracle. */
  notCompiled: string[];
  picture: number[];
  loadAtEnd: number;
}

export const passed = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ outcome }) => outcome === "passed");
export const asked = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ outcome }) => outcome !== "not applicable");

/** Prefix of the reason when a sentence held before its change. */
export const HELD_BEFORE = "held before";

/** The app already had what its change asks for. */
export const heldBefore = ({ verdicts }: CaseResult): boolean =>
  verdicts.some(({ reason }) => reason.startsWith(`${HELD_BEFORE}: `));

/** Every oracle of the line passed; a line without any proves nothing. */
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
