import { Readable } from "node:stream";
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { restService } from "../../rest/rest-service.ts";
import { applicationsOf, CALLBACK, type Application, type Applications } from "../../testing/oauth-application.ts";
import { AUTH, openTestApp, SITE, type TestApp } from "../../testing/test-app.ts";
import { TEST_URL, type TestProject } from "../../testing/test-project.ts";
import { openListeningProject } from "../../testing/listening-project.ts";
import { signedToken } from "../../testing/requests/signed-token.ts";
import { createAuthService } from "../service.ts";
import { totpAt } from "../factors/totp.ts";

let home: TestApp;
let project: TestProject;
let applications: Applications;

const ON = { mailer_autoconfirm: true, oauth_server_enabled: true };

beforeAll(async () => {
  home = await openTestApp();
  ({ project } = home);
  applications = applicationsOf(home);
});
afterAll(() => home[Symbol.asyncDispose]());
beforeEach(() => home.settle(ON));

const claimsOf = (token: unknown) => project.keys.verify(String(token), project.clock.now());
describe("signing in to another application", () => {
  it("leads through the site's page to a code, and to the person's tokens", async () => {
    const { app, id, email } = await applications.signedUp({
      full_name: "Ann Lee",
      avatar_url: "https://a.example/a.png",
    });
    const partner = await applications.register();
    const begun = await applications.begin(partner, { nonce: "n-1" });
    expect(begun.status).toBe(302);
    expect(begun.location!.href).toBe(`${SITE}/oauth/consent?authorization_id=${begun.authorizationId}`);

    const { data: details } = await app.auth.oauth.getAuthorizationDetails(begun.authorizationId!);
    expect(details).toEqual({
      authorization_id: begun.authorizationId,
      redirect_uri: CALLBACK,
      client: { id: partner.id, name: "Partner", uri: "", logo_uri: "" },
      user: { id, email },
      scope: "openid email profile",
    });
    const back = await applications.agree(app, begun.authorizationId!);
    expect(`${back.origin}${back.pathname}`).toBe(CALLBACK);
    expect(back.searchParams.get("state")).toBe("s 1&2");
    expect(back.searchParams.get("iss")).toBe(AUTH);

    const code = back.searchParams.get("code")!;
    const { status, headers, body } = await applications.redeem(partner, { code, verifier: begun.verifier });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({ token_type: "bearer", expires_in: 3600, scope: "openid email profile" });
    expect(body).not.toHaveProperty("user");
    expect(await claimsOf(body["access_token"])).toMatchObject({
      sub: id,
      role: "authenticated",
      aud: "authenticated",
      client_id: partner.id,
      amr: [{ method: "oauth_provider/authorization_code" }],
    });

    // As a program that knows nothing but the addresses.
    const { body: facts } = await applications.get("/.well-known/openid-configuration");
    const { body: keys } = await applications.get(String(facts["jwks_uri"]).slice(AUTH.length));
    const known = createLocalJWKSet(keys as unknown as JSONWebKeySet);
    const about = { issuer: String(facts["issuer"]), currentDate: new Date(project.clock.now()) };
    const { payload } = await jwtVerify(String(body["id_token"]), known, { ...about, audience: partner.id });
    expect(payload).toMatchObject({ sub: id, nonce: "n-1", email, email_verified: true, name: "Ann Lee" });
    expect(payload).not.toHaveProperty("phone_number");
    await jwtVerify(String(body["access_token"]), known, { ...about, audience: "authenticated" });

    const told = await applications.get("/oauth/userinfo", String(body["access_token"]));
    expect(told.body).toMatchObject({ sub: id, email, picture: "https://a.example/a.png" });
  });

  it("tells an application only what the person allowed", async () => {
    const { app, id, email } = await applications.signedUp({ full_name: "Ann Lee" });
    const partner = await applications.register();
    for (const [scope, claims] of [
      ["openid", { sub: id }],
      ["email", { sub: id, email, email_verified: true }],
      [undefined, { sub: id, email, email_verified: true }],
    ] as const) {
      const { body } = await applications.redeem(partner, await applications.codeFor(app, partner, { scope }));
      expect(body["scope"]).toBe(scope ?? "email");
      expect("id_token" in body).toBe(scope === "openid");
      expect((await applications.get("/oauth/userinfo", String(body["access_token"]))).body).toEqual(claims);
    }
  });

  it("keeps two people and two applications apart: row-level security sees the person and the application", async () => {
    const sql = project.backend.database.as("postgres");
    await sql.query(`create table public.notes (id int generated always as identity primary key,
      owner uuid default auth.uid(), via text default auth.jwt() ->> 'client_id', body text)`);
    await sql.query("alter table public.notes enable row level security");
    await sql.query("create policy own on public.notes using (owner = auth.uid()) with check (owner = auth.uid())");
    using rest = restService();
    const call = async (token: unknown, init: { method: string; body?: string }) => {
      const request = new Request(`${TEST_URL}/rest/v1/notes`, init);
      const answer = await rest.handle(
        {
          method: init.method,
          path: "/notes",
          query: init.method === "GET" ? "select=body,via&order=id" : "",
          headers: { "content-type": "application/json", prefer: "return=minimal" },
          body: Readable.from(init.body === undefined ? [] : [Buffer.from(init.body)]),
          address: "192.0.2.1",
          baseUrl: `${TEST_URL}/rest/v1`,
          credential: String(token),
          signal: request.signal,
        },
        project.backend,
      );
      return { status: answer.status, text: String(answer.body ?? "") };
    };
    const people = [await applications.signedUp(), await applications.signedUp()];
    const partners = [await applications.register(), await applications.register({ client_name: "Other" })];
    for (const [at, { app }] of people.entries())
      for (const [which, partner] of partners.entries()) {
        const { access_token: token } = await applications.tokensFor(app, partner);
        const body = JSON.stringify({ body: `${at}${which}` });
        expect((await call(token, { method: "POST", body })).status).toBe(201);
      }
    const { access_token: token } = await applications.tokensFor(people[1]!.app, partners[0]!);
    expect(JSON.parse((await call(token, { method: "GET" })).text)).toEqual([
      { body: "10", via: partners[0]!.id },
      { body: "11", via: partners[1]!.id },
    ]);
  });

  it("asks once, and again for more scopes, on request, or where any program could listen", async () => {
    const { app } = await applications.signedUp();
    const partner = await applications.register();
    const answerTo = async (application: Application, params: Record<string, string> = {}) => {
      const { authorizationId } = await applications.begin(application, params);
      return (await app.auth.oauth.getAuthorizationDetails(authorizationId!)).data!;
    };
    await applications.codeFor(app, partner);
    expect(await answerTo(partner)).toEqual({ redirect_url: expect.stringMatching(/^https:.*[?&]code=[\w-]{43}&/) });
    expect(await answerTo(partner, { scope: "email" })).toHaveProperty("redirect_url");
    expect(await answerTo(partner, { scope: "openid phone" })).toHaveProperty("authorization_id");
    expect(await answerTo(partner, { prompt: "consent" })).toHaveProperty("authorization_id");
    const native = await applications.register({
      token_endpoint_auth_method: "none",
      redirect_uris: ["http://127.0.0.1:7000/cb", "com.example.app:/cb"],
    });
    await applications.codeFor(app, native);
    expect(await answerTo(native)).toHaveProperty("authorization_id");
    expect(await answerTo(native, { redirect_uri: "com.example.app:/cb" })).toHaveProperty("authorization_id");
  });

  it("returns a refusal to the application, once", async () => {
    const { app } = await applications.signedUp();
    const partner = await applications.register();
    const { authorizationId } = await applications.begin(partner);
    const { data } = await app.auth.oauth.denyAuthorization(authorizationId!);
    const back = new URL(data!.redirect_url);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: "access_denied", state: "s 1&2", iss: AUTH });
    expect(back.searchParams.has("code")).toBe(false);
    const { error } = await app.auth.oauth.approveAuthorization(authorizationId!);
    expect(error).toMatchObject({ code: "oauth_authorization_not_found", status: 404 });
    expect((await app.auth.oauth.listGrants()).data).toEqual([]);
  });

  it("is decided by people of this project who are signed in, and by two at once only one time", async () => {
    const partner = await applications.register();
    const { authorizationId: id } = await applications.begin(partner);
    const consent = `/oauth/authorizations/${id}/consent`;
    expect((await home.post(consent, { action: "approve" })).status).toBe(401);
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const stranger = "another project's secret of some length";
    const forged = signedToken(stranger, { sub: crypto.randomUUID(), role: "authenticated" });
    expect((await home.post(consent, { action: "approve" }, bearer(forged))).status).toBe(403);
    const { app } = await applications.signedUp();
    const own = (await app.auth.getSession()).data.session!.access_token;
    expect((await home.post(consent, { action: "perhaps" }, bearer(own))).body).toMatchObject({
      error_code: "validation_failed",
    });
    const both = await Promise.all([1, 2].map(() => home.post(consent, { action: "approve" }, bearer(own))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await home.post("/oauth/authorizations/%00/consent", { action: "deny" }, bearer(own))).status).toBe(404);

    const { authorizationId: late } = await applications.begin(partner);
    project.clock.advance(31 * 60_000);
    const { error } = await app.auth.oauth.getAuthorizationDetails(late!);
    expect(error).toMatchObject({ code: "oauth_authorization_not_found" });
  });

  it("requires both proofs from a person with a second factor", async () => {
    const { app } = await applications.signedUp();
    const { data: factor } = await app.auth.mfa.enroll({ factorType: "totp" });
    const partner = await applications.register();
    await applications.codeFor(app, partner);
    const weak = home.client();
    const session = (await app.auth.getSession()).data.session!;
    await app.auth.mfa.challengeAndVerify({
      factorId: factor!.id,
      code: totpAt((factor as { totp: { secret: string } }).totp.secret, project.clock.now()),
    });
    await project.backend.database.as("supabase_auth_admin").query("update auth.sessions set aal = 'aal1'");
    await weak.auth.setSession(session);
    const { authorizationId } = await applications.begin(partner);
    expect((await weak.auth.oauth.approveAuthorization(authorizationId!)).error).toMatchObject({
      code: "insufficient_aal",
    });
    expect((await weak.auth.oauth.getAuthorizationDetails(authorizationId!)).error).toMatchObject({
      code: "insufficient_aal",
    });
  });
});

describe("a request for a code", () => {
  it("redirects nowhere before its client and its address are known", async () => {
    const partner = await applications.register({ redirect_uris: [CALLBACK, "http://localhost:3000/cb"] });
    for (const params of [
      { client_id: crypto.randomUUID() },
      { client_id: "' or true" },
      { client_id: undefined },
      { redirect_uri: undefined },
      { redirect_uri: `${CALLBACK}/` },
      { redirect_uri: `${CALLBACK}?x=1` },
      { redirect_uri: "https://partner.example.evil.example/callback" },
      { redirect_uri: "https://partner.example@evil.example/callback" },
      { redirect_uri: "HTTPS://partner.example/callback" },
      { redirect_uri: "http://localhost:3001/cb" },
    ] as Record<string, string | undefined>[]) {
      const { status, location, body } = await applications.begin(partner, params);
      expect([params, status, location]).toEqual([params, 400, null]);
      expect(body!["error"]).toMatch(/^invalid_(request|client)$/);
    }
  });

  it("may name another port of the machine that a program runs on, and nothing else", async () => {
    const native = await applications.register({
      token_endpoint_auth_method: "none",
      redirect_uris: ["http://127.0.0.1/cb", "http://[::1]:1/cb"],
    });
    const statusOf = async (redirect_uri: string) => (await applications.begin(native, { redirect_uri })).status;
    expect(await statusOf("http://127.0.0.1:51234/cb")).toBe(302);
    expect(await statusOf("http://[::1]:51234/cb")).toBe(302);
    for (const uri of ["http://127.0.0.1:51234/other", "http://localhost:51234/cb", "https://127.0.0.1:51234/cb"]) {
      expect([uri, await statusOf(uri)]).toEqual([uri, 400]);
    }
  });

  it("reports other errors to the client's own address", async () => {
    const partner = await applications.register();
    const cases: [Record<string, string | undefined>, string][] = [
      [{ response_type: "token" }, "unsupported_response_type"],
      [{ code_challenge: undefined }, "invalid_request"],
      [{ code_challenge: "short" }, "invalid_request"],
      [{ code_challenge_method: undefined }, "invalid_request"],
      [{ code_challenge_method: "plain" }, "invalid_request"],
      [{ scope: "openid admin" }, "invalid_scope"],
      [{ resource: "nowhere" }, "invalid_target"],
      [{ resource: "https://a.example/#b" }, "invalid_target"],
      [{ prompt: "none" }, "interaction_required"],
      [{ response_mode: "fragment" }, "invalid_request"],
      [{ request: "x" }, "request_not_supported"],
      [{ request_uri: "https://a.example" }, "request_uri_not_supported"],
      [{ nonce: "n".repeat(1025) }, "invalid_request"],
    ];
    for (const [params, error] of cases) {
      const { status, location, authorizationId } = await applications.begin(partner, params);
      expect([params, status, location!.searchParams.get("error")]).toEqual([params, 302, error]);
      expect(location!.href.startsWith(`${CALLBACK}?`)).toBe(true);
      expect(location!.searchParams.get("state")).toBe("s 1&2");
      expect(authorizationId).toBeNull();
    }
    const twice = await project.fetch(
      `${AUTH}/oauth/authorize?client_id=${partner.id}&client_id=${partner.id}&redirect_uri=${CALLBACK}`,
    );
    expect(twice.status).toBe(400);
  });
});

it("is found and called by programs that hold no key of the project, at the root, too", async () => {
  const services = [createAuthService({ mail: { send: async () => ({ id: "1" }) }, fetch })];
  await using behind = await openListeningProject(services, { requiresKey: true });
  behind.save("auth", ON);
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(`${behind.url}${path}`, init)).status;
  for (const path of [
    "/.well-known/oauth-authorization-server/auth/v1",
    "/.well-known/openid-configuration/auth/v1",
    "/auth/v1/.well-known/oauth-authorization-server",
  ]) {
    const facts = (await (await fetch(`${behind.url}${path}`)).json()) as Record<string, unknown>;
    expect(facts).toMatchObject({
      issuer: `${behind.url}/auth/v1`,
      token_endpoint: `${behind.url}/auth/v1/oauth/token`,
      code_challenge_methods_supported: ["S256"],
    });
  }
  expect(await statusOf("/auth/v1/oauth/authorize")).toBe(400);
  expect(await statusOf("/auth/v1/oauth/token", { method: "POST" })).toBe(400);
  const { status, headers } = await fetch(`${behind.url}/auth/v1/oauth/userinfo`);
  expect([status, headers.get("www-authenticate")]).toEqual([401, expect.stringMatching(/^Bearer .*invalid_token/)]);
  expect(await statusOf("/auth/v1/oauth/clients/register", { method: "POST" })).toBe(403);
  expect(await statusOf("/auth/v1/admin/oauth/clients")).toBe(401);
  expect(await statusOf("/.well-known/security.txt")).toBe(404);
  expect(await statusOf("/.well-known/oauth-authorization-server/rest/v1")).toBe(404);
});

describe("a project that is no OAuth server", () => {
  it("says so everywhere, and publishes no key for it", async () => {
    const partner = await applications.register();
    const { app } = await applications.signedUp();
    const { authorizationId } = await applications.begin(partner);
    home.settle({ mailer_autoconfirm: true });
    for (const path of ["/oauth/authorize", "/oauth/userinfo", "/.well-known/openid-configuration"]) {
      const { status, body } = await applications.get(path);
      expect([path, status, body["error_code"]]).toEqual([path, 404, "feature_disabled"]);
    }
    expect((await applications.token(partner, {})).body).toMatchObject({ error_code: "feature_disabled" });
    expect((await app.auth.oauth.getAuthorizationDetails(authorizationId!)).error).toMatchObject({ status: 404 });
    expect((await home.admin().oauth.listClients()).error).toMatchObject({ code: "feature_disabled" });
    expect((await home.post("/oauth/clients/register", {})).status).toBe(404);
    expect((await applications.get("/.well-known/jwks.json")).body).toEqual({ keys: [] });
  });

  it("signs people in although its database keeps the schema of before", async () => {
    await project.backend.database
      .as("supabase_auth_admin")
      .query("alter table auth.sessions drop column oauth_client_id, drop column scopes");
    const { app } = await applications.signedUp();
    expect((await app.auth.refreshSession()).error).toBeNull();
    expect((await app.auth.getUser()).error).toBeNull();
  });
});
