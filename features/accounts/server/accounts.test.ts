import type { TestPerson } from "@slipway/server/testing/test-person";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { feature as projects } from "../../projects/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { accountsContract as routes } from "../contract/index.ts";
import { invitePorts, markVerified } from "../testing.ts";
import { feature as accounts } from "./index.ts";
import { createInvitation } from "./invitations.ts";

let app: TestApp;
let staff: TestPerson;
let maya: TestPerson;
const clock = fakeClock(Date.now());

beforeAll(async () => {
  app = await createTestApp({
    features: [accounts, workspaces, sharing, projects],
    clock,
    config: { staffEmails: ["boss@example.com"] },
  });
  staff = await app.signUp("Staff");
});
beforeEach(async () => {
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

const bearer = async (token: string): Promise<number> =>
  (await app.fetch("/api/user", { headers: { authorization: `Bearer ${token}` } })).status;
const cookie = async (person: TestPerson): Promise<number> =>
  (await app.fetch("/api/user", { headers: person.headers })).status;
const signIn = (person: { email: string; password: string }, more: object = {}): Promise<Response> =>
  app.fetch("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: person.email, password: person.password, ...more }),
  });
const idOf = async (person: TestPerson): Promise<string> => (await person.call(routes.user, {})).id;
const tokenIn = (link: string): string => new URL(link).searchParams.get("token")!;
const postAuth = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  app.fetch(`/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

describe("the person", () => {
  it("gets its own data with a workspace on the default plan [W3.13] [W1.02] [AC1]", async () => {
    const user = await maya.call(routes.user, {});
    expect(user).toEqual({
      id: expect.stringMatching(/^usr_/),
      email: maya.email,
      email_verified: false,
      is_staff: false,
      attributes: { display_name: "Maya" },
      username: null,
      photo_url: null,
      user_is_temporary_edu: false,
      workspaces: [{ id: expect.stringMatching(/^ws_/), name: "Maya's workspace", plan: "biz", role: "owner" }],
    });
  });

  it("asks for a mail that proves an already proven address without an effect or a failure", async () => {
    const proven = await app.signUp("Proven");
    await markVerified(app.services, proven.email);
    const response = await postAuth("send-verification-email", {}, proven.headers);
    expect([response.status, await response.json()]).toEqual([200, { signed_in: true, next: null }]);
  });

  it("creates a workspace that a killed process did not create", async () => {
    await app.services.database.pool.query("delete from workspaces where personal_of = $1", [await idOf(maya)]);
    const user = await maya.call(routes.user, {});
    expect(user.workspaces).toHaveLength(1);
    expect((await maya.call(routes.user, {})).workspaces).toEqual(user.workspaces);
  });

  it("changes the display name, in any script, and refuses an empty or endless one", async () => {
    expect(
      (await maya.call(routes.updateUser, { body: { display_name: " 山田 Maya " } })).attributes.display_name,
    ).toBe("山田 Maya");
    for (const display_name of ["", "   ", "x".repeat(81)]) {
      await expect(maya.call(routes.updateUser, { body: { display_name } })).rejects.toMatchObject({ status: 400 });
    }
  });
});

describe("bearer tokens [K8]", () => {
  it("work with the caller's rights, are shown once, are stored hashed and end when they are deleted", async () => {
    const { id, token } = await maya.call(routes.createToken, { body: { name: "Backup" } });
    expect(await bearer(token)).toBe(200);
    expect(await bearer(`${token}x`)).toBe(401);
    expect((await maya.call(routes.listTokens, {})).tokens).toEqual([
      {
        id,
        name: "Backup",
        created_at: expect.any(String),
        last_used_at: expect.toBeOneOf([null, expect.any(String)]),
      },
    ]);
    const { rows } = await app.services.database.pool.query<{ hash: string }>(
      "select hash from api_tokens where id = $1",
      [id],
    );
    expect(rows[0]!.hash).not.toContain(token.slice(4));
    await expect(staff.call(routes.deleteToken, { params: { tokenId: id } })).rejects.toMatchObject({ status: 404 });
    await maya.call(routes.deleteToken, { params: { tokenId: id } });
    expect(await bearer(token)).toBe(401);
  });

  it("last five minutes as access tokens, and cannot create further ones", async () => {
    const { token, expires_at } = await maya.call(routes.createAccessToken, {});
    expect(Date.parse(expires_at) - clock.now()).toBe(300_000);
    const withToken = { authorization: `Bearer ${token}` };
    expect(await bearer(token)).toBe(200);
    expect((await app.fetch("/api/user/access-token", { method: "POST", headers: withToken })).status).toBe(403);
    clock.advance(299_000);
    expect(await bearer(token)).toBe(200);
    clock.advance(1000);
    expect(await bearer(token)).toBe(401);
  });

  it("do not fall back to the cookie when they are invalid", async () => {
    const response = await app.fetch("/api/user", { headers: { ...maya.headers, authorization: "Bearer slp_junk" } });
    expect(response.status).toBe(401);
  });

  it("are at most fifty a person", async () => {
    const userId = await idOf(maya);
    await app.services.database.pool.query(
      "insert into api_tokens (id, user_id, name, hash) select 't' || $1 || n, $1, 'n', $1 || n from generate_series(1, 50) n",
      [userId],
    );
    await expect(maya.call(routes.createToken, { body: { name: "One more" } })).rejects.toMatchObject({
      status: 409,
      code: "too_many_tokens",
    });
  });

  it("are at most fifty a person, even if created concurrently", async () => {
    const { pool } = app.services.database;
    // Every connection of the pool is open, so that as many as there are really run side by side.
    await Promise.all(Array.from({ length: 20 }, () => pool.query("select pg_sleep(0.1)")));
    const asked = Array.from({ length: 70 }, (_, index) =>
      maya.call(routes.createToken, { body: { name: `${index}` } }),
    );
    const made = (await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled");
    expect(made).toHaveLength(50);
    expect((await maya.call(routes.listTokens, {})).tokens).toHaveLength(50);
  });
});

describe("sessions", () => {
  it("are listed and end one by one, with the access tokens made in them", async () => {
    const access = await maya.call(routes.createAccessToken, {});
    await signIn(maya);
    const { sessions } = await maya.call(routes.listSessions, {});
    expect(sessions.map((session) => session.is_current).toSorted()).toEqual([false, true]);
    const current = sessions.find((session) => session.is_current)!;
    await expect(staff.call(routes.deleteSession, { params: { sessionId: current.id } })).rejects.toMatchObject({
      status: 404,
    });
    await maya.call(routes.deleteSession, { params: { sessionId: current.id } });
    expect(await cookie(maya)).toBe(401);
    expect(await bearer(access.token)).toBe(401);
  });

  it("end with signing out", async () => {
    const response = await postAuth("sign-out", {}, maya.headers);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/Max-Age=0/);
    expect(await cookie(maya)).toBe(401);
  });

  it("are not taken from forged or foreign cookies", async () => {
    const request = (value: string): Request =>
      new Request(`${app.services.addresses.appUrl}/api/user`, { headers: { cookie: value } });
    const name = maya.headers["cookie"]!.split("=")[0]!;
    for (const value of [`${name}=`, `${name}=x.y`, `${name}='; drop table users`, "other=1", ""])
      expect(await app.services.accounts.authenticate(request(value))).toBeNull();
    expect(await app.services.accounts.authenticate(request(maya.headers["cookie"]!))).toMatchObject({
      email: maya.email,
      via: "session",
      isStaff: false,
    });
  });
});

describe("a new password", () => {
  it("is set by the mailed link once, ends all sessions, and unknown addresses get the same answer", async () => {
    const known = await postAuth("request-password-reset", { email: maya.email });
    const unknown = await postAuth("request-password-reset", { email: "nobody@example.com" });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const [mail] = await app.services.mail.list(1);
    expect(mail!.to).toBe(maya.email);
    const link = /http\S+/.exec(mail!.text)![0];
    expect(new URL(link).pathname).toBe("/reset-password");
    const body = { token: tokenIn(link), new_password: "another long one" };
    expect((await postAuth("reset-password", { ...body, new_password: "short" })).status).toBe(400);
    expect((await postAuth("reset-password", body)).status).toBe(200);
    const again = await postAuth("reset-password", body);
    expect([again.status, ((await again.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      "link_expired",
    ]);
    expect(await cookie(maya)).toBe(401);
    expect((await signIn(maya)).status).toBe(401);
    expect((await signIn({ email: maya.email, password: "another long one" })).status).toBe(200);
  });

  it("is set by a link from staff or the command line where mail is not set up", async () => {
    const { url } = await staff.call(routes.resetLink, { params: { userId: await idOf(maya) } });
    expect((await postAuth("reset-password", { token: tokenIn(url), new_password: "from the staff" })).status).toBe(
      200,
    );
    const printed = await app.services.accounts.createResetLink(` ${maya.email.toUpperCase()} `);
    expect(
      (await postAuth("reset-password", { token: tokenIn(printed!), new_password: "from the shell" })).status,
    ).toBe(200);
    expect((await signIn({ email: maya.email, password: "from the shell" })).status).toBe(200);
    expect(await app.services.accounts.createResetLink("nobody@example.com")).toBeNull();
  });

  it("is changed with the old one; other sessions end", async () => {
    const other = (await signIn(maya)).headers.getSetCookie()[0]!.split(";")[0]!;
    const wrong = await postAuth(
      "change-password",
      { current_password: "not it", new_password: "brand new one" },
      maya.headers,
    );
    expect(wrong.status).toBe(400);
    expect(
      (
        await postAuth(
          "change-password",
          { current_password: maya.password, new_password: "brand new one" },
          maya.headers,
        )
      ).status,
    ).toBe(200);
    expect((await app.fetch("/api/user", { headers: { cookie: other } })).status).toBe(401);
    expect((await postAuth("change-password", { current_password: "x", new_password: "brand new one" })).status).toBe(
      401,
    );
  });
});

describe("staff [AC2] [W1.07]", () => {
  it("is hidden from everybody else", async () => {
    for (const route of [routes.listUsers, routes.mailbox])
      await expect(maya.call(route, { query: {} })).rejects.toMatchObject({ status: 404 });
    await expect(maya.call(routes.resetLink, { params: { userId: await idOf(maya) } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(app.stranger(routes.mailbox, { query: {} })).rejects.toMatchObject({ status: 401 });
  });

  it("reads the mailbox, newest first", async () => {
    await postAuth("request-password-reset", { email: maya.email });
    const { engine, messages } = await staff.call(routes.mailbox, { query: { limit: 1 } });
    expect([engine, messages.length, messages[0]!.to]).toEqual(["mailbox", 1, maya.email]);
  });

  it("finds people page by page", async () => {
    const first = await staff.call(routes.listUsers, { query: { limit: 1, q: "MAYA" } });
    expect(first.users).toHaveLength(1);
    const second = await staff.call(routes.listUsers, { query: { limit: 1, q: "maya", cursor: first.next_cursor! } });
    expect(second.users[0]!.email > first.users[0]!.email).toBe(true);
    expect((await staff.call(routes.listUsers, { query: { q: "%" } })).users).toEqual([]);
  });

  it("takes everything from a deactivated account at once, and gives it back", async () => {
    const { token } = await maya.call(routes.createToken, { body: { name: "x" } });
    const access = await maya.call(routes.createAccessToken, {});
    const params = { userId: await idOf(maya) };
    expect(
      (await staff.call(routes.updateUserAsStaff, { params, body: { is_active: false } })).deactivated_at,
    ).not.toBeNull();
    expect([await cookie(maya), await bearer(token), await bearer(access.token)]).toEqual([401, 401, 401]);
    const refused = await signIn(maya);
    expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([
      403,
      "account_deactivated",
    ]);
    expect(await app.services.accounts.createResetLink(maya.email)).toBeNull();
    await staff.call(routes.updateUserAsStaff, { params, body: { is_active: true } });
    expect((await signIn(maya)).status).toBe(200);
    expect(await bearer(token)).toBe(401);
  });

  it("cannot lock itself out, and unknown accounts are not found", async () => {
    const own = { userId: await idOf(staff) };
    await expect(
      staff.call(routes.updateUserAsStaff, { params: own, body: { is_active: false } }),
    ).rejects.toMatchObject({ status: 409, code: "own_account" });
    await expect(
      staff.call(routes.updateUserAsStaff, { params: { userId: "usr_none" }, body: { is_staff: true } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("is whoever the configuration names, once the address is proven", async () => {
    const response = await postAuth("sign-up/email", {
      name: "Boss",
      email: "boss@example.com",
      password: "correct horse battery",
    });
    const headers = { cookie: response.headers.getSetCookie()[0]!.split(";")[0]! };
    expect((await app.fetch("/api/admin/users", { headers })).status).toBe(404);
    await markVerified(app.services, "boss@example.com");
    expect((await app.fetch("/api/admin/users", { headers })).status).toBe(200);
  });
});

describe("invitations", () => {
  const invite = async (email: string): Promise<string> => {
    const invitedBy = { userId: await idOf(staff), displayName: "Staff" };
    const { url } = await createInvitation(invitePorts(app.services), {
      email,
      invitedBy,
      what: "build apps",
      joins: null,
      nextPath: "/x",
    });
    return new URL(url).searchParams.get("invite")!;
  };

  it("are accepted by the invited person and by nobody else", async () => {
    const code = await invite(maya.email);
    await expect(staff.call(routes.acceptInvitation, { body: { code } })).rejects.toMatchObject({
      status: 403,
      code: "other_email",
    });
    expect(await maya.call(routes.acceptInvitation, { body: { code } })).toEqual({ next: "/x" });
    expect(await (await signIn(maya, { invite: code })).json()).toEqual({ signed_in: true, next: "/x" });
  });

  it("end after 30 days; invented ones are unknown", async () => {
    const code = await invite(maya.email);
    clock.advance(30 * 86_400_000);
    await expect(maya.call(routes.acceptInvitation, { body: { code } })).rejects.toMatchObject({ status: 404 });
    await expect(app.stranger(routes.invitation, { params: { code: "nothing" } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("are made by staff for one address", async () => {
    const { url } = await staff.call(routes.inviteUser, { body: { email: " New@Example.com " } });
    const code = new URL(url).searchParams.get("invite")!;
    expect(await app.stranger(routes.invitation, { params: { code } })).toMatchObject({
      email: "new@example.com",
      next: "/",
    });
  });
});

it("names the caller's workspaces the same way in every answer", async () => {
  const { workspaces } = await maya.call(workspacesContract.list, {});
  expect((await maya.call(routes.user, {})).workspaces.map(({ id }) => id)).toEqual(workspaces.map(({ id }) => id));
});
