import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestProject, TEST_URL, type TestProject } from "../../testing/test-project.ts";
import { createStorageService } from "../service.ts";
import { LIFETIME_MS, PART_BYTES } from "./partial-uploads.ts";

const ANNA = "317eadce-631a-4429-a0bb-f19a7a517b4a";
const BERT = "4d56e902-f0a0-4662-8448-a4d9e643c142";
const ENDPOINT = `${TEST_URL}/storage/v1/upload/resumable`;

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject([createStorageService()]);
  await project.backend.database.as("postgres").query(`
    create policy own_files on storage.objects for all to authenticated
    using (bucket_id = 'private' and (storage.foldername(name))[1] = auth.uid()::text)`);
  await clientOf(project.keys.serviceKey).createBucket("private", { public: false, fileSizeLimit: 20_000_000 });
  await clientOf(project.keys.serviceKey).createBucket("texts", { public: false, allowedMimeTypes: ["text/plain"] });
});
afterAll(() => project[Symbol.asyncDispose]());
beforeEach(() => project.save("storage", {}));

const clientOf = (key: string) =>
  createClient(TEST_URL, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: project.fetch },
  }).storage;
const tokenOf = (sub: string): string =>
  project.sign({ sub, role: "authenticated", exp: project.clock.now() / 1000 + 3600 });

interface Sent {
  token?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | ReadableStream<Uint8Array>;
}

const send = (url: string, method: string, { token = tokenOf(ANNA), headers = {}, body }: Sent = {}) =>
  project.fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0", ...headers },
    ...(body === undefined ? {} : { body }),
  } as RequestInit);

const saying = (words: Record<string, string>): string =>
  Object.entries(words)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");

const begin = (name: string, length: number, { headers = {}, ...sent }: Sent & { bucket?: string } = {}) =>
  send(ENDPOINT, "POST", {
    ...sent,
    headers: {
      "upload-length": String(length),
      "upload-metadata": saying({
        ...{ bucketName: sent.bucket ?? "private", objectName: name, contentType: "text/plain", cacheControl: "60" },
        metadata: '{"from":"a phone"}',
      }),
      ...headers,
    },
  });

const patch = (url: string, offset: number, { headers = {}, ...sent }: Sent) =>
  send(url, "PATCH", {
    ...sent,
    headers: { "upload-offset": String(offset), "content-type": "application/offset+octet-stream", ...headers },
  });

const offsetAt = async (url: string, sent: Sent = {}): Promise<string | number | null> => {
  const { status, headers } = await send(url, "HEAD", sent);
  return status === 200 ? headers.get("upload-offset") : status;
};

async function kept(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of project.backend.objects.list("cloud/p1test/uploads/")) keys.push(key);
  return keys;
}

const bytes = Buffer.from("0123456789");

describe("an upload in parts", () => {
  it("goes on from where it is, and is an object once it is whole", async () => {
    const name = `${ANNA}/parts.txt`;
    const { status, headers } = await begin(name, bytes.length);
    expect([status, headers.get("tus-resumable"), headers.get("upload-offset")]).toEqual([201, "1.0.0", "0"]);
    expect(headers.get("access-control-expose-headers")).toMatch(/location.*upload-offset/);
    const url = headers.get("location")!;
    expect((await patch(url, 0, { body: bytes.subarray(0, 4) })).status).toBe(204);
    expect(await offsetAt(url)).toBe("4");
    expect((await clientOf(tokenOf(ANNA)).from("private").download(name)).error).not.toBeNull();
    // Sent again because its answer was lost: the client asks where it is.
    expect((await patch(url, 0, { body: bytes.subarray(0, 4) })).status).toBe(409);
    const last = await patch(url, 4, { body: bytes.subarray(4) });
    expect([last.status, last.headers.get("upload-offset")]).toEqual([204, "10"]);
    const box = clientOf(tokenOf(ANNA)).from("private");
    expect(await (await box.download(name)).data?.text()).toBe("0123456789");
    const { data } = await box.info(name);
    expect(data).toMatchObject({
      contentType: "text/plain",
      cacheControl: "max-age=60",
      metadata: { from: "a phone" },
    });
    expect(await offsetAt(url)).toBe("10");
    expect((await kept()).filter((key) => key.includes("/part-"))).toEqual([]);
  });

  it("may bring its first bytes along, all of them, or none", async () => {
    const type = { "content-type": "application/offset+octet-stream" };
    const whole = await begin(`${ANNA}/whole.txt`, bytes.length, { headers: type, body: bytes });
    expect([whole.status, whole.headers.get("upload-offset")]).toEqual([201, "10"]);
    expect((await begin(`${ANNA}/empty.txt`, 0)).status).toBe(201);
    const { data } = await clientOf(tokenOf(ANNA)).from("private").list(ANNA, { search: "e" });
    expect(data?.map(({ name }) => name)).toEqual(["empty.txt"]);
    expect(await (await clientOf(tokenOf(ANNA)).from("private").download(`${ANNA}/whole.txt`)).data?.text()).toBe(
      "0123456789",
    );
  });

  it("keeps what came before the connection was lost", async () => {
    const length = PART_BYTES * 2;
    const url = (await begin(`${ANNA}/lost.bin`, length)).headers.get("location")!;
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls <= 3) controller.enqueue(new Uint8Array(PART_BYTES / 2).fill(pulls));
        else controller.error(new Error("the train went into a tunnel"));
      },
    });
    expect((await patch(url, 0, { body })).status).toBe(400);
    const reached = Number(await offsetAt(url));
    expect(reached).toBeGreaterThanOrEqual(PART_BYTES);
    expect(reached).toBeLessThan(length);
    expect((await patch(url, reached, { body: new Uint8Array(length - reached).fill(9) })).status).toBe(204);
    const { data } = await clientOf(tokenOf(ANNA)).from("private").download(`${ANNA}/lost.bin`);
    const read = new Uint8Array(await data!.arrayBuffer());
    expect(read.length).toBe(length);
    expect([0, PART_BYTES / 2, reached, length - 1].map((at) => read[at])).toEqual([1, 2, 9, 9]);
  });

  it("is closed to everybody else: no reading, continuing or ending", async () => {
    const url = (await begin(`${ANNA}/hers.txt`, bytes.length)).headers.get("location")!;
    const bert = { token: tokenOf(BERT) };
    expect(await offsetAt(url, bert)).toBe(403);
    expect((await patch(url, 0, { ...bert, body: bytes })).status).toBe(403);
    expect((await send(url, "DELETE", bert)).status).toBe(403);
    expect(await offsetAt(url, { token: "nonsense" })).toBe(403);
    expect(await offsetAt(url.replace("/resumable/", "/resumable/sign/"))).toBe(404);
    expect((await begin(`${ANNA}/his.txt`, 1, bert)).status).toBe(403);
    expect((await send(url, "DELETE")).status).toBe(204);
    expect(await offsetAt(url)).toBe(404);
  });

  it("checks permission again before it is finished, and is removed when refused", async () => {
    const name = `${ANNA}/late.txt`;
    const first = (await begin(name, bytes.length)).headers.get("location")!;
    const second = (await begin(name, bytes.length)).headers.get("location")!;
    expect((await patch(first, 0, { body: bytes })).status).toBe(204);
    expect((await patch(second, 0, { body: bytes })).status).toBe(409);
    expect(await offsetAt(second)).toBe(404);
    expect((await begin(name, bytes.length)).status).toBe(409);
    const upsert = await begin(name, 2, { headers: { "x-upsert": "true" } });
    expect((await patch(upsert.headers.get("location")!, 0, { body: bytes.subarray(0, 2) })).status).toBe(204);
    expect(await (await clientOf(tokenOf(ANNA)).from("private").download(name)).data?.text()).toBe("01");
  });

  it("is refused beyond what bucket, project and its own length allow", async () => {
    expect((await begin(`${ANNA}/large.txt`, 20_000_001)).status).toBe(413);
    project.save("storage", { total_size_limit: 1 });
    expect((await begin(`${ANNA}/full.txt`, bytes.length)).status).toBe(413);
    project.save("storage", {});
    const key = { token: project.keys.serviceKey };
    const type = { "upload-metadata": saying({ bucketName: "texts", objectName: "a.png", contentType: "image/png" }) };
    expect((await begin("a.png", 3, { ...key, headers: type })).status).toBe(415);
    const url = (await begin(`${ANNA}/short.txt`, 4)).headers.get("location")!;
    expect((await patch(url, 0, { body: bytes })).status).toBe(413);
    expect((await patch(url, 0, { headers: { "content-type": "text/plain" }, body: bytes })).status).toBe(415);
    expect((await begin("../up.txt", 1, key)).status).toBe(400);
    const named = await begin("Über uns.txt", 1, key);
    expect([named.status, await named.text()]).toEqual([400, "Invalid key: Über uns.txt"]);
    expect((await begin(`${ANNA}/x.txt`, 1, { headers: { "upload-length": "-1" } })).status).toBe(400);
    expect((await begin("a.txt", 1, { ...key, bucket: "none" })).status).toBe(404);
    expect((await begin("a.txt", 1, { headers: { "tus-resumable": "0.2.2" } })).status).toBe(412);
    expect((await send(ENDPOINT, "OPTIONS")).headers.get("tus-extension")).toContain("creation-with-upload");
  });

  it("asks for its last part again where the object was not made of all of them", async () => {
    const name = `${ANNA}/cut-off.txt`;
    const url = (await begin(name, bytes.length)).headers.get("location")!;
    await patch(url, 0, { body: bytes.subarray(0, 4) });
    // As a process leaves it that was killed between the last part and the object.
    const part = `cloud/p1test/uploads/${url.split("/").at(-1)!}/part-${"4".padStart(15, "0")}`;
    await project.backend.objects.put(part, bytes.subarray(4));
    expect(await offsetAt(url)).toBe("4");
    expect((await patch(url, 4, { body: bytes.subarray(4) })).status).toBe(204);
    expect(await offsetAt(url)).toBe("10");
    const { data } = await clientOf(tokenOf(ANNA)).from("private").download(name);
    expect(await data?.text()).toBe("0123456789");
  });

  it("counts as long as it is not whole: two hundred at most", { timeout: 60_000 }, async () => {
    const info = (at: number) => `cloud/p1test/uploads/${project.clock.now()}-${String(at).padStart(36, "0")}/`;
    for (let at = 0; at < 250; at += 1) {
      await project.backend.objects.put(`${info(at)}info`, bytes);
      if (at < 100) await project.backend.objects.put(`${info(at)}done`, new Uint8Array());
    }
    const before = (await kept()).filter((key) => key.endsWith("/info")).length - 250;
    expect(before).toBeLessThan(50);
    expect((await begin(`${ANNA}/one-more.txt`, 3)).status).toBe(201);
    for (let at = 250; at < 300; at += 1) await project.backend.objects.put(`${info(at)}info`, bytes);
    expect((await begin(`${ANNA}/too-many.txt`, 3)).status).toBe(429);
    project.clock.advance(LIFETIME_MS);
    expect((await begin(`${ANNA}/next-day.txt`, 3)).status).toBe(201);
    expect(await kept()).toHaveLength(1);
  });

  it("is cleared away a day after it began", async () => {
    const url = (await begin(`${ANNA}/old.txt`, bytes.length)).headers.get("location")!;
    await patch(url, 0, { body: bytes.subarray(0, 3) });
    project.clock.advance(LIFETIME_MS);
    expect(await offsetAt(url, { token: tokenOf(ANNA) })).toBe(404);
    await begin(`${ANNA}/new.txt`, bytes.length);
    expect((await kept()).filter((key) => !key.endsWith("/info"))).toEqual([]);
    expect(await kept()).toHaveLength(1);
  });

  it("needs only a signature from somebody who may upload", async () => {
    const box = clientOf(tokenOf(ANNA)).from("private");
    const { data } = await box.createSignedUploadUrl(`${ANNA}/given.txt`);
    const anon = { token: project.keys.anonKey, headers: { "x-signature": data!.token } };
    const told = { ...anon.headers, "upload-length": "10" };
    const words = (name: string) => ({ "upload-metadata": saying({ bucketName: "private", objectName: name }) });
    const signed = `${ENDPOINT}/sign`;
    const other = await send(signed, "POST", { ...anon, headers: { ...told, ...words(`${ANNA}/other.txt`) } });
    expect(other.status).toBe(400);
    const made = await send(signed, "POST", { ...anon, headers: { ...told, ...words(`${ANNA}/given.txt`) } });
    expect(made.status).toBe(201);
    const url = made.headers.get("location")!;
    expect((await patch(url, 0, { token: anon.token, body: bytes })).status).toBe(400);
    expect((await patch(url, 0, { ...anon, body: bytes })).status).toBe(204);
    expect(await (await box.download(`${ANNA}/given.txt`)).data?.text()).toBe("0123456789");
  });
});
