import { describe, expect, it } from "vitest";
import { creditState, creditsInWords, entryInWords, remainingOf, type CreditState } from "./index.ts";
import { usageAlert, usageState } from "./usage-alert.ts";

describe("chat credits [W9.07] [W4.19]", () => {
  it.each([
    ["plenty", { free: 5, used: 0, available_balance: 26 }, 31, "ok"],
    ["at 10 with a balance", { free: 5, used: 1, available_balance: 6 }, 10, "approaching"],
    ["just above 10", { free: 5, used: 1, available_balance: 6.1 }, 10.1, "ok"],
    ["no balance, above 0.5", { free: 5, used: 4.4, available_balance: 0 }, 0.6, "ok"],
    ["no balance, at 0.5", { free: 5, used: 4.5, available_balance: 0 }, 0.5, "approaching"],
    ["free part used up, above 0.5", { free: 5, used: 5, available_balance: 3 }, 3, "ok"],
    ["free part used up, at 0.5", { free: 5, used: 5, available_balance: 0.5 }, 0.5, "approaching"],
    ["nothing left", { free: 5, used: 5, available_balance: 0 }, 0, "reached"],
    ["nothing was ever given", { free: 0, used: 0, available_balance: 0 }, 0, "reached"],
  ] as const)("%s", (_case, credits, remaining, state) => {
    expect(remainingOf(credits)).toBe(remaining);
    expect(creditState(credits)).toBe(state);
  });
});

it("Cloud and AI come near their limit with a fifth of the free part left, and reach it with nothing [W9.07] [T9.18]", () => {
  const meter = (used: number, balance = 0) => usageState({ free: 25, used, billed: 0 }, balance);
  expect([meter(19.9), meter(20), meter(24.9), meter(25), meter(30)]).toEqual([
    "ok",
    "approaching",
    "approaching",
    "reached",
    "reached",
  ]);
  expect(meter(25, 40)).toBe("ok");
  expect(usageState({ free: 25, used: 10, billed: 0 }, 0, 0.7)).toBe("approaching");
  expect(usageState({ free: 0, used: 0, billed: 0 }, 0)).toBe("ok");
});

describe("usage alerts", () => {
  const alert = (cloud: CreditState, ai: CreditState, facts: { plan?: "free" | "pro"; mayManage?: boolean } = {}) =>
    usageAlert({ cloud, ai, plan: "pro", mayManage: true, ...facts });

  it.each([
    ["approaching", "approaching", "Approaching AI and Cloud usage limits"],
    ["reached", "reached", "Cloud + AI usage limits reached"],
    ["reached", "ok", "Cloud is paused"],
    ["reached", "approaching", "Cloud is paused"],
    ["approaching", "ok", "Approaching Cloud usage limit"],
    ["ok", "reached", "AI is paused"],
    ["approaching", "reached", "AI is paused"],
    ["ok", "approaching", "Approaching AI usage limit"],
  ] as const)("Cloud %s and AI %s: %s [T4.15] [T8.22] [B4]", (cloud, ai, title) => {
    expect(alert(cloud, ai)).toMatchObject({ title });
  });

  it("say nothing while both are fine [T4.15]", () => {
    expect(alert("ok", "ok")).toBeNull();
  });

  it("tell free plans to upgrade and paid ones to top up, or to ask the admin [T6.07] [C6.05]", () => {
    expect(alert("reached", "ok", { plan: "free" })).toMatchObject({
      action: "turn-pro",
      message: expect.stringMatching(/^Upgrade/),
    });
    expect(alert("reached", "ok", { plan: "free", mayManage: false })).toMatchObject({
      action: null,
      message: "Ask your workspace admin to upgrade",
    });
    expect(alert("reached", "ok")).toMatchObject({ action: "top-up", message: expect.stringMatching(/^Top up/) });
    expect(alert("reached", "ok", { mayManage: false })).toMatchObject({
      action: null,
      message: expect.stringMatching(/^Ask your workspace admin to top up/),
    });
  });
});

it("names the lines of the ledger", () => {
  const line = (kind: Parameters<typeof entryInWords>[0]["kind"], reason: string | null = null) =>
    entryInWords({ kind, reason, model: "GPT-5" });
  expect(line("refund", "run_failed")).toBe("Refund · run failed");
  expect(line("refund", "restarted")).toBe("Refund · Slipway restarted");
  expect([line("run"), line("hold"), line("top_up"), line("expired", "daily")]).toEqual([
    "Run · GPT-5",
    "Held for a run · GPT-5",
    "Top-up",
    "Expired · daily credits",
  ]);
  expect([creditsInWords(1), creditsInWords(1.8), creditsInWords(1200)]).toEqual([
    "1 credit",
    "1.8 credits",
    "1,200 credits",
  ]);
});
