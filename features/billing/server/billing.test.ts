import { newUuid } from "@slipway/kernel/ids";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { insertMember, setPlan } from "../../workspaces/testing.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { billingContract as routes } from "../contract/index.ts";
import { meterUsage } from "../testing.ts";
import { feature as billing } from "./index.ts";
import { toMicro } from "./ledger/micro.ts";
import { reserve, settle } from "./ledger/run-credits.ts";

const features = [accounts, workspaces, sharing, projects, billing];
const NOW = Date.UTC(2026, 10, 21, 12);
let app: TestApp;
let owner: TestPerson;
let id: string;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({
    features,
    clock: { now: () => NOW },
    model: {
      model: createScriptedModel([]),
      label: "GPT-5",
      free: false,
      contextTokens: 1000,
      price: { input: 1, output: 1 },
    },
  });
  await app.signUp("Staff");
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  ({ id: projectId, workspaceId: id } = await newProject(owner.call));
  await setPlan(app.services, id, "pro");
});
afterAll(() => app[Symbol.asyncDispose]());

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
async function member(role: "viewer" | "admin"): Promise<TestPerson> {
  const person = await app.signUp(role);
  await insertMember(app.services, { workspaceId: id, userId: await userIdOf(person), role });
  return person;
}
async function spend(credits: number, on = projectId): Promise<void> {
  const run = { runId: newUuid(), projectId: on, userId: await userIdOf(owner), model: "GPT-5", mode: "agent" };
  await reserve(app.services, id, { run, wanted: toMicro(credits + 1), least: 1 });
  await settle(app.services, id, { runId: run.runId, cost: toMicro(credits), refund: null });
}

describe("a workspace's plan [W6.02]", () => {
  it("is changed by who manages billing, at once and for nothing", async () => {
    const changed = await owner.call(routes.changePlan, { params: { id }, body: { plan: "biz" } });
    expect(changed).toMatchObject({ plan: "biz", payment: null, available_balance: 200 });
    expect(await owner.call(workspacesContract.get, { params: { id } })).toMatchObject({ plan: "biz" });
    expect(changed.plans.map(({ plan, monthly_credits }) => [plan, monthly_credits])).toEqual([
      ["free", 0],
      ["pro", 100],
      ["biz", 200],
      ["enterprise", 500],
    ]);
  });

  it("is seen by every member, and changed or topped up only by admins [W6.02] [C6.05]", async () => {
    const [viewer, admin] = [await member("viewer"), await member("admin")];
    expect(await viewer.call(routes.billing, { params: { id } })).toMatchObject({ plan: "pro", remaining: 105 });
    for (const call of [
      () => viewer.call(routes.changePlan, { params: { id }, body: { plan: "free" } }),
      () => viewer.call(routes.topUp, { params: { id }, body: { amount: 10 } }),
      () => viewer.call(routes.usage, { params: { id }, query: {} }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 403, code: "forbidden" });
    expect(await admin.call(routes.topUp, { params: { id }, body: { amount: 10 } })).toEqual({ checkout_url: null });
    expect(await viewer.call(routes.billing, { params: { id } })).toMatchObject({ remaining: 115 });
  });

  it.each([9, 1001, 10.5, -50])("refuses a top-up of %s", async (amount) => {
    await expect(owner.call(routes.topUp, { params: { id }, body: { amount } })).rejects.toMatchObject({ status: 400 });
  });
});

describe("Cloud and AI usage", () => {
  const usage = (person = owner) => person.call(routes.cloudUsage, { params: { workspaceId: id } });

  it("is zero before anything was used, and every member sees it [T3.19] [T7.28]", async () => {
    const none = { free: 0, used: 0, billed: 0 };
    expect(await usage(await member("viewer"))).toEqual({
      cloud_usage: none,
      ai_gateway_usage: none,
      // Today's five credits are included.
      available_balance: 105,
    });
  });

  it("is this month's lines of the ledger [T3.19] [T7.28]", async () => {
    await usage();
    await meterUsage(app.services, { workspaceId: id, meter: "cloud", credits: 1.5, key: "one" });
    await meterUsage(app.services, { workspaceId: id, meter: "cloud", credits: 2, key: "two" });
    await meterUsage(app.services, { workspaceId: id, meter: "ai_gateway", credits: 0.25, key: "three" });
    expect(await usage()).toMatchObject({ cloud_usage: { billed: 3.5 }, ai_gateway_usage: { billed: 0.25 } });
  });
});

describe("the history in usage settings [W2.06]", () => {
  const usage = (query: { before?: string } = {}, person = owner) =>
    person.call(routes.usage, { params: { id }, query });

  it("adds up by day, person and project", async () => {
    await spend(2.5);
    await spend(1);
    const { days, people, projects: spent, entries } = await usage();
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: "2026-11-21", credits: 3.5 });
    expect(days.slice(0, -1).every(({ credits }) => credits === 0)).toBe(true);
    expect(people).toMatchObject([{ name: "Olga", credits: 3.5 }]);
    expect(spent).toEqual([{ project_id: projectId, name: "Bakery", credits: 3.5 }]);
    expect(entries[0]).toMatchObject({
      kind: "run",
      amount: -1,
      balance: 101.5,
      user_name: "Olga",
      project_name: "Bakery",
    });
  });

  it("goes on page by page, without repeating a line", async () => {
    for (let at = 0; at < 52; at += 1) await spend(1);
    const first = await usage();
    const older = await usage({ before: first.next_cursor! });
    const ids = [...first.entries, ...older.entries].map((entry) => Number(entry.id));
    expect(ids).toHaveLength(54);
    expect(new Set(ids).size).toBe(54);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(
      older.entries
        .slice(-2)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(["daily", "monthly"]);
    expect(older.next_cursor).toBeNull();
  });

  it("tells an admin the cost of somebody else's Personal project, but not its name", async () => {
    await app.services.database.pool.query("update projects set visibility = 'draft' where id = $1", [projectId]);
    await spend(2);
    const admin = await member("admin");
    const { projects: spent, entries } = await usage({}, admin);
    expect(spent).toEqual([{ project_id: null, name: null, credits: 2 }]);
    expect(entries[0]).toMatchObject({ project_id: null, project_name: null, amount: -2 });
    await insertCollaborator(app.services, { projectId, userId: await userIdOf(admin), level: "read" });
    expect((await usage({}, admin)).projects).toMatchObject([{ name: "Bakery" }]);
  });
});

describe("what is left for a project's runs", () => {
  const credits = (person: TestPerson) => person.call(routes.projectCredits, { params: { projectId }, query: {} });

  it("is shown to people who may run, with the workspace's name only to its members [W6.07]", async () => {
    const outside = await app.signUp("Ana");
    await insertCollaborator(app.services, { projectId, userId: await userIdOf(outside), level: "write" });
    expect(await credits(owner)).toMatchObject({
      remaining: 105,
      may_manage: true,
      workspace_name: "Olga's workspace",
      estimate: { model_label: "GPT-5" },
    });
    expect(await credits(outside)).toMatchObject({ remaining: 105, may_manage: false, workspace_name: null });
    await expect(credits(await app.signUp("Eve"))).rejects.toMatchObject({ status: 404 });
  });
});

it("where no model has a price nothing is charged and nothing is shown", async () => {
  await using free = await createTestApp({ features });
  const person = await free.signUp("Ben");
  const project = await newProject(person.call);
  expect(await person.call(routes.billing, { params: { id: project.workspaceId } })).toMatchObject({ priced: false });
  const left = await person.call(routes.projectCredits, { params: { projectId: project.id }, query: {} });
  expect(left).toMatchObject({ priced: false, estimate: null });
});
