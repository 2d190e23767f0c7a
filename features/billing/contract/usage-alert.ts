/** The alert when Cloud or AI usage comes near its limit or has reached it. Pure. [T4.15] [T6.07] [B3] [B4] */
import { isPaid, type Plan } from "@slipway/kernel/permissions";
import { USAGE_WARNING_RATIO, type CreditState } from "./credits.ts";

export interface MeterFacts {
  free: number;
  used: number;
  billed: number;
}

/** Where nothing is granted and nothing was used, there is no limit to approach. [B3] */
export function usageState(
  meter: MeterFacts,
  availableBalance: number,
  warningRatio = USAGE_WARNING_RATIO,
): CreditState {
  if (meter.free === 0 && meter.used === 0 && meter.billed === 0) return "ok";
  const remaining = meter.free - meter.used + availableBalance;
  if (remaining <= 0) return "reached";
  return remaining <= warningRatio * meter.free ? "approaching" : "ok";
}

export type UsageAction = "turn-pro" | "top-up" | null;

export interface UsageAlert {
  tone: "warn" | "err";
  title: string;
  message: string;
  action: UsageAction;
}

type Standing = "approaching" | "reached";
const TITLES: Record<Standing, Record<"both" | "cloud" | "ai", string>> = {
  approaching: {
    both: "Approaching AI and Cloud usage limits",
    cloud: "Approaching Cloud usage limit",
    ai: "Approaching AI usage limit",
  },
  reached: { both: "Cloud + AI usage limits reached", cloud: "Cloud is paused", ai: "AI is paused" },
};

function wayOut(plan: Plan, mayManage: boolean, standing: Standing): { message: string; action: UsageAction } {
  const end = standing === "reached" ? "to go on" : "so that nothing stops";
  if (isPaid(plan))
    return mayManage
      ? { message: `Top up ${end}.`, action: "top-up" }
      : { message: `Ask your workspace admin to top up ${end}.`, action: null };
  return mayManage
    ? { message: `Upgrade ${end}.`, action: "turn-pro" }
    : { message: "Ask your workspace admin to upgrade", action: null };
}

export interface AlertFacts {
  cloud: CreditState;
  ai: CreditState;
  plan: Plan;
  mayManage: boolean;
}

/** Null while both are fine. Reached wins over approaching. [B4] */
export function usageAlert({ cloud, ai, plan, mayManage }: AlertFacts): UsageAlert | null {
  const standing: Standing | null =
    cloud === "reached" || ai === "reached" ? "reached" : cloud === "ok" && ai === "ok" ? null : "approaching";
  if (standing === null) return null;
  const which = cloud === standing && ai === standing ? "both" : cloud === standing ? "cloud" : "ai";
  return {
    tone: standing === "reached" ? "err" : "warn",
    title: TITLES[standing][which],
    ...wayOut(plan, mayManage, standing),
  };
}
