import { readdir } from "node:fs/promises";
import { projectPath } from "@slipway/kernel/project-path";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { insertMember, setPlan } from "../../../workspaces/testing.ts";
import { projectCreated, projectsContract as routes } from "../../contract/index.ts";
import { homeWorkspace, newProject } from "../../testing.ts";
import {
  feature as projects,
  getProject,
  projectsWithPendingMessage,
  setLatestCommit,
  setPublished,
  setPublishedOutdated,
  takePendingMessage,
} from "../index.ts";

let app: TestApp;
let maya: TestPerson;
let eve: TestPerson;
let workspace_id: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  await app.signUp("Staff");
});
beforeEach(async () => {
  maya = await app.signUp("Maya");
  eve = await app.signUp("Eve");
  workspace_id = await homeWorkspace(maya.call);
});
afterAll(() => app[Symbol.asyncDispose]());

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const create = (body: object, by = maya) => by.call(routes.create, { body: { workspace_id, ...body } });

describe("creating a project [P2] [W1.01]", () => {
  it("gives each of twenty concurrent projects with one title its own address [K2]", async () => {
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => create({ display_name: "Same title" })));
    expect(made.filter(({ status }) => status === "rejected")).toEqual([]);
  });

  it("begins as the workspace's defaults say, as far as plan, switches and role allow them", async () => {
    const change = (body: object) => maya.call(workspacesContract.update, { params: { id: workspace_id }, body });
    const made = async (by = maya, body = {}) => {
      const { visibility, publishVisibility } = await getProject(app.services, (await create(body, by)).id);
      return [visibility, publishVisibility];
    };
    await setPlan(app.services, workspace_id, "enterprise");
    await change({ default_visibility: "draft", default_website_access: "private" });
    expect(await made()).toEqual(["draft", "private"]);
    expect(await made(maya, { visibility: "private" })).toEqual(["private", "private"]);
    await change({ default_visibility: "public", publish_outside: "admin" });
    expect(await made()).toEqual(["public", "private"]);
    await insertMember(app.services, { workspaceId: workspace_id, userId: await userIdOf(eve), role: "editor" });
    expect(await made(eve)).toEqual(["private", "private"]);
    await expect(made(eve, { visibility: "public" })).rejects.toMatchObject({ code: "publishing_restricted" });
    await change({ disable_publish: true });
    expect(await made()).toEqual(["private", "private"]);
    await change({ disable_publish: false, default_visibility: "draft" });
    await setPlan(app.services, workspace_id, "free");
    expect(await made()).toEqual(["private", "public"]);
  });

  it("begins with the starter in one commit, private and owned by its creator", async () => {
    const { id } = await create({ display_name: "Ímpar & Söhne 42" });
    expect(await getProject(app.services, id)).toMatchObject({
      name: "impar-and-soehne-42",
      displayName: "Ímpar & Söhne 42",
      visibility: "private",
      userId: await userIdOf(maya),
    });
    const repository = await app.services.git.open(id);
    const head = (await repository.head())!;
    expect((await getProject(app.services, id)).latestCommitSha).toBe(head);
    const log = await repository.log(head, 5);
    expect(log.map(({ author, message }) => [author.name, message])).toEqual([
      ["Slipway", "Start from the starter project"],
    ]);
    const paths = (await repository.tree(head)).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["index.html", "package.json", "vite.config.ts"]));
    expect(paths.filter((path) => path.startsWith("node_modules/"))).toEqual([]);
    expect(await repository.read(head, projectPath("index.html"))).not.toBeNull();
  });

  it("keeps the first message for the chat and says what happened, once", async () => {
    const seen: unknown[] = [];
    app.services.events.on(projectCreated, (payload) => void seen.push(payload));
    const message = "a landing page for a bakery with menu";
    const { id } = await create({ message });
    const userId = await userIdOf(maya);
    expect(seen).toEqual([{ projectId: id, userId, message }]);
    expect(await getProject(app.services, id)).toMatchObject({
      displayName: "Landing page for a bakery",
      titleSource: "default",
    });
    expect(await projectsWithPendingMessage(app.services)).toContain(id);
    await expect(
      app.services.database.transaction(async (tx) => {
        expect(await takePendingMessage(app.services, id, tx)).toEqual({
          message,
          userId,
          chatOnly: false,
          images: [],
        });
        throw new Error("the turn could not be recorded");
      }),
    ).rejects.toThrow("could not be recorded");
    const taken = await Promise.all([takePendingMessage(app.services, id), takePendingMessage(app.services, id)]);
    expect(taken.filter((one) => one !== null)).toEqual([{ message, userId, chatOnly: false, images: [] }]);
    expect(await projectsWithPendingMessage(app.services)).not.toContain(id);
  });

  it("numbers an address that is taken, also when several people ask at once [P4]", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => create({ display_name: "Tea house" })));
    const names = await Promise.all(ids.map(async ({ id }) => (await getProject(app.services, id)).name));
    expect(names.toSorted()).toEqual(["tea-house", "tea-house-2", "tea-house-3", "tea-house-4", "tea-house-5"]);
  });

  it("takes a chosen address only when it is valid, free and not reserved [W5.13] [K2]", async () => {
    await create({ name: "corner-shop" });
    await expect(create({ name: "corner-shop" })).rejects.toMatchObject({
      status: 409,
      code: "name_taken",
      userMessage: "This URL is already taken",
    });
    await expect(create({ name: "api" })).rejects.toMatchObject({ status: 409, code: "name_taken" });
    await expect(create({ name: "Corner Shop" })).rejects.toMatchObject({
      status: 400,
      code: "invalid_name",
      details: { rule: "characters" },
    });
  });

  it("refuses a message with a key without repeating the key, and creates nothing; other text goes through", async () => {
    const secret = ["sk", "live", "4eC39HqLyjWDarjtT1zdp7dc"].join("_");
    const message = `A shop that charges with ${secret}`;
    const refused = await create({ message }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 400,
      code: "secret_found",
      userMessage: "This looks like a Stripe secret key. It was not sent and not saved.",
    });
    expect(JSON.stringify(refused)).not.toContain(secret);
    const { rows } = await app.services.database.pool.query("select 1 from projects where workspace_id = $1", [
      workspace_id,
    ]);
    expect(rows).toEqual([]);
    const { id } = await create({ message, not_a_secret: true });
    await app.services.database.transaction(async (tx) =>
      expect(await takePendingMessage(app.services, id, tx)).toMatchObject({ message }),
    );
  });

  it("leaves no repository behind when it is refused", async () => {
    const repositories = async (): Promise<number> =>
      (await readdir(app.dataDir, { recursive: true })).filter((path) => path.endsWith("HEAD")).length;
    await create({ name: "first-one" });
    const before = await repositories();
    const refused = await Promise.allSettled([create({ name: "same-name" }), create({ name: "same-name" })]);
    expect(refused.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(await repositories()).toBe(before + 1);
  });

  it("allows Personal from Business up, and public where publishing is on [S1] [WS2] [W5.21]", async () => {
    await create({ visibility: "draft" });
    await setPlan(app.services, workspace_id, "pro");
    await expect(create({ visibility: "draft" })).rejects.toMatchObject({
      status: 403,
      code: "plan_required",
      details: { plan: "biz", upsell_key: "BUSINESS_PERSONAL_PROJECT" },
    });
    await maya.call(workspacesContract.update, { params: { id: workspace_id }, body: { disable_publish: true } });
    await expect(create({ visibility: "public" })).rejects.toMatchObject({ status: 403, code: "publishing_disabled" });
  });

  it("is for editors of the workspace, which outsiders do not even find", async () => {
    await expect(create({}, eve)).rejects.toMatchObject({ status: 404 });
    await expect(maya.call(routes.create, { body: { workspace_id: "ws_none" } })).rejects.toMatchObject({
      status: 404,
    });
    await insertMember(app.services, { workspaceId: workspace_id, userId: await userIdOf(eve), role: "viewer" });
    await expect(create({}, eve)).rejects.toMatchObject({ status: 403 });
    await expect(app.stranger(routes.create, { body: { workspace_id } })).rejects.toMatchObject({ status: 401 });
    for (const body of [
      { display_name: "" },
      { display_name: "x".repeat(81) },
      { message: "x".repeat(20_001) },
      { visibility: "secret" },
    ]) {
      await expect(create(body)).rejects.toMatchObject({ status: 400 });
    }
  });
});

describe("the list of a workspace [P2]", () => {
  const list = (query: object = {}, by = maya) => by.call(routes.list, { params: { id: workspace_id }, query });
  const titles = async (query: object = {}, by = maya): Promise<string[]> =>
    (await list(query, by)).projects.map((project) => project.display_name);

  it("goes page by page, last edited first, without gap or repeat", async () => {
    for (const display_name of ["One", "Two", "Three", "Four", "Five"]) await create({ display_name });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, cursor });
      seen.push(...page.projects.map((project) => project.display_name));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    await expect(list({ cursor: "junk" })).rejects.toMatchObject({ status: 400 });
    await expect(list({ limit: 0 })).rejects.toMatchObject({ status: 400 });
  });

  it("sorts by last edit, title or age, and goes on in that order only", async () => {
    for (const display_name of ["pear", "Apple", "mango"]) await create({ display_name });
    const byTitle = await titles({ sort: "name" });
    expect(byTitle).toEqual(["Apple", "mango", "pear"]);
    expect(await titles({ sort: "created" })).toEqual(["mango", "Apple", "pear"]);
    const { id } = await app.services.database.pool
      .query<{
        id: string;
      }>("select id from projects where workspace_id = $1 and display_name = 'pear'", [workspace_id])
      .then(({ rows }) => rows[0]!);
    await maya.call(routes.update, { params: { id }, body: { display_name: "plum" } });
    expect((await titles())[0]).toBe("plum");
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 1, sort: "name", cursor });
      seen.push(...page.projects.map((project) => project.display_name));
      cursor = page.next_cursor ?? undefined;
      if (cursor !== undefined) await expect(list({ cursor })).rejects.toMatchObject({ status: 400 });
    } while (cursor !== undefined);
    expect(seen).toEqual(["Apple", "mango", "plum"]);
  });

  it("says what the caller may do with each project [K5]", async () => {
    await create({ display_name: "Tea" });
    await insertMember(app.services, { workspaceId: workspace_id, userId: await userIdOf(eve), role: "viewer" });
    const [own] = (await list()).projects;
    const [seen] = (await list({}, eve)).projects;
    expect(own!.permissions).toContain("DeleteProject");
    expect(seen!.permissions).toEqual((await eve.call(routes.details, { params: { id: seen!.id } })).permissions);
    expect(seen!.permissions).not.toContain("EditProject");
  });

  it("counts the changes that the live site lacks", async () => {
    const { id } = await create({ display_name: "Tea" });
    const repository = await app.services.git.open(id);
    const published = (await repository.head())!;
    const deployment = { deploymentId: "dep_1", commitSha: published, number: 1 };
    await app.services.database.transaction((tx) => setPublished(app.services, tx, { projectId: id, deployment }));
    expect((await list()).projects[0]).toMatchObject({ has_unpublished_changes: false, unpublished_changes: 0 });
    let parent = published;
    for (const content of ["one", "two"]) {
      const changes = [{ path: projectPath("notes.txt"), content }];
      const author = { name: "Maya", email: "maya@example.com" };
      parent = (await repository.commit({ parent, changes, message: content, author })).sha;
    }
    await app.services.database.transaction((tx) => setLatestCommit(app.services, tx, { projectId: id, sha: parent }));
    expect((await list()).projects[0]).toMatchObject({ has_unpublished_changes: true, unpublished_changes: 2 });
  });

  it("says of a live site with the newest version that it has to be published again, until it is", async () => {
    const { id } = await create({ display_name: "Tea" });
    const published = (await (await app.services.git.open(id)).head())!;
    const publish = () =>
      app.services.database.transaction((tx) =>
        setPublished(app.services, tx, {
          projectId: id,
          deployment: { deploymentId: "dep_1", commitSha: published, number: 1 },
        }),
      );
    const mark = (isOutdated: boolean, deploymentId?: string) =>
      app.services.database.transaction((tx) =>
        setPublishedOutdated(app.services, tx, { projectId: id, isOutdated, deploymentId }),
      );
    const outdated = () => mark(true);
    const says = async () => (await list()).projects[0]!.has_unpublished_changes;
    await outdated();
    expect(await says()).toBe(false);
    await publish();
    expect(await says()).toBe(false);
    await outdated();
    expect(await says()).toBe(true);
    await publish();
    expect(await says()).toBe(false);
    await mark(true, "dep_0");
    expect(await says()).toBe(false);
    await mark(true, "dep_1");
    expect(await says()).toBe(true);
    await mark(false, "dep_1");
    expect(await says()).toBe(false);
  });

  it("shows projects of other workspaces to whom they are shared with, not to their owner [S9]", async () => {
    const { id } = await create({ display_name: "Shared tea" });
    await create({ display_name: "Own tea" });
    const sharedWith = async (by: TestPerson) =>
      (await by.call(routes.listShared, { query: {} })).projects.map((project) => project.display_name);
    expect(await sharedWith(eve)).toEqual([]);
    await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(eve), level: "write" });
    expect(await sharedWith(eve)).toEqual(["Shared tea"]);
    expect(await sharedWith(maya)).toEqual([]);
    const [project] = (await eve.call(routes.listShared, { query: { q: "SHARED", sort: "name" } })).projects;
    expect(project!.permissions).toContain("EditProject");
    await maya.call(routes.remove, { params: { id }, query: {} });
    expect(await sharedWith(eve)).toEqual([]);
    await expect(app.stranger(routes.listShared, { query: {} })).rejects.toMatchObject({ status: 401 });
  });

  it("finds by title and address, takes wildcards literally, and can show own ones only", async () => {
    await create({ display_name: "Straße 5" });
    await create({ display_name: "100% Tea" });
    await insertMember(app.services, { workspaceId: workspace_id, userId: await userIdOf(eve), role: "editor" });
    await create({ display_name: "Eve's" }, eve);
    expect(await titles({ q: "STRAßE" })).toEqual(["Straße 5"]);
    expect(await titles({ q: "strasse-5" })).toEqual(["Straße 5"]);
    expect(await titles({ q: "%" })).toEqual(["100% Tea"]);
    expect(await titles({ mine: true }, eve)).toEqual(["Eve's"]);
    expect(await titles({ mine: false }, eve)).toHaveLength(3);
  });

  it("leaves Personal projects to their collaborators [W4.13]", async () => {
    const { id } = await newProject(maya.call, { display_name: "Secret", visibility: "draft" });
    await insertMember(app.services, { workspaceId: workspace_id, userId: await userIdOf(eve), role: "admin" });
    expect(await titles({}, eve)).toEqual([]);
    await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(eve), level: "read" });
    expect(await titles({}, eve)).toEqual(["Secret"]);
  });

  it("keeps Trash apart and is for members only", async () => {
    const { id } = await create({ display_name: "Gone" });
    await maya.call(routes.remove, { params: { id }, query: {} });
    expect(await titles()).toEqual([]);
    expect((await list({ state: "trash" })).projects).toMatchObject([
      { display_name: "Gone", deleted_at: expect.any(String) },
    ]);
    await expect(list({}, eve)).rejects.toMatchObject({ status: 404 });
  });
});
