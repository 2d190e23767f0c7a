import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render,
  success,
  type as typeInto,
} from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { billingContract, monthInWords, type AutomaticTopUpTerms, type Billing } from "../../contract/index.ts";
import { useRoute } from "@slipway/ui/api/use-route";
import { AutomaticTopUp } from "./automatic-top-up.tsx";

type Stored = Billing["automatic_top_up"];
const STORED: Stored = { enabled: false, amount: 50, monthly_cap: 200, month: "2026-11", added_this_month: 0 };

/** Acts as the page around it: stored values come from the billing answer. */
function Page({ mayManage }: { mayManage: boolean }) {
  const billing = useRoute(billingContract.billing, { params: { id: "w1" } });
  if (billing.data === undefined) return null;
  return <AutomaticTopUp workspaceId="w1" stored={billing.data.automatic_top_up} mayManage={mayManage} />;
}

async function opened(stored: Partial<Stored> = {}, { mayManage = true, refusal = null as Response | null } = {}) {
  let kept: Stored = { ...STORED, ...stored };
  const asked = answerCalls({
    "GET /workspaces/w1/billing": () => success({ automatic_top_up: kept }),
    "PUT /workspaces/w1/billing/automatic-top-up": ({ body }) => {
      if (refusal !== null) return refusal;
      const terms = body as AutomaticTopUpTerms;
      kept = { ...kept, ...terms, added_this_month: kept.added_this_month + (terms.enabled ? terms.amount : 0) };
      return success({ automatic_top_up: kept });
    },
  });
  const page = await render(<Page mayManage={mayManage} />);
  await page.settle(() => theSwitch());
  const sent = () => asked.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { page, sent };
}

const theSwitch = () => named<HTMLInputElement>("input[type=checkbox]", "Top up automatically");
const flip = () => act(async () => theSwitch().click());
const field = (name: string) => named<HTMLInputElement>("input", name);
const errorOf = (name: string): string | undefined =>
  field(name).getAttribute("aria-invalid") === "true"
    ? (field(name).getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((each) => document.getElementById(each)?.textContent)
        .join(" ")
    : undefined;

beforeEach(() => window.history.replaceState(null, "", "/"));
afterEach(() => vi.unstubAllGlobals());

it("is off, and shows no amounts until it is turned on; nothing is saved before Save [B2]", async () => {
  const { page, sent } = await opened();
  await using _ = page;
  expect(theSwitch().checked).toBe(false);
  expect(() => field("Monthly cap")).toThrow("no input");
  expect(pageText()).not.toContain("Added in");
  await flip();
  expect([field("Credits per top-up").value, field("Monthly cap").value]).toEqual(["50", "200"]);
  expect(sent()).toEqual([]);
  await press("Cancel");
  expect(theSwitch().checked).toBe(false);
  expect(() => named("button", "Save")).toThrow("no button");
});

it("is saved with its amounts, says what was added, and is turned off with the stored ones", async () => {
  const { page, sent } = await opened();
  await using _ = page;
  await flip();
  await typeInto(field("Credits per top-up"), "25");
  await typeInto(field("Monthly cap"), "1,000");
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("Automatic top-up is on, 25 credits added"));
  expect(sent()).toEqual([{ enabled: true, amount: 25, monthly_cap: 1000 }]);
  await page.settle(() => expect(pageText()).toContain("Added in November25 of 1,000 credits"));
  expect(() => named("button", "Save")).toThrow("no button");
  await typeInto(field("Monthly cap"), "no number");
  await flip();
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("Automatic top-up is off"));
  expect(sent().at(-1)).toEqual({ enabled: false, amount: 25, monthly_cap: 1000 });
  // Credits that were added stay listed.
  await page.settle(() => expect(pageText()).toContain("Added in November25 credits"));
});

it.each([
  ["9", "200", "A top-up is a whole number from 10 to 1,000.", undefined],
  ["10.5", "200", "A top-up is a whole number from 10 to 1,000.", undefined],
  ["50", "49", undefined, "The cap is a whole number from 50 to 10,000."],
  ["1,000", "999", undefined, "The cap is a whole number from 1,000 to 10,000."],
  ["", "10,001", "A top-up is a whole number from 10 to 1,000.", "The cap is a whole number from 10 to 10,000."],
])("refuses %j with a cap of %j at the field, and keeps what was typed", async (amount, cap, first, second) => {
  const { page, sent } = await opened({ enabled: true });
  await using _ = page;
  await typeInto(field("Credits per top-up"), amount);
  await typeInto(field("Monthly cap"), cap);
  expect(errorOf("Credits per top-up")).toBeUndefined();
  await press("Save");
  const matches = (rule: string | undefined) =>
    rule === undefined ? undefined : (expect.stringContaining(rule) as string);
  expect([errorOf("Credits per top-up"), errorOf("Monthly cap")]).toEqual([matches(first), matches(second)]);
  expect([field("Credits per top-up").value, field("Monthly cap").value]).toEqual([amount, cap]);
  expect(document.activeElement).toBe(field(first === undefined ? "Monthly cap" : "Credits per top-up"));
  expect(sent()).toEqual([]);
});

it("keeps what was typed when the server refuses", async () => {
  const refusal = failure(429, { code: "rate_limited", message: "Too many changes. Try again in 40 seconds." });
  const { page } = await opened({ enabled: true }, { refusal });
  await using _ = page;
  await typeInto(field("Monthly cap"), "300");
  await press("Save");
  await page.settle(() => expect(pageText()).toContain("Too many changes"));
  expect(field("Monthly cap").value).toBe("300");
  expect(named("button", "Save")).toBeDefined();
});

it("says that the month's cap is reached, also if less than one top-up is left of it", async () => {
  const { page } = await opened({ enabled: true, added_this_month: 150, monthly_cap: 199 });
  await using _ = page;
  expect(pageText()).toContain("Cap for November reached: the next 50 credits would pass it");
  expect(pageText()).toContain("Top-ups go on in December.");
  expect(monthInWords("2026-12", 1)).toBe("January");
});

it("is shown to people who may not manage billing, who are told that they cannot change it [W6.02]", async () => {
  const { page } = await opened({ enabled: true, added_this_month: 50 }, { mayManage: false });
  await using _ = page;
  expect(pageText()).toContain("Managed by the workspace's admins.");
  expect(theSwitch().disabled).toBe(true);
  expect(field("Monthly cap").readOnly).toBe(true);
  expect(pageText()).toContain("50 of 200 credits");
});

it("gets the focus when its address leads to it", async () => {
  window.history.replaceState(null, "", "/?settings=billing&openAutomaticTopUp=1");
  const { page } = await opened();
  await using _ = page;
  expect(document.activeElement).toBe(theSwitch());
});
