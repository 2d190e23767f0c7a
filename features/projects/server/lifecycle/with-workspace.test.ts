/** Making, deleting and restoring workspaces, with a published project inside. */
import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { png, pngChunk } from "../../../accounts/testing.ts";
import { plainSandbox, testGateway, type TestGateway } from "../../../preview/testing.ts";
import { projectsContract } from "../../contract/index.ts";
import { newProject } from "../../testing.ts";
import { purgeExpired } from "./trash.ts";
import { settleWorkspaces } from "./with-workspace.ts";
import { publishContract } from "../../../publish/contract/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { MAX_MADE_WORKSPACES, workspacesContract as routes } from "../../../workspaces/contract/index.ts";
import { workspaceForgotten } from "../../../workspaces/contract/lifecycle.ts";
import { insertMember } from "../../../workspaces/testing.ts";

const DAY = 86_400_000;
const clock = fakeClock();
let gateway: TestGateway;
let app: TestApp;
let owner: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  gateway = await testGateway();
  app = await createTestApp({
    sandbox: plainSandbox(),
    clock,
    config: { url: `http://slipway.localhost:${gateway.port}` },
  });
  gateway.hosts = app.services.hosts;
  await app.signUp("Staff");
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  member = await app.signUp("Mia");
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const make = (name = "Bakery", by = owner) => by.call(routes.create, { body: { name } });
const remove = (id: string, confirm = "Bakery", by = owner) =>
  by.call(routes.remove, { params: { id }, query: { confirm } });
const restore = (id: string, by = owner) => by.call(routes.restore, { params: { id } });
const deleted = async (by = owner) => (await by.call(routes.listDeleted, {})).workspaces;
const projectIn = async (workspace_id: string, display_name = "Shop") =>
  (await owner.call(projectsContract.create, { body: { workspace_id, display_name } })).id;
const details = (id: string, by = owner) => by.call(projectsContract.details, { params: { id } });

describe("another workspace", () => {
  it("belongs to the person who makes it, beside the first one [W1.06]", async () => {
    const made = await make("  Bakery  ");
    expect(made).toMatchObject({ name: "Bakery", role: "owner", plan: "biz", picture_url: null });
    const { workspaces } = await owner.call(routes.list, {});
    expect(workspaces.map(({ name }) => name)).toEqual(["Olga's workspace", "Bakery"]);
    await expect(member.call(routes.get, { params: { id: made.id } })).rejects.toMatchObject({ status: 404 });
  });

  it("is refused beyond the most that one person may make, also for requests at once", async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: MAX_MADE_WORKSPACES }, () => make()));
    expect(outcomes.every(({ status }) => status === "fulfilled")).toBe(true);
    clock.advance(61_000);
    const more = await Promise.allSettled([make(), make()]);
    for (const each of more) expect(each).toMatchObject({ reason: { status: 409, code: "too_many_workspaces" } });
  });

  it.each(["", "   ", "a".repeat(81), "Ba\u202ekery", "Ba\nkery"])("is refused with the name %j", async (name) => {
    await expect(make(name)).rejects.toMatchObject({ status: 400 });
  });
});

describe("a deleted workspace", () => {
  it("is gone for everybody with its projects and sites, until an owner restores it", async () => {
    const { id } = await make();
    const projectId = await projectIn(id);
    const trashed = await projectIn(id, "Old");
    await owner.call(projectsContract.remove, { params: { id: trashed }, query: {} });
    await owner.call(publishContract.deploy, { params: { id: projectId }, body: {} });
    await insertMember(app.services, { workspaceId: id, userId: await userIdOf(member), role: "admin" });
    const guest = await app.signUp("Gus");
    await insertCollaborator(app.services, { projectId, userId: await userIdOf(guest), level: "write" });
    const site = app.services.addresses.siteUrl((await details(projectId)).name);
    expect((await gateway.get(site)).status).toBe(200);

    await expect(remove(id, "Bakery", member)).rejects.toMatchObject({ status: 403 });
    await expect(remove(id, "Bake")).rejects.toMatchObject({ status: 400, code: "confirm_name" });
    await remove(id);
    expect((await gateway.get(site)).status).toBe(404);
    for (const person of [owner, member, guest]) {
      await expect(details(projectId, person)).rejects.toMatchObject({ status: 404 });
      await expect(person.call(routes.get, { params: { id } })).rejects.toMatchObject({ status: 404 });
      const { workspaces } = await person.call(accountsContract.user, {});
      expect(workspaces.map((each) => each.id)).not.toContain(id);
    }
    const shared = await guest.call(projectsContract.listShared, { query: {} });
    expect(shared.projects).toEqual([]);
    expect(await deleted()).toMatchObject([{ id, name: "Bakery" }]);
    for (const person of [member, guest]) {
      expect(await deleted(person)).toEqual([]);
      await expect(restore(id, person)).rejects.toMatchObject({ status: 404 });
    }

    clock.advance(29 * DAY);
    expect(await restore(id)).toMatchObject({ id, role: "owner" });
    expect(await details(projectId)).toMatchObject({ deleted_at: null, is_published: true });
    expect((await details(trashed)) as object).toMatchObject({ deleted_at: expect.any(String) });
    expect((await gateway.get(site)).status).toBe(200);
    expect(await deleted()).toEqual([]);
  });

  it("is deleted for ever after 30 days, its projects first", async () => {
    const { id } = await make();
    const projectId = await projectIn(id);
    await remove(id);
    clock.advance(30 * DAY);
    expect(await deleted()).toEqual([]);
    await expect(restore(id)).rejects.toMatchObject({ status: 404 });
    const rows = async (table: string, value: string) =>
      (await app.services.database.pool.query(`select id from ${table} where id = $1`, [value])).rowCount;
    const forgotten: string[] = [];
    const stop = app.services.events.on(workspaceForgotten, ({ workspaceId }) => void forgotten.push(workspaceId));
    await settleWorkspaces(app.services);
    expect([await rows("workspaces", id), forgotten]).toEqual([1, []]);
    await purgeExpired(app.services);
    await settleWorkspaces(app.services);
    stop();
    expect(forgotten).toEqual([id]);
    expect([await rows("projects", projectId), await rows("workspaces", id)]).toEqual([0, 0]);
  });

  it("takes projects to Trash that a process which ended in between left in it", async () => {
    const { id } = await make();
    const projectId = await projectIn(id);
    const when = [new Date(clock.now()), new Date(clock.now() + DAY)];
    const { pool } = app.services.database;
    await pool.query("update workspaces set deleted_at = $2, purge_at = $3 where id = $1", [id, ...when]);
    await settleWorkspaces(app.services);
    const row = async () => (await pool.query("select purge_at from projects where id = $1", [projectId])).rows[0];
    expect(await row()).toEqual({ purge_at: when[1] });
    await pool.query("update workspaces set deleted_at = null, purge_at = null where id = $1", [id]);
    await settleWorkspaces(app.services);
    expect(await row()).toEqual({ purge_at: null });
  });

  it("is never the only one of the person who deletes it", async () => {
    const { id, name } = (await owner.call(routes.list, {})).workspaces[0]!;
    await expect(remove(id, name)).rejects.toMatchObject({ status: 409, code: "only_workspace" });
    await make();
    await remove(id, name);
    const { workspaces } = await owner.call(accountsContract.user, {});
    expect(workspaces.map((each) => each.name)).toEqual(["Bakery"]);
  });

  it("leaves nobody without a workspace: whoever loses the last one gets a new one", async () => {
    const { id, name } = (await owner.call(routes.list, {})).workspaces[0]!;
    await insertMember(app.services, { workspaceId: id, userId: await userIdOf(member), role: "owner" });
    await owner.call(routes.removeMember, { params: { id, userId: await userIdOf(owner) } });
    const { workspaces } = await owner.call(accountsContract.user, {});
    expect(workspaces).toMatchObject([{ name, role: "owner" }]);
    expect(workspaces[0]!.id).not.toBe(id);
    expect(await newProject(owner.call)).toMatchObject({ workspaceId: workspaces[0]!.id });
  });
});

describe("the picture of a workspace", () => {
  const send = (id: string, body: Uint8Array, by = owner) =>
    app.fetch(`/api/workspaces/${id}/picture`, { method: "PUT", headers: by.headers, body: new Uint8Array(body) });

  it("is pixels alone, changed by admins, and gone once it is replaced or the workspace deleted", async () => {
    const { id } = await make();
    await insertMember(app.services, { workspaceId: id, userId: await userIdOf(member), role: "editor" });
    expect((await send(id, png(8), member)).status).toBe(403);
    expect((await send(id, Buffer.from("<svg onload=alert(1)>"))).status).toBe(415);
    await send(id, Buffer.concat([png(8, pngChunk("eXIf", Buffer.from("GPS 52.5"))), Buffer.from("tail")]));
    const picture = async () => (await owner.call(routes.get, { params: { id } })).picture_url!;
    const first = await picture();
    const shown = await app.fetch(first);
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png(8));
    await send(id, png(9));
    expect((await app.fetch(first)).status).toBe(404);
    const second = await picture();
    await remove(id);
    expect((await app.fetch(second)).status).toBe(404);
    await restore(id);
    expect((await app.fetch(second)).status).toBe(200);
    await owner.call(routes.removePicture, { params: { id } });
    expect((await app.fetch(second)).status).toBe(404);
    expect(await picture()).toBeNull();
  });
});
