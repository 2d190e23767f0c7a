/**
 * A live site says that it no longer reaches its backend, and only then. Real databases, and a build that only copies.
 */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { enableBackend } from "../../cloud/testing.ts";
import { plainSandbox, testGateway, type TestGateway } from "../../preview/testing.ts";
import { projectRenamed, projectsContract, type Project } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { publishContract } from "../contract/index.ts";
import { judgeLiveSites } from "./built-with.ts";

let gateway: TestGateway;
let app: TestApp;
let maya: TestPerson;
let projectId: string;
let cloud: NonNullable<TestApp["services"]["addresses"]["cloud"]>;

beforeAll(async () => {
  gateway = await testGateway();
  app = await createTestApp({
    sandbox: plainSandbox(),
    config: { url: `http://slipway.localhost:${gateway.port}` },
  });
  gateway.hosts = app.services.hosts;
  maya = await app.signUp("Maya");
  cloud = app.services.addresses.cloud!;
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});
beforeEach(async () => {
  ({ id: projectId } = await newProject(maya.call));
  await at(cloud);
});

/** Simulates a start with another PORT or domain: addresses are made from it, and everything stored stays. */
async function at(addresses: typeof cloud): Promise<void> {
  Object.assign(app.services.addresses, { cloud: addresses });
  // Drops what this process has cached about the backend.
  await app.services.events.emit(projectRenamed, { projectId, displayName: "Tea", name: "tea", oldName: "tea" });
}
const elsewhere = (): typeof cloud => ({ ...cloud, urlOf: (ref) => `${cloud.urlOf(ref)}9` });

const params = () => ({ params: { id: projectId } });
const publish = async (): Promise<string> =>
  (await maya.call(publishContract.deploy, { ...params(), body: {} })).deployment_id;
const isOutdated = async () =>
  ((await maya.call(projectsContract.details, params())) as Project).published_deployment!.is_outdated;

it("is outdated from the start at another address until it is published again, or the address is back", async () => {
  await enableBackend(maya.call, projectId);
  await publish();
  await judgeLiveSites(app.services);
  expect(await isOutdated()).toBe(false);
  await at(elsewhere());
  await judgeLiveSites(app.services);
  expect(await isOutdated()).toBe(true);
  await at(cloud);
  await judgeLiveSites(app.services);
  expect(await isOutdated()).toBe(false);
  await at(elsewhere());
  await judgeLiveSites(app.services);
  await publish();
  expect(await isOutdated()).toBe(false);
  await judgeLiveSites(app.services);
  expect(await isOutdated()).toBe(false);
});

it("is outdated if an older build for another address is live again", async () => {
  await enableBackend(maya.call, projectId);
  const first = await publish();
  await at(elsewhere());
  await publish();
  expect(await isOutdated()).toBe(false);
  await maya.call(publishContract.rollBack, { params: { id: projectId, deploymentId: first } });
  expect(await isOutdated()).toBe(true);
});

it("is never outdated without a backend", async () => {
  await publish();
  await at(elsewhere());
  await judgeLiveSites(app.services);
  expect(await isOutdated()).toBe(false);
});
