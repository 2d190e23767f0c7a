/** Budgets, cost and usage of functions' requests to language models. */
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { startModelServer, type ModelServer } from "@slipway/platform/testing/servers/model-server";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { billingContract } from "../../../billing/contract/index.ts";
import { usageAlert, usageState } from "../../../billing/contract/usage-alert.ts";
import { feature as billing } from "../../../billing/server/index.ts";
import { feature as edits } from "../../../edits/server/index.ts";
import { feature as errors } from "../../../errors/server/index.ts";
import { feature as integrations } from "../../../integrations/server/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { setPlan } from "../../../workspaces/testing.ts";
import { cloudContract, type AiUsage } from "../../contract/index.ts";
import { aiEntries, aiRefusal, aiSays, askAi, enableBackend } from "../../testing.ts";
import { feature as cloud } from "../index.ts";
import { cloudPorts } from "../../testing/ports.ts";

const MUCH = { requestsPerDay: 1000, tokensPerDay: 1_000_000, requestsPerMonth: 1000, tokensPerMonth: 1_000_000 };

let provider: ModelServer;
let app: TestApp;
let gateway: HttpServer;
let maya: TestPerson;
let workspaceId: string;
let id: string;
let url: string;
let key: string;

beforeAll(async () => {
  provider = await startModelServer([aiSays({ text: ["Good ", "morning."] })]);
  const entries = aiEntries(provider.url);
  const priced = { ...entries.at(-1)!, option: "grok-4", model: "grok", price: { input: 100, output: 200 } };
  app = await createTestApp({
    features: [accounts, workspaces, sharing, projects, billing, edits, integrations, errors, cloud],
    config: {
      modelOptions: [...entries, priced],
      aiBudgets: {
        biz: MUCH,
        free: { ...MUCH, requestsPerDay: 2 },
        pro: { ...MUCH, tokensPerMonth: 10 },
        enterprise: { ...MUCH, requestsPerMonth: 0 },
      },
    },
  });
  gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() });
  maya = await app.signUp("Maya");
}, 60_000);
afterAll(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await app?.[Symbol.asyncDispose]();
  await provider?.[Symbol.asyncDispose]();
});

beforeEach(async () => {
  provider.seen.length = 0;
  ({ id, workspaceId } = await newProject(maya.call));
  ({ url } = await enableBackend(maya.call, id));
  await app.services.cloud.enableAi(id, { userId: (await maya.call(accountsContract.user, {})).id });
  key = (await cloudPorts(app.services).backends.of(id))!.backend.keys.aiKey;
  await setPlanOf("biz");
});

const setPlanOf = (plan: "free" | "pro" | "biz" | "enterprise") => setPlan(app.services, workspaceId, plan);
const question = (more: object = {}) => ({ model: "auto", messages: [{ role: "user", content: "Hello" }], ...more });
const ask = (body: object) => askAi(fetchThrough(gateway), { url, bearer: key }, body);
const refused = async (asked: Promise<Response>): Promise<unknown[]> => {
  const { status, code, message } = await aiRefusal(asked);
  return [status, code, message];
};
const usageOf = (projectId = id, query: { start?: string; end?: string } = {}): Promise<AiUsage> =>
  maya.call(cloudContract.aiUsage, { params: { id: projectId }, query });

async function leaveCredits(credits: number): Promise<void> {
  const { pool } = app.services.database;
  await pool.query(
    `update credit_lots set left_micro = case when id = (select min(id) from credit_lots where workspace_id = $1) then $2::bigint else 0 end
     where workspace_id = $1`,
    [workspaceId, credits * 1_000_000],
  );
  await pool.query("update credit_accounts set balance_micro = $2 where workspace_id = $1", [
    workspaceId,
    credits * 1_000_000,
  ]);
}

describe("the free part of each month", () => {
  beforeEach(() => {
    app.services.config.aiFreeCredits = 3;
  });
  afterEach(() => {
    app.services.config.aiFreeCredits = 0;
  });
  const figures = () => maya.call(billingContract.cloudUsage, { params: { workspaceId } });
  const alert = async (): Promise<string | undefined> => {
    const { cloud_usage, ai_gateway_usage, available_balance } = await figures();
    const [cloud, ai] = [cloud_usage, ai_gateway_usage].map((meter) => usageState(meter, available_balance));
    return usageAlert({ cloud: cloud!, ai: ai!, plan: "biz", mayManage: true })?.title;
  };

  it("is used first, warned about with a fifth of it left, and then AI is paused until there are credits [T4.15] [T8.22] [T9.18] [B3]", async () => {
    await figures();
    await leaveCredits(0);
    const seen: unknown[] = [[await alert(), (await figures()).ai_gateway_usage]];
    for (let times = 0; times < 3; times += 1) {
      // 7 tokens in at 100 and 3 out at 200 per 1,000: 1.3 credits.
      expect((await ask(question({ model: "grok-4" }))).status).toBe(200);
      seen.push([await alert(), (await figures()).ai_gateway_usage]);
    }
    const used = (credits: number) => ({ free: 3, used: expect.closeTo(credits, 6) as number, billed: 0 });
    expect(seen).toEqual([
      [undefined, used(0)],
      [undefined, used(1.3)],
      ["Approaching AI usage limit", used(2.6)],
      ["AI is paused", used(3)],
    ]);
    expect(await refused(ask(question({ model: "grok-4" })))).toEqual([402, "out_of_credits", expect.any(String)]);
    await maya.call(billingContract.topUp, { params: { id: workspaceId }, body: { amount: 10 } });
    expect((await ask(question({ model: "grok-4" }))).status).toBe(200);
    expect([await alert(), (await figures()).ai_gateway_usage.billed]).toEqual([undefined, expect.closeTo(1.3, 6)]);
  });

  it("takes nothing from the balance while it lasts, also across projects of the workspace [B1] [T3.19]", async () => {
    app.services.config.aiFreeCredits = 1000;
    const before = await figures();
    expect((await ask(question({ model: "grok-4" }))).status).toBe(200);
    const after = await figures();
    expect(after.available_balance).toBe(before.available_balance);
    expect(after.ai_gateway_usage.billed).toBe(before.ai_gateway_usage.billed);
    expect(after.ai_gateway_usage.used - before.ai_gateway_usage.used).toBeCloseTo(1.3, 6);
    expect(before.ai_gateway_usage.used).toBeGreaterThan(0);
  });
});

describe("a project's budget", () => {
  it("is a number of requests a day: then 429 until midnight, which the project's log says", async () => {
    await setPlanOf("free");
    for (let at = 0; at < 2; at += 1) expect((await ask(question())).status).toBe(200);
    const { status, code, message, headers } = await aiRefusal(ask(question()));
    const wait = Number(headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect(headers.get("x-should-retry")).toBe("false");
    expect([status, code]).toEqual([429, "ai_daily_budget"]);
    expect(message).toContain("for today, 2 requests, is used up");
    expect((await usageOf()).budget.requests_of_day).toEqual({ used: 2, max: 2 });
    const query = "select event_message from edge_logs order by timestamp desc limit 20";
    const logs = async () => (await maya.call(cloudContract.logs, { params: { id }, query: { query } })).result;
    await expect.poll(logs, { timeout: 10_000 }).toContainEqual({ event_message: `AI | 429 | ${message}` });
    expect(provider.seen).toHaveLength(2);
    // A larger plan takes effect at once.
    await setPlanOf("biz");
    expect((await ask(question())).status).toBe(200);
  });

  it("counts requests in progress, too", async () => {
    await setPlanOf("free");
    const all = await Promise.all(Array.from({ length: 5 }, () => ask(question())));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429]);
    expect(provider.seen).toHaveLength(2);
  });

  it("is a number of tokens and requests a month: then 402 [K4]", async () => {
    await setPlanOf("pro");
    expect((await ask(question())).status).toBe(200);
    expect(await refused(ask(question()))).toEqual([
      402,
      "usage_limit",
      expect.stringContaining("for this month, 10 tokens on the Pro plan, is used up"),
    ]);
    await setPlanOf("enterprise");
    expect(await refused(ask(question()))).toEqual([402, "usage_limit", expect.any(String)]);
  });

  it("is charged if the model has a price, up to the balance, and then refused with 402 [B1] [T3.19]", async () => {
    const figures = () => maya.call(billingContract.cloudUsage, { params: { workspaceId } });
    const before = await figures();
    expect((await ask(question({ model: "grok-4" }))).status).toBe(200);
    const after = await figures();
    // 7 tokens in at 100 and 3 out at 200 per 1,000.
    expect(after.ai_gateway_usage.billed - before.ai_gateway_usage.billed).toBeCloseTo(1.3, 6);
    // Only two credits are left, and requests spend them.
    await leaveCredits(2);
    const left = await figures();
    expect((await ask(question({ model: "grok-4" }))).status).toBe(200);
    expect((await ask(question({ model: "grok-4" }))).status).toBe(200);
    const spent = await figures();
    expect(spent.ai_gateway_usage.billed - left.ai_gateway_usage.billed).toBeCloseTo(2, 6);
    for (let times = 0; times < 2; times += 1)
      expect(await refused(ask(question({ model: "grok-4" })))).toEqual([402, "out_of_credits", expect.any(String)]);
    expect((await figures()).ai_gateway_usage.billed).toBe(spent.ai_gateway_usage.billed);
    // A model without a price costs nothing, so it goes on.
    expect((await ask(question())).status).toBe(200);
    await maya.call(billingContract.topUp, { params: { id: workspaceId }, body: { amount: 10 } });
    expect((await ask(question({ model: "grok-4" }))).status).toBe(200);
  });

  it("is read by minute, hour or day, of the time that is asked for, by editors alone [C7.25] [C3.16] [K9] [C9.09] [AI2]", async () => {
    const { pool } = app.services.database;
    const at = Date.parse("2026-03-10T10:30:20Z");
    const add = (name: string, time: number, outcome = "answered") =>
      pool.query(
        `insert into ai_usage (id, project_id, at, model, provider, input_tokens, output_tokens, is_estimated, outcome)
         values ($1, $2, $3, 'm', 'openai', 5, 2, false, $4)`,
        [`${id}-${name}`, id, time, outcome],
      );
    await Promise.all([add("a", at), add("b", at + 20_000), add("c", at + 60_000), add("d", at, "failed")]);
    const of = async (start: string, end: string) => {
      const { granularity, usage } = await usageOf(id, { start, end });
      return [granularity, ...usage.map(({ timestamp, count, input_tokens: input }) => [timestamp, count, input])];
    };
    expect(await of("2026-03-10T10:00:00Z", "2026-03-10T11:00:00Z")).toEqual([
      "minute",
      ["2026-03-10T10:30:00.000Z", 2, 10],
      ["2026-03-10T10:31:00.000Z", 1, 5],
    ]);
    expect(await of("2026-03-10T00:00:00Z", "2026-03-11T00:00:00Z")).toEqual([
      "hour",
      ["2026-03-10T10:00:00.000Z", 3, 15],
    ]);
    expect(await of("2026-03-01T00:00:00+01:00", "2026-04-01T00:00:00Z")).toEqual([
      "day",
      ["2026-03-10T00:00:00.000Z", 3, 15],
    ]);
    const granularityOf = async (start: string, end: string) => (await of(start, end))[0];
    const begin = "2026-03-10T00:00:00Z";
    expect(await granularityOf(begin, "2026-03-10T02:00:00.000Z")).toBe("minute");
    expect(await granularityOf(begin, "2026-03-10T02:00:00.001Z")).toBe("hour");
    expect(await granularityOf(begin, "2026-03-13T00:00:00.000Z")).toBe("hour");
    expect(await granularityOf(begin, "2026-03-13T00:00:00.001Z")).toBe("day");
    expect((await usageOf()).usage).toEqual([]);
    expect((await usageOf()).last_used_at).toBe("2026-03-10T10:31:20.000Z");
    for (const query of [{ start: "yesterday" }, { start: "2026-03-02T00:00:00Z", end: "2026-03-01T00:00:00Z" }])
      await expect(usageOf(id, query)).rejects.toMatchObject({ status: 400, code: "invalid_request" });
    const otto = await app.signUp("Otto");
    await expect(otto.call(cloudContract.aiUsage, { params: { id }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
    for (const change of ["update ai_usage set input_tokens = 0", "delete from ai_usage where id like '%-a'"])
      await expect(pool.query(change)).rejects.toThrow("records of use are never changed");
  });
});
