/** The result of a check, and of several. */
import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import type { EvidenceCheck } from "../../../../agent/contract/index.ts";
import { useSay } from "../../language/chat-language.tsx";

const marks = {
  null: [CircleMinus, "text-3", "not checked"],
  true: [CircleCheck, "ok", "passed"],
  false: [CircleX, "err", "failed"],
} as const;

export function ResultMark({ ok }: { ok: boolean | null }) {
  const [Mark, color, name] = marks[`${ok}`];
  return <Mark size={14} color={`var(--${color})`} role="img" aria-label={useSay()(name)} />;
}

/** Unaffected pages and reviews are not gaps in the checks. */
const NO_GAP = /^\d+ other pages?$/;

export const worstOf = (checks: readonly EvidenceCheck[]): boolean | null =>
  checks.filter(({ name }) => !NO_GAP.test(name)).reduce<boolean | null>((worst, { ok }) => worse(worst, ok), true);

export function worse(one: boolean | null, other: boolean | null): boolean | null {
  if (one === false || other === false) return false;
  return one === null || other === null ? null : true;
}
