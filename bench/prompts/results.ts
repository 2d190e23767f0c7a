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
