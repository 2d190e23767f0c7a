import type { ServerResponse } from "node:http";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { watchedDial } from "@slipway/platform/testing/network/watched-network";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { toldOfWorkspace } from "../../audit/testing.ts";
import { feature as emailDomains } from "../../email-domains/server/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { insertMember } from "../../workspaces/testing.ts";
import { singleSignOnContract as routes } from "../contract/index.ts";
import { proveDomain, testBrowser, type TestBrowser } from "../testing/browser.ts";
import {
  endless,
  huge,
  type ScriptedProvider,
  startScriptedProvider,
  unsecured,
} from "../testing/scripted-provider.ts";
import { singleSignOnFeature } from "./index.ts";
import type { ProviderNetwork } from "./provider.ts";

const WELL_KNOWN = "/.well-known/openid-configuration";
const NINA = "nina@corp.test";

const network: ProviderNetwork = { seconds: 2 };
let provider: ScriptedProvider;
let other: ScriptedProvider;
let app: TestApp;
let owner: TestPerson;
let id: string;

beforeAll(async () => {
  provider = await startScriptedProvider();
  other = await startScriptedProvider();
  const feature = singleSignOnFeature(network);
  app = await createTestApp({
    features: [accounts, workspaces, emailDomains, feature, sharing, projects],
    config: { ssoOrigins: [provider.issuer, other.issuer] },
  });
  await app.signUp("Staff");
});
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
  await other[Symbol.asyncDispose]();
});
beforeEach(async () => {
  for (const one of [provider, other]) one.script = { claims: { email: NINA }, answers: new Map() };
  await app.services.database.pool.query("delete from users where email like '%@corp.test'");
  owner = await app.signUp("Olga");
  id = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
  await proveDomain(query, id, "corp.test");
  await connect();
});

const settings = (from = provider) => ({ issuer: from.issuer, ...from.client, default_role: "viewer" as const });
const connect = (body: Partial<ReturnType<typeof settings>> = {}, person = owner) =>
  person.call(routes.connect, { params: { id }, body: { ...settings(), ...body } });
const browser = (person?: TestPerson): TestBrowser =>
  testBrowser(app.fetch, app.services.addresses.appUrl, person?.headers["cookie"]);

const post = async (here: TestBrowser, path: string, body: object) =>
  (await here.fetch(path, { method: "POST", body: JSON.stringify(body) })).json() as Promise<Record<string, unknown>>;
const start = async (here: TestBrowser, next?: string): Promise<string> =>
  String((await post(here, "/api/single-sign-on/start", { workspace_id: id, next }))["url"]);
const come = async (here: TestBrowser, back: string): Promise<string> =>
  (await here.fetch(back.slice(app.services.addresses.appUrl.length))).headers.get("location")!;
/** Where the browser lands after a whole sign-in. */
async function signIn(next?: string, here = browser()): Promise<{ to: string; here: TestBrowser }> {
  return { to: await come(here, provider.signIn(await start(here, next))), here };
}
const isSignedIn = async (here: TestBrowser) => (await here.fetch("/api/user")).status === 200;
const userOf = async (here: TestBrowser) =>
  (await (await here.fetch("/api/user")).json()) as {
    id: string;
    is_staff: boolean;
    workspaces: { id: string; role: string }[];
  };

describe("an answer of the provider", () => {
  it("lets the person in when it is strict, and asks with PKCE, state and nonce", async () => {
    const here = browser();
    const page = new URL(await start(here));
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      ...{ response_type: "code", client_id: "slipway", scope: "openid email profile", code_challenge_method: "S256" },
      redirect_uri: `${app.services.addresses.appUrl}/api/single-sign-on/callback`,
    });
    for (const name of ["state", "nonce", "code_challenge"])
      expect(page.searchParams.get(name)!.length).toBeGreaterThan(30);
    expect(await come(here, provider.signIn(page.href))).toBe("/");
    expect(await isSignedIn(here)).toBe(true);
    // The cookie of the sign-in is gone with it.
    expect([...here.cookies.keys()].filter((name) => name.includes("-sso-"))).toEqual([]);
  });

  const past = () => Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, () => void, string]>([
    ["another issuer", () => (provider.script.claims["iss"] = "https://elsewhere.example"), "token_refused"],
    ["another audience", () => (provider.script.claims["aud"] = "another-app"), "token_refused"],
    ["another nonce", () => (provider.script.claims["nonce"] = "another"), "token_refused"],
    ["no nonce", () => (provider.script.claims["nonce"] = undefined), "token_refused"],
    ["a time that is over", () => (provider.script.claims["exp"] = past()), "token_refused"],
    ["no signature", () => (provider.script.forge = async (claims) => unsecured(claims)), "token_refused"],
    ["a key that is not published", () => (provider.script.forge = provider.signStrangely), "token_refused"],
    ["the signature of another token", () => (provider.script.forge = provider.splice), "token_refused"],
    ["no address", () => (provider.script.claims["email"] = undefined), "no_email"],
    ["an unverified address", () => (provider.script.claims["email_verified"] = false), "email_unverified"],
    ["an address of an unproven domain", () => (provider.script.claims["email"] = "nina@evil.test"), "email_domain"],
    ["an address of a subdomain", () => (provider.script.claims["email"] = "nina@a.corp.test"), "email_domain"],
    ["two addresses in one", () => (provider.script.claims["email"] = "nina@evil.test,x@corp.test"), "no_email"],
    ["more bytes than are read", () => answer("/token", huge), "provider_failed"],
    ["no end", () => answer("/token", endless), "provider_failed"],
    ["keys without an end", () => answer("/jwks", endless), "provider_failed"],
  ])("with %s lets nobody in", async (_what, falsify, problem) => {
    falsify();
    const { to, here } = await signIn();
    expect(to).toBe(`/sso/${id}?error=${problem}`);
    expect(await isSignedIn(here)).toBe(false);
    const rows = await app.services.database.pool.query("select from users where email like 'nina@%'");
    expect(rows.rowCount).toBe(0);
  });

  it("without a signature lets nobody in, also where the provider says that it uses none", async () => {
    provider.script.discovery = (it) => ({ ...it, id_token_signing_alg_values_supported: ["none", "RS256"] });
    provider.script.forge = async (claims) => unsecured(claims);
    expect((await signIn()).to).toBe(`/sso/${id}?error=token_refused`);
  });
});

const answer = (path: string, by: (response: ServerResponse) => void): void =>
  void provider.script.answers.set(path, by);

describe("a sign-in that has begun", () => {
  it("ends once: state and code are not taken twice", async () => {
    const here = browser();
    const back = provider.signIn(await start(here));
    expect(await come(here, back)).toBe("/");
    const cookies = new Map(here.cookies);
    expect(await come(here, back)).toBe("/sso?error=expired");
    expect(here.cookies).toEqual(cookies);
  });

  it("ends in the browser that began it, and in no other", async () => {
    const attacker = browser();
    const back = provider.signIn(await start(attacker));
    const victim = browser();
    expect(await come(victim, back)).toBe(`/sso/${id}?error=other_browser`);
    expect(await isSignedIn(victim)).toBe(false);
    // The state is used up: neither browser gets anything from it.
    expect(await come(attacker, back)).toBe("/sso?error=expired");
  });

  it("does not continue with another secret in the browser's cookie", async () => {
    const here = browser();
    const back = provider.signIn(await start(here));
    const name = [...here.cookies.keys()].find((key) => key.includes("-sso-"))!;
    here.cookies.set(name, "0".repeat(32));
    expect(await come(here, back)).toBe(`/sso/${id}?error=other_browser`);
    expect(provider.exchanges.some((body) => body.get("code") === new URL(back).searchParams.get("code"))).toBe(false);
  });

  it("cannot be finished with the state of another one", async () => {
    const here = browser();
    const [first, second] = [new URL(provider.signIn(await start(here))), new URL(provider.signIn(await start(here)))];
    first.searchParams.set("state", second.searchParams.get("state")!);
    expect(await come(here, first.href)).toBe(`/sso/${id}?error=provider_failed`);
  });

  it("ends after ten minutes, and with the settings under which it began", async () => {
    const here = browser();
    const back = provider.signIn(await start(here));
    await app.services.database.pool.query("update sso_attempts set expires_at = now() - interval '1 second'");
    expect(await come(here, back)).toBe("/sso?error=expired");
    const again = provider.signIn(await start(here));
    await connect({ client_secret: "another" });
    expect(await come(here, again)).toBe(`/sso/${id}?error=gone`);
  });

  it("starts a new session and never continues one that was planted", async () => {
    const stranger = await app.signUp("Stranger");
    const here = browser(stranger);
    const before = new Map(here.cookies);
    const { to } = await signIn("/", here);
    expect(to).toBe("/");
    const name = [...before.keys()].find((key) => /^__Host-slipway-[a-z0-9]+$/.test(key))!;
    expect(here.cookies.get(name)).not.toBe(before.get(name));
    expect((await userOf(here)).id).not.toBe((await stranger.call(accountsContract.user, {})).id);
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/%09/evil",
    "javascript:alert(1)",
    "\\\\evil",
    "/\t/evil.example",
  ])("leads to no other site: %j", async (next) => {
    const { to } = await signIn(next);
    expect(new URL(to, app.services.addresses.appUrl).host).toBe(new URL(app.services.addresses.appUrl).host);
  });

  it("is told when the person cancels at the provider", async () => {
    const here = browser();
    const state = new URL(await start(here)).searchParams.get("state")!;
    const back = `${app.services.addresses.appUrl}/api/single-sign-on/callback?error=access_denied&state=${state}`;
    expect(await come(here, back)).toBe(`/sso/${id}?error=cancelled`);
  });
});

describe("settings of a provider", () => {
  const refusedWith = async (body: Parameters<typeof connect>[0]) => {
    try {
      await connect(body);
      return "connected";
    } catch (error) {
      return (error as { details?: { field?: string; rule?: string } }).details;
    }
  };

  it.each<[string, () => void, string]>([
    ["is not there", () => answer(WELL_KNOWN, (it) => void it.writeHead(404).end()), "no discovery document"],
    [
      "names another issuer",
      () => (provider.script.discovery = (it) => ({ ...it, issuer: other.issuer })),
      "names this issuer",
    ],
    ["has no key set", () => (provider.script.discovery = (it) => ({ ...it, jwks_uri: undefined })), "jwks_uri"],
    [
      "leads elsewhere",
      () => answer(WELL_KNOWN, (it) => void it.writeHead(302, { location: `${other.issuer}${WELL_KNOWN}` }).end()),
      "no discovery document",
    ],
    ["is huge", () => answer(WELL_KNOWN, huge), "longer than is read"],
    ["never ends", () => answer(WELL_KNOWN, endless), "in time"],
  ])("are refused when the discovery document %s", async (_what, falsify, rule) => {
    falsify();
    expect(await refusedWith({})).toMatchObject({ field: "issuer", rule: expect.stringContaining(rule) as string });
    expect(other.requests.filter((path) => path.includes("well-known"))).toEqual([]);
  });

  it.each([
    ["http://127.0.0.1:9/", "https"],
    ["https://127.0.0.1:9443/", "must be a public address"],
    ["https://169.254.169.254/", "must be a public address"],
    ["https://localhost/", "must be a public address"],
    ["https://user:pw@id.example/", "without a password"],
    ["ftp://id.example/", "https"],
  ])("are refused for the address %s", async (issuer, rule) => {
    expect(await refusedWith({ issuer })).toMatchObject({
      field: "issuer",
      rule: expect.stringContaining(rule) as string,
    });
  });

  it("may name a provider on the public internet, and one inside that the operator allows", async () => {
    const PUBLIC = "93.184.215.14";
    const { dial, attempts } = watchedDial({ [PUBLIC]: Number(new URL(provider.issuer).port) });
    Object.assign(network, { dial, lookup: async () => [{ address: PUBLIC, family: 4 }] });
    // It is reached; that it does not speak TLS there ends the attempt.
    expect(await refusedWith({ issuer: "https://id.public.dev" })).toMatchObject({ field: "issuer" });
    expect(attempts).toEqual([PUBLIC]);
    network.lookup = async () => [{ address: "10.0.0.1", family: 4 }];
    expect(await refusedWith({ issuer: "https://id.public.dev" })).toMatchObject({
      rule: expect.stringContaining("must be a public address") as string,
    });
    delete network.dial;
    delete network.lookup;
    expect(await refusedWith({})).toBe("connected");
  });

  it("keep their secret: it is not shown, and goes to no other issuer", async () => {
    expect(JSON.stringify(await owner.call(routes.get, { params: { id } }))).not.toContain(
      provider.client.client_secret,
    );
    const { rows } = await app.services.database.pool.query("select c::text from sso_connections c");
    expect(JSON.stringify(rows)).not.toContain(provider.client.client_secret);
    const without = { client_secret: undefined } as unknown as { client_secret: string };
    expect(await refusedWith({ ...without, issuer: other.issuer })).toMatchObject({ field: "client_secret" });
    expect(await refusedWith({ ...without, client_id: "another" })).toMatchObject({ field: "client_secret" });
    expect(await refusedWith(without)).toBe("connected");
    expect((await signIn()).to).toBe("/");
  });

  it("are the owners' alone, on plans that have single sign-on", async () => {
    const admin = await app.signUp("Ada");
    const { id: userId } = await admin.call(accountsContract.user, {});
    await insertMember(app.services, { workspaceId: id, userId, role: "admin" });
    await expect(connect({}, admin)).rejects.toMatchObject({ status: 403, code: "forbidden" });
    expect((await admin.call(routes.get, { params: { id } })).provider).toMatchObject({ issuer: provider.issuer });
    await app.services.database.pool.query("update workspaces set plan = 'pro' where id = $1", [id]);
    await expect(connect()).rejects.toMatchObject({ status: 403, code: "plan_required" });
  });

  it("are tested by a sign-in that signs nobody in and that the owner's browser finishes", async () => {
    const here = browser(owner);
    const begin = async () => String((await post(here, `/api/workspaces/${id}/single-sign-on/test`, {}))["url"]);
    const before = new Map(here.cookies);
    expect(await come(here, provider.signIn(await begin()))).toBe("/?settings=single-sign-on&sso=tested");
    expect(here.cookies).toEqual(before);
    expect((await owner.call(routes.get, { params: { id } })).provider?.tested_at).not.toBeNull();
    provider.script.claims["email"] = "x@elsewhere.test";
    expect(await come(here, provider.signIn(await begin()))).toBe("/?settings=single-sign-on&sso=email_domain");
    // New settings are untested; a new role alone is not.
    await connect({ client_secret: "wrong" });
    expect((await owner.call(routes.get, { params: { id } })).provider?.tested_at).toBeNull();
    expect(await come(here, provider.signIn(await begin()))).toBe("/?settings=single-sign-on&sso=provider_failed");
  });

  it("leave the log what was done, without secrets", async () => {
    await signIn();
    await connect({ client_secret: "another" });
    await owner.call(routes.disconnect, { params: { id } });
    const host = new URL(provider.issuer).host;
    const told = await toldOfWorkspace(app.services, id);
    expect(told).toEqual([
      `Olga connected ${host} for single sign-on; new people join as viewer`,
      "nina joined the workspace as viewer by single sign-on",
      "nina signed in with single sign-on",
      `Olga changed single sign-on: ${host}; new people join as viewer`,
      `Olga disconnected ${host} from single sign-on`,
    ]);
  });
});

describe("a person whom a provider vouches for", () => {
  /** An account with that address, made with a password. */
  async function made(isProven: boolean): Promise<TestPerson> {
    const person = await app.signUp("Nina");
    await app.services.database.pool.query("update users set email = $1, email_verified = $2 where email = $3", [
      ...[NINA, isProven],
      person.email,
    ]);
    return person;
  }

  it("is the person who proved the address, and keeps their role", async () => {
    const nina = await made(true);
    const { id: userId } = await nina.call(accountsContract.user, {});
    await insertMember(app.services, { workspaceId: id, userId, role: "admin" });
    const user = await userOf((await signIn()).here);
    expect(user.id).toBe(userId);
    expect(user.workspaces.find((one) => one.id === id)?.role).toBe("admin");
    expect((await nina.call(accountsContract.user, {})).id).toBe(userId);
  });

  it("gets an account that a stranger made for the address, and the stranger loses it", async () => {
    const stranger = await made(false);
    const token = await stranger.call(accountsContract.createToken, { body: { name: "planted" } });
    const { here } = await signIn();
    expect(await isSignedIn(here)).toBe(true);
    await expect(stranger.call(accountsContract.user, {})).rejects.toMatchObject({ status: 401 });
    const headers = { authorization: `Bearer ${token.token}` };
    expect((await app.fetch("/api/user", { headers })).status).toBe(401);
    const tried = await app.fetch("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json", origin: new URL(app.services.addresses.appUrl).origin },
      body: JSON.stringify({ email: NINA, password: stranger.password }),
    });
    expect(tried.status).toBe(401);
  });

  it("never acts as staff, neither with the session nor with its tokens, also after the provider is gone", async () => {
    await made(true);
    await app.services.database.pool.query("update users set is_staff = true where email = $1", [NINA]);
    const { here } = await signIn();
    const token = String((await post(here, "/api/user/tokens", { name: "mine" }))["token"]);
    const asStaff = async () => [
      (await here.fetch("/api/admin/users?limit=1")).status,
      (await app.fetch("/api/admin/users?limit=1", { headers: { authorization: `Bearer ${token}` } })).status,
      (await userOf(here)).is_staff,
    ];
    expect(await asStaff()).toEqual([404, 404, false]);
    await owner.call(routes.disconnect, { params: { id } });
    expect(await asStaff()).toEqual([404, 404, false]);
  });

  it("stays away after being removed, and stays out while deactivated", async () => {
    const { here } = await signIn();
    const { id: userId } = await userOf(here);
    await owner.call(workspacesContract.removeMember, { params: { id, userId } });
    expect((await signIn()).to).toBe(`/sso/${id}?error=removed`);
    await app.services.database.pool.query("update users set deactivated_at = now() where id = $1", [userId]);
    expect((await signIn()).to).toBe(`/sso/${id}?error=account_deactivated`);
  });

  it("is led to the workspace by the domain of the address alone", async () => {
    const find = (domain: string) => app.stranger(routes.find, { params: { domain } });
    expect(await find("corp.test")).toEqual({ workspace_id: id });
    expect(await find("elsewhere.test")).toEqual({ workspace_id: null });
    await owner.call(routes.disconnect, { params: { id } });
    expect(await find("corp.test")).toEqual({ workspace_id: null });
  });
});
