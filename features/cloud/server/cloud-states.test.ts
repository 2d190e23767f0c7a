import { newUuid } from "@slipway/kernel/ids";
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { toldOf } from "../../audit/testing.ts";
import { chatContract } from "../../chat/contract/index.ts";
import { editsContract } from "../../edits/contract/index.ts";
import { newVersion } from "../../edits/testing.ts";
import { integrationsContract } from "../../integrations/contract/index.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { insertMember, setPlan } from "../../workspaces/testing.ts";
import { cloudContract, ENABLE_CLOUD_MESSAGE, ENABLE_CLOUD_VIEW } from "../contract/index.ts";
import { enableBackend, TODOS, visitor } from "../testing.ts";

let app: TestApp;
let gateway: HttpServer;
let maya: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() });
  maya = await app.signUp("Maya");
});
afterAll(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await app?.[Symbol.asyncDispose]();
});

const status = async (id: string) => (await maya.call(cloudContract.status, { params: { id } })).status;
const sayEnable = (id: string) =>
  maya.call(chatContract.send, {
    params: { id },
    body: {
      id: newUuid(),
      ai_message_id: newUuid(),
      message: ENABLE_CLOUD_MESSAGE,
      view: ENABLE_CLOUD_VIEW,
      use_offline_builder: true,
    },
  });

describe("enabling", () => {
  it("is written to the log of the workspace before the backend is made", async () => {
    const { id } = await newProject(maya.call);
    const { pool } = app.services.database;
    const holder = await pool.connect();
    let enabled: Promise<unknown>;
    try {
      await holder.query("begin");
      await holder.query("lock table audit_entries in access exclusive mode");
      enabled = maya.call(cloudContract.enable, { params: { id }, body: {} });
      const waiting = "select 1 from pg_locks where relation = 'audit_entries'::regclass and not granted";
      await vi.waitUntil(async () => (await pool.query(waiting)).rowCount! > 0, 30_000);
      expect(await app.services.clusters.refs()).not.toContain(id);
    } finally {
      await holder.query("commit");
      holder.release();
    }
    await enabled;
    expect((await toldOf(app.services, id)).at(-1)).toMatch(/^Maya gave .+ a backend$/);
    // Neither one that is there already nor one that is refused is told.
    const enable = (projectId: string) => maya.call(cloudContract.enable, { params: { id: projectId }, body: {} });
    await enable(id);
    expect(await toldOf(app.services, id)).toHaveLength(2);
    const { id: refused, workspaceId } = await newProject(maya.call);
    await maya.call(workspacesContract.update, { params: { id: workspaceId }, body: { cloud_disabled: true } });
    await expect(enable(refused)).rejects.toMatchObject({ status: 403 });
    await maya.call(workspacesContract.update, { params: { id: workspaceId }, body: { cloud_disabled: false } });
    expect(await toldOf(app.services, refused)).toHaveLength(1);
  });

  it("is a chat message: the backend exists once it was accepted [C4.12] [C7.26] [CF2]", async () => {
    const { id } = await newProject(maya.call);
    expect(await status(id)).toBe("REMOVED");
    expect(await maya.call(cloudContract.overview, { params: { id } })).toEqual({
      is_offered: true,
      blocked_by: null,
      backend: null,
    });
    await sayEnable(id);
    expect(await status(id)).toBe("ACTIVE_HEALTHY");
    const { backend } = await maya.call(cloudContract.overview, { params: { id } });
    expect(backend).toMatchObject({ ref: id, url: `http://${id}.cloud.localhost:4400` });
    expect(backend!.taken_bytes).toBeGreaterThan(1_000_000);
  });

  it("is healthy while it sleeps, and reading its state does not wake it [CI3] [C7.10]", async () => {
    const { id } = await newProject(maya.call);
    const { ref } = await enableBackend(maya.call, id);
    const read = () => maya.call(cloudContract.status, { params: { id } });
    expect(await read()).toEqual({ status: "ACTIVE_HEALTHY", is_asleep: false });
    await app.services.clusters.sleepIdle(0);
    for (let count = 0; count < 2; count += 1)
      expect(await read()).toEqual({ status: "ACTIVE_HEALTHY", is_asleep: true });
    await maya.call(cloudContract.query, { params: { id, ref }, body: { query: "select 1" } });
    expect(await read()).toEqual({ status: "ACTIVE_HEALTHY", is_asleep: false });
  });

  it("is blocked by the workspace and by the person's own preference, and says which [C6.04] [CF2]", async () => {
    const { id, workspaceId } = await newProject(maya.call);
    const params = { integrationName: "cloud", toolName: "enable" };
    await maya.call(integrationsContract.setPreference, { params, body: { approval_preference: "disable" } });
    await expect(sayEnable(id)).rejects.toMatchObject({ status: 403, details: { reason: "preference" } });
    await maya.call(integrationsContract.setPreference, { params, body: { approval_preference: "ask" } });
    await maya.call(workspacesContract.update, { params: { id: workspaceId }, body: { cloud_disabled: true } });
    await expect(enableBackend(maya.call, id)).rejects.toMatchObject({
      status: 403,
      userMessage: "The cloud backend has been disabled by the workspace admin.",
    });
    expect(await maya.call(cloudContract.overview, { params: { id } })).toMatchObject({ blocked_by: "workspace" });
    await maya.call(workspacesContract.update, { params: { id: workspaceId }, body: { cloud_disabled: false } });
    expect(await status(id)).toBe("REMOVED");
  });

  it("happens once, however many ask at the same time", async () => {
    const { id } = await newProject(maya.call);
    const made = await Promise.all([enableBackend(maya.call, id), enableBackend(maya.call, id), sayEnable(id)]);
    expect(made[0]).toEqual(made[1]);
  });
});

describe("an existing backend", () => {
  it("pauses and wakes with its rows; meanwhile its app is told so [C4.15] [C7.19] [CI3] [CI4]", async () => {
    const { id } = await newProject(maya.call);
    const connection = await enableBackend(maya.call, id);
    await app.services.cloud.migrate(id, { name: "todos", sql: TODOS });
    const client = visitor(connection, fetchThrough(gateway));
    await client.auth.signUp({ email: "ada@mail.example", password: "correct horse 1" });
    await client.from("todos").insert({ title: "kept" });
    const params = { id, ref: connection.ref };
    expect(await maya.call(cloudContract.pause, { params, body: {} })).toEqual({ status: "INACTIVE" });
    expect(await status(id)).toBe("INACTIVE");
    const answer = await fetchThrough(gateway)(`${connection.url}/rest/v1/todos`, {
      headers: { apikey: connection.anon_key },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toEqual({ message: "The backend of this project is paused." });
    await expect(maya.call(cloudContract.tables, { params: { id } })).rejects.toMatchObject({ code: "cloud_paused" });
    const elsewhere = { id, ref: "p0000000000000000x" };
    await expect(maya.call(cloudContract.restore, { params: elsewhere, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    expect(await maya.call(cloudContract.restore, { params, body: {} })).toEqual({ status: "ACTIVE_HEALTHY" });
    expect(await maya.call(cloudContract.restore, { params, body: {} })).toEqual({ status: "ACTIVE_HEALTHY" });
    expect((await client.from("todos").select("title")).data).toEqual([{ title: "kept" }]);
  });

  it("changes its size while the status says so; the same size is refused [C4.10] [C7.06] [C7.07] [CI5]", async () => {
    const { id } = await newProject(maya.call);
    await enableBackend(maya.call, id);
    const compute = () => maya.call(cloudContract.compute, { params: { id } });
    const size = async () => ({ instance_type: (await compute()).instance_type });
    expect((await compute()).sizes.map((one) => one.instance_type)).toEqual(["xs", "s", "m", "l", "xl"]);
    expect(await size()).toEqual({ instance_type: "xs" });
    const resize = (instance_type: "xs" | "m") =>
      maya.call(cloudContract.resize, { params: { id }, body: { instance_type } });
    await expect(resize("xs")).rejects.toMatchObject({ status: 400, code: "same_size" });
    expect(await resize("m")).toEqual({ instance_type: "m" });
    await vi.waitUntil(async () => (await status(id)) === "ACTIVE_HEALTHY" && (await size()).instance_type === "m");
    const shared = await app.services.cloud.query(id, { query: "show shared_buffers", readOnly: true });
    expect(shared).toEqual([{ shared_buffers: "64MB" }]);
  });

  it("is guarded by plan and by who manages an item, also against its owner [C6.01] [C6.02] [C6.07] [K9]", async () => {
    const { id, workspaceId } = await newProject(maya.call);
    await enableBackend(maya.call, id);
    await setPlan(app.services, workspaceId, "free");
    await expect(
      maya.call(cloudContract.resize, { params: { id }, body: { instance_type: "m" } }),
    ).rejects.toMatchObject({
      status: 403,
      code: "plan_required",
      userMessage: "You need to upgrade your plan to change the instance size",
    });
    await expect(
      maya.call(cloudContract.deleteSecrets, { params: { id }, query: {}, body: { secretNames: ["SUPABASE_URL"] } }),
    ).rejects.toMatchObject({ status: 403 });
    const { managed_urls: managed } = await maya.call(cloudContract.auth, { params: { id } });
    await expect(
      maya.call(cloudContract.changeAuth, { params: { id }, body: { uri_allow_list: managed.slice(0, 1) } }),
    ).rejects.toMatchObject({ status: 400 });
    await setPlan(app.services, workspaceId, "pro");
    const viewer = await app.signUp("Vera");
    await insertMember(app.services, {
      workspaceId,
      userId: (await viewer.call(accountsContract.user, {})).id,
      role: "viewer",
    });
    for (const ask of [
      () => viewer.call(cloudContract.tables, { params: { id } }),
      () => viewer.call(cloudContract.overview, { params: { id } }),
      () => viewer.call(cloudContract.secrets, { params: { id } }),
      () => viewer.call(cloudContract.resize, { params: { id }, body: { instance_type: "m" } }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 403 });
  });

  it("goes with its project: offline in Trash, deleted for good with its files", async () => {
    const { id } = await newProject(maya.call, { display_name: "Short lived" });
    const connection = await enableBackend(maya.call, id);
    await app.services.objects.put(`cloud/${id}/objects/x`, Buffer.from("x"));
    const ask = async () =>
      (await fetchThrough(gateway)(`${connection.url}/auth/v1/settings`, { headers: { apikey: connection.anon_key } }))
        .status;
    expect(await ask()).toBe(200);
    await maya.call(projectsContract.remove, { params: { id }, query: {} });
    expect(await ask()).toBe(404);
    await maya.call(projectsContract.restore, { params: { id } });
    expect(await ask()).toBe(200);
    await maya.call(projectsContract.remove, {
      params: { id },
      query: { permanent: "true", confirm: "Short lived" } as never,
    });
    expect(await ask()).toBe(404);
    expect(await app.services.clusters.refs()).not.toContain(id);
    expect(await app.services.objects.head(`cloud/${id}/objects/x`)).toBeNull();
  });
});

describe("going back and copying", () => {
  const rowsOf = async (id: string) =>
    (await app.services.cloud.query(id, { query: "select title from todos order by title", readOnly: true })).map(
      ({ title }) => title,
    );
  const insert = (id: string, title: string) =>
    app.services.cloud.query(id, {
      query: "insert into todos (title, user_id) values ($1, $2) returning id",
      parameters: [title, USER],
      readOnly: false,
    });
  const USER = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

  it("a restore takes the database back to before the first later SQL, counted row by row [T4.08] [E3] [E4]", async () => {
    const { id } = await newProject(maya.call);
    await enableBackend(maya.call, id);
    const backend = app.services.cloud;
    await backend.migrate(id, { name: "todos", sql: TODOS });
    await backend.query(id, {
      query: "insert into auth.users (id, email) values ($1, 'ada@mail.example')",
      parameters: [USER],
      readOnly: false,
    });
    await insert(id, "before");
    const edit = await newVersion(app.services, id, { files: { "src/a.ts": "1" }, message: "First" });
    const newest = await newVersion(app.services, id, { files: { "src/a.ts": "2" }, message: "Second" });
    const revert = (restore_database?: boolean, to = edit) =>
      maya.call(editsContract.revertToEdit, {
        params: { id },
        body: { edit_id: to.editId, ...(restore_database === undefined ? {} : { restore_database }) },
      });
    await expect(revert(true)).rejects.toMatchObject({ code: "no_restore_point" });
    await backend.migrate(id, { name: "more", sql: "alter table todos add column note text; delete from todos;" });
    await insert(id, "after");
    // While the files are refused, the database is left alone and no point is made of it.
    const points = await backend.points.list(id);
    await expect(revert(true, newest)).rejects.toMatchObject({ code: "already_current" });
    expect(await backend.points.list(id)).toEqual(points);
    expect(await rowsOf(id)).toEqual(["after"]);
    // Nor do the files go back while no point can be made.
    const { pool } = app.services.database;
    await pool.query(
      `insert into cloud_migrations (project_id, version, name, sql, state, started_at)
       values ($1, '99999999999999', 'running', 'select 1', 'running', $2)`,
      [id, Date.now()],
    );
    const head = async () => (await app.services.git.open(id)).head();
    const before = await head();
    await expect(revert(true)).rejects.toMatchObject({ code: "migration_running" });
    expect(await head()).toBe(before);
    await pool.query("delete from cloud_migrations where project_id = $1 and state = 'running'", [id]);
    expect(await revert(true)).toMatchObject({
      files_matched: expect.any(Number) as number,
      database: { tables: 1, tables_matched: 1 },
    });
    expect(await rowsOf(id)).toEqual(["before"]);
    expect((await backend.schema(id))[0]!.columns.map(({ name }) => name)).not.toContain("note");
    expect((await backend.migrations(id)).map(({ name }) => name)).toEqual(["todos"]);
    // The rows of before can be had again.
    const kept = (await backend.points.list(id)).find(({ reason }) => reason === "restore")!;
    await backend.points.restore(id, kept.id);
    expect(await rowsOf(id)).toEqual(["after"]);
    expect((await backend.migrations(id)).map(({ name }) => name)).toEqual(["todos", "more"]);
  });

  it("a copy of a project has the tables and policies, and none of the rows, people, files or secrets [P7]", async () => {
    const { id } = await newProject(maya.call, { display_name: "Original" });
    const original = await enableBackend(maya.call, id);
    const backend = app.services.cloud;
    await backend.migrate(id, { name: "todos", sql: TODOS });
    await backend.query(id, {
      query: "insert into auth.users (id, email) values ($1, 'ada@mail.example')",
      parameters: [USER],
      readOnly: false,
    });
    await insert(id, "private");
    await maya.call(cloudContract.createSecrets, {
      params: { id },
      body: { secrets: [{ name: "STRIPE_KEY", value: "x" }] },
    });
    const copy = await maya.call(projectsContract.remix, { params: { id }, body: {} });
    const connection = (await backend.connect(copy.id))!;
    expect(connection.ref).toBe(copy.id);
    expect(connection.anonKey).not.toBe(original.anon_key);
    expect((await backend.schema(copy.id))[0]).toMatchObject({
      name: "todos",
      policies: [{ policyname: "own todos" }],
    });
    expect(await rowsOf(copy.id)).toEqual([]);
    expect((await maya.call(cloudContract.users, { params: { id: copy.id }, query: {} })).total).toBe(0);
    const { secrets } = await maya.call(cloudContract.secrets, { params: { id: copy.id } });
    expect(secrets.filter(({ is_user_secret }) => is_user_secret)).toEqual([]);
    expect((await backend.migrations(copy.id)).map(({ name, state }) => [name, state])).toEqual([
      ["todos", "succeeded"],
    ]);
    expect(await rowsOf(id)).toEqual(["private"]);
    const client = visitor({ ...connection, anon_key: connection.anonKey }, fetchThrough(gateway));
    expect((await client.auth.signUp({ email: "eve@mail.example", password: "correct horse 1" })).error).toBeNull();
    expect((await client.from("todos").insert({ title: "mine" }).select("title")).data).toEqual([{ title: "mine" }]);
  });
});
