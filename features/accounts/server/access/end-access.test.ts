import type { TestPerson } from "@slipway/server/testing/test-person";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newProject } from "../../../projects/testing.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { sharingContract } from "../../../sharing/contract/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { accountsContract as routes } from "../../contract/index.ts";
import { markVerified } from "../../testing.ts";
import { feature as accounts } from "../index.ts";

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let app: TestApp;
let staff: TestPerson;
let maya: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  staff = await app.signUp("Staff");
});
beforeEach(async () => {
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  app.fetch(`/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const bearer = async (token: string): Promise<number> =>
  (await app.fetch("/api/user", { headers: { authorization: `Bearer ${token}` } })).status;
const asked = async (headers: Record<string, string>): Promise<number> =>
  (await app.fetch("/api/user", { headers })).status;
const signIn = async (email: string, password: string): Promise<Record<string, string>> => {
  const response = await post("sign-in/email", { email, password });
  expect(response.status).toBe(200);
  return { cookie: response.headers.getSetCookie()[0]!.split(";")[0]! };
};
const mailedLink = async (email: string): Promise<string> => {
  await post("request-password-reset", { email });
  const [mail] = await app.services.mail.list(1);
  expect(mail!.to).toBe(email);
  return new URL(/http\S+/.exec(mail!.text)![0]).searchParams.get("token")!;
};
const staffLink = async (email: string): Promise<string> =>
  new URL((await app.services.accounts.createResetLink(email))!).searchParams.get("token")!;
const reset = async (token: string): Promise<Response> => {
  const response = await post("reset-password", { token, new_password: "another long one" });
  expect(response.status).toBe(200);
  return response;
};
const rowsOf = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, values)).rows;

/** Every credential that acts as the person. */
async function everyBearer(person: TestPerson): Promise<string[]> {
  const { token } = await person.call(routes.createToken, { body: { name: "Backup" } });
  const ofSession = await person.call(routes.createAccessToken, {});
  const asProgram = { method: "POST", headers: { authorization: `Bearer ${token}` } };
  const ofToken = (await (await app.fetch("/api/user/access-token", asProgram)).json()) as { token: string };
  const all = [token, ofSession.token, ofToken.token];
  expect(await Promise.all(all.map(bearer))).toEqual([200, 200, 200]);
  return all;
}

describe("a new password by a link", () => {
  for (const [name, link] of [
    ["that was mailed", mailedLink],
    ["that staff made", staffLink],
  ] as const)
    it(`${name} ends sessions, API tokens and what they made`, async () => {
      await markVerified(app.services, maya.email);
      const bearers = await everyBearer(maya);
      await reset(await link(maya.email));
      expect([await asked(maya.headers), ...(await Promise.all(bearers.map(bearer)))]).toEqual([401, 401, 401, 401]);
    });

  it("keeps the name and the sharing of an account whose address was proven before", async () => {
    await markVerified(app.services, maya.email);
    const { id } = await newProject(maya.call);
    await maya.call(sharingContract.add, {
      params: { projectId: id },
      body: { email: staff.email, access_level: "write" },
    });
    await reset(await mailedLink(maya.email));
    const again = await signIn(maya.email, "another long one");
    const user = (await (await app.fetch("/api/user", { headers: again })).json()) as { attributes: object };
    expect(user.attributes).toEqual({ display_name: "Maya" });
    expect(
      await rowsOf("select email from collaborators where project_id = $1 and email = $2", [id, staff.email]),
    ).toEqual([{ email: staff.email }]);
  });

  it("does not take a link that staff made as proof of the address", async () => {
    await reset(await staffLink(maya.email));
    expect(await rowsOf("select email_verified, name from users where email = $1", [maya.email])).toEqual([
      { email_verified: false, name: "Maya" },
    ]);
  });
});

describe("an account that somebody made with a stranger's address", () => {
  it("belongs to the reader of the address's mail, without anything of its maker", async () => {
    // The stranger is Maya here, and the address is not hers.
    const bearers = await everyBearer(maya);
    const helper = await app.signUp("Helper");
    await markVerified(app.services, helper.email);
    const { id } = await newProject(maya.call);
    const [workspace] = (await maya.call(workspacesContract.list, {})).workspaces;
    const planted = { email: helper.email };
    await maya.call(sharingContract.add, { params: { projectId: id }, body: { ...planted, access_level: "admin" } });
    await maya.call(workspacesContract.addMember, {
      params: { id: workspace!.id },
      body: { ...planted, role: "admin" },
    });
    await maya.call(workspacesContract.addMember, {
      params: { id: workspace!.id },
      body: { email: "waits@example.com", role: "admin" },
    });
    const page = { bio: "Send me your keys.", links: ["https://stranger.example"], is_hidden: true };
    for (const username of ["planted-once", "planted"])
      await maya.call(routes.updateProfile, { body: { ...page, username } });
    const pixel = await app.fetch("/api/user/photo", { method: "PUT", headers: maya.headers, body: PIXEL });
    const { photo_url: photo } = (await pixel.json()) as { photo_url: string };
    expect((await app.fetch(photo)).status).toBe(200);
    expect((await helper.call(workspacesContract.list, {})).workspaces.map(({ id: seen }) => seen)).toContain(
      workspace!.id,
    );

    await reset(await mailedLink(maya.email));
    expect([await asked(maya.headers), ...(await Promise.all(bearers.map(bearer)))]).toEqual([401, 401, 401, 401]);
    expect((await helper.call(workspacesContract.list, {})).workspaces.map(({ id: seen }) => seen)).not.toContain(
      workspace!.id,
    );
    await expect(helper.call(sharingContract.list, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await rowsOf("select email from workspace_members where workspace_id = $1", [workspace!.id])).toEqual([
      { email: maya.email },
    ]);
    expect(
      await rowsOf("select i.id from invitations i join users u on u.id = i.invited_by where u.email = $1", [
        maya.email,
      ]),
    ).toEqual([]);

    // The account belongs to the owner now: proven, without the stranger's name and access.
    const owner = await signIn(maya.email, "another long one");
    const user = (await (await app.fetch("/api/user", { headers: owner })).json()) as Record<string, unknown>;
    expect(user).toMatchObject({ email_verified: true, attributes: { display_name: maya.email.split("@")[0] } });
    expect(await (await app.fetch("/api/user/profile", { headers: owner })).json()).toEqual({
      username: null,
      bio: "",
      links: [],
      is_hidden: false,
      photo_url: null,
    });
    expect((await app.fetch(photo)).status).toBe(404);
    for (const username of ["planted-once", "planted"])
      expect(await staff.call(routes.checkUsername, { query: { username } })).toEqual({ problem: null });
    expect(
      await rowsOf("select u.email from projects p join users u on u.id = p.user_id where p.id = $1", [id]),
    ).toEqual([{ email: maya.email }]);
  });
});

describe("what is created while access ends", () => {
  it("is refused or deleted: tokens and sessions do not outlive it", async () => {
    const token = await mailedLink(maya.email);
    const making = Array.from({ length: 12 }, (_, index) => [
      maya.call(routes.createToken, { body: { name: `${index}` } }).then((made) => made.token),
      maya.call(routes.createAccessToken, {}).then((made) => made.token),
      post("sign-in/email", { email: maya.email, password: maya.password }).then((response) =>
        response.status === 200 ? response.headers.getSetCookie()[0]!.split(";")[0]! : "",
      ),
    ]).flat();
    const [, ...made] = await Promise.allSettled([reset(token), ...making]);
    for (const outcome of made) {
      if (outcome.status === "rejected") {
        expect(outcome.reason).toMatchObject({ status: 401 });
        continue;
      }
      const { value } = outcome as PromiseFulfilledResult<string>;
      expect(value.includes("=") ? await asked({ cookie: value }) : await bearer(value)).toBe(401);
    }
    expect(
      await rowsOf("select s.id from sessions s join users u on u.id = s.user_id where u.email = $1", [maya.email]),
    ).toEqual([]);
  });
});

describe("a changed password", () => {
  const change = (more: object): Promise<Response> =>
    post("change-password", { current_password: maya.password, new_password: "brand new one", ...more }, maya.headers);

  it("leaves API tokens, and ends them if the box is ticked", async () => {
    const [kept] = await everyBearer(maya);
    const changed = await change({});
    expect([changed.status, await bearer(kept!)]).toEqual([200, 200]);
    const now = { cookie: changed.headers.getSetCookie()[0]!.split(";")[0]! };
    const wrong = { current_password: "not it", new_password: "brand new too", end_api_tokens: true };
    expect((await post("change-password", wrong, now)).status).toBe(400);
    expect(await bearer(kept!)).toBe(200);
    const right = { current_password: "brand new one", new_password: "brand new too", end_api_tokens: true };
    expect((await post("change-password", right, now)).status).toBe(200);
    expect(await bearer(kept!)).toBe(401);
  });

  it("ends what an API token made with the token", async () => {
    const bearers = await everyBearer(maya);
    expect((await change({ end_api_tokens: true })).status).toBe(200);
    expect(await Promise.all(bearers.map(bearer))).toEqual([401, 401, 401]);
  });
});

describe("secrets of sign-in in the database", () => {
  it("are hashes: no table contains what a browser or a mail holds [K8]", async () => {
    const bearers = await everyBearer(maya);
    const link = await mailedLink(maya.email);
    const given = await staffLink(maya.email);
    const session = maya.headers["cookie"]!.split(";")[0]!.split("=")[1]!.split(".")[0]!;
    const tables = await rowsOf(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
    );
    for (const { name } of tables) {
      const text = JSON.stringify(await rowsOf(`select t::text from ${String(name)} t`));
      for (const secret of [session, link, given, ...bearers])
        expect([name, text.includes(decodeURIComponent(secret).slice(6))]).toEqual([name, false]);
    }
  });

  it("stay valid when hashes replace what an older version stored", async () => {
    const { accountsMigrations } = await import("../migrations.ts");
    const link = await mailedLink(maya.email);
    const session = maya.headers["cookie"]!.split(";")[0]!.split("=")[1]!.split(".")[0]!;
    const { pool } = app.services.database;
    await pool.query("alter table sessions drop constraint sessions_token_is_a_hash");
    await pool.query("alter table access_tokens drop column api_token_id");
    await pool.query("delete from sessions where user_id <> (select id from users where email = $1)", [maya.email]);
    await pool.query("update sessions set token = $1", [session]);
    await pool.query("delete from verifications where value <> (select id from users where email = $1)", [maya.email]);
    await pool.query("update verifications set identifier = $1", [`reset-password:${link}`]);
    expect(await asked(maya.headers)).toBe(401);
    await pool.query(accountsMigrations[1]!.sql);
    expect(await asked(maya.headers)).toBe(200);
    expect((await post("send-verification-email", {}, maya.headers)).status).toBe(200);
    await reset(link);
    staff = await app.signUp("Staff");
  });
});
