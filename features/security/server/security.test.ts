import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enableBackend } from "../../cloud/testing.ts";
import { newVersion } from "../../edits/testing.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { findingsAppeared } from "../contract/events.ts";
import { findingsOf } from "../contract/findings.ts";
import { RUNNING_MS, securityContract, type Finding, type Scanner, type SecurityData } from "../contract/index.ts";
import { securityData, securitySnapshot } from "./security-data.ts";

const clock = fakeClock();
let app: TestApp;
let maya: TestPerson;
let otto: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ clock });
  maya = await app.signUp("Maya");
  otto = await app.signUp("Otto");
});
beforeEach(async () => {
  // Calls of one person are bounded by the minute.
  clock.advance(61_000);
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

const params = () => ({ params: { id: projectId } });
const scan = (force = false, by = maya, names: Scanner[] = ["supabase", "supabase_lov"]) =>
  by.call(securityContract.scan, {
    ...params(),
    body: { scanner_configs: names.map((name) => ({ name })), background: false, force },
  });
const read = async (): Promise<SecurityData> => {
  const [document] = await securitySnapshot(app.services, projectId);
  expect(document!.id).toBe("data");
  return document!.doc as SecurityData;
};
const risky = "export const run = (text: string) => eval(text);\n";
const version = (path: string, text: string) => newVersion(app.services, projectId, { files: { [path]: text } });
const said = (findings: readonly Finding[]) =>
  findings.map(({ level, name, details }) => `${level} ${name} ${details}`);
const liveChanges = async (): Promise<number> => app.services.live.head(`projects/${projectId}/security/data`);

describe("a fast scan [T4.09] [T7.14] [SE3]", () => {
  it("finds what the code allows, and where; without a backend there is no database to check [T3.10] [W3.11]", async () => {
    await version("src/run.ts", risky);
    expect(await scan()).toEqual({ status: "done" });
    const data = await read();
    expect(said(findingsOf(data))).toEqual(["error Text as code src/run.ts:1"]);
    expect(findingsOf(data)[0]).toMatchObject({ ignore: false, ignore_reason: null, link: null });
    expect(data.results.supabase_lov).toMatchObject({ isScanUpToDate: true, is_applicable: true });
    expect(data.results.supabase).toMatchObject({ items: [], is_applicable: false });
    expect(data).toMatchObject({ is_scanning: false, scan_contexts: {} });
  });

  it("is of one version: the next one makes it outdated, and a scan of that up to date [T7.15]", async () => {
    await version("src/run.ts", risky);
    await scan();
    const told = await liveChanges();
    await version("src/run.ts", "export {};\n");
    await expect.poll(async () => (await liveChanges()) > told).toBe(true);
    expect((await read()).results.supabase_lov!.isScanUpToDate).toBe(false);
    await scan();
    expect((await read()).results.supabase_lov).toMatchObject({ isScanUpToDate: true, items: [] });
  });

  it("checks a version's code once unless forced, and joins a running scan [SE5]", async () => {
    await version("src/run.ts", risky);
    await Promise.all([scan(false, maya, ["supabase_lov"]), scan(false, maya, ["supabase_lov"])]);
    const first = (await read()).results.supabase_lov!.timestamp;
    const changes = await liveChanges();
    // Begun, kept and ended once.
    expect(changes).toBe(3);
    clock.advance(1_000);
    await scan(false, maya, ["supabase_lov"]);
    expect((await read()).results.supabase_lov!.timestamp).toBe(first);
    await scan(true, maya, ["supabase_lov"]);
    expect((await read()).results.supabase_lov!.timestamp).not.toBe(first);
  });

  it("tells how many errors and warnings the scan before did not have", async () => {
    const told: number[] = [];
    const stop = app.services.events.on(findingsAppeared, (found) => {
      if (found.projectId === projectId) told.push(found.count);
    });
    await version("src/run.ts", risky);
    await scan();
    await scan(true);
    await version("src/other.ts", risky);
    await scan();
    stop();
    expect(told).toEqual([1, 1]);
  });

  it("answers at once in the background", async () => {
    await version("src/run.ts", risky);
    const body = { scanner_configs: [{ name: "supabase_lov" as const }], background: true, force: false };
    expect(await maya.call(securityContract.scan, { ...params(), body })).toEqual({ status: "running" });
    await expect.poll(async () => (await read()).results.supabase_lov !== undefined).toBe(true);
  });

  it("counts as running for ten minutes [W4.21] [W9.08] [SE2]", async () => {
    await app.services.database.pool.query(
      "insert into security_running (project_id, scanner, started_at) values ($1, 'supabase', $2)",
      [projectId, new Date(clock.now())],
    );
    expect((await securityData(app.services, projectId)).is_scanning).toBe(true);
    clock.advance(RUNNING_MS);
    expect((await securityData(app.services, projectId)).is_scanning).toBe(false);
  });

  it("is for editors, and takes existing scanners only", async () => {
    await expect(scan(false, otto)).rejects.toMatchObject({ status: 404 });
    await expect(scan(false, maya, [])).rejects.toMatchObject({ status: 400 });
    await expect(scan(false, maya, ["agent_security" as Scanner])).rejects.toMatchObject({ status: 400 });
  });
});

it("reports what strangers and members got from the database [T3.10]", { timeout: 60_000 }, async () => {
  await version("src/run.ts", "export {};\n");
  await enableBackend(maya.call, projectId);
  const cloud = app.services.cloud;
  const rules = (name: string, policy: string) => `
    create table public.${name} (id int primary key, email text);
    alter table public.${name} enable row level security;
    create policy "p" on public.${name} ${policy};`;
  await cloud.migrate(projectId, {
    name: "tables",
    sql: `${rules("customers", "for select using (true)")}
      ${rules("wall", "for all using (true) with check (true)")}
      ${rules("notes", "for all to authenticated using (true) with check (true)")}
      create table public.menu (id int primary key, dish text);
      alter table public.menu enable row level security;
      create policy "p" on public.menu for select using (true);
      create table public.room_members (room_id int, user_id uuid);
      alter table public.room_members enable row level security;
      create table public.rooms (id int);
      alter table public.rooms enable row level security;
      create policy "p" on public.rooms using (exists (select from public.room_members m where m.room_id = rooms.id));
      create policy "p" on public.room_members using (exists (select from public.rooms r where r.id = room_members.room_id));
      insert into public.rooms values (1);`,
  });
  for (const table of ["customers", "wall", "notes", "menu"])
    await cloud.query(projectId, { query: `insert into ${table} (id) values (1), (2)`, readOnly: false });
  await scan();
  const found = findingsOf(await read());
  const of = (table: string) =>
    found.filter(({ details }) => details === `public.${table}`).map(({ level, name }) => `${level} ${name}`);
  expect(of("customers")).toEqual(["error Strangers can read rows"]);
  expect(of("menu")).toEqual(["info Strangers can read rows"]);
  expect(of("wall")).toContain("error Strangers can change rows");
  expect(of("notes")).toContain("warn Members can change all rows");
  // Their policies query each other: Postgres answers with an error, and nobody reaches a row.
  expect(of("rooms").filter((one) => !one.startsWith("info"))).toEqual(["error Policy fails"]);
  expect(found.find(({ name }) => name === "Policy fails")!.description).toContain("Nobody gets into room");
  expect(found.find(({ name }) => name === "Strangers can read rows")!.description).toContain("(2 rows)");
});

describe("people's decisions on findings [SE4]", () => {
  it("a finding is ignored with a reason, stays ignored in the next scan, and can be restored", async () => {
    await version("src/run.ts", risky);
    await scan();
    const [{ internal_id: internalId }] = findingsOf(await read()) as [Finding];
    const put = (ignore: boolean, ignore_reason: string, { id = internalId, by = maya } = {}) =>
      by.call(securityContract.ignoreFinding, {
        params: { id: projectId, internalId: id },
        body: { ignore, ignore_reason },
      });
    await expect(put(true, "  ")).rejects.toMatchObject({
      status: 400,
      userMessage: expect.stringContaining("Please say why it can be ignored"),
    });
    await expect(put(true, "x", { id: "0".repeat(16) })).rejects.toMatchObject({ status: 404 });
    await expect(put(true, "x", { by: otto })).rejects.toMatchObject({ status: 404 });
    await put(true, "Only our own text comes here");
    await version("src/run.ts", `// moved by a line\n${risky}`);
    await scan();
    expect(findingsOf(await read())).toMatchObject([
      { ignore: true, ignore_reason: "Only our own text comes here", details: "src/run.ts:2" },
    ]);
    await put(false, "");
    expect(findingsOf(await read())).toMatchObject([{ ignore: false, ignore_reason: null }]);
  });

  it("context is kept, and everything is deleted with the project", async () => {
    await version("src/run.ts", risky);
    await scan();
    const put = (context: string) => maya.call(securityContract.setContext, { ...params(), body: { context } });
    await put("The menu is public on purpose.");
    expect((await read()).context).toBe("The menu is public on purpose.");
    await expect(put("x".repeat(10_001))).rejects.toMatchObject({ status: 400 });
    const { display_name: confirm } = (await maya.call(projectsContract.details, params())) as { display_name: string };
    await maya.call(projectsContract.remove, { ...params(), query: {} });
    await maya.call(projectsContract.remove, { ...params(), query: { permanent: "true", confirm } });
    const left = await app.services.database.pool.query("select 1 from security_results where project_id = $1", [
      projectId,
    ]);
    expect(left.rowCount).toBe(0);
  });
});
