/** Kinds of ledger lines and their labels. */

/**
 * `cloud` and `ai_gateway`: used by backends and their functions. `hold`: a run under way. `run`: the cost of a run
 * that has ended.
 */
export const ENTRY_KINDS = [
  "daily",
  "monthly",
  "top_up",
  "expired",
  "hold",
  "run",
  "refund",
  "cloud",
  "ai_gateway",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const REFUND_REASONS = {
  run_failed: "run failed",
  restarted: "Slipway restarted",
  stopped_by_us: "stopped by Slipway",
  not_ended: "run never ended",
} as const;
export type RefundReason = keyof typeof REFUND_REASONS;

/** Reason of a top-up that the system made, not a person. */
export const AUTOMATIC_REASON = "automatic";

const KIND_LABELS: Record<EntryKind, string> = {
  daily: "Daily credits",
  monthly: "Monthly credits",
  top_up: "Top-up",
  expired: "Expired",
  hold: "Held for a run",
  run: "Run",
  refund: "Refund",
  cloud: "Cloud",
  ai_gateway: "AI of an app",
};

const EXPIRED: Readonly<Record<string, string>> = {
  daily: "daily credits",
  monthly: "monthly credits",
  returned: "returned credits",
};

/** "Refund · run failed", "Run · GPT-5", "Expired · daily credits", "Top-up · automatic". */
export function entryInWords({
  kind,
  reason,
  model,
}: {
  kind: EntryKind;
  reason: string | null;
  model: string | null;
}): string {
  const label = KIND_LABELS[kind];
  const about =
    kind === "run" || kind === "hold" || kind === "ai_gateway"
      ? model
      : kind === "expired"
        ? EXPIRED[reason ?? ""]
        : wordsOfReason(reason);
  return about === null || about === undefined ? label : `${label} · ${about}`;
}

function wordsOfReason(reason: string | null): string | null {
  if (reason === AUTOMATIC_REASON) return reason;
  return reason !== null && Object.hasOwn(REFUND_REASONS, reason) ? REFUND_REASONS[reason as RefundReason] : null;
}

/** Always with a sign, so that income and spending are told apart without colour. */
export const signed = (amount: number): string =>
  `${amount > 0 ? "+" : amount < 0 ? "−" : ""}${Math.abs(amount).toLocaleString("en-US")}`;
