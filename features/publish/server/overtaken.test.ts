/** Decisions that people make while a version goes live are kept; the log of the workspace tells them. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { toldOf } from "../../audit/testing.ts";
import { newVersion } from "../../edits/testing.ts";
import { plainSandbox, testGateway, type TestGateway } from "../../preview/testing.ts";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { setPlan } from "../../workspaces/testing.ts";
import { publishContract } from "../contract/index.ts";
import { findDeployment, withdraw } from "./deployments.ts";

let gateway: TestGateway;
let app: TestApp;
let maya: TestPerson;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  gateway = await testGateway();
  app = await createTestApp({
    sandbox: plainSandbox(),
    config: { url: `http://slipway.localhost:${gateway.port}` },
  });
  gateway.hosts = app.services.hosts;
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  ({ id: projectId, workspaceId } = await newProject(maya.call));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const params = () => ({ params: { id: projectId } });
const version = (text: string) => newVersion(app.services, projectId, { files: { "public/v.txt": text } });
const publish = async (): Promise<string> =>
  (await maya.call(publishContract.deploy, { ...params(), body: {} })).deployment_id;
const project = async (): Promise<Project> => (await maya.call(projectsContract.details, params())) as Project;
const visit = async () => gateway.get(`${app.services.addresses.siteUrl((await project()).name)}/v.txt`);

/** Runs `meanwhile` at the next request to the site, before the product answers it. */
async function askedDuring(name: string, meanwhile: () => Promise<unknown>): Promise<Disposable> {
  const { hosts, addresses } = app.services;
  const hostname = new URL(addresses.siteUrl(name)).hostname;
  const { handler } = hosts.match(hostname)!;
  const remove = hosts.set(hostname, {
    async request(incoming, response) {
      remove();
      await meanwhile();
      const found = hosts.match(incoming.headers.host)!;
      expect(found.handler).toBe(handler);
      await found.handler.request(incoming, response, found.match);
    },
  });
  return { [Symbol.dispose]: remove };
}

it("keeps a site offline that somebody took offline while the next version went live", async () => {
  await version("one");
  await publish();
  const { name } = await project();
  await version("two");
  using _asked = await askedDuring(name, () => maya.call(publishContract.unpublish, params()));
  await expect(publish()).rejects.toMatchObject({ status: 409, code: "publish_overtaken" });
  expect((await project()).is_published).toBe(false);
  expect((await visit()).status).toBe(404);
});

it("goes live under the address that the project got during the check of the old one", async () => {
  await version("one");
  const { name } = await project();
  const rename = () => maya.call(projectsContract.update, { ...params(), body: { name: `${name}-anew` } });
  using _asked = await askedDuring(name, rename);
  const id = await publish();
  expect(await project()).toMatchObject({ name: `${name}-anew`, published_deployment: { id } });
  expect((await visit()).text).toBe("one");
});

it("does not bring back the earlier version for a failed one once somebody took the site offline", async () => {
  await version("one");
  const first = (await findDeployment(app.services, projectId, await publish()))!;
  await version("two");
  const second = (await findDeployment(app.services, projectId, await publish()))!;
  await maya.call(publishContract.unpublish, params());
  await withdraw(app.services, second, first);
  expect((await project()).is_published).toBe(false);
});

it("is in the log of the workspace, with who did it, as are its access and its end", async () => {
  await setPlan(app.services, workspaceId, "biz");
  await version("one");
  await publish();
  await maya.call(publishContract.setVisibility, { ...params(), body: { publish_visibility: "private" } });
  await maya.call(publishContract.unpublish, params());
  expect(await toldOf(app.services, projectId)).toEqual([
    "Maya created Bakery",
    "Maya published Bakery as number 1",
    "Maya made the site of Bakery private",
    "Maya took the site of Bakery offline",
  ]);
});
