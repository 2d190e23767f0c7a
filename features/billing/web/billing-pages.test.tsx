import { NavigationContext, type Navigation } from "@slipway/ui/navigation/navigation";
import { answerCalls, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { noteEmbedding } from "@slipway/ui/page/embedded-device";
import type { Plan } from "@slipway/kernel/permissions";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Billing, CloudUsage, Usage } from "../contract/index.ts";
import { BillingPage } from "./billing-page.tsx";
import { UsageNote } from "./cloud/usage-note.tsx";
import { WorkspaceCredits } from "./credits/credit-pill.tsx";
import { UsagePage } from "./usage/usage-page.tsx";
import { plotTop } from "./usage/usage-plot.tsx";

const MANAGER = ["ViewWorkspace", "ViewWorkspaceUsage", "ManageWorkspaceBilling"];
const NONE = { free: 0, used: 0, billed: 0 };

interface World {
  plan: Plan;
  permissions: readonly string[];
  edu: boolean;
  billing: Partial<Billing>;
  cloud: Partial<CloudUsage>;
  usage: Partial<Usage>;
}

const openSettings = vi.fn<Navigation["openSettings"]>();
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

async function opened(screen: ReactNode, world: Partial<World> = {}) {
  const { plan = "pro", permissions = MANAGER, edu = false } = world;
  const offer = (offered: Plan, monthly_credits: number) => ({
    plan: offered,
    monthly_credits,
    daily_credits: 5,
    daily_credits_per_month: 30,
  });
  const billing: Billing = {
    plan,
    payment_provider: "none",
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
  });
  const page = await render(<NavigationContext value={navigation}>{screen}</NavigationContext>);
  const sent = () => asked.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]);
  return { page, sent, asked };
}

const buttons = (): string[] => [...document.querySelectorAll("button")].map(({ textContent }) => textContent ?? "");

beforeEach(() => window.history.replaceState(null, "", "/"));
afterEach(() => {
  vi.unstubAllGlobals();
  openSettings.mockClear();
});

it.each([
  ["where nothing has a price", { billing: { priced: false } }, false],
  ["to accounts that buy nothing", { edu: true }, false],
  ["else", {}, true],
] as const)("automatic top-up is offered %s: %j -> %s", async (_where, world, offered) => {
  const { page } = await opened(<BillingPage projectId={null} />, world);
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Plans"));
  expect(pageText().includes("Automatic top-up")).toBe(offered);
});

it("billing settings change the plan; a smaller one is asked about first [W2.05] [W6.02]", async () => {
  const { page, sent } = await opened(<BillingPage projectId={null} />);
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("No payment provider is set up, so changing plan is free."));
  await press("Change to Business");
  await page.settle(() => expect(sent()).toEqual([["/workspaces/w1/billing/plan", { plan: "biz" }]]));
  await press("Change to Free");
  await page.settle(() => expect(pageText()).toContain("Change to Free?"));
  await press("Cancel");
  expect(sent()).toHaveLength(1);
});

it("people without the right see the plan and whom to ask [W6.02] [C6.05]", async () => {
  const { page } = await opened(<BillingPage projectId={null} />, { permissions: ["ViewWorkspace"], plan: "free" });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Ask your workspace admin to upgrade"));
  expect(buttons()).toEqual([]);
});

it("usage settings open the top-up dialog by the address, and it takes 10 to 1,000 [W2.06]", async () => {
  window.history.replaceState(null, "", "/?settings=usage&openTopUp=1");
  const { page, sent } = await opened(<UsagePage projectId={null} />);
  await using _ = page;
  await page.settle(() => named("[role=dialog]", "Top up"));
  await type(named<HTMLInputElement>("input", "Credits"), "9");
  await press("Add credits");
  expect(pageText()).toContain("A top-up is a whole number from 10 to 1,000.");
  expect(sent()).toEqual([]);
  await type(named<HTMLInputElement>("input", "Credits"), "1,000");
  await press("Add 1,000 credits");
  await page.settle(() => expect(pageText()).toContain("1,000 credits added"));
  expect(sent()).toMatchObject([["/workspaces/w1/billing/top-up", { amount: 1000 }]]);
  // Closing takes the parameter out of the address.
  expect(openSettings).toHaveBeenLastCalledWith("usage");
});

it("describes the plot of spending in words, and shows a refund as a line", async () => {
  const line = { id: "7", balance: 31, user_name: "Maya", project_id: "p1", project_name: "Bakery", model: "GPT-5" };
  const created_at = new Date().toISOString();
  const { page } = await opened(<UsagePage projectId={null} />, {
    usage: { entries: [{ ...line, kind: "refund", amount: 1.8, reason: "run_failed", created_at }] },
  });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Refund · run failed"));
  expect(pageText()).toContain("+1.8");
  expect(document.querySelector("caption")!.textContent).toBe("Credits spent by day");
  expect(pageText()).toContain("Other projects");
});

it("Cloud and AI alerts lead free plans to Pro and paid ones to a top-up [T4.15] [T6.07] [T8.22]", async () => {
  const spent = { cloud_usage: { free: 25, used: 25, billed: 0 }, available_balance: 0 };
  const free = await opened(<BillingPage projectId={null} />, { plan: "free", cloud: spent });
  await free.page.settle(() => expect(pageText()).toContain("Cloud is paused"));
  await press("Turn Pro");
  expect(openSettings).toHaveBeenLastCalledWith("billing");
  await free.page[Symbol.asyncDispose]();
  const paid = await opened(<UsagePage projectId={null} />, {
    cloud: { ai_gateway_usage: { free: 10, used: 9, billed: 0 }, available_balance: 0 },
  });
  await using _ = paid.page;
  await paid.page.settle(() => expect(pageText()).toContain("Approaching AI usage limit"));
});

it("the alert stands on the Cloud area's first page for people who may see usage [C2.04] [T4.15]", async () => {
  const cloud = { cloud_usage: { free: 25, used: 25, billed: 0 }, available_balance: 0 };
  const shown = await opened(<UsageNote projectId="p1" />, { plan: "free", cloud });
  await shown.page.settle(() => expect(pageText()).toContain("Cloud is paused"));
  await shown.page[Symbol.asyncDispose]();
  const hidden = await opened(<UsageNote projectId="p1" />, { plan: "free", cloud, permissions: ["ViewWorkspace"] });
  await using _ = hidden.page;
  await hidden.page.settle(() =>
    expect(hidden.asked.some(({ path }) => path.startsWith("/projects/p1/details"))).toBe(true),
  );
  expect(pageText()).not.toContain("Cloud is paused");
});

it("labels an automatic top-up in the ledger [B2]", async () => {
  const line = { id: "8", balance: 59.5, user_name: null, project_id: null, project_name: null, model: null };
  const created_at = new Date().toISOString();
  const { page } = await opened(<UsagePage projectId={null} />, {
    usage: { entries: [{ ...line, kind: "top_up", amount: 50, reason: "automatic", created_at }] },
  });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Top-up · automatic"));
  expect(pageText()).toContain("+50");
});

it("education accounts are offered neither plan nor credits [W1.06]", async () => {
  window.history.replaceState(null, "", "/?settings=usage&openTopUp=1");
  const { page } = await opened(<UsagePage projectId={null} />, { edu: true });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Balance"));
  expect(buttons().filter((text) => /top up|upgrade|turn pro/i.test(text))).toEqual([]);
  expect(() => named("[role=dialog]", "Top up")).toThrow("no [role=dialog]");
});

it("an app of a phone offers neither plan nor credits [W9.14]", async () => {
  window.history.replaceState(null, "", "/?embedded=mobile-ios&settings=usage&openTopUp=1");
  using _shell = noteEmbedding(window);
  const screens = (
    <>
      <WorkspaceCredits />
      <UsagePage projectId={null} />
    </>
  );
  const { page } = await opened(screens, { plan: "free", billing: { remaining: 0.4, state: "approaching" } });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Balance"));
  await press("0.4 credits left. Credits are running low");
  await page.settle(() => expect(pageText()).toContain("0.4 credits left in Acme"));
  expect(pageText()).not.toMatch(/top up|upgrade|turn pro/i);
});

it("the bar shows what is left, warns in words, and leads to more [W9.07] [W4.19]", async () => {
  const { page } = await opened(<WorkspaceCredits />, {
    plan: "free",
    billing: { remaining: 0.4, state: "approaching" },
  });
  await using _ = page;
  const name = "0.4 credits left. Credits are running low";
  await page.settle(() => named("button", name));
  await press(name);
  await page.settle(() => expect(pageText()).toContain("0.4 credits left in Acme"));
  await press("Upgrade");
  expect(openSettings).toHaveBeenLastCalledWith("billing", undefined);
});

it("without priced models the bar shows no credits, and settings say that runs are free", async () => {
  const { page } = await opened(
    <>
      <WorkspaceCredits />
      <UsagePage projectId={null} />
    </>,
    { billing: { priced: false }, usage: { priced: false } },
  );
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Free · offline builder"));
  expect(pageText()).not.toMatch(/\d credit|Ledger|Top up/);
});

it("scales the plot to a round number", () => {
  expect([0, 0.4, 1.8, 3, 47, 501].map(plotTop)).toEqual([1, 1, 2, 5, 50, 1000]);
});
