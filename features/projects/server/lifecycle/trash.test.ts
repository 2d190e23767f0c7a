import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { projectPurged, projectRestored, projectsContract as routes, projectTrashed } from "../../contract/index.ts";
import { newProject } from "../../testing.ts";
import { acquireLock, feature as projects, findProjectBySiteName, getProject, setScreenshot } from "../index.ts";
import { purgeExpired } from "./trash.ts";

const DAY = 86_400_000;
const clock = fakeClock();
let app: TestApp;
let owner: TestPerson;
let eve: TestPerson;
let id: string;
let count = 0;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects], clock });
  await app.signUp("Staff");
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  eve = await app.signUp("Eve");
  ({ id } = await newProject(owner.call, { display_name: `Bakery ${(count += 1)}` }));
});
afterAll(() => app[Symbol.asyncDispose]());

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const details = (by = owner) => by.call(routes.details, { params: { id } });
const update = (body: { name?: string; display_name?: string; is_analytics_disabled?: boolean }, by = owner) =>
  by.call(routes.update, { params: { id }, body });
const setVisibility = (visibility: "public" | "private" | "draft", by = owner) =>
  by.call(routes.updateVisibility, { params: { id }, body: { visibility } });
const row = () => getProject(app.services, id);
async function collaborator(level: "read" | "write" | "admin"): Promise<TestPerson> {
  const person = await app.signUp(level);
  await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(person), level });
  return person;
}

describe("Trash", () => {
  const trash = (by = owner) => by.call(routes.remove, { params: { id }, query: {} });
  const restore = (by = owner) => by.call(routes.restore, { params: { id } });

  it("keeps a project for 30 days, where only restoring and deleting is possible", async () => {
    const seen: string[] = [];
    const stops = [projectTrashed, projectRestored].map((event) =>
      app.services.events.on(event, () => void seen.push(event.name)),
    );
    await setVisibility("public");
    await trash();
    await trash();
    expect(await details()).toMatchObject({
      deleted_at: new Date(clock.now()).toISOString(),
      permissions: ["ViewProject", "DeleteProject"],
    });
    await expect(update({ display_name: "X" })).rejects.toMatchObject({ status: 403 });
    await expect(acquireLock(app.services, id, "run")).rejects.toMatchObject({ status: 409 });
    await expect(details(eve)).rejects.toMatchObject({ status: 404 });
    expect(await findProjectBySiteName(app.services, (await row()).name)).toBeNull();
    expect(await restore()).toMatchObject({ deleted_at: null });
    expect(seen).toEqual(["project.trashed", "project.restored"]);
    for (const stop of stops) stop();
  });

  it("is for owner and admins", async () => {
    for (const level of ["read", "write"] as const)
      await expect(trash(await collaborator(level))).rejects.toMatchObject({ status: 403 });
    await expect(trash(eve)).rejects.toMatchObject({ status: 404 });
    await trash(await collaborator("admin"));
    await expect(restore(await collaborator("write"))).rejects.toMatchObject({ status: 403 });
  });

  it("empties itself after 30 days, files, picture and address with it", async () => {
    const purged: string[] = [];
    const stop = app.services.events.on(projectPurged, ({ projectId }) => void purged.push(projectId));
    const { name } = await row();
    await setScreenshot(app.services, id, new Uint8Array([1]));
    await trash();
    clock.advance(30 * DAY - 1);
    await purgeExpired(app.services);
    await details();
    clock.advance(1);
    await purgeExpired(app.services);
    expect(purged.filter((one) => one === id)).toEqual([id]);
    await expect(details()).rejects.toMatchObject({ status: 404 });
    await expect(app.services.git.open(id)).rejects.toMatchObject({ code: "not_found" });
    expect(await app.services.objects.head(`screenshots/${id}`)).toBeNull();
    await newProject(owner.call, { name });
    stop();
  });

  it("finishes an interrupted purge", async () => {
    await app.services.database.pool.query(
      "update projects set is_purging = true, deleted_at = now(), purge_at = $2 where id = $1",
      [id, new Date(clock.now())],
    );
    await expect(details()).rejects.toMatchObject({ status: 404 });
    await expect(restore()).rejects.toMatchObject({ status: 404 });
    await purgeExpired(app.services);
    expect((await app.services.database.pool.query("select from projects where id = $1", [id])).rowCount).toBe(0);
  });

  it("deletes for good only after the name was typed", async () => {
    const forEver = (confirm?: string) =>
      owner.call(routes.remove, {
        params: { id },
        query: { permanent: "true", ...(confirm === undefined ? {} : { confirm }) },
      });
    for (const confirm of [undefined, "", "something else"])
      await expect(forEver(confirm)).rejects.toMatchObject({ status: 400, code: "confirm_name" });
    await forEver((await row()).displayName);
    await expect(details()).rejects.toMatchObject({ status: 404 });
    await expect(forEver("x")).rejects.toMatchObject({ status: 404 });
  });
});
