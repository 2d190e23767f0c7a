import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AppError } from "@slipway/kernel/errors";
import { createSmtpMail } from "@slipway/platform/mail/smtp";
import { startTestSmtp } from "@slipway/platform/testing/servers/test-smtp-server";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FairQueue } from "@slipway/platform/jobs/fair-queue";
import { enableBackend } from "../../cloud/testing.ts";
import { newVersion } from "../../edits/testing.ts";
import { plainSandbox } from "../../preview/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { publishContract } from "../../publish/contract/index.ts";
import { capacitySchema, operationsContract } from "../contract/index.ts";
import { retain } from "./retain.ts";
import { newlyAtMost, Sampler } from "./sampler.ts";

const HOUR_MS = 3_600_000;
let app: TestApp;
let staff: TestPerson;
let now = Date.now();

beforeAll(async () => {
  app = await createTestApp({ sandbox: plainSandbox(), clock: { now: () => now } });
  staff = await app.signUp("Staff");
});
afterAll(() => app[Symbol.asyncDispose]());

const objectKeys = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of app.services.objects.list(prefix)) keys.push(key);
  return keys;
};

const wake = (projectId: string) =>
  app.services.sandbox.previews.wake({
    projectId,
    treeKey: "one",
    dependencies: {},
    files: () => Promise.resolve(new Map()),
  });

describe("the staff page", () => {
  it("tells what the machine does, with the projects' names", async () => {
    const { id } = await newProject(staff.call, { display_name: "Bakery" });
    await wake(id);
    const seen = capacitySchema.parse(await staff.call(operationsContract.capacity, {}));
    expect(seen.previews.awake).toContainEqual({
      project_id: id,
      display_name: "Bakery",
      idle_seconds: 60,
      memory_bytes: 50_000_000,
    });
    expect(seen.models).toEqual([]);
    expect(seen.queues.map(({ name }) => name)).toEqual(["build", "typecheck", "render", "language", "reading"]);
    expect(seen.database_bytes).toBeGreaterThan(1_000_000);
    await expect
      .poll(async () => (await staff.call(operationsContract.capacity, {})).projects?.map((one) => one.display_name))
      .toContain("Bakery");
    expect(await staff.call(operationsContract.sleepIdle, { body: {} })).toEqual({ slept: 1, backends: 0 });
    await wake(id);
    await staff.call(operationsContract.sleepPreview, { params: { projectId: id }, body: {} });
    expect((await staff.call(operationsContract.capacity, {})).previews.awake).toEqual([]);
  });

  it("tells how much of a model's input came from its provider's cache", async () => {
    const labels = ["model", "direction"] as const;
    const tokens = app.services.metrics.counter({ name: "model_tokens_total", help: "Tokens.", labels });
    for (const [model, direction, count] of [
      ["gpt-5", "input", 1000],
      ["gpt-5", "output", 50],
      ["gpt-5", "cached", 800],
      ["offline", "input", 0],
      ["named", "input", 3000],
    ] as const)
      tokens.add({ model, direction }, count);
    expect((await staff.call(operationsContract.capacity, {})).models).toEqual([
      { model: "named", input: 3000, cached: 0, output: 0 },
      { model: "gpt-5", input: 1000, cached: 800, output: 50 },
    ]);
  });

  it("counts people who wait for a preview, as the metrics do, and puts idle backends to sleep", async () => {
    const queue = new FairQueue({ name: "preview", atOnce: 1 });
    const sandbox = plainSandbox();
    Object.assign(sandbox.previews, { queue });
    await using busy = await createTestApp({ sandbox, clock: { now: () => now } });
    const operator = await busy.signUp("Operator");
    const { id } = await newProject(operator.call);
    await enableBackend(operator.call, id);
    const left = Promise.withResolvers<void>();
    const waits = [queue.run(() => left.promise), queue.run(() => left.promise), queue.run(() => left.promise)];
    const seen = await operator.call(operationsContract.capacity, {});
    expect(seen.queues).toContainEqual({ name: "preview", running: 1, places: 1, waiting: 2 });
    expect(seen.backends_awake).toBe(1);
    expect((await busy.services.metrics.expose()).text).toContain('queue_waiting{queue="preview"} 2');
    left.resolve();
    await Promise.all(waits);

    now += 60_000;
    expect(await operator.call(operationsContract.sleepIdle, { body: {} })).toEqual({ slept: 0, backends: 1 });
    expect((await operator.call(operationsContract.capacity, {})).backends_awake).toBe(0);
  });

  it("shows when the last good backup was made, by its name, and ignores other files", async () => {
    await using folder = await temporaryFolder();
    await using backed = await createTestApp({ sandbox: plainSandbox(), config: { backupDir: folder.path } });
    const operator = await backed.signUp("Operator");
    const seen = async () => (await operator.call(operationsContract.capacity, {})).backups;
    expect(await seen()).toEqual({ is_scheduled: true, last_at: null });
    for (const name of [
      "slipway-2026-11-19T03-00-00Z.backup",
      "slipway-2026-11-20T03-00-00Z.backup",
      "slipway-2026-11-21T03-00-00Z.backup.writing",
      "zebra.backup",
    ])
      await writeFile(join(folder.path, name), "x");
    expect(await seen()).toEqual({ is_scheduled: true, last_at: "2026-11-20T03:00:00.000Z" });
  });

  it("tells staff by mail that the disk lacks room, once; only then does a refusal say that they know", async () => {
    const refusal = async (person: TestPerson): Promise<string> => {
      const refused = await newProject(person.call).catch((error: unknown) => error as AppError);
      return "userMessage" in refused ? refused.userMessage : "saved";
    };
    await using smtp = await startTestSmtp();
    await using full = await createTestApp({ sandbox: plainSandbox(), clock: { now: () => now } });
    const olga = await full.signUp("Olga");
    const jo = await full.signUp("Jo");
    const { services } = full;
    const sampler = new Sampler(services);
    const floor = services.config.diskFloorBytes;
    services.config.diskFloorBytes = Number.MAX_SAFE_INTEGER;
    await sampler.look();
    expect(await refusal(jo)).toMatch(/ deleting still work\. Please tell the person who runs the server\.$/);

    Object.assign(services, { mail: createSmtpMail({ url: "smtp://127.0.0.1:1", from: "slipway@example.com" }) });
    await sampler.look();
    expect(await refusal(jo)).toMatch(/ Please tell the person who runs the server\.$/);

    Object.assign(services, { mail: createSmtpMail({ url: smtp.url, from: "slipway@example.com" }) });
    now += HOUR_MS;
    await sampler.look();
    await sampler.look();
    expect(await refusal(jo)).toMatch(/ deleting still work\. Olga has been told\.$/);
    expect(await refusal(olga)).toMatch(/ deleting still work\. You run this server: Capacity in the settings shows /);
    expect(smtp.inbox).toEqual([
      expect.objectContaining({ to: olga.email, subject: "Slipway is out of disk space" }) as object,
    ]);
    expect(smtp.inbox[0]!.text).toMatch(/ has \d+ MB left\. /);

    services.config.diskFloorBytes = floor;
    now += HOUR_MS;
    await sampler.look();
    services.config.diskFloorBytes = Number.MAX_SAFE_INTEGER;
    expect(await refusal(jo)).toMatch(/ Please tell the person who runs the server\.$/);
    await sampler.look();
    expect(smtp.inbox).toHaveLength(2);
  });

  it("is for staff only", async () => {
    const jo = await app.signUp("Jo");
    await expect(jo.call(operationsContract.capacity, {})).rejects.toMatchObject({ status: 404 });
  });

  it("computes the 95th percentile of new answers", () => {
    const totals = (...counts: number[]) => ({
      count: counts.at(-1)!,
      sum: 0,
      buckets: counts.map((count, at) => ({ le: [0.01, 0.1, Infinity][at]!, count })),
    });
    expect(newlyAtMost(totals(10, 10, 10), totals(109, 110, 110))).toBe(0.01);
    expect(newlyAtMost(totals(10, 10, 10), totals(20, 110, 110))).toBe(0.1);
    expect(newlyAtMost(totals(10, 10, 10), totals(10, 10, 10))).toBeNull();
  });
});

describe("files that are no longer needed", () => {
  it("are deleted an hour after they were found, but no listed or young ones, while sites are published", async () => {
    const { id } = await newProject(staff.call);
    const first = await newVersion(app.services, id, { files: { "public/a.txt": "one" } });
    await app.services.preview.build({ projectId: id, sha: first.sha, reason: "publish" });
    const listed = await objectKeys(`artefact-files/${id}/`);
    const { objects } = app.services;
    await objects.put(`artefact-files/${id}/left-by-a-crash`, Buffer.from("x"));
    await objects.put("artefact-files/nobody/left-by-a-project", Buffer.from("x"));
    await retain(app.services);
    now += HOUR_MS / 2;
    await retain(app.services);
    expect(await objectKeys("artefact-files/")).toEqual(
      expect.arrayContaining([`artefact-files/${id}/left-by-a-crash`]),
    );

    now += HOUR_MS;
    await objects.put(`artefact-files/${id}/young`, Buffer.from("x"));
    const publishing = Array.from({ length: 3 }, async (_, index) => {
      const version = await newVersion(app.services, id, { files: { "public/a.txt": `next ${index}` } });
      await staff.call(publishContract.deploy, { params: { id }, body: {} });
      return version.sha;
    });
    await Promise.all([retain(app.services), retain(app.services), ...publishing.map((done) => done.catch(() => ""))]);
    const left = await objectKeys("artefact-files/");
    expect(left).not.toContain(`artefact-files/${id}/left-by-a-crash`);
    expect(left).not.toContain("artefact-files/nobody/left-by-a-project");
    expect(left).toEqual(expect.arrayContaining([...listed, `artefact-files/${id}/young`]));

    const { store } = app.services.preview;
    for (const key of await objectKeys(`artefacts/${id}/`)) {
      const artefact = await store.read(id, key.slice(`artefacts/${id}/`.length, -5));
      for (const file of artefact!.files.values()) expect(await objects.head(file.key)).not.toBeNull();
    }
  });

  it("are kept if a new site lists them within the hour", async () => {
    const { id } = await newProject(staff.call);
    const content = "the same bytes again and again";
    const put = await app.services.objects.put(
      `artefact-files/${id}/${Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(content))).toString("hex")}`,
      Buffer.from(content),
    );
    await retain(app.services);
    const { sha } = await newVersion(app.services, id, { files: { "public/again.txt": content } });
    const outcome = await app.services.preview.build({ projectId: id, sha, reason: "publish" });
    const site = await app.services.preview.store.read(id, outcome.ok ? outcome.artefactId : "");
    expect([...site!.files.values()].map(({ key }) => key)).toContain(put.key);
    now += 2 * HOUR_MS;
    await retain(app.services);
    now += 2 * HOUR_MS;
    await retain(app.services);
    expect(await app.services.objects.head(put.key)).not.toBeNull();
  });
});
