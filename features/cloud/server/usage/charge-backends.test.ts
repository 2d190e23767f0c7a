/** Usage of backends is recorded and charged. Without credits they are paused and keep everything they hold. */
import { newUuid } from "@slipway/kernel/ids";
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { fakeClock, type FakeClock } from "@slipway/platform/testing/fake-clock";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { billingContract } from "../../../billing/contract/index.ts";
import { readBooks } from "../../../billing/testing.ts";
import { chatContract } from "../../../chat/contract/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { setPlan } from "../../../workspaces/testing.ts";
import { cloudContract, ENABLE_CLOUD_MESSAGE, ENABLE_CLOUD_VIEW } from "../../contract/index.ts";
import { enableBackend, type AppConnection } from "../../testing.ts";
import { chargeBackends } from "./charge-backends.ts";
import { HOUR_MS } from "./meter.ts";
import { cloudPorts } from "../../testing/ports.ts";

const FREE = 0.5;
const ROWS = `do $made$ begin execute $sql$
  create table public.notes (id bigint generated always as identity primary key, title text not null);
  alter table public.notes enable row level security;
  create policy everybody on public.notes for all to anon using (true) with check (true);
  insert into public.notes (title) select repeat('x', 200) from generate_series(1, 1000);
$sql$; end $made$`;

let app: TestApp;
let gateway: HttpServer;
let clock: FakeClock;
let maya: TestPerson;
let id: string;
let workspaceId: string;
let connection: AppConnection;

beforeAll(async () => {
  clock = fakeClock(Date.UTC(2026, 10, 21, 1));
  // Prices so high that an hour of a small database and a few answers show up.
  const cloudPrices = { database: 14_600, files: 0, egress: 1000, functions: 100, free: FREE };
  app = await createTestApp({ clock, config: { cloudPrices } });
  gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() });
}, 60_000);
afterAll(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await app?.[Symbol.asyncDispose]();
});
beforeEach(async () => {
  maya = await app.signUp("Maya");
  ({ id, workspaceId } = await newProject(maya.call));
  // Grants five credits for this day and none for the month.
  await setPlan(app.services, workspaceId, "free");
});

const sql = (query: string) => maya.call(cloudContract.query, { params: { id, ref: connection.ref }, body: { query } });
const ask = (path: string, init: RequestInit = {}) =>
  fetchThrough(gateway)(`${connection.url}${path}`, { ...init, headers: { apikey: connection.anon_key } });
const status = async () => (await maya.call(cloudContract.status, { params: { id } })).status;
const usage = () => maya.call(billingContract.cloudUsage, { params: { workspaceId } });
const anHourLater = async (): Promise<void> => {
  clock.advance(HOUR_MS);
  await chargeBackends(cloudPorts(app.services));
};
const used = async () =>
  (
    await app.services.database.pool.query<{ database: string; egress: string; calls: string }>(
      `select sum(database_bytes) as database, sum(egress_bytes) as egress, sum(function_calls) as calls
       from cloud_use where project_id = $1`,
      [id],
    )
  ).rows[0]!;

async function makeBackend(): Promise<void> {
  connection = await enableBackend(maya.call, id);
  await sql(ROWS);
  await chargeBackends(cloudPorts(app.services));
}

it("records what a backend uses, and charges each hour once: the month's credits, then the balance [T3.19] [T7.28]", async () => {
  await makeBackend();
  const rows = (await (await ask("/rest/v1/notes?select=title")).json()) as unknown[];
  expect(rows).toHaveLength(1000);
  expect((await ask("/functions/v1/nothing", { method: "POST" })).status).toBe(404);
  await expect
    .poll(async () => {
      await cloudPorts(app.services).answering!.meter.flush();
      return Number((await used()).egress);
    })
    .toBeGreaterThan(200_000);
  expect(Number((await used()).calls)).toBe(0);
  expect(Number((await used()).database)).toBeGreaterThan(10_000_000);
  // The hour is not over.
  await chargeBackends(cloudPorts(app.services));
  expect((await usage()).cloud_usage).toEqual({ free: FREE, used: 0, billed: 0 });

  await anHourLater();
  const { database, egress } = await used();
  const hour = ((Number(database) / 2) * 20 + Number(egress) * 1000) / 1024 ** 3;
  const first = (await usage()).cloud_usage;
  expect(first.used + first.billed).toBeCloseTo(hour, 1);
  expect(first.used).toBe(Math.min(FREE, first.used + first.billed));
  await chargeBackends(cloudPorts(app.services));
  expect((await usage()).cloud_usage).toEqual(first);

  await anHourLater();
  await anHourLater();
  const later = (await usage()).cloud_usage;
  expect(later.used).toBe(FREE);
  expect(later.billed).toBeGreaterThan(first.billed);
  const { balance, sums } = await readBooks(app.services, workspaceId);
  expect(balance).toBeCloseTo(5 - later.billed, 6);
  for (const sum of Object.values(sums)) expect(sum).toBe(balance);
  const { entries, projects } = await maya.call(billingContract.usage, { params: { id: workspaceId }, query: {} });
  expect(entries.filter(({ kind }) => kind === "cloud")[0]).toMatchObject({ project_id: id });
  expect(projects[0]!.credits).toBeCloseTo(later.billed, 6);

  // Killed between the ledger entry and its own note; another hour passes.
  await app.services.database.pool.query("update cloud_use set charged_at = null where project_id = $1", [id]);
  await anHourLater();
  const perHour = (Number(database) / 2) * (20 / 1024 ** 3);
  expect((await usage()).cloud_usage.billed - later.billed).toBeLessThan(perHour * 1.5);
}, 60_000);

it("without credits it is paused with its rows, answers 402, and none is woken or made until some come [B5] [C2.41]", async () => {
  await makeBackend();
  for (let hours = 0; hours < 20 && (await status()) !== "INACTIVE"; hours += 1) await anHourLater();
  expect(await status()).toBe("INACTIVE");
  expect((await usage()).available_balance + FREE).toBeLessThanOrEqual(FREE);
  const refusal = {
    status: 402,
    code: "usage_limit",
    userMessage: expect.stringMatching(/^Out of funds: .*lost/) as string,
  };
  const params = { id, ref: connection.ref };
  await expect(maya.call(cloudContract.restore, { params, body: {} })).rejects.toMatchObject(refusal);
  const answer = await ask("/rest/v1/notes");
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({ code: "usage_limit", message: refusal.userMessage });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");

  const other = await newProject(maya.call);
  const body = {
    ...{ id: newUuid(), ai_message_id: newUuid(), message: ENABLE_CLOUD_MESSAGE, view: ENABLE_CLOUD_VIEW },
    use_offline_builder: true,
  };
  await expect(maya.call(chatContract.send, { params: { id: other.id }, body })).rejects.toMatchObject(refusal);
  await expect(enableBackend(maya.call, other.id)).rejects.toMatchObject(refusal);
  const overview = await maya.call(cloudContract.overview, { params: { id: other.id } });
  expect(overview).toMatchObject({ blocked_by: "funds", backend: null });

  await chargeBackends(cloudPorts(app.services));
  expect(await status()).toBe("INACTIVE");
  await maya.call(billingContract.topUp, { params: { id: workspaceId }, body: { amount: 10 } });
  await chargeBackends(cloudPorts(app.services));
  expect(await status()).toBe("ACTIVE_HEALTHY");
  expect(await sql("select count(*)::int as rows from public.notes")).toEqual([{ rows: 1000 }]);

  // A backend that its owner has paused stays paused.
  await maya.call(cloudContract.pause, { params, body: {} });
  await chargeBackends(cloudPorts(app.services));
  expect(await status()).toBe("INACTIVE");
}, 120_000);
