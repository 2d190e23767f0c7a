import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountReclaimed, accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { projectUnpublished } from "../../publish/contract/events.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { insertMember } from "../../workspaces/testing.ts";
import { projectGivenBack, projectTakenDown } from "../contract/events.ts";
import { communityContract as routes, MAX_REPORTS, MAX_TEMPLATES, type Category } from "../contract/index.ts";
import { markPublished } from "../testing.ts";
import { feature as community } from "./index.ts";
import { report } from "./reports.ts";

let app: TestApp;
let staff: TestPerson;
let maya: TestPerson;
let jo: TestPerson;
let ids: string[];
const told: unknown[] = [];
const givenBack: unknown[] = [];

const shown = async (query: Parameters<typeof app.stranger<typeof routes.list>>[1]["query"] = {}): Promise<string[]> =>
  (await app.stranger(routes.list, { query })).projects.map(({ display_name }) => display_name);
const showAs = (who: TestPerson, id: string, category?: Category) =>
  who.call(routes.setListing, { params: { id }, body: { is_listed: true, category } });
const setVisibility = (id: string, visibility: "public" | "private") =>
  maya.call(projectsContract.updateVisibility, { params: { id }, body: { visibility } });
const setSite = (id: string, access: "public" | "private") =>
  app.services.database.pool.query("update projects set publish_visibility = $2 where id = $1", [id, access]);
const idOf = async (who: TestPerson): Promise<string> => (await who.call(accountsContract.user, {})).id;

async function openProject(title: string): Promise<string> {
  const { id } = await newProject(maya.call, { display_name: title, visibility: "public" });
  await markPublished(app.services, id);
  return id;
}

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects, community] });
  app.services.events.on(projectTakenDown, (event) => Promise.resolve(void told.push(event)));
  app.services.events.on(projectGivenBack, (event) => Promise.resolve(void givenBack.push(event)));
  staff = await app.signUp("Staff");
  maya = await app.signUp("Maya");
  jo = await app.signUp("Jo");
  ids = [];
  for (const title of ["Bakery", "Chess", "Diary"]) ids.push(await openProject(title));
});
afterAll(() => app[Symbol.asyncDispose]());

describe("the community page", () => {
  it("shows a published public project once its owner chose so, to people without an account, too [W7.32] [T7.31] [CO1]", async () => {
    expect(await shown()).toEqual([]);
    await showAs(maya, ids[0]!, "shop");
    await showAs(maya, ids[1]!, "game");
    const { projects: list } = await app.stranger(routes.list, { query: { view: "latest" } });
    expect(list.map(({ display_name }) => display_name)).toEqual(["Chess", "Bakery"]);
    expect(list[1]).toEqual({
      id: ids[0],
      name: "bakery",
      display_name: "Bakery",
      url: app.services.addresses.siteUrl("bakery"),
      creator: { id: await idOf(maya), display_name: "Maya", username: null, photo_url: null, has_page: true },
      category: "shop",
      remix_count: 0,
      updated_at: expect.any(String) as string,
      screenshot_url: null,
    });
    expect(JSON.stringify(list)).not.toContain("@");
  });

  it("finds by category and by a part of the title, and pages by cursor in both views [W7.32]", async () => {
    expect(await shown({ category: "game" })).toEqual(["Chess"]);
    expect(await shown({ q: "AKE" })).toEqual(["Bakery"]);
    expect(await shown({ q: "%" })).toEqual([]);
    await showAs(maya, ids[2]!);
    for (const view of ["popular", "latest"] as const) {
      const read: string[] = [];
      let cursor: string | null = null;
      do {
        const answer: { projects: { display_name: string }[]; next_cursor: string | null } = await app.stranger(
          routes.list,
          { query: { view, limit: 1, ...(cursor === null ? {} : { cursor }) } },
        );
        read.push(...answer.projects.map(({ display_name }) => display_name));
        cursor = answer.next_cursor;
      } while (cursor !== null);
      expect(read).toEqual(await shown({ view }));
      expect(read).toHaveLength(3);
    }
  });

  it("answers 16 projects where nothing else is asked [T9.16]", async () => {
    const { result } = { result: routes.list.query.parse({}) };
    expect(result).toEqual({ limit: 16, view: "popular" });
  });

  it.each(["latest.1.p", "popular.1.2.3.4", "x", "latest.99999999999999999.p1", "popular.1.' or 1=1"])(
    "refuses the cursor %s of another list",
    async (cursor) => {
      await expect(shown({ view: "popular", cursor })).rejects.toMatchObject({ status: 400 });
    },
  );

  it("puts projects that more people of other workspaces copied first, and counts each person once", async () => {
    const id = ids[0]!;
    await app.services.database.pool.query("update projects set allow_public_remix = true where id = $1", [id]);
    for (const who of [jo, jo, maya]) await who.call(projectsContract.remix, { params: { id }, body: {} });
    await expect
      .poll(async () => (await app.stranger(routes.list, { query: {} })).projects[0])
      .toMatchObject({
        display_name: "Bakery",
        remix_count: 1,
      });
  });

  it("drops a project once it is private, unpublished, in Trash, another person's, or its owner blocked", async () => {
    const id = ids[1]!;
    const isThere = async () => (await shown()).includes("Chess");
    expect(await isThere()).toBe(true);
    await setVisibility(id, "private");
    expect(await isThere()).toBe(false);
    await setVisibility(id, "public");
    expect(await isThere()).toBe(false);
    await showAs(maya, id);
    await setSite(id, "private");
    expect(await isThere()).toBe(false);
    await setSite(id, "public");
    await app.services.events.emit(projectUnpublished, { projectId: id });
    expect(await isThere()).toBe(false);
    await showAs(maya, id);
    await maya.call(projectsContract.remove, { params: { id }, query: {} });
    expect(await isThere()).toBe(false);
    await maya.call(projectsContract.restore, { params: { id } });
    expect(await isThere()).toBe(false);
    await showAs(maya, id);
    const owner = (next: string) =>
      app.services.database.pool.query("update projects set user_id = $2 where id = $1", [id, next]);
    await owner(await idOf(jo));
    expect(await isThere()).toBe(false);
    const userId = await idOf(maya);
    await owner(userId);
    expect(await isThere()).toBe(true);
    await app.services.database.pool.query("update users set deactivated_at = now() where id = $1", [userId]);
    expect(await shown()).toEqual([]);
    await app.services.database.pool.query("update users set deactivated_at = null where id = $1", [userId]);
    expect(await isThere()).toBe(true);
  });

  it("drops what somebody showed who had made the account with its owner's address", async () => {
    const id = ids[1]!;
    await showAs(maya, id);
    expect(await shown()).toContain("Chess");
    const others = (await shown()).length;
    await app.services.events.emit(accountReclaimed, { userId: await idOf(jo) });
    expect(await shown()).toHaveLength(others);
    await app.services.events.emit(accountReclaimed, { userId: await idOf(maya) });
    expect(await shown()).toEqual([]);
    for (const each of ids) await showAs(maya, each);
  });

  it("is the owner's choice alone; others who may publish can only take the project out", async () => {
    const id = ids[2]!;
    await insertCollaborator(app.services, { projectId: id, userId: await idOf(jo), level: "write" });
    await jo.call(routes.setListing, { params: { id }, body: { is_listed: false } });
    expect(await shown()).not.toContain("Diary");
    await expect(showAs(jo, id)).rejects.toMatchObject({ code: "forbidden" });
    expect(await jo.call(routes.listing, { params: { id } })).toMatchObject({ is_owner: false, owner_name: "Maya" });
  });

  it("refuses a project that is not published, or not public", async () => {
    const { id } = await newProject(maya.call, { display_name: "Draft" });
    await expect(showAs(maya, id)).rejects.toMatchObject({ code: "not_open" });
    await markPublished(app.services, id);
    await expect(showAs(maya, id)).rejects.toMatchObject({ code: "not_open" });
    expect(await maya.call(routes.listing, { params: { id } })).toMatchObject({ missing: "not_public" });
  });

  it("links to no page of a person who hides theirs", async () => {
    await maya.call(accountsContract.updateProfile, { body: { is_hidden: true } });
    const { projects: list } = await app.stranger(routes.list, { query: {} });
    expect(list[0]!.creator.has_page).toBe(false);
    await maya.call(accountsContract.updateProfile, { body: { is_hidden: false } });
  });
});

describe("what a list is asked with", () => {
  it("is never the server's fault: NUL, half characters, and places in the far future", async () => {
    const status = async (path: string, headers = {}) => (await app.fetch(path, { headers })).status;
    for (const q of ["%00", "a%00b", "%ed%a0%bd", "\\\\%25_"])
      expect([200, 400]).toContain(await status(`/api/projects/community?q=${q}`));
    for (const at of ["999999999999999", "253402300800000"]) {
      expect([200, 400]).toContain(await status(`/api/projects/community?view=latest&cursor=latest.${at}.p1`));
      expect([200, 400]).toContain(await status(`/api/projects/community?cursor=popular.1.${at}.p1`));
      expect([200, 400]).toContain(await status(`/api/admin/community?cursor=${at}.p1`, staff.headers));
    }
    await expect(
      app.stranger(routes.report, { params: { id: ids[0]! }, body: { reason: "spam", details: "a\0b" } }),
    ).rejects.toMatchObject({ status: 400 });
  });
});

describe("a report", () => {
  it("reaches staff with its reason, once a person, and says nothing about projects that are not shown", async () => {
    const id = ids[0]!;
    for (const details of ["It copies my shop.", "It copies my shop, see shop.example."])
      await jo.call(routes.report, { params: { id }, body: { reason: "rights", details } });
    await app.stranger(routes.report, { params: { id }, body: { reason: "spam" } });
    await expect(
      app.stranger(routes.report, { params: { id: ids[2]! }, body: { reason: "spam" } }),
    ).rejects.toMatchObject({
      status: 404,
    });
    const { projects: list } = await staff.call(routes.reported, { query: {} });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ project_id: id, display_name: "Bakery", report_count: 2 });
    expect(list[0]!.reports).toContainEqual({
      reason: "rights",
      details: "It copies my shop, see shop.example.",
      reported_at: expect.any(String) as string,
      reported_by: "Jo",
    });
    await expect(maya.call(routes.reported, { query: {} })).rejects.toMatchObject({ status: 404 });
  });

  it("is kept a bounded number of times for one project", async () => {
    const about = { projectId: ids[1]!, userId: null, reason: "spam", details: "" } as const;
    for (let at = 0; at < MAX_REPORTS + 5; at += 1) await report(app.services, { ...about, ip: `10.0.0.${at}` });
    const { projects: list } = await staff.call(routes.reported, { query: { limit: 1 } });
    expect(list[0]).toMatchObject({ display_name: "Chess", report_count: MAX_REPORTS });
    expect(list[0]!.reports).toHaveLength(5);
    await staff.call(routes.dismissReports, { params: { projectId: ids[1]! } });
    expect((await staff.call(routes.reported, { query: {} })).projects.map((one) => one.display_name)).toEqual([
      "Bakery",
    ]);
  });
});

describe("a take-down", () => {
  it("ends the showing at once, tells its owner why, and holds until staff give the project back", async () => {
    const id = ids[0]!;
    await staff.call(routes.takeDown, { params: { projectId: id }, body: { reason: "It uses another shop's logo." } });
    expect(await shown()).not.toContain("Bakery");
    const { notices } = await maya.call(routes.notices, {});
    expect(notices).toMatchObject([{ project_id: id, display_name: "Bakery", reason: "It uses another shop's logo." }]);
    expect(told.at(-1)).toMatchObject({
      ...{ projectId: id, projectName: "Bakery", ownerId: await idOf(maya), reason: "It uses another shop's logo." },
      askStaff: ["Staff"],
    });
    await expect(showAs(maya, id)).rejects.toMatchObject({
      code: "taken_down",
      userMessage: expect.stringContaining("another shop's logo") as string,
    });
    expect((await staff.call(routes.reported, { query: {} })).projects).toEqual([]);
    const { projects: removed } = await staff.call(routes.reported, { query: { state: "taken_down" } });
    expect(removed).toMatchObject([{ project_id: id, taken_down: { reason: "It uses another shop's logo." } }]);
    await staff.call(routes.giveBack, { params: { projectId: id } });
    expect(await shown()).toContain("Bakery");
    expect(givenBack.at(-1)).toMatchObject({ projectId: id, ownerId: await idOf(maya), isShown: true });
    expect((await maya.call(routes.notices, {})).notices).toEqual([]);
  });

  it("that ends shows no project whose owner took it out meanwhile", async () => {
    const id = await openProject("Stationer");
    await showAs(maya, id);
    await staff.call(routes.takeDown, { params: { projectId: id }, body: { reason: "It is spam." } });
    await maya.call(routes.setListing, { params: { id }, body: { is_listed: false } });
    await staff.call(routes.giveBack, { params: { projectId: id } });
    expect(await shown()).not.toContain("Stationer");
    expect(givenBack.at(-1)).toMatchObject({ projectId: id, isShown: false });
  });
});

describe("a take-down of a project that has another owner meanwhile", () => {
  it("is told to the present owner, and the former one reads no more of it", async () => {
    const id = await openProject("Florist");
    await showAs(maya, id);
    const sam = await app.signUp("Sam");
    await app.services.database.pool.query(
      "update projects set user_id = $2, display_name = 'Secret plans', visibility = 'private' where id = $1",
      [id, await idOf(sam)],
    );
    await staff.call(routes.takeDown, { params: { projectId: id }, body: { reason: "It is spam." } });
    expect(told.at(-1)).toMatchObject({ ownerId: await idOf(sam), projectName: "Secret plans" });
    expect((await maya.call(routes.notices, {})).notices).toEqual([]);
    expect((await sam.call(routes.notices, {})).notices).toMatchObject([{ project_id: id, reason: "It is spam." }]);
  });
});

describe("a template", () => {
  it("is offered to the workspace's members, who make projects from it, and to nobody else", async () => {
    const { id, workspaceId } = await newProject(maya.call, { display_name: "House style" });
    const member = await app.signUp("Mo");
    await insertMember(app.services, { workspaceId, userId: await idOf(member), role: "editor" });
    const templatesOf = async (who: TestPerson) =>
      (await who.call(routes.templates, { params: { id: workspaceId } })).templates.map((one) => one.display_name);
    await maya.call(routes.setTemplate, { params: { id }, body: { is_template: true } });
    expect(await templatesOf(member)).toEqual(["House style"]);
    await expect(templatesOf(jo)).rejects.toMatchObject({ status: 404 });
    await expect(
      member.call(routes.setTemplate, { params: { id }, body: { is_template: false } }),
    ).rejects.toMatchObject({ status: 403 });
    const copy = await member.call(projectsContract.remix, { params: { id }, body: { workspace_id: workspaceId } });
    expect(copy.id).not.toBe(id);
    await maya.call(projectsContract.remove, { params: { id }, query: {} });
    expect(await templatesOf(member)).toEqual([]);
    await maya.call(projectsContract.restore, { params: { id } });
    expect(await maya.call(routes.isTemplate, { params: { id } })).toEqual({ is_template: true });
    await maya.call(routes.setTemplate, { params: { id }, body: { is_template: false } });
    expect(await templatesOf(member)).toEqual([]);
  });

  it("is one of a bounded number, also when several people mark the last one at once", async () => {
    const { id, workspaceId } = await newProject(maya.call, { display_name: "Style" });
    const { rows } = await app.services.database.pool.query<{ id: string }>(
      `insert into projects select (jsonb_populate_record(null::projects, to_jsonb(p) ||
         jsonb_build_object('id', left(p.id, -4) || n, 'name', p.name || '-' || n))).*
       from projects p, generate_series(1000, $2::integer) n where p.id = $1 returning id`,
      [id, 999 + MAX_TEMPLATES + 5],
    );
    await app.services.database.pool.query("insert into workspace_templates select unnest($1::text[]), $2, now()", [
      rows.slice(0, MAX_TEMPLATES - 1).map((row) => row.id),
      workspaceId,
    ]);
    // With connections open, the calls begin at the same moment.
    const { pool } = app.services.database;
    await Promise.all(rows.slice(0, 10).map(() => pool.query("select pg_sleep(0.1)")));
    const answers = await Promise.allSettled(
      rows
        .slice(MAX_TEMPLATES - 1)
        .map((row) => maya.call(routes.setTemplate, { params: { id: row.id }, body: { is_template: true } })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { rows: marked } = await app.services.database.pool.query(
      "select project_id from workspace_templates where workspace_id = $1",
      [workspaceId],
    );
    expect(marked).toHaveLength(MAX_TEMPLATES);
  });

  it("cannot be a personal project", async () => {
    const { id, workspaceId } = await newProject(maya.call, { display_name: "Mine" });
    await app.services.database.pool.query("update workspaces set plan = 'biz' where id = $1", [workspaceId]);
    await app.services.database.pool.query("update projects set visibility = 'draft' where id = $1", [id]);
    await expect(maya.call(routes.setTemplate, { params: { id }, body: { is_template: true } })).rejects.toMatchObject({
      code: "personal_project",
    });
  });
});
