import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { markVerified } from "../../accounts/testing.ts";
import { addressIn, linesOf, MAX_INVITED_AT_ONCE, MAX_LINE, workspacesContract as routes } from "../contract/index.ts";
import { insertMember } from "../testing.ts";
import { feature as workspaces } from "./index.ts";

let app: TestApp;
let owner: TestPerson;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces] });
  await app.signUp("Staff");
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  id = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
});
afterAll(() => app[Symbol.asyncDispose]());

const invite = (lines: string[], by = owner, role: "viewer" | "editor" | "admin" = "editor") =>
  by.call(routes.inviteMany, { params: { id }, body: { lines, role } });
const cancel = (member_ids: string[], by = owner) =>
  by.call(routes.cancelMany, { params: { id }, body: { member_ids } });
const addresses = async () =>
  (await owner.call(routes.listMembers, { params: { id } })).members.map(({ email }) => email);

it("judges every line of a list for itself", async () => {
  const [known, waiting] = [await app.signUp("Kim"), await app.signUp("Wu")];
  await markVerified(app.services, known.email);
  const { results } = await invite([
    "Ann Lee <Ann+news@Example.com>",
    `"Kim, Q";${known.email};Sales`,
    waiting.email,
    "ann+news@example.com",
    owner.email,
    "nobody",
    "@",
    "a@b@c.example",
    "<script>alert(1)</script>@x",
    "jos\u00e9@example.com",
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual([
    "invited",
    "joined",
    "invited",
    "twice",
    "already_member",
    ...Array.from({ length: 5 }, () => "not_an_address"),
  ]);
  expect(results.map(({ member_id }) => member_id !== null)).toEqual([true, true, true, ...Array(7).fill(false)]);
  expect(await addresses()).toContain("ann+news@example.com");
  expect((await invite(["ann+news@example.com"])).results[0]!.outcome).toBe("already_member");
});

it("cancels the invitations of one list, and leaves who has joined", async () => {
  const guest = await app.signUp("Gus");
  const { results } = await invite(["a@example.com", guest.email]);
  const { members } = await owner.call(routes.listMembers, { params: { id } });
  const { user_id: userId } = members.find(({ email }) => email === owner.email)!;
  const link = await owner.call(routes.inviteLink, { params: { id, userId: results[1]!.member_id! } });
  const pending = await owner.call(routes.inviteLink, { params: { id, userId: results[0]!.member_id! } });
  const codeOf = (url: string) => new URL(url).searchParams.get("invite")!;
  await guest.call(accountsContract.acceptInvitation, { body: { code: codeOf(link.invite_url) } });
  const ids = results.map((each) => each.member_id!);
  expect(await cancel([...ids, members[0]!.id, userId!])).toEqual({ cancelled: 1 });
  expect(await addresses()).toEqual([owner.email, guest.email]);
  const asked = app.stranger(accountsContract.invitation, { params: { code: codeOf(pending.invite_url) } });
  await expect(asked).rejects.toMatchObject({ status: 404 });
});

it("takes the right for the role, for inviting and for cancelling", async () => {
  const editor = await app.signUp("Ed");
  const userId = (await editor.call(accountsContract.user, {})).id;
  await insertMember(app.services, { workspaceId: id, userId, role: "editor" });
  await expect(invite(["a@example.com"], editor, "admin")).rejects.toMatchObject({ status: 403 });
  const { results } = await invite(["a@example.com"], owner, "admin");
  expect(await cancel([results[0]!.member_id!], editor)).toEqual({ cancelled: 0 });
  const stranger = await app.signUp("Eve");
  await expect(invite(["b@example.com"], stranger)).rejects.toMatchObject({ status: 404 });
});

it("takes 500 lines and refuses more, or longer ones", { timeout: 180_000 }, async () => {
  const lines = Array.from({ length: MAX_INVITED_AT_ONCE }, (_none, at) => `person${at}@example.com`);
  const { results } = await invite(lines);
  expect(results.every(({ outcome }) => outcome === "invited")).toBe(true);
  await expect(invite([...lines, "x@example.com"])).rejects.toMatchObject({ status: 400 });
  await expect(invite(["x".repeat(401)])).rejects.toMatchObject({ status: 400 });
});

it("judges a line that is too long, holds half a character, or NUL, for itself", async () => {
  const long = `Ann ${"x".repeat(MAX_LINE - 5)}\u{1f600} ann@example.com`;
  const lines = linesOf([long, "b\u0000b@example.com", "\ud83d cy@example.com", "dan@example.com"].join("\n"));
  const { results } = await invite(lines);
  expect(results.map(({ outcome }) => outcome)).toEqual(["not_an_address", "not_an_address", "invited", "invited"]);
});

it("keeps lines for later once the hour's invitations are used up", async () => {
  await invite(["first@example.com"]);
  const key = `invitation:${(await owner.call(accountsContract.user, {})).id}`;
  const { rowCount } = await app.services.database.pool.query(
    "update auth_rate_limits set points = 100000 where key = $1",
    [key],
  );
  expect(rowCount).toBe(1);
  const { results } = await invite(["second@example.com", "nobody", "third@example.com"]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["later", "not_an_address", "later"]);
  expect(await addresses()).toEqual([owner.email, "first@example.com"]);
});

it("reads addresses out of lines as people paste them", () => {
  expect(linesOf("Name,E-Mail\r\nAnn,ann@example.com\n\n  bob@example.com ")).toEqual([
    "Ann,ann@example.com",
    "bob@example.com",
  ]);
  // As mail programs copy them. A row's second address is nobody who was meant.
  expect(linesOf('Cleo <cleo@example.com>; "Lee, Ann" <ann@example.com>,bob@example.com dan@example.com')).toEqual([
    "Cleo <cleo@example.com>",
    "<ann@example.com>",
    "bob@example.com",
    "dan@example.com",
  ]);
  expect(linesOf("Ann;ann@example.com;boss@example.com")).toEqual(["Ann;ann@example.com;boss@example.com"]);
  expect(addressIn("mailto:Ann@Example.com")).toBe("ann@example.com");
  expect(addressIn("Ann Lee")).toBeNull();
});
