import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectsContract } from "../../../projects/contract/index.ts";
import { setPublished } from "../../../projects/server/index.ts";
import { cloudContract, keysRotated } from "../../contract/index.ts";
import { openBackendApp, type BackendApp } from "../../testing/backend-app.suite.ts";
import { TODOS, visitor } from "../../testing.ts";
import { cloudProjects } from "../cloud-tables.ts";
import { openSecrets } from "../settings/secrets.ts";
import { cloudPorts } from "../../testing/ports.ts";
import { renewKeys } from "./renew-keys.ts";

let home: BackendApp;
beforeAll(async () => {
  home = await openBackendApp();
  await home.app.services.cloud.migrate(home.id, { name: "todos", sql: TODOS });
});
afterAll(() => home?.[Symbol.asyncDispose]());

const rotate = (by = home.maya) => by.call(cloudContract.rotateKeys, { params: { id: home.id }, body: {} });
const statusWith = async (anon_key: string): Promise<number> =>
  (
    await visitor({ ...home.connection, anon_key }, home.fetch)
      .from("todos")
      .select()
  ).status;

it("replacing the keys ends the service key; live site and sessions go on, and builds get the new key", async () => {
  const { app, id, maya, connection } = home;
  const details = await maya.call(projectsContract.details, { params: { id } });
  if (!("latest_commit_sha" in details)) throw new Error("the maker sees the whole project");
  const deployment = { deploymentId: "dep_1", commitSha: details.latest_commit_sha!, number: 1 };
  await app.services.database.transaction((tx) => setPublished(app.services, tx, { projectId: id, deployment }));
  const person = visitor(connection, home.fetch);
  expect((await person.auth.signUp({ email: "ada@mail.example", password: "correct horse 1" })).error).toBeNull();
  expect((await person.from("todos").insert({ title: "before" })).error).toBeNull();
  const before = await openSecrets(cloudPorts(app.services), id);
  const told: string[] = [];
  app.services.events.on(keysRotated, async ({ projectId }) => void told.push(projectId));

  const rotated = await rotate();
  const { backend } = await maya.call(cloudContract.overview, { params: { id } });
  expect(backend).toMatchObject(rotated);
  expect(backend).toMatchObject({ keys_renewed_at: null });
  expect(rotated.anon_key).not.toBe(connection.anon_key);
  expect(Date.parse(rotated.former_key_until)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  expect((await app.services.cloud.publicEnvironment(id))["VITE_SUPABASE_ANON_KEY"]).toBe(rotated.anon_key);
  const after = await openSecrets(cloudPorts(app.services), id);
  expect(after["SUPABASE_SERVICE_ROLE_KEY"]).not.toBe(before["SUPABASE_SERVICE_ROLE_KEY"]);
  expect([await statusWith(before["SUPABASE_SERVICE_ROLE_KEY"]!), await statusWith(connection.anon_key)]).toEqual([
    401, 200,
  ]);
  expect([await statusWith(after["SUPABASE_SERVICE_ROLE_KEY"]!), await statusWith(rotated.anon_key)]).toEqual([
    200, 200,
  ]);
  expect((await person.from("todos").select("title")).data).toEqual([{ title: "before" }]);
  expect(told).toEqual([id]);
  const now = await maya.call(projectsContract.details, { params: { id } });
  expect(now).toMatchObject({ published_deployment: { is_outdated: true } });

  // Replaced once more, the first ones have ended for everybody.
  const again = await rotate();
  expect([await statusWith(connection.anon_key), await statusWith(rotated.anon_key)]).toEqual([401, 200]);
  expect(await statusWith(again.anon_key)).toBe(200);
});

it("renewed keys wait for the row of the project before that of its backend, as replaced keys do", async () => {
  const { app, id } = home;
  const { pool } = app.services.database;
  const ports = cloudPorts(app.services);
  await pool.query("update cloud_projects set sealed_key = 'v1.' || repeat('A', 80) where project_id = $1", [id]);
  const [row] = await app.services.database.sql.select().from(cloudProjects).where(eq(cloudProjects.projectId, id));
  await pool.query("update projects set published_outdated = false where id = $1", [id]);
  const holder = await pool.connect();
  let renewed: Promise<unknown>;
  try {
    await holder.query("begin");
    await holder.query("select 1 from projects where id = $1 for update", [id]);
    renewed = renewKeys({ ...app.services, ...ports }, row!, await ports.backends.installation());
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 20_000 }).toBeGreaterThan(0);
    const free = "select 1 from cloud_projects where project_id = $1 for update skip locked";
    expect((await holder.query(free, [id])).rowCount).toBe(1);
  } finally {
    await holder.query("commit");
    holder.release();
  }
  await renewed;
});

it("other people cannot replace them", async () => {
  const otto = await home.app.signUp("Otto");
  await expect(rotate(otto)).rejects.toMatchObject({ status: 404 });
});
