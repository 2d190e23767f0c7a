import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { workspacesContract as routes } from "../contract/index.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  id = (await maya.call(accountsContract.user, {})).workspaces[0]!.id;
});
afterAll(() => app[Symbol.asyncDispose]());

it("tells open pages of an invitation, of joining, of a role, of a setting and of a removal", async () => {
  const ben = await app.signUp("Ben");
  let count = 0;
  const connection = app.services.liveHub.connect({
    authorize: () => Promise.resolve(true),
    send: (frame) => {
      if (frame.type === "changes") count += frame.changes.length;
      return true;
    },
  });
  using _closed = { [Symbol.dispose]: () => connection.close() };
  await connection.receive({ type: "subscribe", path: `workspaces/${id}/changes`, since: 0 });
  const next = async <T>(work: Promise<T>): Promise<T> => {
    const before = count;
    const answer = await work;
    await expect.poll(() => count).toBeGreaterThan(before);
    return answer;
  };
  const params = { id };
  const { invite_url } = await next(
    maya.call(routes.addMember, { params, body: { email: ben.email, role: "viewer" } }),
  );
  const code = new URL(invite_url!).searchParams.get("invite")!;
  await next(ben.call(accountsContract.acceptInvitation, { body: { code } }));
  const { id: userId } = await ben.call(accountsContract.user, {});
  await next(maya.call(routes.updateMember, { params: { id, userId }, body: { role: "editor" } }));
  await next(maya.call(routes.update, { params, body: { name: "Acme" } }));
  await next(maya.call(routes.removeMember, { params: { id, userId } }));
  const lines = ["a@example.com", "b@example.com"];
  const { results } = await next(maya.call(routes.inviteMany, { params, body: { lines, role: "viewer" } }));
  const member_ids = results.map((one) => one.member_id!);
  await next(maya.call(routes.cancelMany, { params, body: { member_ids } }));
});
