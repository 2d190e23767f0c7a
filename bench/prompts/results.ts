/** What a run has found out about one line of a file. */
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
  /** The same oracles on another line's app; empty when there is no other. */
  control: Verdict[];
  controlOf: string | null;
  /** Expectations no oracle stands for. */
  notCompiled: string[];
  picture: number[];
  loadAtEnd: number;
}

export const passed = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ outcome }) => outcome === "passed");
export const asked = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ outcome }) => outcome !== "not applicable");

/** Everything asked of the line was seen; a line of which nothing was asked proves nothing. */
export const fullyPassed = (result: CaseResult): boolean =>
  result.unpublished === null &&
  result.notCompiled.length === 0 &&
  asked(result.verdicts).every(({ outcome }) => outcome === "passed") &&
  result.verdicts.length > 0;

/** Faults by kind: dead links, console errors, failed requests, overflow, accessibility. */
export const faultsOf = [
  ({ hygiene }: CaseResult): string[] => hygiene.deadLinks,
  ({ hygiene }: CaseResult): string[] => hygiene.consoleErrors,
  ({ hygiene }: CaseResult): string[] => hygiene.failedRequests,
  ({ hygiene }: CaseResult): string[] => hygiene.overflow,
  ({ hygiene }: CaseResult): string[] => hygiene.axe,
] as const;
