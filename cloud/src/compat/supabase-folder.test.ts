import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { authSettingsOf } from "../auth/settings/auth-settings.ts";
import { readSupabaseFolder } from "./supabase-folder.ts";

async function folderWith(files: Record<string, string>) {
  const folder = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await writeFile(join(folder.path, path), text);
  }
  return folder;
}
const read = (path: string, environment = {}) => readSupabaseFolder(path, environment);

describe("a supabase folder", () => {
  it("is read as its local tools read it", async () => {
    await using folder = await folderWith({
      "config.toml": `
[api]
schemas = ["public", "personal"]
max_rows = 10
[db.seed]
sql_paths = ["./seeds/*.sql"]
[storage]
file_size_limit = "50MiB"
[auth]
site_url = "env(SITE)"
signing_keys_path = "./keys.json"
minimum_password_length = 8
password_requirements = "letters_digits"
[auth.email]
enable_confirmations = true
max_frequency = "1m30s"
[auth.sms]
enable_signup = true
[auth.sms.test_otp]
"4152127777" = "123456"
[auth.external.google]
enabled = true
client_id = "one"
[auth.oauth_server]
enabled = true
authorization_url_path = "/let-in"
[functions.hello]
verify_jwt = false
`,
      "migrations/2_b.sql": "",
      "migrations/1_a.sql": "",
      "seeds/b.sql": "",
      "seeds/a.sql": "",
      "functions/hello/index.ts": "Deno.serve(() => new Response())",
      "functions/_shared/cors.ts": "",
      "functions/.env": "SECRET=1",
    });
    const found = await read(folder.path, { SITE: "http://site.example" });
    expect(found.sqlFiles).toEqual(
      ["migrations/1_a.sql", "migrations/2_b.sql", "seeds/a.sql", "seeds/b.sql"].map((name) => join(folder.path, name)),
    );
    expect(found.schemas).toEqual(["public", "personal"]);
    expect(found.signingKeys).toBe(join(folder.path, "keys.json"));
    expect(found.settings["rest"]).toEqual({ max_rows: 10 });
    expect(found.settings["storage"]).toEqual({ file_size_limit: 52_428_800 });
    expect(authSettingsOf(found.settings["auth"]!)).toMatchObject({
      site_url: "http://site.example",
      mailer_autoconfirm: false,
      external_anonymous_users_enabled: false,
      mailer_max_frequency: 90,
      password_min_length: 8,
      external_phone_enabled: true,
      sms_autoconfirm: true,
      sms_test_otp: "4152127777=123456",
      external_google_enabled: true,
      external_google_client_id: "one",
      oauth_server_enabled: true,
      oauth_server_authorization_path: "/let-in",
      oauth_server_allow_dynamic_registration: false,
    });
    expect(
      found.functions.map(({ slug, verifyJwt, files }) => [slug, verifyJwt, [...files.keys()].toSorted()]),
    ).toEqual([["hello", false, ["_shared/cors.ts", "hello/index.ts"]]]);
  });

  it("lets guests in and confirms addresses where it says nothing", async () => {
    await using folder = await folderWith({ "migrations/1.sql": "" });
    const { settings, jwtSecret, functions } = await read(folder.path);
    expect(authSettingsOf(settings["auth"]!)).toMatchObject({
      mailer_autoconfirm: true,
      external_anonymous_users_enabled: true,
    });
    expect([jwtSecret, functions]).toEqual([null, []]);
  });

  it("names the setting that it cannot read", async () => {
    await using folder = await folderWith({ "config.toml": '[auth.email]\nmax_frequency = "soon"\n' });
    await expect(read(folder.path)).rejects.toThrow("config.toml: auth.email.max_frequency: ");
  });
});
