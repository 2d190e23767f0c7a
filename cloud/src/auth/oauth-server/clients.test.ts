import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applicationsOf, CALLBACK, type Applications } from "../../testing/oauth-application.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { redirectProblem } from "./client-rules.ts";

let home: TestApp;
let applications: Applications;

const ON = { mailer_autoconfirm: true, oauth_server_enabled: true };
const OPEN = { ...ON, oauth_server_allow_dynamic_registration: true };

beforeAll(async () => {
  home = await openTestApp();
  applications = applicationsOf(home);
});
afterAll(() => home[Symbol.asyncDispose]());
beforeEach(() => home.settle(ON));

const clients = () => home.admin().oauth;
const MINIMAL = { client_name: "Partner", redirect_uris: [CALLBACK] };

it("accepts addresses of applications, and none that run script or mislead", () => {
  for (const uri of [
    ...["https://a.example/cb", "https://a.example:8443/cb?x=1", "http://localhost:3000/cb", "http://127.0.0.1/cb"],
    ...["http://[::1]:9/cb", "com.example.app:/cb", "cursor://tool.example/oauth/callback"],
  ]) {
    expect([uri, redirectProblem(uri)]).toEqual([uri, null]);
  }
  for (const uri of [
    ...["", "callback", "/cb", "//a.example/cb", "http://a.example/cb", "http://localhost.a.example/cb"],
    ...["https://a.example/cb#x", "https://a.example/cb#", "https://*.a.example/cb", "https://u:p@a.example/cb"],
    ...["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "blob:https://a.example/1"],
    ...["file:///etc/passwd", "view-source:https://a.example", "about:blank", "ftp://a.example", "mailto:a@b.example"],
    ...[
      "https://a.example/\ncb",
      " https://a.example/cb",
      "https:\\\\a.example",
      `https://a.example/${"x".repeat(2048)}`,
    ],
  ]) {
    expect([uri, redirectProblem(uri) === null]).toEqual([uri, false]);
  }
});

describe("applications of a project", () => {
  it("are made, listed, changed and removed by the project's servers; the secret is shown once", async () => {
    const { data: made } = await clients().createClient(MINIMAL);
    expect(made).toMatchObject({
      client_name: "Partner",
      client_type: "confidential",
      token_endpoint_auth_method: "client_secret_basic",
      registration_type: "manual",
      redirect_uris: [CALLBACK],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
    });
    expect(made!.client_secret).toMatch(/^[\w-]{43}$/);
    const { data: read } = await clients().getClient(made!.client_id);
    const { client_secret: secret, ...rest } = made!;
    expect(read).toEqual(rest);
    const { data: changed } = await clients().updateClient(made!.client_id, {
      logo_uri: "https://a.example/logo.png",
      redirect_uris: ["https://a.example/2"],
    });
    expect(changed).toMatchObject({ client_name: "Partner", redirect_uris: ["https://a.example/2"] });
    expect(changed).not.toHaveProperty("client_secret");
    const cleared = await clients().updateClient(made!.client_id, { logo_uri: "" });
    expect(cleared.data).not.toHaveProperty("logo_uri");

    const { data: renewed } = await clients().regenerateClientSecret(made!.client_id);
    const proof = { id: made!.client_id, redirect: CALLBACK };
    const refresh = { grant_type: "refresh_token", refresh_token: "x" };
    expect((await applications.token({ ...proof, secret: secret! }, refresh)).body["error"]).toBe("invalid_client");
    const fresh = { ...proof, secret: renewed!.client_secret! };
    expect((await applications.token(fresh, refresh)).body["error"]).toBe("invalid_grant");

    expect((await clients().deleteClient(made!.client_id)).error).toBeNull();
    expect((await clients().getClient(made!.client_id)).error).toMatchObject({
      code: "oauth_client_not_found",
      status: 404,
    });
    expect((await clients().deleteClient(made!.client_id)).error).toMatchObject({ status: 404 });
    expect((await clients().getClient(crypto.randomUUID())).error).toMatchObject({ status: 404 });
  });

  it("come in pages, newest first", async () => {
    const names = ["One", "Two", "Three"];
    for (const client_name of names) {
      home.project.clock.advance(1000);
      await clients().createClient({ ...MINIMAL, client_name });
    }
    const { data } = await clients().listClients({ page: 1, perPage: 2 });
    expect(data.clients.map(({ client_name }) => client_name)).toEqual(["Three", "Two"]);
    expect(JSON.stringify(data)).not.toContain("secret_hash");
    expect(data).toMatchObject({ aud: "authenticated", nextPage: 2, total: expect.any(Number) });
    const { data: second } = await clients().listClients({ page: 2, perPage: 2 });
    expect(second.clients[0]!.client_name).toBe("One");
  });

  it("are visible to the project's servers only", async () => {
    const person = home.client();
    await person.auth.signUp(home.someone());
    const token = (await person.auth.getSession()).data.session!.access_token;
    const made = await clients().createClient(MINIMAL);
    for (const key of [home.project.keys.anonKey, token]) {
      const theirs = home.client(key).auth.admin.oauth;
      expect((await theirs.listClients()).error).toMatchObject({ code: "not_admin", status: 403 });
      expect((await theirs.createClient(MINIMAL)).error).toMatchObject({ status: 403 });
      expect((await theirs.getClient(made.data!.client_id)).error).toMatchObject({ status: 403 });
      expect((await theirs.deleteClient(made.data!.client_id)).error).toMatchObject({ status: 403 });
      expect((await theirs.regenerateClientSecret(made.data!.client_id)).error).toMatchObject({ status: 403 });
    }
  });

  it.each([
    [{ redirect_uris: [] }, "redirect_uris"],
    [{ redirect_uris: ["http://a.example/cb"] }, "redirect_uris"],
    [{ redirect_uris: Array.from({ length: 11 }, (_, at) => `https://a.example/${at}`) }, "redirect_uris"],
    [{ client_name: " " }, "client_name"],
    [{ client_name: "Bank\u202Eelpoeg" }, "client_name"],
    [{ client_name: "x".repeat(1025) }, "client_name"],
    [{ client_uri: "javascript:alert(1)" }, "client_uri"],
    [{ logo_uri: "data:image/svg+xml,<svg/>" }, "logo_uri"],
    [{ grant_types: ["password"] }, "grant_types"],
    [{ grant_types: ["refresh_token"] }, "grant_types"],
    [{ response_types: ["token"] }, "response_types"],
    [{ token_endpoint_auth_method: "private_key_jwt" }, "token_endpoint_auth_method"],
    [{ client_type: "public", token_endpoint_auth_method: "client_secret_post" }, "token_endpoint_auth_method"],
    [{ client_type: "confidential", token_endpoint_auth_method: "none" }, "token_endpoint_auth_method"],
    [{ client_type: "both" }, "client_type"],
  ])("are refused with the field and its rule: %o", async (fields, field) => {
    const { error } = await clients().createClient({ ...MINIMAL, ...fields } as never);
    expect(error).toMatchObject({ code: "validation_failed", status: 400, message: expect.stringContaining(field) });
  });

  it("have no secret where they cannot keep one", async () => {
    const { data } = await clients().createClient({ ...MINIMAL, token_endpoint_auth_method: "none" });
    expect(data).toMatchObject({ client_type: "public", token_endpoint_auth_method: "none" });
    expect(data).not.toHaveProperty("client_secret");
    expect((await clients().regenerateClientSecret(data!.client_id)).error).toMatchObject({
      code: "validation_failed",
    });
    const method = { token_endpoint_auth_method: "client_secret_basic" } as const;
    expect((await clients().updateClient(data!.client_id, method)).error).not.toBeNull();
  });
});

describe("applications that register themselves", () => {
  const register = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    home.post("/oauth/clients/register", { ...MINIMAL, ...fields }, headers);

  it("do so where the project allows it, following RFC 7591", async () => {
    expect((await register({})).body).toMatchObject({ error_code: "oauth_dynamic_client_registration_disabled" });
    expect((await applications.get("/.well-known/oauth-authorization-server")).body).not.toHaveProperty(
      "registration_endpoint",
    );
    home.settle(OPEN);
    const { body: facts } = await applications.get("/.well-known/oauth-authorization-server");
    expect(String(facts["registration_endpoint"])).toMatch(/\/auth\/v1\/oauth\/clients\/register$/);
    const made = await register({ token_endpoint_auth_method: "none", scope: "openid email admin" });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ registration_type: "dynamic", client_type: "public", scope: "openid email" });
    expect(made.body["client_id_issued_at"]).toBe(Math.floor(home.project.clock.now() / 1000));
    expect((await register({})).body).toMatchObject({ client_secret: expect.any(String), client_secret_expires_at: 0 });
    expect((await register({ redirect_uris: ["javascript:x"] })).body).toMatchObject({ error: "invalid_redirect_uri" });
    expect((await register({ client_name: "" })).body).toMatchObject({ error: "invalid_client_metadata" });

    const person = home.client();
    await person.auth.signUp(home.someone());
    const application = { id: String(made.body["client_id"]), secret: "", redirect: CALLBACK };
    const { status } = await applications.redeem(application, await applications.codeFor(person, application));
    expect(status).toBe(200);
  });

  it("are bounded by hour and address, and the oldest unused ones are deleted", async () => {
    home.settle({ ...OPEN, rate_limits: { oauth_registrations: 2 } });
    const from = { "x-test-address": "198.18.0.7" };
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await register({}, from)).status);
    expect(statuses).toEqual([201, 201, 429]);

    const db = home.project.backend.database.as("supabase_auth_admin");
    await db.query("delete from auth.oauth_clients");
    const used = String((await register({})).body["client_id"]);
    const person = home.client();
    await person.auth.signUp(home.someone());
    await applications.codeFor(person, { id: used, secret: "", redirect: CALLBACK });
    const kept = await applications.register();
    await db.query(
      `insert into auth.oauth_clients (id, registration_type, client_type, token_endpoint_auth_method, redirect_uris,
         grant_types, client_name, created_at)
       select gen_random_uuid(), 'dynamic', 'public', 'none', $1, 'authorization_code', 'Many', now() - interval '1 day'
       from generate_series(1, 1200)`,
      [CALLBACK],
    );
    await register({});
    const { rows } = await db.query<{ id: string }>("select id from auth.oauth_clients");
    expect(rows.length).toBe(1002);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([used, kept.id]));
  });
});
