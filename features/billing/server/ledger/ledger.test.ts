import { newId } from "@slipway/kernel/ids";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { homeWorkspace } from "../../../projects/testing.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { setPlan } from "../../../workspaces/testing.ts";
import type { Plan } from "@slipway/kernel/permissions";
import { grantCredits, readBooks } from "../../testing.ts";
import { feature as billing } from "../index.ts";
import { changePlan, getBilling, setAutomaticTopUp } from "../reading/billing.ts";
import { releaseLeftOver } from "../runs/left-over.ts";
import type { RunFacts } from "./account.ts";
import { toMicro } from "./micro.ts";
import { extend, reserve, returnCredits, settle } from "./run-credits.ts";

const MORNING = Date.UTC(2026, 10, 21, 9);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const by = {
  actor: { userId: "u", email: "maya@example.com", displayName: "Maya" },
  mayStill: () => Promise.resolve(),
};
let at = MORNING;
const clock = { now: () => at };
let app: TestApp;
let workspaceId: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects, billing], clock });
});
beforeEach(async () => {
  at = MORNING;
  workspaceId = await homeWorkspace((await app.signUp()).call);
  await setPlan(app.services, workspaceId, "free");
});
afterAll(() => app[Symbol.asyncDispose]());

const newRun = (runId = newId("run")): RunFacts => ({
  runId,
  projectId: "p1",
  userId: "u1",
  model: "GPT-5",
  mode: "agent",
});
const ports = () => ({ ...app.services, payments: null });
const books = () => readBooks(app.services, workspaceId);
const figures = () => getBilling(ports(), workspaceId);
const hold = (run: RunFacts, credits: number, least = 0.1) =>
  reserve(app.services, workspaceId, { run, wanted: toMicro(credits), least: toMicro(least) });
const end = (run: RunFacts, credits: number, refund: "run_failed" | null = null) =>
  settle(app.services, workspaceId, { runId: run.runId, cost: toMicro(credits), refund });
const giveBack = (run: RunFacts) => returnCredits(app.services, workspaceId, { runId: run.runId, reason: "restarted" });
const grant = (credits: number, id?: string) =>
  grantCredits(app.services, workspaceId, { amount: credits, id, userId: "u1" });

/** The four sums are equal, and the balance was never negative. */
async function expectSound(): Promise<void> {
  const { balance, sums, lowest } = await books();
  expect(sums).toEqual({ lines: balance, lastLine: balance, lots: balance });
  expect(lowest).toBeGreaterThanOrEqual(0);
}

describe("one run [W9.07]", () => {
  it("is held, charged its cost and given the rest back", async () => {
    const run = newRun();
    expect(await hold(run, 4)).toBe(toMicro(4));
    expect(await figures()).toMatchObject({ remaining: 1 });
    expect(await end(run, 1.2)).toEqual({ cost: 1.2, returned: 0 });
    expect(await figures()).toMatchObject({ free: 5, used: 1.2, available_balance: 0, remaining: 3.8 });
    expect((await books()).kinds).toEqual(["daily", "reserve", "settle"]);
    await expectSound();
  });

  it("is given back in full if it failed, as a line of its own", async () => {
    const run = newRun();
    await hold(run, 4);
    expect(await end(run, 1.8, "run_failed")).toEqual({ cost: 0, returned: 1.8 });
    expect(await figures()).toMatchObject({ remaining: 5 });
    expect((await books()).kinds).toEqual(["daily", "reserve", "settle", "refund"]);
    await expectSound();
  });

  it("is refused with less than it needs, and holds what there is if that is less than wished", async () => {
    const [first, second] = [newRun(), newRun()];
    expect(await hold(first, 40)).toBe(toMicro(5));
    await expect(hold(second, 1)).rejects.toMatchObject({ status: 402, code: "out_of_credits" });
    await end(first, 4.5);
    await expect(hold(second, 3, 1)).rejects.toMatchObject({ status: 402 });
    expect(await hold(second, 3, 0.5)).toBe(toMicro(0.5));
    await expectSound();
  });

  it("is charged up to the balance if it uses more than it holds, and never below zero", async () => {
    const run = newRun();
    await hold(run, 1);
    expect(await extend(app.services, workspaceId, { run, wanted: toMicro(2), step: 1 })).toBe(toMicro(2));
    expect(await end(run, 900)).toEqual({ cost: 5, returned: 0 });
    expect(await figures()).toMatchObject({ remaining: 0, state: "reached" });
    await expectSound();
  });
});

describe("repeated steps", () => {
  it("reserve, settle, refund, extend and top-up happen once", async () => {
    const run = newRun();
    await hold(run, 4);
    await hold(run, 4);
    const more = { run, wanted: toMicro(1), step: 1 };
    await extend(app.services, workspaceId, more);
    expect(await extend(app.services, workspaceId, more)).toBe(0);
    expect(await end(run, 2, "run_failed")).toEqual({ cost: 0, returned: 2 });
    expect(await end(run, 3)).toEqual({ cost: 0, returned: 2 });
    expect(await giveBack(run)).toEqual({ cost: 0, returned: 2 });
    const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
    await grant(10, id);
    await grant(10, id);
    await expect(grant(20, id)).rejects.toMatchObject({ status: 409, code: "top_up_differs" });
    expect(await figures()).toMatchObject({ remaining: 15 });
    expect((await books()).kinds).toEqual(["daily", "reserve", "reserve", "settle", "refund", "top_up"]);
    await expectSound();
  });

  it("a settle after a release changes nothing, and an ended run holds nothing again", async () => {
    const run = newRun();
    await hold(run, 4);
    expect(await giveBack(run)).toEqual({ cost: 0, returned: 4 });
    expect(await end(run, 2)).toEqual({ cost: 0, returned: 4 });
    await expect(hold(run, 4)).rejects.toThrow("has ended already");
    expect(await extend(app.services, workspaceId, { run, wanted: toMicro(1), step: 9 })).toBe(0);
    expect(await figures()).toMatchObject({ remaining: 5 });
    await expectSound();
  });

  it("a run that was charged before its end was reported is returned once", async () => {
    const run = newRun();
    await hold(run, 4);
    await end(run, 1.5);
    expect(await giveBack(run)).toEqual({ cost: 0, returned: 1.5 });
    expect(await giveBack(run)).toEqual({ cost: 0, returned: 1.5 });
    expect(await giveBack(newRun())).toEqual({ cost: 0, returned: 0 });
    expect(await figures()).toMatchObject({ remaining: 5 });
  });
});

describe("concurrent steps", () => {
  it("200 parallel debits lose none and never take more than there is", async () => {
    await grant(95);
    const tries = await Promise.allSettled(
      Array.from({ length: 200 }, async (_, index) => {
        const run = newRun(`parallel-${workspaceId}-${index}`);
        await hold(run, 1, 1);
        return end(run, 0.8);
      }),
    );
    const charged = tries.filter(({ status }) => status === "fulfilled").length;
    for (const refused of tries.filter((tried) => tried.status === "rejected"))
      expect(refused.reason).toMatchObject({ code: "out_of_credits" });
    // Each run holds one of the 100 credits; another may begin with what was returned.
    expect(charged).toBeGreaterThanOrEqual(100);
    expect(charged).toBeLessThanOrEqual(125);
    expect((await books()).balance).toBeCloseTo(100 - charged * 0.8, 6);
    await expectSound();
  });

  it("the same end from ten sides counts once", async () => {
    const run = newRun();
    await hold(run, 4);
    const ends = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? end(run, 1, "run_failed") : giveBack(run))),
    );
    expect(new Set(ends.map(({ cost }) => cost))).toEqual(new Set([0]));
    expect(await figures()).toMatchObject({ remaining: 5 });
    await expectSound();
  });
});

describe("the clock", () => {
  it("grants 5 credits a day (UTC), which do not add up, at most 30 a month on free", async () => {
    at = Date.UTC(2026, 10, 1, 23, 59, 59, 999);
    expect(await figures()).toMatchObject({ free: 5, remaining: 5 });
    at += 1;
    expect(await figures()).toMatchObject({ free: 5, remaining: 5 });
    for (let day = 0; day < 4; day += 1) {
      at += DAY;
      expect(await figures()).toMatchObject({ remaining: 5 });
    }
    at += DAY;
    expect(await figures()).toMatchObject({ free: 0, remaining: 0 });
    at = Date.UTC(2026, 11, 1);
    expect(await figures()).toMatchObject({ free: 5, remaining: 5 });
    await expectSound();
  });

  it("grants monthly credits that roll over once, besides the daily ones", async () => {
    await changePlan(ports(), { workspaceId, ...by }, "pro");
    expect(await figures()).toMatchObject({ available_balance: 100, remaining: 105 });
    const run = newRun();
    await hold(run, 25);
    await end(run, 25);
    at = Date.UTC(2026, 11, 1);
    expect(await figures()).toMatchObject({ available_balance: 180, remaining: 185 });
    at = Date.UTC(2027, 0, 1);
    expect(await figures()).toMatchObject({ available_balance: 200, remaining: 205 });
    await expectSound();
  });

  it("ends a cancelled plan's credits with the month, and top-ups never", async () => {
    await changePlan(ports(), { workspaceId, ...by }, "pro");
    await grant(10);
    await changePlan(ports(), { workspaceId, ...by }, "free");
    expect(await figures()).toMatchObject({ plan: "free", available_balance: 110 });
    at = Date.UTC(2026, 11, 1);
    expect(await figures()).toMatchObject({ available_balance: 10, remaining: 15 });
    await expectSound();
  });

  it("raises to the new total when a plan changes mid-month, and grants nothing twice [W6.02]", async () => {
    for (const [plan, balance] of [
      ["pro", 100],
      ["biz", 200],
      ["free", 200],
      ["pro", 200],
      ["enterprise", 500],
    ] as const)
      expect(await changePlan(ports(), { workspaceId, ...by }, plan)).toMatchObject({
        plan,
        available_balance: balance,
      });
    await expectSound();
  });

  it("grants nothing twice when it goes back, and goes on after being wrong for a while", async () => {
    await changePlan(ports(), { workspaceId, ...by }, "pro");
    const before = (await figures()).remaining;
    at -= 10 * HOUR;
    expect((await figures()).remaining).toBe(before);
    at = Date.UTC(2026, 9, 31, 12);
    expect((await figures()).available_balance).toBeLessThanOrEqual(105);
    at = Date.UTC(2030, 0, 1);
    await figures();
    at = MORNING + DAY;
    expect(await figures()).toMatchObject({ free: 5 });
    await expectSound();
  });

  it("returns a day's credits on the next day, because the run failed and not the person", async () => {
    const run = newRun();
    await hold(run, 4);
    at += DAY;
    expect(await end(run, 3, "run_failed")).toEqual({ cost: 0, returned: 3 });
    expect(await figures()).toMatchObject({ free: 5, used: 0, available_balance: 4, remaining: 9 });
    at += 31 * DAY;
    expect(await figures()).toMatchObject({ available_balance: 0 });
    await expectSound();
  });

  it("spends credits that expire first", async () => {
    await changePlan(ports(), { workspaceId, ...by }, "pro");
    await grant(10);
    const run = newRun();
    await hold(run, 108);
    await end(run, 108);
    expect(await figures()).toMatchObject({ free: 5, used: 5, available_balance: 7 });
    await changePlan(ports(), { workspaceId, ...by }, "free");
    at = Date.UTC(2026, 11, 15);
    expect(await figures()).toMatchObject({ available_balance: 7 });
  });
});

it("a reservation whose process went away returns by itself", async () => {
  const [lost, young] = [newRun(), newRun()];
  await hold(lost, 2);
  at += 5 * HOUR;
  await hold(young, 1);
  at += 2 * HOUR;
  await releaseLeftOver(app.services);
  await releaseLeftOver(app.services);
  expect(await figures()).toMatchObject({ remaining: 4 });
  expect((await books()).kinds).toEqual(["daily", "reserve", "reserve", "release"]);
});

it("lines are never changed, and deleted only with their workspace", async () => {
  const { pool } = app.services.database;
  await figures();
  await expect(
    pool.query("update credit_entries set amount_micro = 9 where workspace_id = $1", [workspaceId]),
  ).rejects.toThrow("never changed");
  await expect(pool.query("delete from credit_entries where workspace_id = $1", [workspaceId])).rejects.toThrow(
    "never changed",
  );
  await expect(
    pool.query("update credit_accounts set balance_micro = -1 where workspace_id = $1", [workspaceId]),
  ).rejects.toThrow("check");
  const { rows } = await pool.query<{ id: string }>(
    "insert into workspaces (id, name, plan) values ($1, 'Gone', 'free') returning id",
    [newId("ws")],
  );
  await getBilling(ports(), rows[0]!.id);
  await pool.query("delete from workspaces where id = $1", [rows[0]!.id]);
  const left = await pool.query("select 1 from credit_entries where workspace_id = $1", [rows[0]!.id]);
  expect(left.rowCount).toBe(0);
});

it("in any order of steps the ledger is consistent and nobody gets more than was granted", async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("hold" as const), run: fc.nat(4), credits: fc.integer({ min: 1, max: 90 }) }),
    fc.record({
      kind: fc.constant("end" as const),
      run: fc.nat(4),
      credits: fc.integer({ min: 0, max: 90 }),
      failed: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("return" as const), run: fc.nat(4) }),
    fc.record({ kind: fc.constant("top_up" as const), credits: fc.integer({ min: 1, max: 30 }) }),
    fc.record({
      kind: fc.constant("automatic" as const),
      enabled: fc.boolean(),
      amount: fc.integer({ min: 10, max: 30 }),
      monthly_cap: fc.integer({ min: 30, max: 90 }),
    }),
    fc.record({ kind: fc.constant("plan" as const), plan: fc.constantFrom<Plan>("free", "pro", "biz") }),
    fc.record({ kind: fc.constant("time" as const), hours: fc.integer({ min: -30, max: 400 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      at = MORNING;
      const mine = newId("ws");
      await app.services.database.pool.query("insert into workspaces (id, name, plan) values ($1, 'Any', 'free')", [
        mine,
      ]);
      const runs = Array.from({ length: 5 }, () => newRun());
      const refused = (error: unknown): void => {
        if (!/out of credits|ended already/.test(String(error))) throw error;
      };
      for (const todo of steps) {
        if (todo.kind === "time") at += todo.hours * HOUR;
        else if (todo.kind === "plan") await changePlan(ports(), { workspaceId: mine, ...by }, todo.plan);
        else if (todo.kind === "automatic") await setAutomaticTopUp(ports(), { workspaceId: mine, ...by }, todo);
        else if (todo.kind === "top_up") await grantCredits(app.services, mine, { amount: todo.credits, userId: "u1" });
        else if (todo.kind === "hold")
          await reserve(app.services, mine, {
            run: runs[todo.run]!,
            wanted: toMicro(todo.credits / 10),
            least: 1,
          }).catch(refused);
        else if (todo.kind === "end")
          await settle(app.services, mine, {
            runId: runs[todo.run]!.runId,
            cost: toMicro(todo.credits / 10),
            refund: todo.failed ? "run_failed" : null,
          });
        else await returnCredits(app.services, mine, { runId: runs[todo.run]!.runId, reason: "restarted" });
      }
      const { automatic_top_up } = await getBilling(ports(), mine);
      expect(automatic_top_up.added_this_month).toBeLessThanOrEqual(90);
      const { balance, sums, lowest } = await readBooks(app.services, mine);
      expect(sums).toEqual({ lines: balance, lastLine: balance, lots: balance });
      expect(lowest).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 25 },
  );
});
