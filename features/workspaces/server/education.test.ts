/** Workspaces and accounts that buy nothing, as staff mark them. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { toldOfWorkspace } from "../../audit/testing.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { workspacesContract as routes } from "../contract/index.ts";
import { feature as workspaces } from "./index.ts";

let app: TestApp;
let staff: TestPerson;
let maya: TestPerson;
beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  staff = await app.signUp("Staff");
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

const me = () => maya.call(accountsContract.user, {});
const homeId = async (): Promise<string> => (await me()).workspaces[0]!.id;

it("staff mark a workspace as education and take it back, and its log tells each change once [W1.06] [WS4]", async () => {
  const workspaceId = await homeId();
  const mark = (on: boolean) =>
    staff.call(routes.setWorkspaceEducation, { params: { workspaceId }, body: { workspace_is_temporary_edu: on } });
  const shown = async () => (await maya.call(routes.get, { params: { id: workspaceId } })).workspace_is_temporary_edu;
  await mark(true);
  await mark(true);
  expect(await shown()).toBe(true);
  await mark(false);
  expect(await shown()).toBe(false);
  expect(await toldOfWorkspace(app.services, workspaceId)).toEqual([
    "Staff turned education, which hides everything for sale, on for the workspace",
    "Staff turned education, which hides everything for sale, off for the workspace",
  ]);
});

it("staff mark an account, and the log of the person's own workspace tells it [W1.06] [W3.13]", async () => {
  const { id: userId } = await me();
  await staff.call(routes.setAccountEducation, { params: { userId }, body: { user_is_temporary_edu: true } });
  expect((await me()).user_is_temporary_edu).toBe(true);
  const { users } = await staff.call(accountsContract.listUsers, { query: { q: maya.email } });
  expect(users.map((user) => user.user_is_temporary_edu)).toEqual([true]);
  expect((await toldOfWorkspace(app.services, await homeId())).at(-1)).toBe(
    `Staff turned education, which hides everything for sale, on for ${maya.email}`,
  );
});

it("is for staff alone, who get 404 for workspaces and accounts that are not there [AC2]", async () => {
  const workspaceId = await homeId();
  const body = { workspace_is_temporary_edu: true };
  await expect(maya.call(routes.setWorkspaceEducation, { params: { workspaceId }, body })).rejects.toMatchObject({
    status: 404,
  });
  await expect(maya.call(routes.listAll, { query: {} })).rejects.toMatchObject({ status: 404 });
  for (const missing of ["missing", "x".repeat(64)]) {
    const params = { workspaceId: missing, userId: missing };
    await expect(staff.call(routes.setWorkspaceEducation, { params, body })).rejects.toMatchObject({ status: 404 });
    await expect(
      staff.call(routes.setAccountEducation, { params, body: { user_is_temporary_edu: true } }),
    ).rejects.toMatchObject({ status: 404 });
  }
});

it("lists every workspace once over its pages, by name, and finds by owner", async () => {
  for (const name of ["same", "Same", "zeta", "Alpha"]) await maya.call(routes.create, { body: { name } });
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await staff.call(routes.listAll, { query: { limit: 2, cursor } });
    seen.push(...page.workspaces.map(({ name }) => name));
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  expect(seen.map((name) => name.toLowerCase())).toEqual([
    "alpha",
    "maya's workspace",
    "same",
    "same",
    "staff's workspace",
    "zeta",
  ]);
  const found = await staff.call(routes.listAll, { query: { q: maya.email.toUpperCase() } });
  expect(found.workspaces).toHaveLength(5);
  expect(found.workspaces[0]).toMatchObject({ name: "Alpha", member_count: 1, owner_email: maya.email });
  expect((await staff.call(routes.listAll, { query: { q: "%_'; drop table workspaces" } })).workspaces).toEqual([]);
});
