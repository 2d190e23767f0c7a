/** Links to a preview for people without access, over real HTTP. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { sharingContract } from "../../../sharing/contract/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { insertMember, setPlan } from "../../../workspaces/testing.ts";
import { previewContract as routes } from "../../contract/index.ts";
import { enterWith, newBuiltVersion, plainSandbox, testGateway, type TestGateway } from "../../testing.ts";
import { previewLinks } from "./links-table.ts";

/** Five seconds are promised; the rest is slack for a busy machine. */
const SOON = { timeout: 5_500 };
let gateway: TestGateway;
let app: TestApp;
let staff: TestPerson;
let maya: TestPerson;
let eve: TestPerson;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  gateway = await testGateway();
  const url = `http://slipway.localhost:${gateway.port}`;
  app = await createTestApp({ sandbox: plainSandbox(), config: { url } });
  gateway.hosts = app.services.hosts;
  staff = await app.signUp("Staff");
});
beforeEach(async () => {
  maya = await app.signUp("Maya");
  eve = await app.signUp("Eve");
  ({ id: projectId, workspaceId } = await newProject(maya.call, { display_name: "Bakery" }));
  await setPlan(app.services, workspaceId, "biz");
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const idOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const make = (by = maya) => by.call(routes.createLink, { params: { projectId }, body: {} });
const list = async (by = maya) => (await by.call(routes.listLinks, { params: { projectId } })).preview_links;
const end = (linkId: string, by = maya) => by.call(routes.endLink, { params: { projectId, linkId } });
const codeOf = ({ url }: { url: string | null }): string => url!.split("/").at(-1)!;
type Caller = Pick<TestPerson, "call">;
const nobody: Caller = { call: (...input) => app.stranger(...input) };
const lookUp = (code: string, by: Caller = nobody) => by.call(routes.lookUpLink, { params: { code } });
const open = async (code: string, by: Caller = nobody) =>
  (await by.call(routes.openLink, { params: { code }, body: {} })).url;
const at = (path: string, label = projectId): string => app.services.addresses.previewUrl(label) + path;
const cookieBy = async (code: string, by?: Caller) => (await enterWith(gateway, await open(code, by))).cookie;
const statusAt = async (path: string, cookie: string) => (await gateway.get(at(path), { cookie })).status;
/** Whether the file of the project answers, and not the built site. */
const sourceSeen = async (cookie: string): Promise<boolean> =>
  (await gateway.get(at("/src/pages/Index.tsx"), { cookie, "sec-fetch-mode": "cors" })).text.startsWith("export");
const build = () => newBuiltVersion(app.services, projectId, { "src/pages/Index.tsx": "export default () => null;" });
const page = { accept: "text/html" };
const ended = { status: 410, code: "link_ended" };
async function collaborator(level: "read" | "write" | "admin"): Promise<TestPerson> {
  const person = await app.signUp(level);
  await insertCollaborator(app.services, { projectId, userId: await idOf(person), level });
  return person;
}

describe("a link to a preview", () => {
  it("shows the built preview to somebody without an account for seven days [W9.06] [T3.19]", async () => {
    await build();
    const before = Date.now();
    const made = await make();
    expect(made).toMatchObject({ url: expect.stringMatching(/\/preview\/\w{32}$/), made_by: "Maya", works: true });
    const lasts = Date.parse(made.expires_at) - before;
    expect(Math.round(lasts / 60_000)).toBe(7 * 24 * 60);
    const code = codeOf(made);
    expect(await lookUp(code)).toEqual({
      project_id: projectId,
      project_name: "Bakery",
      shared_by: "Maya",
      expires_at: made.expires_at,
      has_access: false,
    });
    const cookie = await cookieBy(code);
    expect(await gateway.get(at("/"), { cookie, ...page })).toMatchObject({
      status: 200,
      text: expect.stringContaining("Built"),
    });
    expect((await gateway.get(at("/"))).status).toBe(404);
    expect(await list()).toEqual([made]);
  });

  it("grants the preview only: no source, no past version, no call of the project [S12]", async () => {
    const { sha } = await build();
    const code = codeOf(await make());
    const cookie = await cookieBy(code);
    expect(await sourceSeen(cookie)).toBe(false);
    const past = at("/", `${sha.slice(0, 12)}--${projectId}`);
    expect((await gateway.get(past, { cookie, ...page })).status).toBe(404);
    await expect(eve.call(projectsContract.details, { params: { id: projectId } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(eve.call(routes.access, { params: { id: projectId }, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    const { id: other } = await newProject(maya.call);
    expect((await gateway.get(at("/", other), { cookie, ...page })).status).toBe(404);
  });

  it("ends at once, also for somebody who has it open, and says so", { timeout: 20_000 }, async () => {
    await build();
    const made = await make();
    const [code, cookie] = [codeOf(made), await cookieBy(codeOf(made))];
    expect(await statusAt("/index.html", cookie)).toBe(200);
    expect(await end(made.id)).toEqual({});
    await expect(lookUp(code)).rejects.toMatchObject(ended);
    await expect(open(code)).rejects.toMatchObject(ended);
    await expect.poll(() => statusAt("/index.html", cookie), SOON).toBe(404);
    expect(await list()).toEqual([]);
    await expect(end(made.id)).rejects.toMatchObject({ status: 404 });
    await expect(lookUp("x".repeat(32))).rejects.toMatchObject({ status: 404 });
  });

  it("ends after seven days [W9.06]", { timeout: 20_000 }, async () => {
    await build();
    const made = await make();
    const cookie = await cookieBy(codeOf(made));
    expect(await statusAt("/index.html", cookie)).toBe(200);
    await app.services.database.sql
      .update(previewLinks)
      .set({ expiresAt: new Date(app.services.clock.now()) })
      .where(eq(previewLinks.id, made.id));
    await expect(lookUp(codeOf(made))).rejects.toMatchObject(ended);
    await expect.poll(() => statusAt("/index.html", cookie), SOON).toBe(404);
    expect(await list()).toEqual([]);
  });

  it("is not in the database in a readable form", async () => {
    const made = await make();
    const rows = () =>
      app.services.database.sql.select().from(previewLinks).where(eq(previewLinks.projectId, projectId));
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain(codeOf(made));
    await end(made.id);
    expect((await rows())[0]!.sealedCode).toBeNull();
  });

  it("needs the Business plan, and stops with it [W9.06]", async () => {
    const code = codeOf(await make());
    for (const plan of ["free", "pro"] as const) {
      await setPlan(app.services, workspaceId, plan);
      await expect(make()).rejects.toMatchObject({
        status: 403,
        code: "plan_required",
        details: { plan: "biz", upsell_key: "BUSINESS_SHARE_PREVIEW" },
      });
      await expect(lookUp(code)).rejects.toMatchObject(ended);
      expect(await list()).toMatchObject([{ works: false }]);
    }
    await setPlan(app.services, workspaceId, "enterprise");
    await make();
    await lookUp(code);
  });

  it("stops while the workspace turns preview links off, and members' previews do not [T3.19] [WS3]", async () => {
    const code = codeOf(await make());
    const turn = (disable_named_previews: boolean) =>
      maya.call(workspacesContract.update, { params: { id: workspaceId }, body: { disable_named_previews } });
    await turn(true);
    await expect(make()).rejects.toMatchObject({ status: 403, code: "named_previews_disabled" });
    await expect(open(code)).rejects.toMatchObject(ended);
    await maya.call(routes.access, { params: { id: projectId }, body: {} });
    await turn(false);
    await lookUp(code);
  });

  it("is made, listed and ended by people who may change the project", async () => {
    const [viewer, editor] = [await collaborator("read"), await collaborator("write")];
    const made = await make(editor);
    for (const call of [() => make(viewer), () => list(viewer), () => end(made.id, viewer)])
      await expect(call()).rejects.toMatchObject({ status: 403 });
    for (const call of [() => make(eve), () => list(eve), () => end(made.id, eve)])
      await expect(call()).rejects.toMatchObject({ status: 404 });
    const other = await newProject(maya.call);
    const elsewhere = { params: { projectId: other.id, linkId: made.id } };
    await expect(maya.call(routes.endLink, elsewhere)).rejects.toMatchObject({ status: 404 });
    await end(made.id, maya);
  });

  it("is one of at most twenty, and a project keeps a bounded number of ended ones", { timeout: 20_000 }, async () => {
    const first = await make();
    for (let count = 1; count < 20; count += 1) await make();
    await expect(make()).rejects.toMatchObject({ status: 409, code: "too_many_links" });
    await end(first.id);
    const made = await Promise.allSettled([make(), make(), make()]);
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await app.services.database.pool.query(
      `insert into preview_links (id, project_id, code_hash, created_by, created_at, expires_at, ended_at)
       select 'old' || n, $1, $1 || n, 'u', now() - interval '30 days', now(), now() from generate_series(1, 150) n`,
      [projectId],
    );
    await end((await list())[0]!.id);
    await make();
    expect(await app.services.database.sql.$count(previewLinks, eq(previewLinks.projectId, projectId))).toBe(100);
    expect(await list()).toHaveLength(20);
  });

  it("lets people who have access in as themselves, so that they keep what their pass shows", async () => {
    await build();
    const code = codeOf(await make());
    expect(await lookUp(code, maya)).toMatchObject({ has_access: true });
    expect(await lookUp(code, eve)).toMatchObject({ has_access: false });
    expect(await sourceSeen(await cookieBy(code, maya))).toBe(true);
    expect(await sourceSeen(await cookieBy(code, eve))).toBe(false);
  });

  it("shows nothing while the project is in Trash, and is gone with it", async () => {
    const code = codeOf(await make());
    await maya.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    await expect(lookUp(code)).rejects.toMatchObject(ended);
    await maya.call(projectsContract.remove, {
      params: { id: projectId },
      query: { permanent: "true", confirm: "Bakery" },
    });
    await expect.poll(() => lookUp(code).catch((error: { status: number }) => error.status)).toBe(404);
  });
});

describe("a link to a preview whose maker", () => {
  const rowOf = async (person: TestPerson): Promise<string> =>
    (await maya.call(sharingContract.list, { params: { id: projectId } })).collaborators.find(
      ({ email }) => email === person.email,
    )!.id;
  const level = async (person: TestPerson, access_level: "read" | "write" | "admin") =>
    maya.call(sharingContract.update, {
      params: { projectId, collaboratorId: await rowOf(person) },
      body: { access_level },
    });
  const remove = async (person: TestPerson, by = maya) =>
    by.call(sharingContract.remove, { params: { projectId, collaboratorId: await rowOf(person) } });
  it.each<[string, (editor: TestPerson) => Promise<unknown>]>([
    ["is removed", (editor) => remove(editor)],
    ["leaves", (editor) => remove(editor, editor)],
    ["becomes a viewer", (editor) => level(editor, "read")],
    [
      "is deactivated",
      async (editor) =>
        staff.call(accountsContract.updateUserAsStaff, {
          params: { userId: await idOf(editor) },
          body: { is_active: false },
        }),
    ],
  ])("%s has ended for good", async (_what, lose) => {
    const editor = await collaborator("write");
    const userId = await idOf(editor);
    const code = codeOf(await make(editor));
    await lose(editor);
    await expect(lookUp(code)).rejects.toMatchObject(ended);
    await insertCollaborator(app.services, { projectId, userId, level: "write" });
    await expect(lookUp(code)).rejects.toMatchObject(ended);
    expect(await list()).toEqual([]);
  });

  it("can still change the project goes on", async () => {
    const admin = await collaborator("admin");
    const code = codeOf(await make(admin));
    await level(admin, "write");
    await lookUp(code);
  });

  it("is no member of the workspace any more rests: it is listed as not working, and can be ended", async () => {
    const userId = await idOf(eve);
    await insertMember(app.services, { workspaceId, userId, role: "editor" });
    const made = await make(eve);
    await app.services.database.pool.query("delete from workspace_members where user_id = $1 and workspace_id = $2", [
      userId,
      workspaceId,
    ]);
    await expect(lookUp(codeOf(made))).rejects.toMatchObject(ended);
    expect(await list()).toEqual([{ ...made, works: false }]);
    await end(made.id);
    expect(await list()).toEqual([]);
  });
});

describe("a link that works", () => {
  it("outlives any number of younger ones that were ended", async () => {
    const first = await make();
    await app.services.database.pool.query(
      `insert into preview_links (id, project_id, code_hash, created_by, created_at, expires_at, ended_at)
       select 'pvl_' || n || $1, $1, 'hash ' || n || $1, $2, now() + interval '1 hour', now() + interval '7 days', now()
       from generate_series(1, 120) n`,
      [projectId, await idOf(maya)],
    );
    const second = await make();
    expect((await list()).map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(await app.services.database.sql.$count(previewLinks, eq(previewLinks.projectId, projectId))).toBe(100);
    await lookUp(codeOf(first));
  });
});
