/** Forms and objects that take much to read: bounded before they are read, and read in pieces. */
import { createHash, randomBytes } from "node:crypto";
import type { Objects } from "@slipway/platform/objects/port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestProject, TEST_URL, type TestProject } from "../testing/test-project.ts";
import { createStorageService } from "./service.ts";

const MEBIBYTE = 1_048_576;
const large = randomBytes(3 * MEBIBYTE + 17);
const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
/** Bytes of each read. */
const reads: number[] = [];
/** Bytes of each piece that came to the store, and who waits for the first. */
let pieces: number[] = [];
let onPiece = (): void => undefined;
let undisposed = 0;
async function* seen(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    pieces.push(chunk.length);
    onPiece();
    yield chunk;
  }
}
let project: TestProject;

beforeAll(async () => {
  project = await openTestProject([createStorageService()]);
  const { objects } = project.backend;
  const watched: Objects = {
    async get(key, range) {
      const bytes = await objects.get(key, range);
      reads.push(bytes?.length ?? -1);
      return bytes;
    },
    put: (key, bytes) => objects.put(key, bytes),
    async receive(chunks) {
      const received = await objects.receive(seen(chunks));
      undisposed += 1;
      return {
        size: received.size,
        keep: (key) => received.keep(key),
        async [Symbol.asyncDispose]() {
          undisposed -= 1;
          await received[Symbol.asyncDispose]();
        },
      };
    },
    head: (key) => objects.head(key),
    delete: (key) => objects.delete(key),
    list: (prefix) => objects.list(prefix),
  };
  Object.assign(project.backend, { objects: watched });
  await call("POST", "/bucket", { body: JSON.stringify({ name: "open", public: true }), type: "application/json" });
  await call("POST", "/object/open/large.bin", { body: large, type: "application/octet-stream" });
});
afterAll(() => project[Symbol.asyncDispose]());

interface Sent {
  body?: string | Uint8Array<ArrayBuffer>;
  type?: string;
  range?: string;
}

const call = (method: string, path: string, { body, type, range }: Sent = {}): Promise<Response> =>
  project.fetch(`${TEST_URL}/storage/v1${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      authorization: `Bearer ${project.keys.serviceKey}`,
      ...(type === undefined ? {} : { "content-type": type }),
      ...(range === undefined ? {} : { range }),
    },
  });

describe("a form", () => {
  const part = (head: string, content = ""): string => `--B\r\n${head}\r\n\r\n${content}\r\n`;
  const file = part('content-disposition: form-data; name="f"; filename="a.txt"\r\ncontent-type: text/plain', "hello");
  const field = part('content-disposition: form-data; name="cacheControl"', "60");
  const send = async (form: string, boundary = "B") => {
    const type = `multipart/form-data; boundary=${boundary}`;
    const answer = await call("POST", `/object/open/${Math.random()}.txt`, { body: `${form}--B--\r\n`, type });
    return { status: answer.status, text: await answer.text() };
  };

  it("may have as many parts as say something of a file, and headers of some length", async () => {
    expect(await send(field.repeat(30) + file)).toMatchObject({ status: 200 });
    expect(await send(file, '"B"')).toMatchObject({ status: 200 });
    expect(await send(field.repeat(500_000) + file)).toMatchObject({
      status: 400,
      text: expect.stringContaining("A form has at most 32 parts"),
    });
    expect(await send(part("x-a: b\r\n".repeat(500_000)) + file)).toMatchObject({
      status: 400,
      text: expect.stringContaining("The headers of a part have at most 16384 bytes"),
    });
    expect(await send(file, "")).toMatchObject({ status: 400 });
  });
});

describe("an upload", () => {
  const FORM_HEAD = '--B\r\ncontent-disposition: form-data; name="f"; filename="a.bin"\r\n\r\n';

  it.each([
    ["a form", "multipart/form-data; boundary=B", FORM_HEAD, "\r\n--B--\r\n"],
    ["a body", "application/octet-stream", "", ""],
  ])("comes to the store in small pieces while it is sent: %s", async (name, type, head, tail) => {
    const arrived = Promise.withResolvers<void>();
    [pieces, onPiece] = [[], arrived.resolve];
    const body = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.concat([Buffer.from(head), large.subarray(0, 200_000)]);
      // Were the body read whole first, this would wait for ever.
      await arrived.promise;
      yield Buffer.concat([large.subarray(200_000), Buffer.from(tail)]);
    };
    const path = `/object/open/${encodeURIComponent(name)}`;
    const stored = await project.fetch(`${TEST_URL}/storage/v1${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${project.keys.serviceKey}`, "content-type": type },
      body: ReadableStream.from(body()),
      duplex: "half",
    });
    expect(stored.status).toBe(200);
    expect(Math.max(...pieces)).toBeLessThanOrEqual(65_536);
    const read = await call("GET", path);
    expect(digestOf(new Uint8Array(await read.arrayBuffer()))).toBe(digestOf(large));
    expect(read.headers.get("etag")).toBe(`"${createHash("md5").update(large).digest("hex")}"`);
  });

  it("leaves nothing where it is too large, broken or not allowed", async () => {
    await call("POST", "/bucket", {
      body: JSON.stringify({ name: "tight", public: true, file_size_limit: 100, allowed_mime_types: ["image/png"] }),
      type: "application/json",
    });
    const rows = async () =>
      (await project.backend.database.as("postgres").query("select 1 from storage.contents")).rows.length;
    const before = await rows();
    const sendTo = (path: string, body: string, type = "multipart/form-data; boundary=B") =>
      call("POST", path, { body, type });
    const tooLong = `${FORM_HEAD}${"x".repeat(101)}\r\n--B--`;
    for (const answer of [
      await sendTo("/object/tight/a.png", tooLong),
      await sendTo("/object/tight/a.png", "x".repeat(101), "image/png"),
      await sendTo("/object/tight/a.png", `${FORM_HEAD}x\r\n--B--`),
      await sendTo("/object/open/broken.bin", `${FORM_HEAD}x`),
      await project.fetch(`${TEST_URL}/storage/v1/object/open/refused.bin`, {
        method: "POST",
        headers: { authorization: `Bearer ${project.keys.anonKey}`, "content-type": "text/plain" },
        body: "x",
      }),
    ])
      expect(answer.status).toBe(400);
    expect(await rows()).toBe(before);
    expect(undisposed).toBe(0);
  });
});

describe("a large object", () => {
  const get = async (range?: string) => {
    reads.length = 0;
    const answer = await call("GET", "/object/public/open/large.bin", range === undefined ? {} : { range });
    const body = digestOf(new Uint8Array(await answer.arrayBuffer()));
    return { status: answer.status, length: answer.headers.get("content-length"), body, reads: [...reads] };
  };

  it("is read in pieces, whole and by range", async () => {
    const whole = await get();
    expect(whole).toMatchObject({ status: 200, length: String(large.length), body: digestOf(large) });
    expect(whole.reads).toEqual([MEBIBYTE, MEBIBYTE, MEBIBYTE, 17]);
    const max = await get("bytes=10-");
    expect(max).toMatchObject({ status: 206, length: String(large.length - 10), body: digestOf(large.subarray(10)) });
    expect(Math.max(...max.reads)).toBe(MEBIBYTE);
    expect(await get("bytes=5-9")).toMatchObject({
      status: 206,
      length: "5",
      reads: [5],
      body: digestOf(large.subarray(5, 10)),
    });
  });

  it("has the length that it has, whatever SQL wrote into its row", async () => {
    const owner = project.backend.database.as("postgres");
    for (const size of ["-5", "1", "900000000"]) {
      await owner.query(
        `update storage.objects set metadata = metadata || '{"size": ${size}}' where name = 'large.bin'`,
      );
      expect(await get()).toMatchObject({ status: 200, length: String(large.length), body: digestOf(large) });
      const head = await call("HEAD", "/object/public/open/large.bin");
      expect(Number(head.headers.get("content-length"))).toBeGreaterThanOrEqual(0);
    }
  });
});
