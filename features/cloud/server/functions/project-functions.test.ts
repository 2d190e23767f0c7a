/** Functions arrive with commits, and people read their state: real git, real Postgres, real Deno. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { editsContract } from "../../../edits/contract/index.ts";
import { feature as edits } from "../../../edits/server/index.ts";
import { newVersion } from "../../../edits/testing.ts";
import { feature as errors } from "../../../errors/server/index.ts";
import { integrationsContract } from "../../../integrations/contract/index.ts";
import { feature as integrations } from "../../../integrations/server/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { cloudContract, type CloudFunction } from "../../contract/index.ts";
import { enableBackend, visitor, type AppConnection } from "../../testing.ts";
import { feature as cloud } from "../index.ts";
import { FunctionDeployer } from "./function-deployer.ts";
import { lookAtFunctions } from "./deploy-functions.ts";
import { cloudPorts } from "../../testing/ports.ts";

let app: TestApp;
let gateway: HttpServer;
let maya: TestPerson;
let id: string;
let connection: AppConnection;

beforeAll(async () => {
  app = await createTestApp({
    features: [accounts, workspaces, sharing, projects, edits, integrations, errors, cloud],
  });
  gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() });
  maya = await app.signUp("Maya");
  ({ id } = await newProject(maya.call));
}, 60_000);
afterAll(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await app?.[Symbol.asyncDispose]();
});

const at = (path: string): string => `supabase/functions/${path}`;
const says = (word: string): string => `Deno.serve(() => new Response("${word}"));`;
async function commit(files: Record<string, string | null>, project = id): Promise<string> {
  const { editId } = await newVersion(app.services, project, { files });
  await cloudPorts(app.services).deployer.ended(project);
  return editId;
}
const list = (project = id): Promise<CloudFunction[]> =>
  maya.call(cloudContract.functions, { params: { id: project, ref: project } });
const versions = async (project = id) => (await list(project)).map(({ slug, version }) => [slug, version]);
const one = async (slug: string): Promise<CloudFunction> => (await list()).find((found) => found.slug === slug)!;
const invoke = async (name: string, to = connection): Promise<unknown> =>
  (await visitor(to, fetchThrough(gateway)).functions.invoke(name)).data;
const openErrors = async (): Promise<unknown[]> => {
  const { pool } = app.services.database;
  const text = "select type, error_message, meta_data from project_errors where project_id = $1 and handled_at is null";
  return (await pool.query(text, [id])).rows;
};

describe("a project's functions", () => {
  it("are deployed once there is a backend, in any order, and shown in the list of integrations [I1] [W7.10] [C7.18]", async () => {
    await commit({ [at("hello/index.ts")]: says("first") });
    const integration = async (): Promise<unknown> => {
      const { integrations: all } = await maya.call(integrationsContract.list, { params: { id } });
      const found = all.find(({ name }) => name === "cloud")!;
      const data = await maya.call(integrationsContract.get, { params: { id, name: "cloud" } });
      expect(found.data).toEqual(data);
      return [found.enabled, found.connected, data["status"]];
    };
    expect(await integration()).toEqual([false, false, null]);
    connection = await enableBackend(maya.call, id);
    expect(await integration()).toEqual([true, true, "ACTIVE_HEALTHY"]);
    await cloudPorts(app.services).deployer.ended(id);
    expect(await list()).toMatchObject([
      {
        ...{ slug: "hello", status: "ACTIVE", version: 1, verify_jwt: true, is_deploying: false, error: null },
        url: `${connection.url}/functions/v1/hello`,
      },
    ]);
    expect(await invoke("hello")).toBe("first");
  });

  it("follow each commit: new, changed, with shared files and settings, restored and removed [T3.07] [C3.07]", async () => {
    const first = await commit({
      [at("hello/index.ts")]: 'import { word } from "../_shared/word.ts"; Deno.serve(() => new Response(word));',
      [at("_shared/word.ts")]: 'export const word = "second";',
      [at("hook/index.ts")]: says("hooked"),
      "supabase/config.toml": "[functions.hook]\nverify_jwt = false\n",
    });
    expect(await versions()).toEqual([
      ["hello", 2],
      ["hook", 1],
    ]);
    expect(await invoke("hello")).toBe("second");
    expect((await fetchThrough(gateway)(`${connection.url}/functions/v1/hook`)).status).toBe(200);
    expect((await fetchThrough(gateway)(`${connection.url}/functions/v1/hello`)).status).toBe(401);
    // A commit without a function's files changes no function.
    await commit({ "src/pages/Index.tsx": "export const Index = () => null;\n" });
    expect(await versions()).toEqual([
      ["hello", 2],
      ["hook", 1],
    ]);
    await commit({ [at("_shared/word.ts")]: 'export const word = "third";', [at("hook/index.ts")]: null });
    expect(await versions()).toEqual([["hello", 3]]);
    expect(await invoke("hello")).toBe("third");
    expect((await fetchThrough(gateway)(`${connection.url}/functions/v1/hook`)).status).toBe(404);
    await maya.call(editsContract.revertToEdit, { params: { id }, body: { edit_id: first } });
    await cloudPorts(app.services).deployer.ended(id);
    expect(await versions()).toEqual([
      ["hello", 4],
      ["hook", 1],
    ]);
    expect([await invoke("hello"), await invoke("hook")]).toEqual(["second", "hooked"]);
  });

  it("that cannot be deployed say why and where; the old version answers on until a commit fixes it [T8.10] [T8.11]", async () => {
    await commit({ [at("hello/index.ts")]: "const a: = 3;\n", [at("fresh/index.ts")]: 'import "npm:left-pad";\n' });
    expect(await one("hello")).toMatchObject({ status: "ACTIVE", version: 4, is_deploying: false });
    expect((await one("hello")).error).toMatchObject({
      message: "Couldn't deploy Supabase functions",
      details: expect.stringContaining("supabase/functions/hello/index.ts:1:10") as string,
    });
    expect(await one("fresh")).toMatchObject({ status: "FAILED", version: 0 });
    expect((await one("fresh")).error!.details).toContain(
      'supabase/functions/fresh/index.ts:1:8 imports "npm:left-pad"',
    );
    expect(await invoke("hello")).toBe("second");
    const told = [
      { type: "edge_function", meta_data: { filename: at("fresh/index.ts"), lineno: 1, colno: 8 } },
      { type: "edge_function", meta_data: { filename: at("hello/index.ts"), lineno: 1, colno: 10 } },
    ];
    expect(await openErrors()).toMatchObject(told);
    // Another version with the same broken functions does not try them again.
    const before = (await one("hello")).error!.at;
    await commit({ "src/pages/Index.tsx": "export const Index = () => 1;\n" });
    expect(await openErrors()).toMatchObject(told);
    expect((await one("hello")).error!.at).toBe(before);
    await maya.call(cloudContract.deployFunctions, { params: { id }, body: {} });
    expect((await one("hello")).error!.at).toBeGreaterThan(before);
    await commit({ [at("hello/index.ts")]: says("mended"), [at("fresh/index.ts")]: null });
    expect(await openErrors()).toEqual([]);
    expect(await versions()).toEqual([
      ["hello", 5],
      ["hook", 1],
    ]);
    expect(await invoke("hello")).toBe("mended");
  });

  it("are not deployed with settings that cannot be read", async () => {
    const config = "[functions.hook]\nverify_jwt = false\n";
    await commit({ "supabase/config.toml": "[functions.hook\n" });
    for (const slug of ["hello", "hook"])
      expect((await one(slug)).error!.details).toMatch(/^supabase\/config\.toml:1:\d+: /);
    expect([await invoke("hello"), await invoke("hook")]).toEqual(["mended", "hooked"]);
    await commit({ "supabase/config.toml": config });
    expect((await list()).map(({ version, error }) => [version, error])).toEqual([
      [5, null],
      [1, null],
    ]);
  });

  it("find the secrets of the project, the newest ones", async () => {
    await commit({ [at("secret/index.ts")]: 'Deno.serve(() => new Response(Deno.env.get("MAIL_KEY") ?? "none"));' });
    expect(await invoke("secret")).toBe("none");
    const secrets = [{ name: "MAIL_KEY", value: "post office" }];
    await maya.call(cloudContract.createSecrets, { params: { id }, body: { secrets } });
    expect(await invoke("secret")).toBe("post office");
  });

  it("keep running when a secret is written unchanged, or a missing one is deleted", async () => {
    await commit({ [at("born/index.ts")]: "const born = crypto.randomUUID(); Deno.serve(() => new Response(born));" });
    const born = await invoke("born");
    const write = (value: string) =>
      maya.call(cloudContract.createSecrets, { params: { id }, body: { secrets: [{ name: "MAIL_KEY", value }] } });
    const remove = (name: string) =>
      maya.call(cloudContract.deleteSecrets, { params: { id }, query: {}, body: { secretNames: [name] } });
    await write("post office");
    await remove("NOT_THERE");
    expect(await invoke("born")).toBe(born);
    await write("another office");
    const next = await invoke("born");
    expect(next).not.toBe(born);
    await write("post office");
    expect(await invoke("secret")).toBe("post office");
    await commit({ [at("born/index.ts")]: null });
  });
});

describe("work left by a killed process or a restored backup", () => {
  const restarted = async (): Promise<void> => {
    const ports = cloudPorts(app.services);
    await ports.deployer.close();
    ports.deployer = new FunctionDeployer(ports, (projectId, how) => lookAtFunctions(ports, projectId, how));
    ports.deployer.catchUp();
    await ports.deployer.settled();
  };
  const sql = (text: string) => app.services.database.pool.query(text, [id]);

  it("continues with unseen commits and functions between two states, and deploys nothing twice", async () => {
    await cloudPorts(app.services).deployer.close();
    await newVersion(app.services, id, { files: { [at("hello/index.ts")]: says("after the kill") } });
    await restarted();
    expect(await invoke("hello")).toBe("after the kill");
    const before = await versions();
    await sql("update cloud_functions set state = 'deploying' where project_id = $1");
    await sql("update cloud_projects set functions_sha = null where project_id = $1");
    await restarted();
    expect(await versions()).toEqual(before);
    expect((await list()).every(({ is_deploying: deploying }) => !deploying)).toBe(true);
  });

  it("is redeployed from the project's files if the deployment is lost, with continued version numbers", async () => {
    const before = await list();
    await rm(join(app.dataDir, "functions", "store", id), { recursive: true });
    cloudPorts(app.services).answering!.protocols.functions.restart(id);
    await restarted();
    expect((await list()).map(({ id: same, version }) => [same, version])).toEqual(
      before.map(({ id: same, version }) => [same, version + 1]),
    );
    expect([await invoke("hello"), await invoke("secret")]).toEqual(["after the kill", "post office"]);
  });
});

it("a copy of the project has its own functions, and no secrets [P7]", async () => {
  const copy = (await maya.call(projectsContract.remix, { params: { id }, body: {} })).id;
  const its = await enableBackend(maya.call, copy);
  await cloudPorts(app.services).deployer.ended(copy);
  expect(await versions(copy)).toEqual([
    ["hello", 1],
    ["hook", 1],
    ["secret", 1],
  ]);
  expect([await invoke("hello", its), await invoke("secret", its)]).toEqual(["after the kill", "none"]);
  await commit({ [at("hello/index.ts")]: says("of the copy") }, copy);
  expect([await invoke("hello", its), await invoke("hello")]).toEqual(["of the copy", "after the kill"]);
}, 60_000);

it("the logs contain the messages of the project's Postgres [C3.06] [C7.21]", async () => {
  const { id: other } = await newProject(maya.call);
  await enableBackend(maya.call, other);
  const params = { id: other, ref: other };
  const broken = maya.call(cloudContract.query, { params, body: { query: "select nothing_like_it" } });
  await expect(broken).rejects.toMatchObject({ code: "sql_failed" });
  const query = "select event_message from postgres_logs order by timestamp desc limit 20";
  const read = async (): Promise<unknown[]> =>
    (await maya.call(cloudContract.logs, { params: { id: other }, query: { query } })).result;
  const said = { event_message: 'column "nothing_like_it" does not exist at character 8' };
  await expect.poll(read, { timeout: 10_000, interval: 500 }).toContainEqual(said);
  // Paths of this machine are not shown to people.
  expect(JSON.stringify(await read())).not.toContain(app.dataDir);
});
