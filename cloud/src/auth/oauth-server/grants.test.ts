import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applicationsOf, CALLBACK, type Applications } from "../../testing/oauth-application.ts";
import { AUTH, openTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestProject } from "../../testing/test-project.ts";

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
describe("a code", () => {
  it("works once, and a second use ends the session of the first", async () => {
    const { app } = await applications.signedUp();
    const partner = await applications.register();
    const got = await applications.codeFor(app, partner);
    const { body } = await applications.redeem(partner, got);
    const again = await applications.redeem(partner, got);
    expect(again).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect((await applications.refresh(partner, body["refresh_token"])).body).toMatchObject({ error: "invalid_grant" });
    expect((await applications.get("/oauth/userinfo", String(body["access_token"]))).status).toBe(401);
  });

  it("is exchanged by exactly one of many who try at once", async () => {
    const { app } = await applications.signedUp();
    const partner = await applications.register();
    const got = await applications.codeFor(app, partner);
    const answers = await Promise.all([1, 2, 3].map(() => applications.redeem(partner, got)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it("is bound to its client, its address and its challenge", async () => {
    const { app } = await applications.signedUp();
    const [partner, other] = [
      await applications.register({ redirect_uris: [CALLBACK, `${CALLBACK}/2`] }),
      await applications.register(),
    ];
    const got = await applications.codeFor(app, partner);
    const refusals = [
      await applications.redeem(other, got),
      await applications.redeem({ ...partner, redirect: `${CALLBACK}/2` }, got),
      await applications.redeem(partner, { ...got, verifier: "x".repeat(43) }),
      await applications.redeem(partner, { ...got, code: `${got.code.slice(0, -1)}_` }),
    ];
    for (const { status, body } of refusals) {
      expect([status, body["error"]]).toEqual([400, "invalid_grant"]);
      expect(JSON.stringify(body)).not.toContain(got.code);
    }
    expect((await applications.token(partner, { grant_type: "authorization_code", code: got.code })).body).toEqual({
      error: "invalid_request",
      error_description: "redirect_uri is required",
    });
    // None of them used it up.
    expect((await applications.redeem(partner, got)).status).toBe(200);
  });

  it("lasts five minutes, and is invalid in another project", async () => {
    const { app } = await applications.signedUp();
    const partner = await applications.register();
    const got = await applications.codeFor(app, partner);
    project.clock.advance(5 * 60_000 + 1);
    expect((await applications.redeem(partner, got)).body).toMatchObject({ error: "invalid_grant" });

    await using elsewhere = await openTestApp();
    elsewhere.settle(ON);
    const theirs = applicationsOf(elsewhere);
    const fresh = await applications.codeFor(app, partner);
    expect((await theirs.redeem(partner, fresh)).body).toMatchObject({ error: "invalid_client" });
    const namesake = await theirs.register();
    expect((await theirs.redeem(namesake, fresh)).body).toMatchObject({ error: "invalid_grant" });
  });

  it("ends with the session that agreed: by signing out, or a new password", async () => {
    const { app, email } = await applications.signedUp();
    const partner = await applications.register();
    const got = await applications.codeFor(app, partner);
    await app.auth.signOut();
    expect((await applications.redeem(partner, got)).body).toMatchObject({ error: "invalid_grant" });
    const { data } = await home.admin().listUsers({ perPage: 1000 });
    const person = data.users.find((user) => user.email === email)!;
    await home.admin().updateUserById(person.id, { password: "another horse 9" });
    await app.auth.signInWithPassword({ email, password: "another horse 9" });
    const again = await applications.codeFor(app, partner);
    await home.admin().updateUserById(person.id, { password: "another horse 10" });
    expect((await applications.redeem(partner, again)).body).toMatchObject({ error: "invalid_grant" });
  });

  it("is kept as a hash, like the secret, and neither stands in a log", async () => {
    const { app } = await applications.signedUp();
    const partner = await applications.register();
    const got = await applications.codeFor(app, partner);
    await applications.redeem(partner, { ...got, verifier: "x".repeat(43) });
    const { body } = await applications.redeem(partner, got);
    const { rows } = await project.backend.database
      .as("supabase_auth_admin")
      .query("select a.*, c.* from auth.oauth_authorizations a join auth.oauth_clients c on c.id = a.client_id");
    const kept = JSON.stringify([rows, project.log.lines]);
    for (const secret of [got.code, got.verifier, partner.secret, body["access_token"], body["refresh_token"]]) {
      expect(kept).not.toContain(secret);
    }
  });
});

describe("the token endpoint", () => {
  it("knows a client by the proof it is registered with", async () => {
    const { app } = await applications.signedUp();
    const partner = await applications.register();
    const got = await applications.codeFor(app, partner);
    const wrong = await applications.redeem({ ...partner, secret: "x".repeat(43) }, got);
    expect(wrong).toMatchObject({ status: 401, body: { error: "invalid_client" } });
    expect(wrong.headers.get("www-authenticate")).toMatch(/^Basic /);
    const nobody = { ...partner, secret: "" };
    expect((await applications.redeem(nobody, got)).status).toBe(401);
    const fields = { grant_type: "authorization_code", code: got.code, code_verifier: got.verifier };
    const posted = { ...fields, redirect_uri: CALLBACK, client_secret: partner.secret };
    expect((await applications.token(nobody, posted)).status).toBe(401);
    expect((await applications.token(partner, posted)).status).toBe(401);
    expect((await applications.redeem(partner, got)).status).toBe(200);

    const poster = await applications.register({ token_endpoint_auth_method: "client_secret_post" });
    const theirs = await applications.codeFor(app, poster);
    const proof = { client_secret: poster.secret, code: theirs.code, code_verifier: theirs.verifier };
    const whole = { grant_type: "authorization_code", redirect_uri: CALLBACK, ...proof };
    expect((await applications.token({ ...poster, secret: "" }, whole)).status).toBe(200);
  });

  it("refuses other grants, fields that come twice, and what is no form, in the words of RFC 6749", async () => {
    const partner = await applications.register();
    const errorOf = async (fields: Record<string, string>) => (await applications.token(partner, fields)).body["error"];
    expect(await errorOf({})).toBe("invalid_request");
    expect(await errorOf({ grant_type: "password" })).toBe("unsupported_grant_type");
    expect(await errorOf({ grant_type: "constructor" })).toBe("unsupported_grant_type");
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const twice = await project.fetch(`${AUTH}/oauth/token`, {
      method: "POST",
      headers,
      body: "grant_type=refresh_token&grant_type=refresh_token",
    });
    expect(await twice.json()).toMatchObject({ error: "invalid_request" });
    const wrong = await home.post("/oauth/token", { grant_type: 7 });
    expect(wrong).toMatchObject({ status: 400, body: { error: "invalid_request" } });
  });

  it("limits failed guesses, and never correct secrets", async () => {
    home.settle({ ...ON, rate_limits: { token_verifications: 3 } });
    const { app } = await applications.signedUp();
    const partner = await applications.register();
    const from = { "x-test-address": "198.18.0.9" };
    const refresh = { grant_type: "refresh_token", refresh_token: "0".repeat(22) };
    // A server brings old tokens of many people, and is known by its secret.
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await applications.token(partner, refresh, from)).body["error"]).toBe("invalid_grant");
    }
    const thief = { ...partner, secret: "x".repeat(43) };
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await applications.token(thief, refresh, from)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await applications.token(partner, refresh, from)).body["error"]).toBe("temporarily_unavailable");

    const native = await applications.register({ token_endpoint_auth_method: "none" });
    const other = { "x-test-address": "198.18.0.10" };
    const errors = [];
    for (let turn = 0; turn < 4; turn += 1) {
      errors.push((await applications.token(native, refresh, other)).body["error"]);
    }
    expect(errors).toEqual(["invalid_grant", "invalid_grant", "invalid_grant", "temporarily_unavailable"]);
    expect((await applications.tokensFor(app, native))["token_type"]).toBe("bearer");
  });

  it("rotates refresh tokens, of the application that has them alone", async () => {
    const { app } = await applications.signedUp();
    const [partner, other] = [await applications.register(), await applications.register()];
    const first = await applications.tokensFor(app, partner);
    expect((await applications.refresh(other, first["refresh_token"])).body).toMatchObject({ error: "invalid_grant" });
    const shed = await home.post("/token?grant_type=refresh_token", { refresh_token: first["refresh_token"] });
    expect(shed.body).toMatchObject({ error_code: "refresh_token_not_found" });
    const own = (await app.auth.getSession()).data.session!.refresh_token;
    expect((await applications.refresh(partner, own)).body).toMatchObject({ error: "invalid_grant" });

    const second = await applications.refresh(partner, first["refresh_token"]);
    expect(second).toMatchObject({ status: 200, body: { scope: "openid email profile" } });
    expect(await claimsOf(second.body["access_token"])).toMatchObject({ client_id: partner.id });
    const third = await applications.refresh(partner, second.body["refresh_token"]);
    project.clock.advance(11_000);
    expect((await applications.refresh(partner, first["refresh_token"])).status).toBe(400);
    expect((await applications.refresh(partner, third.body["refresh_token"])).body).toMatchObject({
      error: "invalid_grant",
    });

    const brief = await applications.register({ grant_types: ["authorization_code"] });
    const { refresh_token: none } = await applications.tokensFor(app, brief);
    expect(none).toBeUndefined();
    expect((await applications.refresh(brief, "x")).body).toMatchObject({ error: "unauthorized_client" });
  });
});

describe("an application that was let in", () => {
  it("reads a person's claims, and cannot change the account", async () => {
    const { app, id, email } = await applications.signedUp();
    const partner = await applications.register();
    const { access_token: token, refresh_token: refresh } = await applications.tokensFor(app, partner);
    const headers = { authorization: `Bearer ${String(token)}`, "content-type": "application/json" };
    expect((await applications.get("/user", String(token))).body).toMatchObject({ id, email });
    const { authorizationId } = await applications.begin(partner);
    const tries: [string, string, unknown][] = [
      ["PUT", "/user", { password: "another horse 9" }],
      ["POST", "/factors", { factor_type: "totp" }],
      ["GET", "/reauthenticate", undefined],
      ["GET", "/user/oauth/grants", undefined],
      ["DELETE", `/user/oauth/grants?client_id=${partner.id}`, undefined],
      ["GET", `/oauth/authorizations/${authorizationId}`, undefined],
      ["POST", `/oauth/authorizations/${authorizationId}/consent`, { action: "approve" }],
    ];
    for (const [method, path, body] of tries) {
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const answer = await project.fetch(`${AUTH}${path}`, init);
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        403,
        { error_code: "insufficient_scope" },
      ]);
    }
    await project.fetch(`${AUTH}/logout?scope=global`, { method: "POST", headers });
    expect((await app.auth.getUser()).error).toBeNull();
    expect((await applications.refresh(partner, refresh)).status).toBe(400);
  });

  it("cannot pass an ID token off as the person", async () => {
    const { app } = await applications.signedUp();
    const partner = await applications.register();
    const { id_token: token } = await applications.tokensFor(app, partner);
    expect((await applications.get("/user", String(token))).status).toBe(403);
    expect((await applications.get("/oauth/userinfo", String(token))).status).toBe(401);
    await expect(claimsOf(token)).rejects.toThrow("token refused");
  });

  it("loses access when the person revokes it, and others keep theirs", async () => {
    const { app } = await applications.signedUp();
    const [partner, other] = [await applications.register(), await applications.register({ client_name: "Other" })];
    const [one, two] = [await applications.tokensFor(app, partner), await applications.tokensFor(app, other)];
    const pending = await applications.codeFor(app, partner);
    const { data: grants } = await app.auth.oauth.listGrants();
    expect(grants!.map(({ client, scopes }) => [client.name, scopes]).toSorted()).toEqual([
      ["Other", ["openid", "email", "profile"]],
      ["Partner", ["openid", "email", "profile"]],
    ]);
    expect((await app.auth.oauth.revokeGrant({ clientId: partner.id })).error).toBeNull();
    expect((await app.auth.oauth.listGrants()).data!.map(({ client }) => client.name)).toEqual(["Other"]);
    expect((await applications.refresh(partner, one["refresh_token"])).body).toMatchObject({ error: "invalid_grant" });
    expect((await applications.get("/user", String(one["access_token"]))).status).toBe(403);
    expect((await applications.redeem(partner, pending)).body).toMatchObject({ error: "invalid_grant" });
    expect((await applications.refresh(other, two["refresh_token"])).status).toBe(200);
    expect((await app.auth.oauth.revokeGrant({ clientId: partner.id })).error).toMatchObject({
      code: "oauth_consent_not_found",
    });
    // Consent is asked again, although the application was let in before.
    const { authorizationId } = await applications.begin(partner);
    const { data } = await app.auth.oauth.getAuthorizationDetails(authorizationId!);
    expect(data).toHaveProperty("authorization_id");
  });

  it("loses access when the project removes it, its person is banned, or their password changes", async () => {
    const { app, id } = await applications.signedUp();
    const [gone, kept] = [await applications.register(), await applications.register()];
    const [first, second] = [await applications.tokensFor(app, gone), await applications.tokensFor(app, kept)];
    await home.admin().oauth.deleteClient(gone.id);
    expect((await applications.refresh(gone, first["refresh_token"])).body).toMatchObject({ error: "invalid_client" });
    expect((await applications.get("/user", String(first["access_token"]))).status).toBe(403);
    expect((await app.auth.oauth.listGrants()).data).toHaveLength(1);
    expect((await app.auth.getUser()).error).toBeNull();

    const got = await applications.codeFor(app, kept);
    await home.admin().updateUserById(id, { ban_duration: "1h" });
    expect((await applications.redeem(kept, got)).body).toMatchObject({ error: "invalid_grant" });
    expect((await applications.refresh(kept, second["refresh_token"])).body).toMatchObject({ error: "invalid_grant" });
    await home.admin().updateUserById(id, { ban_duration: "none" });
    expect((await app.auth.updateUser({ password: "another horse 9" })).error).toBeNull();
    expect((await applications.refresh(kept, second["refresh_token"])).body).toMatchObject({ error: "invalid_grant" });
  });
});
