import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { sharingContract } from "../../../sharing/contract/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { insertMember, setPlan } from "../../../workspaces/testing.ts";
import { projectsContract as routes } from "../../contract/index.ts";
import { newProject } from "../../testing.ts";
import { acquireLock, feature as projects, getProject } from "../index.ts";

let app: TestApp;
let owner: TestPerson;
let former: TestPerson;
let other: TestPerson;
let id: string;
let home: string;
let target: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  await app.signUp("Staff");
});
beforeEach(async () => {
  [owner, former, other] = [await app.signUp("Olga"), await app.signUp("Fay"), await app.signUp("Otto")];
  ({ id, workspaceId: home } = await newProject(owner.call));
  target = (await owner.call(workspacesContract.create, { body: { name: "Acme" } })).id;
  await insertMember(app.services, { workspaceId: home, userId: await userIdOf(former), role: "admin" });
  await insertMember(app.services, { workspaceId: target, userId: await userIdOf(other), role: "editor" });
});
afterAll(() => app[Symbol.asyncDispose]());

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const move = (workspace_id = target, by = owner) =>
  by.call(routes.transfer, { params: { id }, body: { workspace_id } });
const details = (by = owner) => by.call(routes.details, { params: { id } });
const update = (body: object) => owner.call(workspacesContract.update, { params: { id: target }, body });
const set = (columns: string) => app.services.database.pool.query(`update projects set ${columns} where id = $1`, [id]);
const whereItIs = async () => (await getProject(app.services, id)).workspaceId;

describe("moving a project to another workspace [P2]", () => {
  it("takes it from members of the former one and gives it to those of the new one", async () => {
    const guest = await app.signUp("Gus");
    await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(guest), level: "write" });
    const link = { params: { projectId: id }, body: { access_level: "read" as const } };
    const { id: code } = await former.call(sharingContract.createLink, link);
    await expect(details(other)).rejects.toMatchObject({ status: 404 });
    await move();
    expect(await details()).toMatchObject({ workspace_id: target, workspace: { name: "Acme" } });
    expect(await details(other)).toMatchObject({ workspace_id: target });
    expect(await details(guest)).toMatchObject({ workspace_id: target });
    await expect(details(former)).rejects.toMatchObject({ status: 404 });
    const stranger = await app.signUp("Eve");
    await expect(stranger.call(sharingContract.redeemLink, { params: { id: code } })).rejects.toMatchObject({
      status: expect.any(Number),
    });
    await expect(details(stranger)).rejects.toMatchObject({ status: 404 });
    const list = async (workspaceId: string) =>
      (await owner.call(routes.list, { params: { id: workspaceId }, query: {} })).projects.map((each) => each.id);
    expect([await list(home), await list(target)]).toEqual([[], [id]]);
  });

  it("takes the right to delete it here and to make projects there", async () => {
    const editor = await app.signUp("Ed");
    await insertMember(app.services, { workspaceId: home, userId: await userIdOf(editor), role: "editor" });
    await insertMember(app.services, { workspaceId: target, userId: await userIdOf(editor), role: "owner" });
    await expect(move(target, editor)).rejects.toMatchObject({ status: 403 });
    await expect(move(target, former)).rejects.toMatchObject({ status: 404 });
    await insertMember(app.services, { workspaceId: target, userId: await userIdOf(former), role: "viewer" });
    await expect(move(target, former)).rejects.toMatchObject({ status: 403, code: "forbidden" });
    await expect(move("ws_none")).rejects.toMatchObject({ status: 404 });
    await expect(move(home)).rejects.toMatchObject({ status: 409, code: "same_workspace" });
    expect(await whereItIs()).toBe(home);
    await insertMember(app.services, { workspaceId: target, userId: await userIdOf(former), role: "editor" });
    await move(target, former);
    expect(await whereItIs()).toBe(target);
  });

  it.each([
    ["a Personal one to a plan without those", "visibility = 'draft'", "plan_required"],
    [
      "one with a private site to a plan without those",
      "is_published = true, publish_visibility = 'private'",
      "plan_required",
    ],
    ["a public one where publishing is off", "visibility = 'public'", "publishing_disabled"],
    ["a published one where publishing is off", "is_published = true", "publishing_disabled"],
    ["one with a backend where those are off", "is_supabase_enabled = true", "cloud_disabled"],
  ])("refuses to move %s", async (_what, columns, code) => {
    if (code === "plan_required") await setPlan(app.services, target, "pro");
    else await update({ disable_publish: code === "publishing_disabled", cloud_disabled: code === "cloud_disabled" });
    await set(columns);
    await expect(move()).rejects.toMatchObject({ status: 403, code });
    expect(await whereItIs()).toBe(home);
  });

  it("waits for whoever changes it, and leaves Trash alone", async () => {
    await acquireLock(app.services, id, "run");
    await expect(move()).rejects.toMatchObject({ status: 409, code: "project_locked" });
    await set("locked_at = null, lock_owner = null");
    await owner.call(routes.remove, { params: { id }, query: {} });
    await expect(move()).rejects.toMatchObject({ status: 409, code: "in_trash" });
  });
});
