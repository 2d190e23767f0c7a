/** Credits that come by themselves when few are left. Pure. [B2] */

export const AUTOMATIC_TOP_UP = {
  /** Fewer than this left: it is time. [B2] */
  below: 10,
  /** Whole credits of one month, at most. */
  maxOfMonth: 10_000,
} as const;

/** States of a workspace's automatic top-up. */
export const AUTOMATIC_STATES = ["off", "on", "cap_reached"] as const;
export type AutomaticState = (typeof AUTOMATIC_STATES)[number];

interface Standing {
  enabled: boolean;
  amount: number;
  monthly_cap: number;
  added_this_month: number;
}

/** A top-up is never a part of one: where the whole amount would pass the cap, the cap is reached. */
export function automaticState({ enabled, amount, monthly_cap, added_this_month }: Standing): AutomaticState {
  if (!enabled) return "off";
  return added_this_month + amount > monthly_cap ? "cap_reached" : "on";
}

/** `2026-11` -> "November"; with `ahead` 1 "December". Months are those of UTC. */
export function monthInWords(month: string, ahead = 0): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }).format(
    Date.UTC(year, number - 1 + ahead, 1),
  );
}
