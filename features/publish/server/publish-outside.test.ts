/** Who may publish to everybody, by the workspace's setting. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { auditContract, auditWords } from "../../audit/contract/index.ts";
import { newVersion } from "../../edits/testing.ts";
import { plainSandbox, testGateway, type TestGateway } from "../../preview/testing.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { insertMember, setPlan } from "../../workspaces/testing.ts";
import { publishContract } from "../contract/index.ts";

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
const version = (text: string) =>
  newVersion(app.services, projectId, { files: { "public/v.txt": text }, message: `Say ${text}` });

describe("publishing", () => {
  it("to everybody is refused to roles that the workspace does not trust with it, and to nobody else", async () => {
    const userId = async (person: TestPerson) => (await person.call(accountsContract.user, {})).id;
    const [editor, admin] = [await app.signUp("Ed"), await app.signUp("Ada")];
    await insertMember(app.services, { workspaceId, userId: await userId(editor), role: "editor" });
    await insertMember(app.services, { workspaceId, userId: await userId(admin), role: "admin" });
    await setPlan(app.services, workspaceId, "enterprise");
    const rule = (publish_outside: "editor" | "admin" | "owner") =>
      maya.call(workspacesContract.update, { params: { id: workspaceId }, body: { publish_outside } });
    const deploy = async (by: TestPerson) =>
      (await by.call(publishContract.deploy, { ...params(), body: {} })).deployment_id;
    const access = (by: TestPerson, publish_visibility: "public" | "private") =>
      by.call(publishContract.setVisibility, { ...params(), body: { publish_visibility } });
    const refused = {
      status: 403,
      code: "publishing_restricted",
      userMessage: "Only owners and admins of Maya's workspace may publish to everybody. Ask one of them.",
    };
    await rule("admin");
    await version("one");
    await expect(deploy(editor)).rejects.toMatchObject(refused);
    const live = await deploy(admin);
    const back = { params: { id: projectId, deploymentId: live } };
    await expect(editor.call(publishContract.rollBack, back)).rejects.toMatchObject(refused);
    await expect(
      editor.call(projectsContract.updateVisibility, { ...params(), body: { visibility: "public" } }),
    ).rejects.toMatchObject(refused);
    // The workspace may be told what strangers may not.
    await access(admin, "private");
    await version("two");
    await deploy(editor);
    await rule("owner");
    await expect(access(admin, "public")).rejects.toMatchObject({ code: "publishing_restricted" });
    await access(maya, "public");
    // On another plan the rule waits.
    await setPlan(app.services, workspaceId, "biz");
    await version("three");
    await deploy(editor);
    const { entries } = await maya.call(auditContract.list, { params: { id: workspaceId }, query: {} });
    expect(entries.map(auditWords)).toContain("set “Who may publish to everybody” to admins and owners");
  });
});
