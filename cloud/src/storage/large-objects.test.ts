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
    const most = await get("bytes=10-");
    expect(most).toMatchObject({ status: 206, length: String(large.length - 10), body: digestOf(large.subarray(10)) });
    expect(Math.max(...most.reads)).toBe(MEBIBYTE);
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
