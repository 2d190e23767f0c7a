/** Fifty secrets of a project are looked for in everything that is stored or sent. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, copyFile, readdir, readFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inflateRawSync, zstdDecompressSync } from "node:zlib";
import { finishCall, markedBrowser, markedSandbox } from "@slipway/features/agent/testing.ts";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { answerTo, send } from "@slipway/features/chat/testing.ts";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { openSecrets } from "@slipway/features/cloud/server/settings/secrets.ts";
import { enableBackend, TODOS, visitor } from "@slipway/features/cloud/testing.ts";
import { contracts } from "@slipway/features/contracts.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { TEMPLATES } from "@slipway/cloud/testing/test-project";
import { startGateway } from "@slipway/platform/http/gateway-server";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { expect, it } from "vitest";
import { readArchive } from "@slipway/server/backup/archive";
import { createBackup } from "@slipway/server/backup/create-backup";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { cloudPorts } from "@slipway/features/cloud/testing/ports.ts";

/** Nine bytes, so that following text does not change their base64. */
const MARK = "zc4n4ry--";
const SECRETS = Array.from({ length: 50 }, (_, at) => ({
  name: `CANARY_${at}`,
  value: `${MARK}${at}-${createHash("sha256").update(String(at)).digest("hex")}`,
}));
const DISGUISES = [MARK, Buffer.from(MARK).toString("base64"), Buffer.from(MARK).toString("hex")];

const FUNCTION = `Deno.serve(async () => {
  const values = Array.from({ length: 50 }, (_, at) => Deno.env.get("CANARY_" + at));
  console.log("called with", values.filter(Boolean).length);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(values.join(" ")));
  return new Response([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
});`;

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Every answer about this project alone, and those about the person. */
async function allAnswers(app: TestApp, person: TestPerson, id: string): Promise<Map<string, string>> {
  const { token } = await person.call(accountsContract.createAccessToken, {});
  const answers = new Map<string, string>();
  for (const { path, method } of contracts.flatMap(({ routes }) => Object.values(routes))) {
    const filled = path.replace(/\{(id|projectId|ref)\}/g, id);
    if (method !== "GET" || filled.includes("{")) continue;
    const headers = { ...person.headers, authorization: `Bearer ${token}` };
    const answer = await app.fetch(`/api${filled}`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isZip = bytes.toString("latin1", 0, 4) === "PK\x03\x04";
    answers.set(`${answer.status} ${path}`, isZip ? unzipped(bytes) : bytes.toString("latin1"));
  }
  return answers;
}

/** The files of an archive one after the other, by the directory at its end. */
function unzipped(zip: Buffer): string {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  let all = "";
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [isPacked, size, name, extra, comment] = [10, 20, 28, 30, 32].map((offset) =>
      offset === 20 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number, number];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + size);
    all += `${zip.toString("latin1", at + 46, at + 46 + name)}\n${(isPacked === 0 ? bytes : inflateRawSync(bytes)).toString("latin1")}\n`;
    at += 46 + name + extra + comment;
  }
  return all;
}

const ZSTANDARD = "28b52ffd";

/** The contents of a backup, with the archives inside it unpacked. */
async function archived(file: string): Promise<string> {
  let all = "";
  await readArchive(file, async (name, content) => {
    const chunks: Buffer[] = [];
    for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const isPacked = bytes.toString("hex", 0, 4) === ZSTANDARD;
    all += `${name}\n${(isPacked ? zstdDecompressSync(bytes) : bytes).toString("latin1")}\n`;
  });
  return all;
}

async function everyTable({ services }: TestApp): Promise<string> {
  const { pool } = services.database;
  const tables = await pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  let all = "";
  for (const { name } of tables.rows)
    all += (await pool.query(`select t::text from ${name} t`)).rows.map((row) => JSON.stringify(row)).join("\n");
  return all;
}

async function filesBelow(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return (
    await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "latin1").catch(() => "")))
  ).join("\n");
}

/** Every object of every repository: git keeps them compressed. */
async function gitObjects(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const repositories = entries.filter((entry) => entry.isDirectory() && entry.name === "objects");
  let all = "";
  for (const { parentPath } of repositories) {
    const isRepository = entries.some((entry) => entry.parentPath === parentPath && entry.name === "HEAD");
    if (!isRepository) continue;
    const asked = ["--git-dir", parentPath, "cat-file", "--batch", "--batch-all-objects"];
    const { stdout } = await promisify(execFile)("git", asked, { encoding: "latin1", maxBuffer: 256 * 1_048_576 });
    all += stdout;
  }
  return all;
}

it(
  "are in the environment of functions and nowhere else, whatever is done with the project [SC1]",
  { timeout: 180_000 },
  async () => {
    const model = createScriptedModel([]);
    await using app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
    await using gateway = await startGateway({
      host: "127.0.0.1",
      port: 0,
      hosts: app.services.hosts,
      log: memoryLog(),
    });
    const maya = await app.signUp("Maya");
    const { id } = await newProject(maya.call);
    const connection = await enableBackend(maya.call, id);
    await maya.call(cloudContract.createSecrets, { params: { id }, body: { secrets: SECRETS } });
    await app.services.cloud.migrate(id, { name: "todos", sql: TODOS });

    // A model writes a function with them, and reads everything it may of the project.
    model.play([
      {
        toolCalls: [
          { name: "list_secrets", input: {} },
          { name: "db_schema", input: {} },
        ],
      },
      {
        toolCalls: [
          { name: "write_function", input: { name: "count", files: [{ path: "index.ts", content: FUNCTION }] } },
        ],
      },
      { toolCalls: [finishCall({ did: ["Counts secrets"] })] },
    ]);
    const sent = await send(maya.call, id, { message: "Count what you were given" });
    const answer = await answerTo(app.services, id, sent.ai_message_id);
    expect(answer.pipeline_errors).toEqual([]);

    // The function runs with all fifty.
    const invoked = async () =>
      (await visitor(connection, fetchThrough(gateway)).functions.invoke<string>("count")).data;
    await expect.poll(invoked, { timeout: 30_000 }).toBe(digestOf(SECRETS.map(({ value }) => value).join(" ")));

    const seen = new Map<string, string>();
    const answers = await allAnswers(app, maya, id);
    for (const [route, text] of answers) seen.set(`the answer ${route}`, text);
    const asOwner = (query: string) => maya.call(cloudContract.query, { params: { id, ref: id }, body: { query } });
    seen.set("the database's settings", JSON.stringify(await asOwner("select name, setting from pg_settings")));
    const logged = { params: { id }, query: { query: "select event_message from function_logs limit 100" } };
    const told = async () => JSON.stringify(await maya.call(cloudContract.logs, logged));
    await expect.poll(told, { timeout: 20_000 }).toContain("called with 50");
    seen.set("the function's log", await told());
    seen.set(
      "the product's log",
      JSON.stringify(app.logged, (_key, value: unknown) => (value instanceof Error ? String(value.stack) : value)),
    );
    seen.set("what the model was told", JSON.stringify(model.calls));
    seen.set("the platform's tables", await everyTable(app));
    seen.set("the repositories", await gitObjects(app.dataDir));

    await using folder = await temporaryFolder();
    await chmod(folder.path, 0o711);
    const { database, objects, git } = app.services;
    const file = join(folder.path, "all.backup");
    const opening = { runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`), log: memoryLog() };
    const stores = {
      database,
      objects,
      git,
      mailFolder: join(app.dataDir, "mail"),
      cloudFolder: join(app.dataDir, "cloud"),
    };
    // Tests keep the secret of the databases' logins elsewhere.
    await copyFile(join(TEMPLATES, "secret"), join(stores.cloudFolder, "secret"));
    await createBackup({ ...stores, ...opening, managed: null }, { file, now: new Date() });
    seen.set("the backup", await archived(file));
    seen.set("the product's files", await filesBelow(app.dataDir));

    // Each place was searched, and holds the secrets' names where it should.
    for (const place of [
      "the answer 200 /projects/{id}/cloud/secrets",
      "the answer 200 /projects/{projectId}/download-zip",
      "what the model was told",
      "the platform's tables",
      "the repositories",
      "the backup",
    ])
      expect([place, seen.get(place)?.includes("CANARY_")]).toEqual([place, true]);
    expect(
      [...answers.keys()].filter((route) => route.startsWith("200") && route.includes("/cloud")).length,
    ).toBeGreaterThan(8);
    // Has the layout of Supabase's own tools, so that the app can move there.
    expect(seen.get("the answer 200 /projects/{projectId}/download-zip")).toContain(
      "/supabase/functions/count/index.ts",
    );
    for (const [place, text] of seen)
      for (const disguise of DISGUISES) expect([place, text.includes(disguise)]).toEqual([place, false]);
    expect(await openSecrets(cloudPorts(app.services), id)).toMatchObject({ CANARY_49: SECRETS[49]!.value });
  },
);
