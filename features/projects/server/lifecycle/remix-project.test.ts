import { projectPath } from "@slipway/kernel/project-path";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { insertMember, setPlan } from "../../../workspaces/testing.ts";
import { projectCreated, projectsContract as routes } from "../../contract/index.ts";
import { homeWorkspace, newProject } from "../../testing.ts";
import { feature as projects, getProject, setScreenshot } from "../index.ts";

let app: TestApp;
let maya: TestPerson;
let eve: TestPerson;
let id: string;
let workspaceId: string;
let count = 0;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  await app.signUp("Staff");
});
beforeEach(async () => {
  maya = await app.signUp("Maya");
  eve = await app.signUp("Eve");
  ({ id, workspaceId } = await newProject(maya.call, { display_name: `Bakery ${(count += 1)}` }));
});
afterAll(() => app[Symbol.asyncDispose]());

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const remix = (by = maya, body: object = {}) => by.call(routes.remix, { params: { id }, body });
const set = (column: string, value: unknown) =>
  app.services.database.pool.query(`update projects set ${column} = $2 where id = $1`, [id, value]);

describe("copying a project [P7] [W1.01]", () => {
  it("takes the newest files as one commit of a project of one's own", async () => {
    const original = await app.services.git.open(id);
    const parent = (await original.head())!;
    const changes = [{ path: projectPath("notes.txt"), content: "a second version" }];
    const author = { name: "Maya", email: "maya@example.com" };
    const { sha, treeHash } = await original.commit({ parent, changes, message: "Notes", author });
    const seen: unknown[] = [];
    app.services.events.on(projectCreated, (payload) => void seen.push(payload));
    const copy = await remix();
    const repository = await app.services.git.open(copy.id);
    const head = (await repository.head())!;
    expect(await repository.treeHash(head)).toBe(treeHash);
    expect(await repository.log(head, 5)).toHaveLength(1);
    expect(head).not.toBe(sha);
    expect(seen).toEqual([{ projectId: copy.id, userId: await userIdOf(maya), message: null }]);
    expect(await getProject(app.services, copy.id)).toMatchObject({
      displayName: `Copy of Bakery ${count}`,
      titleSource: "person",
      workspaceId: workspaceId,
      latestCommitSha: head,
      visibility: "private",
      isPublished: false,
      firstPublishedAt: null,
    });
    expect(await original.head()).toBe(sha);
  });

  it("shows the picture of the original until it has its own", async () => {
    const picture = async (project: string) =>
      (await app.fetch(`/api/projects/${project}/screenshot`, { headers: maya.headers })).status;
    expect(await picture((await remix()).id)).toBe(404);
    await setScreenshot(app.services, id, new Uint8Array([137, 80, 78, 71]));
    expect(await picture((await remix()).id)).toBe(200);
  });

  it("cuts long titles and gives every copy its own address", async () => {
    await maya.call(routes.update, { params: { id }, body: { display_name: `${"🥐".repeat(40)}` } });
    const copies = await Promise.all([remix(), remix()]);
    const rows = await Promise.all(copies.map((copy) => getProject(app.services, copy.id)));
    expect(rows.map((row) => row.displayName)).toEqual(Array.from({ length: 2 }, () => `Copy of ${"🥐".repeat(36)}`));
    expect(new Set(rows.map((row) => row.name)).size).toBe(2);
  });

  it("goes to the copier's own workspace if the project's does not let them create", async () => {
    await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(eve), level: "read" });
    const copy = await getProject(app.services, (await remix(eve)).id);
    expect(copy).toMatchObject({ workspaceId: await homeWorkspace(eve.call), userId: await userIdOf(eve) });
    await insertMember(app.services, { workspaceId, userId: await userIdOf(eve), role: "viewer" });
    await expect(remix(eve, { workspace_id: workspaceId })).rejects.toMatchObject({ status: 403 });
    const third = await app.signUp("Third");
    await expect(remix(maya, { workspace_id: await homeWorkspace(third.call) })).rejects.toMatchObject({ status: 404 });
  });

  it("keeps a Personal project personal where the plan allows it [W4.13]", async () => {
    await set("visibility", "draft");
    expect((await getProject(app.services, (await remix()).id)).visibility).toBe("draft");
    await setPlan(app.services, workspaceId, "pro");
    expect((await getProject(app.services, (await remix()).id)).visibility).toBe("private");
  });

  it("is for strangers only where the project says so, and never published or public itself [W6.11]", async () => {
    await set("visibility", "public");
    await expect(remix(eve)).rejects.toMatchObject({ status: 403 });
    await set("allow_public_remix", true);
    expect((await getProject(app.services, (await remix(eve)).id)).visibility).toBe("private");
    await expect(app.stranger(routes.remix, { params: { id }, body: {} })).rejects.toMatchObject({ status: 401 });
  });

  it("says why a project with a backend cannot be copied [W6.15] [P6]", async () => {
    await set("is_supabase_enabled", true);
    await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(eve), level: "read" });
    await expect(remix(eve)).rejects.toMatchObject({
      status: 403,
      userMessage: "Project editors can remix projects with backend integrations.",
    });
    await remix();
  });

  it("takes the history along for people who may read it, and for nobody else [W6.11]", async () => {
    const original = await app.services.git.open(id);
    const parent = (await original.head())!;
    const author = { name: "Maya", email: "maya@example.com" };
    const { sha } = await original.commit({
      parent,
      changes: [{ path: projectPath("notes.txt"), content: "now" }],
      message: "Notes",
      author,
    });
    const copy = await remix(maya, { include_history: true });
    expect(await (await app.services.git.open(copy.id)).head()).toBe(sha);
    expect((await getProject(app.services, copy.id)).latestCommitSha).toBe(sha);
    const refused = { status: 403, userMessage: "Only editors of this project can copy its earlier versions." };
    await set("visibility", "public");
    await set("allow_public_remix", true);
    await expect(remix(eve, { include_history: true })).rejects.toMatchObject(refused);
    await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(eve), level: "read" });
    await expect(remix(eve, { include_history: true })).rejects.toMatchObject(refused);
    const flat = await app.services.git.open((await remix(eve)).id);
    expect(await flat.log((await flat.head())!, 5)).toHaveLength(1);
  });
});

describe("files that may hold keys", () => {
  it("stay with people who may read the source anyway, and go to nobody else, templates included", async () => {
    const original = await app.services.git.open(id);
    const author = { name: "Maya", email: "maya@example.com" };
    const paths = [".env", ".env.production", "deploy/server.pem", ".npmrc", ".env.example"];
    await original.commit({
      parent: (await original.head())!,
      changes: paths.map((path) => ({ path: projectPath(path), content: "KEY=1" })),
      message: "Keys",
      author,
    });
    const kept = async (by: TestPerson): Promise<string[]> => {
      const copy = await app.services.git.open((await remix(by)).id);
      const there = [...(await copy.files((await copy.head())!)).keys()];
      return paths.filter((path) => there.includes(projectPath(path)));
    };
    expect(await kept(maya)).toEqual(paths);
    await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(eve), level: "read" });
    expect(await kept(eve)).toEqual([".env.example"]);
    await set("visibility", "public");
    await set("allow_public_remix", true);
    expect(await kept(await app.signUp("Third"))).toEqual([".env.example"]);
  });
});

describe("the switch for copies by strangers [P7] [W6.11]", () => {
  const turn = (by: TestPerson, allow_public_remix: boolean) =>
    by.call(routes.updatePublicRemix, { params: { id }, body: { allow_public_remix } });

  it("is turned by admins of the project, and counts only while the project is public", async () => {
    await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(eve), level: "write" });
    await expect(turn(eve, true)).rejects.toMatchObject({ status: 403 });
    expect(await turn(maya, true)).toMatchObject({ allow_public_remix: true });
    const third = await app.signUp("Third");
    await expect(remix(third)).rejects.toMatchObject({ status: 404 });
    await maya.call(routes.updateVisibility, { params: { id }, body: { visibility: "public" } });
    await remix(third);
    expect(await turn(maya, false)).toMatchObject({ allow_public_remix: false });
    await expect(remix(third)).rejects.toMatchObject({ status: 403 });
  });

  it("makes the offer to strangers too, who sign in for it [W6.15]", async () => {
    await set("visibility", "public");
    const seen = () => app.stranger(routes.details, { params: { id } });
    expect(await seen()).toMatchObject({ remix: { allowed: false, reason: "no_permission" } });
    await turn(maya, true);
    expect(await seen()).toMatchObject({ remix: { allowed: true, reason: null }, permissions: ["ViewProject"] });
  });
});

describe("credit to the origin of a copy", () => {
  it("names origin and creator while the origin is public, and nothing otherwise", async () => {
    await set("visibility", "public");
    await set("allow_public_remix", true);
    const copy = await remix(eve);
    const credit = async () => (await eve.call(routes.details, { params: { id: copy.id } })).remixed_from;
    const origin = { id, display_name: `Bakery ${count}`, creator: "Maya" };
    expect(await credit()).toEqual(origin);
    await eve.call(routes.updateVisibility, { params: { id: copy.id }, body: { visibility: "public" } });
    expect(await app.stranger(routes.details, { params: { id: copy.id } })).toMatchObject({ remixed_from: origin });
    await set("visibility", "private");
    expect(await credit()).toBeNull();
    await set("visibility", "public");
    await maya.call(routes.remove, { params: { id }, query: {} });
    expect(await credit()).toBeNull();
    await maya.call(routes.remove, { params: { id }, query: { permanent: "true", confirm: `Bakery ${count}` } });
    expect(await credit()).toBeNull();
    expect(
      (await maya.call(routes.details, { params: { id: (await newProject(maya.call)).id } })).remixed_from,
    ).toBeNull();
  });
});
