/** Whatever lets its bearer in, made by real flows and looked for in every table of every schema of the platform's and the project's database. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { cloudPorts } from "@slipway/features/cloud/testing/ports.ts";
import { enableBackend, visitor } from "@slipway/features/cloud/testing.ts";
import { markedBrowser, markedSandbox } from "@slipway/features/agent/testing.ts";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { startGateway } from "@slipway/platform/http/gateway-server";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { expect, it } from "vitest";
import { fetchThrough } from "./testing/by-address.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";
import type { TestPerson } from "./testing/test-person.ts";

type Rows = (text: string) => Promise<Record<string, unknown>[]>;
type Bearers = Map<string, string>;

/** `pg_catalog` holds no rows of anybody's. */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and has_table_privilege(c.oid, 'select') order by 1`;

/** As it is, as text in JSON has it, and as bytes are written. */
const formsOf = (bearer: string): string[] => [
  ...new Set([bearer, decodeURIComponent(bearer), encodeURIComponent(bearer), Buffer.from(bearer).toString("hex")]),
];

/** `what in where`, for every bearer and table. */
async function findings(rows: Rows, bearers: Bearers): Promise<{ tables: number; found: string[] }> {
  const tables = await rows(TABLES);
  const found: string[] = [];
  for (const { name } of tables) {
    const text = JSON.stringify(await rows(`select t::text from ${String(name)} t`));
    for (const [what, bearer] of bearers)
      if (formsOf(bearer).some((form) => text.includes(form))) found.push(`${what} in ${String(name)}`);
  }
  return { tables: tables.length, found: found.toSorted() };
}

const linkIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)![0]);
const cookieIn = (headers: Headers): string => headers.getSetCookie()[0]!.split(";")[0]!.split("=").slice(1).join("=");

async function mailTo({ services }: TestApp, to: string, subject: RegExp): Promise<URL> {
  const mails = await services.mail.list(20);
  return linkIn(mails.find((mail) => mail.to === to && subject.test(mail.subject))!.text);
}

/** Bearers of the platform: sessions, tokens, links, invitations. */
async function ofPlatform(app: TestApp, maya: TestPerson, projectId: string): Promise<Bearers> {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.fetch(`/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const signedUp = await post("auth/sign-up/email", {
    name: "Tom",
    email: "tom@example.com",
    password: "a password of Tom's",
  });
  const { token: apiToken } = await maya.call(accountsContract.createToken, { body: { name: "Backup" } });
  const ofSession = await maya.call(accountsContract.createAccessToken, {});
  const made = await post("user/access-token", {}, { authorization: `Bearer ${apiToken}` });
  await post("auth/request-password-reset", { email: maya.email });
  const { invite_url: copied } = await maya.call(sharingContract.add, {
    params: { projectId },
    body: { email: "guest@example.com", access_level: "write" },
  });
  const invited = await mailTo(app, "guest@example.com", /./);
  const reset = await mailTo(app, maya.email, /password/i);
  const proof = await mailTo(app, "tom@example.com", /address/i);
  const staff = new URL((await app.services.accounts.createResetLink(maya.email))!);
  return new Map([
    ["a session", cookieIn(signedUp.headers).split(".")[0]!],
    ["the session of a sign-up", maya.headers["cookie"]!.split(";")[0]!.split("=")[1]!.split(".")[0]!],
    ["a password", "a password of Tom's"],
    ["an API token", apiToken],
    ["an access token of a session", ofSession.token],
    ["an access token of an API token", ((await made.json()) as { token: string }).token],
    ["a mailed reset link", reset.searchParams.get("token")!],
    ["a reset link of staff", staff.searchParams.get("token")!],
    ["a link that proves an address", proof.searchParams.get("token")!],
    ["a mailed invitation", invited.searchParams.get("invite")!],
    ["a copied invitation", new URL(copied!).searchParams.get("invite")!],
  ]);
}

it("nothing that lets its bearer in stands in a table as it is [K8]", { timeout: 120_000 }, async () => {
  await using app = await createTestApp({
    model: createScriptedModel([]),
    sandbox: markedSandbox(),
    browser: markedBrowser(),
  });
  const { hosts } = app.services;
  await using gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts, log: memoryLog() });
  const through = fetchThrough(gateway);
  const maya = await app.signUp("Maya");
  const { id } = await newProject(maya.call);
  const bearers = await ofPlatform(app, maya, id);

  const unused = await maya.call(previewContract.access, { params: { id }, body: {} });
  const used = await maya.call(previewContract.access, { params: { id }, body: {} });
  bearers.set("a ticket", unused.token).set("a ticket that was used", used.token);
  bearers.set("a pass", cookieIn((await through(used.url, { redirect: "manual" })).headers));

  const connection = await enableBackend(maya.call, id);
  const [email, password] = ["person@example.com", "a password of the person's"];
  const person = visitor(connection, through);
  const { data } = await person.auth.signUp({ email, password });
  const { refresh_token: first, access_token: access } = data.session!;
  const refreshed = await person.auth.refreshSession({ refresh_token: first });
  const { keys, database } = (await cloudPorts(app.services).backends.of(id))!.backend;
  bearers
    .set("a service key", keys.serviceKey)
    .set("a person's password", password)
    .set("a person's access token", access)
    .set("a person's refresh token", refreshed.data.session!.refresh_token)
    .set("a person's former refresh token", first);

  for (const [what, bearer] of bearers) expect([what, bearer.length > 7]).toEqual([what, true]);
  const { pool } = app.services.database;
  const platform = await findings(async (text) => (await pool.query<Record<string, unknown>>(text)).rows, bearers);
  expect(platform.tables).toBeGreaterThan(60);
  expect(platform.found).toEqual([]);

  // The project's owner reads it, and signs its sessions anyway: refresh tokens stand there as Supabase keeps them.
  const owner: Rows = (query) => app.services.cloud.query(id, { query, readOnly: true });
  const auth: Rows = async (query) => (await database.as("supabase_auth_admin").query(query)).rows;
  for (const rows of [owner, auth]) {
    const project = await findings(rows, bearers);
    expect(project.tables).toBeGreaterThanOrEqual(15);
    expect(project.found).toEqual([
      "a person's former refresh token in auth.refresh_tokens",
      "a person's refresh token in auth.refresh_tokens",
    ]);
  }
  expect(await maya.call(cloudContract.status, { params: { id } })).toMatchObject({ status: "ACTIVE_HEALTHY" });
});
