/** An installation restored without its keys: the state of its backends, and what people are told. */
import type { TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectsContract } from "../../projects/contract/index.ts";
import { setPublished } from "../../projects/server/index.ts";
import { cloudContract } from "../contract/index.ts";
import { openBackendApp, type BackendApp } from "../testing/backend-app.suite.ts";
import { enableBackend, TODOS, visitor, type AppConnection } from "../testing.ts";
import { openSecrets } from "./settings/secrets.ts";
import { cloudPorts } from "../testing/ports.ts";

let home: BackendApp;
let app: TestApp;
let maya: TestPerson;
let id: string;
let before: AppConnection;

async function detailsOf() {
  const details = await maya.call(projectsContract.details, { params: { id } });
  if (!("latest_commit_sha" in details)) throw new Error("the maker sees the whole project");
  return details;
}

beforeAll(async () => {
  home = await openBackendApp();
  ({ app, maya, id, connection: before } = home);
  const create = { params: { id }, body: { secrets: [{ name: "STRIPE_KEY", value: "one" }] } };
  await maya.call(cloudContract.createSecrets, create);
  await maya.call(cloudContract.changeAuth, { params: { id }, body: { disable_signup: false } });
  await app.services.cloud.migrate(id, { name: "todos", sql: TODOS });
  const deployment = { deploymentId: "dep_1", commitSha: (await detailsOf()).latest_commit_sha!, number: 1 };
  await app.services.database.transaction((tx) => setPublished(app.services, tx, { projectId: id, deployment }));
  // Makes all of this look encrypted by an earlier installation.
  await app.services.database.pool.query(
    `update cloud_projects set sealed_key = 'v1.' || repeat('A', 80), sealed_token_secret = 'v1.' || repeat('B', 80)`,
  );
  cloudPorts(app.services).backends.forget(id);
});
afterAll(() => home?.[Symbol.asyncDispose]());

it("opens the backend with new keys, also under concurrent requests, with its rows", async () => {
  const [overview, environment, details, again] = await Promise.all([
    maya.call(cloudContract.overview, { params: { id } }),
    app.services.cloud.publicEnvironment(id),
    maya.call(projectsContract.details, { params: { id } }),
    enableBackend(maya.call, id),
  ]);
  const { backend } = overview;
  expect(backend).toMatchObject({ ref: id, url: before.url, keys_renewed_at: expect.any(String) as string });
  expect(backend!.anon_key).not.toBe(before.anon_key);
  expect(environment["VITE_SUPABASE_ANON_KEY"]).toBe(backend!.anon_key);
  expect(again.anon_key).toBe(backend!.anon_key);
  expect(details.id).toBe(id);
  const byAddress = home.fetch;
  expect((await visitor(before, byAddress).from("todos").select()).status).toBe(401);
  expect((await visitor(again, byAddress).from("todos").select()).status).toBe(200);
});

it("says that its live site has to be published again, because it has the old keys", async () => {
  expect((await detailsOf()).published_deployment).toMatchObject({ number: 1, is_outdated: true });
});

it("asks for lost secrets, and has them again once they are entered", async () => {
  const list = async () => (await maya.call(cloudContract.secrets, { params: { id } })).secrets;
  const lost = async () => (await list()).filter(({ needs_value }) => needs_value).map(({ name }) => name);
  expect(await lost()).toEqual(["STRIPE_KEY"]);
  expect(await openSecrets(cloudPorts(app.services), id)).not.toHaveProperty("STRIPE_KEY");
  const create = { params: { id }, body: { secrets: [{ name: "STRIPE_KEY", value: "two" }] } };
  await maya.call(cloudContract.createSecrets, create);
  expect(await lost()).toEqual([]);
  expect(await openSecrets(cloudPorts(app.services), id)).toMatchObject({ STRIPE_KEY: "two" });
});

it("closes sign-up if the sign-in settings are lost, until somebody sets them again", async () => {
  const { disable_signup: isClosed } = await maya.call(cloudContract.auth, { params: { id } });
  expect(isClosed).toBe(true);
  await maya.call(cloudContract.changeAuth, { params: { id }, body: { disable_signup: false } });
  expect((await maya.call(cloudContract.auth, { params: { id } })).disable_signup).toBe(false);
});
