/** Billing screens over answered calls. */
import { NavigationContext, type Navigation } from "@slipway/ui/navigation/navigation";
import { answerCalls, render, success } from "@slipway/ui/testing/render.tsx";
import type { Plan } from "@slipway/kernel/permissions";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { Billing, CloudUsage, Usage } from "../contract/index.ts";

const MANAGER = ["ViewWorkspace", "ViewWorkspaceUsage", "ManageWorkspaceBilling"];
const NONE = { free: 0, used: 0, billed: 0 };

interface World {
  plan: Plan;
  permissions: readonly string[];
  edu: boolean;
  billing: Partial<Billing>;
  cloud: Partial<CloudUsage>;
  usage: Partial<Usage>;
  /** More answers, such as `POST /workspaces/w1/billing/checkout`. */
  answers: Parameters<typeof answerCalls>[0];
}

export const openSettings = vi.fn<Navigation["openSettings"]>();
const navigation: Navigation = {
  query: "",
  go: () => undefined,
  openSettings,
  openTool: () => undefined,
  tool: null,
  views: [],
  showViews: () => undefined,
  half: null,
  showChat: () => undefined,
  fullChat: false,
  toggleFullChat: () => undefined,
};

export async function opened(screen: ReactNode, world: Partial<World> = {}) {
  const { plan = "pro", permissions = MANAGER, edu = false } = world;
  const offer = (offered: Plan, monthly_credits: number) => ({
    plan: offered,
    monthly_credits,
    daily_credits: 5,
    daily_credits_per_month: 30,
  });
  const billing: Billing = {
    plan,
    payment: null,
    priced: true,
    free: 5,
    used: 1,
    available_balance: 27,
    remaining: 31,
    state: "ok",
    automatic_top_up: { enabled: false, amount: 50, monthly_cap: 200, month: "2026-11", added_this_month: 0 },
    plans: [offer("free", 0), offer("pro", 100), offer("biz", 200), offer("enterprise", 500)],
    ...world.billing,
  };
  const usage: Usage = {
    priced: true,
    days: [
      { day: "2026-11-20", credits: 0 },
      { day: "2026-11-21", credits: 1.8 },
    ],
    people: [{ user_id: "u1", name: "Maya", credits: 1.8 }],
    projects: [{ project_id: null, name: null, credits: 1.8 }],
    entries: [],
    next_cursor: null,
    ...world.usage,
  };
  const workspace = { id: "w1", name: "Acme", plan, permissions, workspace_is_temporary_edu: edu };
  const asked = answerCalls({
    "GET /user": () => success({ id: "u1", user_is_temporary_edu: false }),
    "GET /workspaces": () => success({ workspaces: [workspace] }),
    "GET /projects/p1/details": () => success({ id: "p1", workspace_id: "w1" }),
    "GET /workspaces/w1/billing": () => success(billing),
    "PUT /workspaces/w1/billing/plan": () => success(billing),
    "POST /workspaces/w1/billing/top-up": () => success({ checkout_url: null }),
    "GET /workspaces/w1/usage": () => success(usage),
    "GET /workspaces/w1/cloud-usage": () =>
      success({ cloud_usage: NONE, ai_gateway_usage: NONE, available_balance: 27, ...world.cloud }),
    ...world.answers,
  });
  const page = await render(<NavigationContext value={navigation}>{screen}</NavigationContext>);
  const sent = () => asked.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]);
  return { page, sent, asked };
}
