import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { insertMember, setPlan } from "../../workspaces/testing.ts";
import { projectsContract as routes } from "../contract/index.ts";
import { newProject } from "../testing.ts";
import {
  acquireLock,
  feature as projects,
  getProject,
  loadProjectFacts,
  refreshLock,
  releaseLock,
  setLatestCommit,
  setPreviewBuild,
  setPublished,
  setScreenshot,
} from "./index.ts";

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
const details = (by = owner) => by.call(routes.details, { params: { id } });
const setVisibility = (visibility: "public" | "private" | "draft", by = owner) =>
  by.call(routes.updateVisibility, { params: { id }, body: { visibility } });
const publish = (number = 1, commitSha = "c".repeat(40)): Promise<void> =>
  app.services.database.transaction((tx) =>
    setPublished(app.services, tx, { projectId: id, deployment: { deploymentId: "dep_1", commitSha, number } }),
  );
const unpublish = (): Promise<void> =>
  app.services.database.transaction((tx) => setPublished(app.services, tx, { projectId: id, deployment: null }));
const row = () => getProject(app.services, id);
async function collaborator(level: "read" | "write" | "admin"): Promise<TestPerson> {
  const person = await app.signUp(level);
  await insertCollaborator(app.services, { projectId: id, userId: await userIdOf(person), level });
  return person;
}
/** Changes on the project's live path since it was made. */
async function liveChanges(): Promise<Record<string, unknown>[]> {
  const { rows } = await app.services.database.pool.query<{ change: { op: string; doc: Record<string, unknown> } }>(
    "select change from live_log where path = $1 order by seq",
    [`projects/${id}`],
  );
  return rows.map(({ change }) => change.doc);
}

const PUBLIC_FIELDS = ["creator", "display_name", "id", "name", "permissions", "remix", "remixed_from", "visibility"];
const ALL_FIELDS = [
  ...PUBLIC_FIELDS,
  "allow_public_remix",
  "cloud",
  "created_at",
  "created_by",
  "deleted_at",
  "github_owner",
  "github_repo_name",
  "is_analytics_disabled",
  "is_published",
  "is_supabase_enabled",
  "latest_commit_sha",
  "locked_at",
  "main_branch",
  "preview_build_commit_sha",
  "primary_custom_domain_id",
  "publish_visibility",
  "published_deployment",
  "site_url",
  "supabase_project_config",
  "updated_at",
  "url",
  "user_id",
  "workspace",
  "workspace_id",
];

describe("details [P1] [W3.01] [T3.06] [W7.30]", () => {
  it("have every field for members, whatever their level", async () => {
    const member = await app.signUp("Member");
    await insertMember(app.services, { workspaceId, userId: await userIdOf(member), role: "viewer" });
    for (const person of [owner, await collaborator("read"), member])
      expect(Object.keys(await details(person)).toSorted()).toEqual(ALL_FIELDS.toSorted());
    expect(await details()).toMatchObject({
      id,
      user_id: await userIdOf(owner),
      workspace_id: workspaceId,
      workspace: { id: workspaceId, plan: "biz", enforce_sso: false, disable_publish: false },
      creator: { id: await userIdOf(owner), display_name: "Olga", username: null, photo_url: null },
      url: null,
      is_published: false,
      main_branch: "main",
      supabase_project_config: { supabase_project_id: null, supabase_organization_id: null },
      remix: { allowed: true, reason: null },
      locked_at: null,
      cloud: null,
    });
  });

  it("give outsiders of a public project its public part only, signed in or not [P8] [W6.17] [T6.08]", async () => {
    await setVisibility("public");
    const strangers = [await details(eve), await app.stranger(routes.details, { params: { id } })];
    for (const answer of strangers) {
      expect(Object.keys(answer).toSorted()).toEqual(PUBLIC_FIELDS);
      expect(answer).toMatchObject({
        permissions: ["ViewProject"],
        remix: { allowed: false, reason: "no_permission" },
      });
      expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${workspaceId}|@example.com|sha"`));
    }
  });

  it("are not found by outsiders of private and Personal projects, nor for ids that never were [K4]", async () => {
    for (const visibility of ["private", "draft"] as const) {
      await setVisibility(visibility);
      await expect(details(eve)).rejects.toMatchObject({ status: 404, code: "not_found" });
    }
    for (const wrong of ["p00000000000000000", "nothing", "'; drop table projects", "%00"]) {
      await expect(eve.call(routes.details, { params: { id: wrong } })).rejects.toMatchObject({
        status: expect.toBeOneOf([400, 404]),
      });
    }
    await expect(app.stranger(routes.details, { params: { id } })).rejects.toMatchObject({ status: 401 });
  });

  it("name what the caller may do, following role, level and plan [K5]", async () => {
    const admin = await collaborator("admin");
    expect((await details(admin)).permissions).toContain("ManageProjectSettings");
    await setPlan(app.services, workspaceId, "free");
    expect((await details(admin)).permissions).not.toContain("ManageProjectSettings");
    await setPlan(app.services, workspaceId, "enterprise");
    expect((await details(admin)).permissions).not.toContain("EditProject");
  });

  it("load their facts in one statement; nobody's project has none", async () => {
    expect(await loadProjectFacts(app.services, id, null)).toEqual({
      signedIn: false,
      collaboratorLevel: null,
      workspaceRole: null,
      visibility: "private",
      plan: "biz",
      allowPublicRemix: false,
      inTrash: false,
    });
    expect(await loadProjectFacts(app.services, "p00000000000000000", null)).toBeNull();
  });
});

describe("visibility [S1] [T7.34]", () => {
  it("changes by editors and is followed live [W6.12] [T6.04] [W5.21] [T5.07]", async () => {
    expect(await setVisibility("public", await collaborator("write"))).toMatchObject({ visibility: "public" });
    expect((await liveChanges()).at(-1)).toEqual({ visibility: "public" });
    await expect(setVisibility("private", await collaborator("read"))).rejects.toMatchObject({ status: 403 });
    await expect(setVisibility("private", eve)).rejects.toMatchObject({ status: 403 });
  });

  it("allows Personal from Business up, and public where publishing is on [WS2] [WS5]", async () => {
    await setPlan(app.services, workspaceId, "pro");
    await expect(setVisibility("draft")).rejects.toMatchObject({
      status: 403,
      code: "plan_required",
      details: { plan: "biz", upsell_key: "BUSINESS_PERSONAL_PROJECT" },
    });
    await setPlan(app.services, workspaceId, "enterprise");
    await setVisibility("draft");
    await owner.call(workspacesContract.update, { params: { id: workspaceId }, body: { disable_publish: true } });
    await expect(setVisibility("public")).rejects.toMatchObject({ status: 403, code: "publishing_disabled" });
  });

  it("takes Personal projects from the workspace and public ones from nobody [W4.13]", async () => {
    const member = await app.signUp("Member");
    await insertMember(app.services, { workspaceId, userId: await userIdOf(member), role: "admin" });
    await setVisibility("draft");
    await expect(details(member)).rejects.toMatchObject({ status: 404 });
    await setVisibility("private");
    await details(member);
  });
});

describe("the lock [P5] [W4.17]", () => {
  it("is held by one; others get 409 until it is released", async () => {
    await acquireLock(app.services, id, "run-1");
    await expect(acquireLock(app.services, id, "run-2")).rejects.toMatchObject({ status: 409, code: "project_locked" });
    expect(await details()).toMatchObject({ locked_at: new Date(clock.now()).toISOString() });
    await releaseLock(app.services, id, "run-2");
    await expect(acquireLock(app.services, id, "run-2")).rejects.toMatchObject({ status: 409 });
    await acquireLock(app.services, id, "run-1");
    await releaseLock(app.services, id, "run-1");
    expect((await row()).lockedAt).toBeNull();
    await acquireLock(app.services, id, "run-2");
  });

  it("is free 60 s after its last refresh, and the late holder learns it", async () => {
    await acquireLock(app.services, id, "run-1");
    clock.advance(59_999);
    await expect(acquireLock(app.services, id, "run-2")).rejects.toMatchObject({ status: 409 });
    expect(await refreshLock(app.services, id, "run-1")).toBe(true);
    clock.advance(59_999);
    await expect(acquireLock(app.services, id, "run-2")).rejects.toMatchObject({ status: 409 });
    clock.advance(1);
    await acquireLock(app.services, id, "run-2");
    expect(await refreshLock(app.services, id, "run-1")).toBe(false);
  });

  it("goes to one of many who ask at the same moment", async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => acquireLock(app.services, id, `run-${i}`)),
    );
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is not found for unknown projects", async () => {
    await expect(acquireLock(app.services, "p00000000000000000", "run")).rejects.toMatchObject({ status: 404 });
  });
});

describe("changes by other features", () => {
  it("reaches open pages as small patches of one live document [W7.39]", async () => {
    await app.services.database.transaction((tx) =>
      setLatestCommit(app.services, tx, { projectId: id, sha: "a".repeat(40) }),
    );
    await setPreviewBuild(app.services, id, "a".repeat(40));
    await setPreviewBuild(app.services, id, "a".repeat(40));
    await acquireLock(app.services, id, "run");
    await releaseLock(app.services, id, "run");
    const locked_at = new Date(clock.now()).toISOString();
    expect(await liveChanges()).toEqual([
      { latest_commit_sha: "a".repeat(40) },
      { preview_build_commit_sha: "a".repeat(40) },
      { locked_at },
      { locked_at: null },
    ]);
  });

  it("shows open pages the address of a new title: reserved or live, it has one name [W7.39] [P4]", async () => {
    const { name } = await owner.call(routes.update, {
      params: { id },
      body: { display_name: `Morning ${id}` },
    });
    const site_url = app.services.addresses.siteUrl(`morning-${id}`);
    expect(name).toBe(`morning-${id}`);
    expect(await liveChanges()).toEqual([{ name, display_name: `Morning ${id}`, url: null, site_url }]);
  });

  it("undoes the commit with its transaction", async () => {
    const before = (await row()).latestCommitSha;
    const failing = app.services.database.transaction(async (tx) => {
      await setLatestCommit(app.services, tx, { projectId: id, sha: "b".repeat(40) });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect((await row()).latestCommitSha).toBe(before);
    expect(await liveChanges()).toEqual([]);
  });

  it("gives a url with the first publish and keeps it reserved afterwards [P4] [PB4] [W9.13]", async () => {
    const { name } = await row();
    const url = app.services.addresses.siteUrl(name);
    expect(await details()).toMatchObject({ url: null, site_url: url });
    await publish();
    expect(await details()).toMatchObject({
      url,
      is_published: true,
      published_deployment: { id: "dep_1", commit_sha: "c".repeat(40), number: 1, is_outdated: false },
    });
    await unpublish();
    expect(await details()).toMatchObject({ url, is_published: false, published_deployment: null });
    expect((await liveChanges()).at(-1)).toEqual({ is_published: false, published_deployment: null, url });
  });

  it("shows the newest picture to whom may see the project", async () => {
    const get = (by: TestPerson, headers: object = {}) =>
      app.fetch(`/api/projects/${id}/screenshot`, { headers: { ...by.headers, ...headers } });
    expect((await get(owner)).status).toBe(404);
    const png = new Uint8Array([137, 80, 78, 71, 1, 2, 3]);
    await setScreenshot(app.services, id, png);
    const response = await get(owner);
    expect([
      response.status,
      response.headers.get("content-type"),
      new Uint8Array(await response.arrayBuffer()),
    ]).toEqual([200, "image/png", png]);
    expect((await get(owner, { "if-none-match": response.headers.get("etag")! })).status).toBe(304);
    expect((await get(eve)).status).toBe(404);
    await setVisibility("public");
    expect((await get(eve)).status).toBe(200);
  });
});
