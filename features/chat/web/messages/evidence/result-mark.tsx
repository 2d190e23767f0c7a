/** The result of a check, and of several. */
import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import type { EvidenceCheck } from "../../../../agent/contract/index.ts";

export function ResultMark({ ok }: { ok: boolean | null }) {
  if (ok === null) return <CircleMinus size={14} color="var(--text-3)" role="img" aria-label="not checked" />;
  return ok ? (
    <CircleCheck size={14} color="var(--ok)" role="img" aria-label="passed" />
  ) : (
    <CircleX size={14} color="var(--err)" role="img" aria-label="failed" />
  );
}

/** Unaffected pages and reviews are not gaps in the checks. */
const NO_GAP = /^\d+ other pages?$/;

export const worstOf = (checks: readonly EvidenceCheck[]): boolean | null =>
  checks.filter(({ name }) => !NO_GAP.test(name)).reduce<boolean | null>((worst, { ok }) => worse(worst, ok), true);

export function worse(one: boolean | null, other: boolean | null): boolean | null {
  if (one === false || other === false) return false;
  return one === null || other === null ? null : true;
}
