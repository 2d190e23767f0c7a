import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { newVersion } from "../../edits/testing.ts";
import { enterWith, plainSandbox, testGateway, type TestGateway } from "../../preview/testing.ts";
import { getProject } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { setPlan } from "../../workspaces/testing.ts";
import { publishContract } from "../contract/index.ts";

const SOON = { timeout: 5_500 };
let gateway: TestGateway;
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  gateway = await testGateway();
  app = await createTestApp({
    sandbox: plainSandbox(),
    config: { url: `http://slipway.localhost:${gateway.port}` },
  });
  gateway.hosts = app.services.hosts;
  maya = await app.signUp("Maya");
  const { id, workspaceId } = await newProject(maya.call);
  projectId = id;
  await setPlan(app.services, workspaceId, "biz");
  await newVersion(app.services, projectId, { files: { "public/v.txt": "one" } });
  const params = { id: projectId };
  await maya.call(publishContract.setVisibility, { params, body: { publish_visibility: "private" } });
  await maya.call(publishContract.deploy, { params, body: {} });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const nameOf = async (): Promise<string> => (await getProject(app.services, projectId)).name;
async function enteredAs(person: TestPerson): Promise<() => Promise<number>> {
  const site = await nameOf();
  const { url } = await person.call(publishContract.siteAccess, { body: { site } });
  const { cookie } = await enterWith(gateway, url);
  return async () => (await gateway.get(`${app.services.addresses.siteUrl(site)}/v.txt`, { cookie })).status;
}
async function guest(): Promise<TestPerson> {
  const person = await app.signUp("Guest");
  const { id: userId } = await person.call(accountsContract.user, {});
  await insertCollaborator(app.services, { projectId, userId, level: "read" });
  return person;
}

describe("a pass into a private site [PB6]", () => {
  it("ends within five seconds with the session that asked for it", { timeout: 15_000 }, async () => {
    const person = await guest();
    const seen = await enteredAs(person);
    expect(await seen()).toBe(200);
    const headers = { "content-type": "application/json", ...person.headers };
    await app.fetch("/api/auth/sign-out", { method: "POST", headers, body: "{}" });
    await expect.poll(seen, SOON).toBe(302);
  });

  it("ends within five seconds with the person's place in the project", { timeout: 15_000 }, async () => {
    const person = await guest();
    const seen = await enteredAs(person);
    expect(await seen()).toBe(200);
    await app.services.database.pool.query("delete from collaborators where email = $1", [person.email]);
    await expect.poll(seen, SOON).toBe(302);
  });
});
