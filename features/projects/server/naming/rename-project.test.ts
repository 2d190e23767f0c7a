import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { projectRenamed, projectsContract as routes } from "../../contract/index.ts";
import { newProject } from "../../testing.ts";
import { feature as projects, findProjectBySiteName, getProject, setPublished, setTitleFromAgent } from "../index.ts";

const DAY = 86_400_000;
const clock = fakeClock();
let app: TestApp;
let owner: TestPerson;
let eve: TestPerson;
let id: string;
let workspaceId: string;
let count = 0;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects], clock });
  await app.signUp("Staff");
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  eve = await app.signUp("Eve");
  ({ id, workspaceId } = await newProject(owner.call, { display_name: `Bakery ${(count += 1)}` }));
});
afterAll(() => app[Symbol.asyncDispose]());

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const update = (body: { name?: string; display_name?: string; is_analytics_disabled?: boolean }, by = owner) =>
  by.call(routes.update, { params: { id }, body });
const publish = (number = 1, commitSha = "c".repeat(40)): Promise<void> =>
  app.services.database.transaction((tx) =>
    setPublished(app.services, tx, { projectId: id, deployment: { deploymentId: "dep_1", commitSha, number } }),
  );
const row = () => getProject(app.services, id);
async function collaborator(level: "read" | "write" | "admin"): Promise<TestPerson> {
  const person = await app.signUp(level);
  await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(person), level });
  return person;
}
describe("title and address [P3] [P4] [W7.24]", () => {
  it("changes the title in any script; the address follows until the first publish", async () => {
    const renames: unknown[] = [];
    const stop = app.services.events.on(projectRenamed, (payload) => void renames.push(payload));
    const before = (await row()).name;
    const changed = await update({ display_name: `Ímpar ${id}` });
    expect(changed).toMatchObject({ display_name: `Ímpar ${id}`, name: `impar-${id}` });
    expect(renames).toEqual([{ projectId: id, displayName: `Ímpar ${id}`, name: `impar-${id}`, oldName: before }]);
    stop();
    await publish();
    expect(await update({ display_name: "Other" })).toMatchObject({ display_name: "Other", name: `impar-${id}` });
  });

  it("does not follow once a person chose the address", async () => {
    await update({ name: `chosen-${id}` });
    expect(await update({ display_name: "Another title" })).toMatchObject({
      name: `chosen-${id}`,
      display_name: "Another title",
    });
  });

  it("refuses by the first failing rule, with its text [W5.11] [W5.12] [W5.16] [T5.04] [K2]", async () => {
    await expect(update({ name: "" })).rejects.toMatchObject({
      status: 400,
      code: "invalid_name",
      details: { rule: "empty" },
      userMessage: "Project name cannot be empty",
    });
    await expect(update({ name: "a".repeat(45) })).rejects.toMatchObject({ details: { rule: "length" } });
    await expect(update({ name: "tea-" })).rejects.toMatchObject({ details: { rule: "end" } });
    await expect(update({ name: "www" })).rejects.toMatchObject({ status: 409, code: "name_taken" });
    const other = await newProject(owner.call, { name: `taken-${id}` });
    await expect(update({ name: `taken-${id}` })).rejects.toMatchObject({
      status: 409,
      code: "name_taken",
      userMessage: "This URL is already taken",
    });
    await owner.call(routes.remove, { params: { id: other.id }, query: {} });
    await expect(update({ name: `taken-${id}` }), "Trash keeps the address").rejects.toMatchObject({ status: 409 });
  });

  it("says before saving whether an address may be taken [W5.11] [W5.13] [W5.16]", async () => {
    const problem = async (name: string, by = owner) =>
      (await by.call(routes.checkName, { params: { id }, query: { name } })).problem;
    const other = await newProject(owner.call, { name: `theirs-${id}` });
    expect(await problem(`theirs-${id}`)).toBe("This URL is already taken");
    expect(await problem("www")).toBe("This URL is already taken");
    expect(await problem("")).toBe("Project name cannot be empty");
    expect(await problem("tea-")).toBe("Project name must not end with a hyphen");
    expect(await problem(`free-${id}`)).toBeNull();
    expect(await problem((await row()).name), "its own").toBeNull();
    expect((await row()).name).not.toBe(`free-${id}`);
    await owner.call(routes.remove, { params: { id: other.id }, query: {} });
    expect(await problem(`theirs-${id}`), "Trash keeps the address").toBe("This URL is already taken");
    await expect(problem("x", await collaborator("read"))).rejects.toMatchObject({ status: 403 });
    await expect(problem("x", eve)).rejects.toMatchObject({ status: 404 });
  });

  it("redirects the old address of a published project for 30 days, then frees it", async () => {
    const old = (await row()).name;
    await publish();
    await update({ name: `moved-${id}` });
    expect(await findProjectBySiteName(app.services, old)).toEqual({
      projectId: id,
      name: `moved-${id}`,
      redirect: true,
    });
    expect(await findProjectBySiteName(app.services, `moved-${id}`)).toEqual({
      projectId: id,
      name: `moved-${id}`,
      redirect: false,
    });
    const other = await newProject(owner.call);
    const take = () => owner.call(routes.update, { params: { id: other.id }, body: { name: old } });
    await expect(take()).rejects.toMatchObject({ status: 409 });
    clock.advance(30 * DAY);
    expect(await findProjectBySiteName(app.services, old)).toBeNull();
    await take();
    expect(await findProjectBySiteName(app.services, old)).toMatchObject({ projectId: other.id, redirect: false });
  });

  it("lets a project take its own old address back", async () => {
    const old = (await row()).name;
    await publish();
    await update({ name: `moved-${id}` });
    await update({ name: old });
    expect(await findProjectBySiteName(app.services, old)).toMatchObject({ redirect: false });
    expect(await findProjectBySiteName(app.services, `moved-${id}`)).toMatchObject({ name: old, redirect: true });
  });

  it("frees an address at once if it was never public", async () => {
    const old = (await row()).name;
    await update({ name: `moved-${id}` });
    expect(await findProjectBySiteName(app.services, old)).toBeNull();
  });

  it("takes the agent's title once, and never over a person's", async () => {
    const made = await owner.call(routes.create, { body: { workspace_id: workspaceId, message: `a shop for ${id}` } });
    expect(await setTitleFromAgent(app.services, made.id, "  Kerzen\u202e &\n Licht ")).toBe(true);
    expect(await getProject(app.services, made.id)).toMatchObject({
      displayName: "Kerzen & Licht",
      titleSource: "agent",
      name: expect.stringMatching(/^kerzen-and-licht/),
    });
    expect(await setTitleFromAgent(app.services, made.id, "Second")).toBe(false);
    expect(await setTitleFromAgent(app.services, id, "Over a person's")).toBe(false);
    expect(await setTitleFromAgent(app.services, made.id, " \u200b ")).toBe(false);
  });

  it("is for editors; viewers and outsiders are told apart [K4]", async () => {
    await expect(update({ display_name: "X" }, await collaborator("read"))).rejects.toMatchObject({ status: 403 });
    await expect(update({ display_name: "X" }, eve)).rejects.toMatchObject({ status: 404 });
  });

  it("switches analytics off and on again, by editors [T7.13] [P3]", async () => {
    const editor = await collaborator("write");
    for (const is_analytics_disabled of [true, false])
      expect(await update({ is_analytics_disabled }, editor)).toMatchObject({ is_analytics_disabled });
    await expect(update({ is_analytics_disabled: true }, await collaborator("read"))).rejects.toMatchObject({
      status: 403,
    });
  });
});
