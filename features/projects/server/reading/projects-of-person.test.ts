import type { RouteInput } from "@slipway/kernel/contract/route";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { insertMember, setPlan } from "../../../workspaces/testing.ts";
import { projectsContract as routes } from "../../contract/index.ts";
import { PERSON_SORTS } from "../../contract/profile.ts";
import { newProject } from "../../testing.ts";
import { feature as projects } from "../index.ts";

let app: TestApp;
let olga: TestPerson;
let olgaId: string;
let stranger: TestPerson;
let workspaceId: string;
const ids: Record<"open" | "inside" | "own", string> = { open: "", inside: "", own: "" };

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  await app.signUp("Staff");
  olga = await app.signUp("Olga");
  stranger = await app.signUp("Eve");
  olgaId = await userIdOf(olga);
  const first = await newProject(olga.call, { display_name: "Open bakery" });
  workspaceId = first.workspaceId;
  await setPlan(app.services, workspaceId, "biz");
  ids.open = first.id;
  const add = async (display_name: string, visibility: "public" | "private" | "draft") =>
    (await olga.call(routes.create, { body: { workspace_id: workspaceId, display_name, visibility } })).id;
  ids.inside = await add("Inside list", "private");
  ids.own = await add("My diary", "draft");
});
afterAll(() => app[Symbol.asyncDispose]());

type Query = NonNullable<RouteInput<typeof routes.userProjects>["query"]>;
const titles = async (by: Pick<TestPerson, "call">, query: Query = {}, userId = olgaId): Promise<string[]> =>
  (await by.call(routes.userProjects, { params: { userId }, query })).projects.map(({ display_name }) => display_name);
const anybody = () => ({ call: app.stranger });

describe("a person's page", () => {
  it("does not exist for people who have nothing in common with the person [W7.33] [T7.32] [CO2]", async () => {
    for (const by of [stranger, anybody()]) {
      await expect(titles(by)).rejects.toMatchObject({ status: 404 });
      await expect(titles(by, {}, "nobody_at_all")).rejects.toMatchObject({ status: 404 });
    }
    expect((await titles(olga)).toSorted()).toEqual(["Inside list", "My diary", "Open bakery"]);
  });

  it("shows strangers public projects only, also those without an account [W7.33] [T7.32]", async () => {
    await olga.call(routes.updateVisibility, { params: { id: ids.open }, body: { visibility: "public" } });
    for (const by of [stranger, anybody()]) expect(await titles(by)).toEqual(["Open bakery"]);
    const { user, projects: list } = await app.stranger(routes.userProjects, { params: { userId: olgaId }, query: {} });
    expect(user).toEqual({ id: olgaId, username: null, display_name: "Olga", photo_url: null, bio: "", links: [] });
    expect(JSON.stringify(list)).not.toContain("@");
  });

  it("shows members the workspace's projects, collaborators those they work on, and drafts to their owner", async () => {
    const member = await app.signUp("Mo");
    await insertMember(app.services, { workspaceId, userId: await userIdOf(member), role: "viewer" });
    expect((await titles(member)).toSorted()).toEqual(["Inside list", "Open bakery"]);
    const guest = await app.signUp("Gus");
    await insertCollaborator(app.services, { projectId: ids.own, userId: await userIdOf(guest), level: "read" });
    expect((await titles(guest)).toSorted()).toEqual(["My diary", "Open bakery"]);
    // They meet in the project's list of people, so each has a page for the other, with or without projects.
    expect(await titles(guest, {}, await userIdOf(member))).toEqual([]);
    expect(await titles(member, {}, await userIdOf(guest))).toEqual([]);
    await expect(titles(stranger, {}, await userIdOf(guest))).rejects.toMatchObject({ status: 404 });
  });

  it("continues after the last project in the requested order [W7.33] [T7.32]", async () => {
    for (const sort_by of PERSON_SORTS)
      for (const order of ["asc", "desc"] as const) {
        const whole = await titles(olga, { sort_by, order });
        const read: string[] = [];
        let next: string | null = null;
        do {
          const answer: { projects: { display_name: string }[]; next_cursor: string | null } = await olga.call(
            routes.userProjects,
            {
              params: { userId: olgaId },
              query: { limit: 1, sort_by, order, ...(next === null ? {} : { start_after: next }) },
            },
          );
          read.push(...answer.projects.map(({ display_name }) => display_name));
          next = answer.next_cursor;
        } while (next !== null);
        expect(read).toEqual(whole);
      }
    expect(await titles(olga, { sort_by: "name", order: "asc" })).toEqual(["Inside list", "My diary", "Open bakery"]);
    expect(await titles(olga, { category: "games" })).toEqual([]);
  });

  it("tells nothing of a project that is not in the list by beginning behind it", async () => {
    for (const display_name of ["Aardvark", "Zebra"])
      await newProject(stranger.call, { display_name, visibility: "public" });
    const eveId = await userIdOf(stranger);
    for (const start_after of [ids.own, ids.inside, "aaaaaaaaaaaaaaaaaaaa"])
      for (const sort_by of PERSON_SORTS)
        for (const order of ["asc", "desc"] as const)
          expect(await titles(stranger, { sort_by, order, start_after }, eveId)).toEqual([]);
  });

  it.each([{ limit: 0 }, { limit: 101 }, { sort_by: "size" }, { order: "up" }, { start_after: "a b" }])(
    "refuses %j and names the field",
    async (query: object) => {
      await expect(titles(olga, query)).rejects.toMatchObject({
        status: 400,
        userMessage: expect.stringContaining(Object.keys(query)[0]!),
      });
    },
  );
});
