import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { PASSWORD_CHARACTERS, cloudContract, type AuthPatch } from "../contract/index.ts";
import { openBackendApp, type BackendApp } from "../testing/backend-app.suite.ts";
import { visitor, type AppConnection } from "../testing.ts";
import { runSqlRequests } from "../testing/sql-requests.ts";
import { openSecrets } from "./settings/secrets.ts";
import { cloudPorts } from "../testing/ports.ts";

let home: BackendApp;
let app: TestApp;
let maya: TestPerson;
let id: string;
let connection: AppConnection;

beforeAll(async () => {
  home = await openBackendApp();
  ({ app, maya, id, connection } = home);
});
afterAll(() => home?.[Symbol.asyncDispose]());

describe("secrets", () => {
  const list = async () => (await maya.call(cloudContract.secrets, { params: { id } })).secrets;
  const write = (secrets: { name: string; value: string }[]) =>
    maya.call(cloudContract.createSecrets, { params: { id }, body: { secrets } });
  const remove = (secretNames: string[]) =>
    maya.call(cloudContract.deleteSecrets, { params: { id }, query: {}, body: { secretNames } });

  it("are written and listed by name; those of the platform stay [C3.08] [C4.06] [C6.07] [C7.03] [C7.04] [C7.05] [SC1]", async () => {
    await write([
      { name: "STRIPE_KEY", value: "one" },
      { name: "OTHER", value: "two" },
    ]);
    await write([{ name: "STRIPE_KEY", value: "three" }]);
    expect((await list()).map(({ name, value, is_user_secret }) => [name, value, is_user_secret])).toEqual([
      ["OTHER", null, true],
      ["STRIPE_KEY", null, true],
      ["SUPABASE_URL", null, false],
      ["SUPABASE_ANON_KEY", null, false],
      ["SUPABASE_SERVICE_ROLE_KEY", null, false],
    ]);
    expect(await openSecrets(cloudPorts(app.services), id)).toMatchObject({
      STRIPE_KEY: "three",
      SUPABASE_URL: connection.url,
    });
    await expect(remove(["OTHER", "SUPABASE_URL"])).rejects.toMatchObject({ status: 403 });
    for (const names of [[], [""], [" "]])
      await expect(remove(names)).rejects.toMatchObject({
        status: 400,
        userMessage: "At least one secret name is required.",
      });
    await remove(["OTHER", "NOT_THERE"]);
    expect((await list()).filter(({ is_user_secret }) => is_user_secret)).toHaveLength(1);
  });

  it.each([
    ["1ST", "x", "must start with a letter or underscore."],
    ["", "x", "Secret name is required."],
    ["SUPABASE_URL", "x", "managed by the platform."],
    ["A", "  ", "Secret value is required."],
    ["A", "é".repeat(13_000), "24,576 bytes"],
  ])("refuse the name %j with its rule, or the value [C5.15] [SC1]", async (name, value, rule) => {
    await expect(write([{ name, value }])).rejects.toMatchObject({
      status: 400,
      userMessage: expect.stringContaining(rule) as string,
    });
  });

  it("appear only in the environment of functions: not in answers, logs, the database or files [SC1]", async () => {
    const canaries = Array.from({ length: 50 }, (_, at) => ({ name: `CANARY_${at}`, value: `zc4n4ry-${at}-secret` }));
    await write(canaries);
    const answers = [
      await list(),
      await maya.call(cloudContract.overview, { params: { id } }),
      await maya.call(cloudContract.auth, { params: { id } }),
      await maya.call(projectsContract.details, { params: { id } }),
      await maya.call(cloudContract.query, {
        params: { id, ref: connection.ref },
        body: { query: "select name, setting from pg_settings" },
      }),
    ];
    const { rows } = await app.services.database.pool.query<{ row: string }>(
      "select row_to_json(s)::text as row from cloud_secrets s",
    );
    expect(rows.length).toBeGreaterThan(50);
    const files = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      files
        .filter((file) => file.isFile() && !file.parentPath.includes("runtime"))
        .map((file) => readFile(join(file.parentPath, file.name), "latin1").catch(() => "")),
    );
    const seen = JSON.stringify([answers, rows, app.logged]) + texts.join("\n");
    expect(seen).toContain("CANARY_0");
    expect(seen).not.toContain("zc4n4ry-");
    expect(await openSecrets(cloudPorts(app.services), id)).toMatchObject({ CANARY_49: "zc4n4ry-49-secret" });
  });
});

describe("sign-in settings", () => {
  const read = () => maya.call(cloudContract.auth, { params: { id } });
  const change = (body: AuthPatch) => maya.call(cloudContract.changeAuth, { params: { id }, body });

  it("come in groups without a secret, and only what is sent changes [C3.12] [C7.08] [C7.09] [CA3]", async () => {
    const before = await read();
    expect(before).toMatchObject({
      disable_signup: false,
      email: { external_email_enabled: true, mailer_autoconfirm: true, mailer_otp_length: 6 },
      phone_settings: { external_phone_enabled: false, twilio_settings: { auth_token: "" } },
      google_settings: { external_google_enabled: false, external_google_secret: "" },
      configured_secrets: [],
    });
    const google_settings = { external_google_client_id: "a.apps.example", external_google_secret: "g-s3cret" };
    await change({ google_settings, phone_settings: { twilio_settings: { auth_token: "t-s3cret" } } });
    const after = await change({ email: { password_min_length: 10 }, google_settings: { external_google_secret: "" } });
    expect(JSON.stringify(after)).not.toContain("s3cret");
    expect(after.configured_secrets).toEqual(["external_google_secret", "twilio_settings.auth_token"]);
    expect(after.email).toEqual({ ...before.email, password_min_length: 10 });
    expect(after.google_settings.external_google_client_id).toBe("a.apps.example");
    expect((await change({ google_settings: { external_google_secret: null } })).configured_secrets).toEqual([
      "twilio_settings.auth_token",
    ]);
    const { rows } = await app.services.database.pool.query("select * from cloud_settings");
    expect(JSON.stringify(rows)).not.toContain("s3cret");
  });

  it("let other applications sign people in if enabled, over a page of the site", async () => {
    expect((await read()).oauth_server_settings).toEqual({
      oauth_server_enabled: false,
      oauth_server_allow_dynamic_registration: false,
      oauth_server_authorization_path: "/oauth/consent",
    });
    const after = await change({ oauth_server_settings: { oauth_server_enabled: true } });
    expect(after.oauth_server_settings).toMatchObject({
      oauth_server_enabled: true,
      oauth_server_authorization_path: "/oauth/consent",
    });
    for (const path of ["consent", "//evil.example", "/\\evil.example", "/a?b", "/a#b", ""]) {
      const oauth_server_settings = { oauth_server_authorization_path: path };
      await expect(change({ oauth_server_settings })).rejects.toMatchObject({ status: 400 });
    }
    await change({ oauth_server_settings: { oauth_server_enabled: false } });
  });

  it.each([
    [{ external_google_enabled: true, external_google_client_id: "" }, "Google Client ID is required"],
    [{ external_google_enabled: true, external_google_client_id: " ," }, "At least one Client ID is required"],
    [{ external_google_client_id: "a.example, b.example" }, "Client IDs should not contain spaces."],
    [{ external_google_client_id: "a.example/b" }, "look like domain names"],
    [
      { external_google_enabled: true, external_google_client_id: "a.example", external_google_secret: null },
      "Google Client Secret is required",
    ],
    [{ external_google_secret: "not a secret" }, "letters, digits, dots"],
  ])("of Google are whole before it is on: %o [C5.24] [CA6]", async (google_settings, words) => {
    const before = await read();
    await expect(change({ google_settings })).rejects.toMatchObject({
      status: 400,
      userMessage: expect.stringContaining(words) as string,
    });
    expect(await read()).toEqual(before);
  });

  it("of Google need their secret once: a configured one counts [CA3] [C5.24]", async () => {
    await change({
      google_settings: { external_google_client_id: "a.example,b.example", external_google_secret: "g-1" },
    });
    const { google_settings } = await change({
      google_settings: { external_google_enabled: true, external_google_secret: "" },
    });
    expect(google_settings.external_google_enabled).toBe(true);
    await change({ google_settings: { external_google_enabled: false, external_google_secret: null } });
  });

  it("apply to the app at once, and always lead back to its own addresses [CA4] [C5.26]", async () => {
    expect((await read()).managed_urls).toContain(`http://${id}.preview.localhost:4400/**`);
    await expect(change({ site_url: "http://evil.example" })).rejects.toMatchObject({
      userMessage: expect.stringContaining("Only https:// URLs are allowed") as string,
    });
    await change({ disable_signup: true, uri_allow_list: ["https://app.example.com/**"] });
    const { error } = await visitor(connection, home.fetch).auth.signUp({
      email: "x@mail.example",
      password: "long enough 1",
    });
    expect(error?.code).toBe("signup_disabled");
    expect((await change({ disable_signup: false })).uri_allow_list).toEqual(["https://app.example.com/**"]);
  });

  it("refuse an allowed address that is there twice, or is the app's own, in words, and keep the list [C5.26]", async () => {
    const { managed_urls: managed, uri_allow_list: before } = await read();
    for (const [list, at, rule] of [
      [["https://a.example", "https://b.example", "https://a.example"], 2, "This URL is already in the list"],
      [["https://a.example", managed[0]!], 1, "System-managed URLs cannot be added manually"],
    ] as const)
      await expect(change({ uri_allow_list: [...list] })).rejects.toMatchObject({
        status: 400,
        userMessage: `${list[at]}: ${rule}`,
        details: { field: `uri_allow_list.${at}`, rule },
      });
    expect((await read()).uri_allow_list).toEqual(before);
    await change({ uri_allow_list: ["https://a.example", "https://b.example"] });
    // Values saved earlier may stay while others are changed around them.
    expect((await change({ uri_allow_list: ["https://b.example"] })).uri_allow_list).toEqual(["https://b.example"]);
  });
});

describe("people of the app", () => {
  const users = (query: object = {}) => maya.call(cloudContract.users, { params: { id }, query });
  const create = (body: { email: string; password: string }) =>
    maya.call(cloudContract.createUser, { params: { id }, body });

  it("are made, found, invited and deleted [C3.11] [C7.11] [C7.12] [C7.13] [C7.15] [CU1]", async () => {
    const ada = await create({ email: "ada@mail.example", password: "correct horse 1" });
    expect(ada).toMatchObject({
      email_data: { email: "ada@mail.example", email_verified: true },
      phone_data: null,
      providers: ["email"],
      last_sign_in_at: null,
    });
    await maya.call(cloudContract.inviteUser, { params: { id }, body: { email: "ben@mail.example" } });
    expect((await app.services.mail.list(5)).map(({ to }) => to)).toContain("ben@mail.example");
    expect((await users()).total).toBe(2);
    expect((await users({ search: "ADA@" })).users.map(({ id: user }) => user)).toEqual([ada.id]);
    expect((await users({ search: ada.id })).total).toBe(1);
    expect((await users({ limit: 1, offset: 1 })).users).toHaveLength(1);
    const client = visitor(connection, home.fetch);
    await client.auth.signInWithPassword({ email: "ada@mail.example", password: "correct horse 1" });
    expect((await users({ search: "ada" })).users[0]!.last_sign_in_at).not.toBeNull();
    await maya.call(cloudContract.deleteUser, { params: { id, userID: ada.id } });
    expect((await users({ search: "ada" })).total).toBe(0);
    await expect(maya.call(cloudContract.deleteUser, { params: { id, userID: ada.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each([
    ["", "correct horse 1", "Please enter an email address"],
    ["cy@mail.example", "", "Please enter a password"],
    ["cy@mail.example", "short 1", "Password must be at least 8 characters long"],
    ["cy@mail.example", "no digits here", "Password must contain at least one number"],
  ])("need the fields of the form: %j %j [C5.28] [C5.29]", async (email, password, rule) => {
    await expect(create({ email, password })).rejects.toMatchObject({
      status: 400,
      userMessage: expect.stringContaining(rule) as string,
    });
  });

  it("keep to the project's own length of passwords, in the server's words [CU2]", async () => {
    await maya.call(cloudContract.changeAuth, { params: { id }, body: { email: { password_min_length: 12 } } });
    await expect(create({ email: "cy@mail.example", password: "only 10 ch" })).rejects.toMatchObject({
      status: 400,
      code: "auth_refused",
      userMessage: expect.stringContaining("12") as string,
    });
    await maya.call(cloudContract.changeAuth, { params: { id }, body: { email: { password_min_length: 6 } } });
    await create({ email: "dee@mail.example", password: "correct horse 1" });
    await expect(create({ email: "dee@mail.example", password: "correct horse 1" })).rejects.toMatchObject({
      status: 409,
    });
  });
});

it("a database is reached through its proxy with a bearer token, and not without one [C7.16] [K8]", async () => {
  const { token } = await maya.call(accountsContract.createAccessToken, {});
  const ask = async (headers: Record<string, string>) =>
    app.fetch(`/api/projects/${id}/cloud/db-proxy/v1/projects/${connection.ref}/database/query`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query: "select 1 as one", read_only: true }),
    });
  const answered = await ask({ authorization: `Bearer ${token}` });
  expect([answered.status, await answered.json()]).toEqual([200, [{ one: 1 }]]);
  expect((await ask({})).status).toBe(401);
  // A browser would send the session's cookie by itself.
  const withCookie = await ask(maya.headers);
  expect([withCookie.status, await withCookie.json()]).toMatchObject([
    401,
    { error: { message: "No valid authentication token available" } },
  ]);
  expect((await ask({ authorization: "Bearer nonsense" })).status).toBe(401);
});

it("300 random SQL requests give the expected rows and reads change nothing [C7.17] (bench trust requests)", async () => {
  const { problems, refused } = await runSqlRequests(app.services, id, { seed: 20_261_122, count: 300 });
  expect(problems).toEqual([]);
  expect(refused).toBeGreaterThan(50);
}, 120_000);

it("buckets list their folders first, page by page [C3.09] [C3.10] [C7.14] [C7.18] [ST1] [ST2]", async () => {
  const { service_role } = await openSecrets(cloudPorts(app.services), id).then((secrets) => ({
    service_role: secrets["SUPABASE_SERVICE_ROLE_KEY"]!,
  }));
  const owner = visitor({ ...connection, anon_key: service_role }, home.fetch);
  await owner.storage.createBucket("photos", { public: true });
  for (const path of ["b.txt", "a.txt", "trips/rome.txt"])
    expect(
      (await owner.storage.from("photos").upload(path, new Blob(["hello"], { type: "text/plain" }))).error,
    ).toBeNull();
  const params = { id, ref: connection.ref };
  expect(await maya.call(cloudContract.buckets, { params })).toMatchObject([
    { id: "photos", name: "photos", public: true },
  ]);
  const objects = async (query: object) =>
    (await maya.call(cloudContract.objects, { params: { id, bucketId: "photos" }, query })).objects;
  expect((await objects({})).map(({ type, path, size }) => [type, path, size])).toEqual([
    ["folder", "trips", null],
    ["file", "a.txt", 5],
    ["file", "b.txt", 5],
  ]);
  expect(await objects({ path: "trips" })).toMatchObject([
    { name: "rome.txt", path: "trips/rome.txt", mimeType: "text/plain" },
  ]);
  expect(await objects({ limit: 1, offset: 2 })).toMatchObject([{ name: "b.txt" }]);
});

it("sign-in settings take one of four sets of characters for passwords, or none, and nothing else [C5.20] [CA5]", async () => {
  const require = (email: { password_required_characters: string }) =>
    maya.call(cloudContract.changeAuth, { params: { id }, body: { email } });
  const { letters_digits: letters, lower_upper_digits_symbols: all } = PASSWORD_CHARACTERS;
  for (const characters of Object.values(PASSWORD_CHARACTERS)) {
    const { email } = await require({ password_required_characters: characters });
    expect(email.password_required_characters).toBe(characters);
  }
  for (const wrong of ["zzz", "abc:123", `${letters}:`, letters.slice(1)])
    await expect(require({ password_required_characters: wrong })).rejects.toMatchObject({
      status: 400,
      userMessage: expect.stringContaining("Must be one of the four sets of characters, or empty.") as string,
    });
  await require({ password_required_characters: all });
  const signUp = (password: string) =>
    visitor(connection, home.fetch).auth.signUp({ email: `${crypto.randomUUID()}@mail.example`, password });
  for (const weak of ["nosymbols1A", "no-digits-A", "no-upper-1", "NO-LOWER-1"])
    expect((await signUp(weak)).error?.code, weak).toBe("weak_password");
  for (const strong of ["Colon:1aaa", "Back\\slash1", "Tilde~1aaa"])
    expect((await signUp(strong)).error, strong).toBeNull();
  await require({ password_required_characters: "" });
  expect((await signUp("only letters")).error).toBeNull();
});
