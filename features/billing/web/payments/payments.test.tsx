import { failure, pageText, press, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Payment } from "../../contract/index.ts";
import { BillingPage } from "../billing-page.tsx";
import { opened, openSettings } from "../screens.suite.tsx";
import { UsagePage } from "../usage/usage-page.tsx";
import { moneyInWords } from "./payment-words.ts";

const PAYMENT: Payment = {
  sells: ["pro", "biz"],
  sells_credits: true,
  prices: [
    { buys: "pro", amount: 2000, currency: "eur", interval: "month" },
    { buys: "biz", amount: 50_000, currency: "eur", interval: "year" },
    { buys: "credit", amount: 25, currency: "eur", interval: null },
  ],
  subscription: null,
};
const PAID = { plan: "pro", state: "active", period_end: "2026-12-21T12:00:00.000Z", is_cancelled: false } as const;

beforeAll(() => import("@slipway/ui/kit/status/toast-shown.tsx"));

const went = vi.fn<(url: string) => void>();
beforeEach(() => {
  window.history.replaceState(null, "", "/");
  vi.stubGlobal("location", { ...window.location, assign: went, search: "" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  went.mockClear();
  openSettings.mockClear();
});

it("plans have prices, and are bought on the provider's page [B6] [W2.05] [W6.02]", async () => {
  const { page, sent } = await opened(<BillingPage projectId={null} />, {
    plan: "free",
    billing: { payment: PAYMENT },
    answers: {
      "POST /workspaces/w1/billing/checkout": () => success({ checkout_url: "https://checkout.example/cs_1" }),
    },
  });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("€20.00 a month"));
  expect(pageText()).toContain("€500.00 a year");
  expect(pageText()).not.toContain("changing plan is free");
  expect(pageText()).not.toContain("Automatic top-up");
  expect(document.querySelector("[aria-label='Buy Enterprise']")).toBeNull();
  await press("Buy Pro");
  await page.settle(() => expect(went).toHaveBeenCalledWith("https://checkout.example/cs_1"));
  expect(sent()).toEqual([["/workspaces/w1/billing/checkout", { plan: "pro" }]]);
});

it.each([
  [PAID, "Next payment on 21 December 2026."],
  [{ ...PAID, is_cancelled: true }, "Pro ends on 21 December 2026. Until then nothing changes."],
  [{ ...PAID, state: "past_due" as const }, "The last payment for Pro failed."],
])("a paid plan says how it goes on, and is managed on the provider's page: %j", async (subscription, words) => {
  const { page } = await opened(<BillingPage projectId={null} />, {
    billing: { payment: { ...PAYMENT, subscription } },
    answers: {
      "POST /workspaces/w1/billing/portal": () => success({ portal_url: "https://portal.example/" }),
    },
  });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain(words));
  expect(document.querySelector("[aria-label='Buy Business']")).toBeNull();
  await press("Manage plan");
  await page.settle(() => expect(went).toHaveBeenCalledWith("https://portal.example/"));
});

it("people who do not manage billing buy nothing, and read whom to ask [C6.05]", async () => {
  const { page } = await opened(<BillingPage projectId={null} />, {
    permissions: ["ViewWorkspace"],
    billing: { payment: { ...PAYMENT, subscription: PAID } },
  });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Ask your workspace admin to upgrade"));
  expect(pageText()).not.toMatch(/Manage plan|Buy/);
});

it("credits show what they cost before they are paid for", async () => {
  vi.stubGlobal("location", { ...window.location, assign: went, search: "?settings=usage&openTopUp=1" });
  const { page } = await opened(<UsagePage projectId={null} />, {
    billing: { payment: PAYMENT },
    answers: {
      "POST /workspaces/w1/billing/top-up": () => success({ checkout_url: "https://checkout.example/cs_2" }),
    },
  });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("These credits do not expire."));
  await press("100");
  await press("Pay €25.00");
  await page.settle(() => expect(went).toHaveBeenCalledWith("https://checkout.example/cs_2"));
});

const RETURNED = "?settings=billing&workspace=w1&checkout=cs_test_1";
const CONFIRM = "POST /workspaces/w1/billing/confirm";

it("a return from the provider books what was paid, once, and says so", async () => {
  vi.stubGlobal("location", { ...window.location, search: RETURNED });
  const { page, sent } = await opened(<BillingPage projectId={null} />, {
    billing: { payment: PAYMENT },
    answers: { [CONFIRM]: () => success({ state: "paid", credits: null }) },
  });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("The plan is paid"));
  expect(sent()).toEqual([["/workspaces/w1/billing/confirm", { checkout: "cs_test_1" }]]);
  expect(openSettings).toHaveBeenCalledWith("billing");
});

it.each([
  ["pending", "The bank has not confirmed the payment yet."],
  ["open", "The checkout was left before it was paid."],
  ["ended", "The checkout ended before it was paid."],
])("a return whose payment is %s says so", async (state, words) => {
  vi.stubGlobal("location", { ...window.location, search: RETURNED });
  const { page } = await opened(<BillingPage projectId={null} />, {
    billing: { payment: PAYMENT },
    answers: { [CONFIRM]: () => success({ state, credits: null }) },
  });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain(words));
});

it("a return that could not be read is tried again", async () => {
  vi.stubGlobal("location", { ...window.location, search: RETURNED });
  const answers = [
    failure(502, { code: "payment_provider_away", message: "Away." }),
    success({ state: "open", credits: null }),
  ];
  const { page } = await opened(<BillingPage projectId={null} />, {
    billing: { payment: PAYMENT },
    answers: { [CONFIRM]: () => answers.shift()! },
  });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Could not load this"));
  await press("Retry");
  await page.settle(() => expect(pageText()).toContain("left before it was paid"));
});

it("money counts in the currency's smallest unit", () => {
  expect([moneyInWords(2000, "eur"), moneyInWords(2000, "jpy"), moneyInWords(25, "usd")]).toEqual([
    "€20.00",
    "¥2,000",
    "$0.25",
  ]);
});
