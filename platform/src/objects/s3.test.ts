import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { AppError } from "@slipway/kernel/errors";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { neededS3, startS3Server, type Interruption, type S3Server } from "../testing/servers/s3-server.ts";
import { objectsSuite } from "./port.suite.ts";
import { createS3Objects, type S3Options } from "./s3.ts";

const program = neededS3();
let server: S3Server;
let spoolFolder: string;
let interrupt: Interruption = () => false;

const open = () => createS3Objects(server.options, { spoolFolder, pauseMs: 5 });

/** Intercepts the first `times` requests of a method. */
const firstTimes =
  (times: number, method: string, meddle: (response: Parameters<Interruption>[1]) => void): Interruption =>
  (request, response) => {
    if (request.method !== method || times <= 0) return false;
    times -= 1;
    meddle(response);
    return true;
  };

async function refusalOf(options: Partial<S3Options>): Promise<string> {
  const refused = await createS3Objects({ ...server.options, ...options }, { spoolFolder, pauseMs: 5 }).catch(
    (error: unknown) => error,
  );
  if (!(refused instanceof AppError)) throw new Error("the store was accepted");
  expect(refused.code).toBe("objects_unavailable");
  expect(`${refused.stack} ${String(refused.cause)} ${JSON.stringify(refused.cause)}`).not.toContain("wrong-secret");
  return refused.userMessage;
}

interface Signed {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
}

/** The signature that Amazon's signature version 4 gives a request. */
function signatureOf({ method, url, headers }: Signed, secret: string): string {
  const [, scope, names] = /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(headers.authorization!)!;
  const signed = names!.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted();
  const canonical = [method, url.pathname, query.join("&"), signed.join(""), names, headers["x-amz-content-sha256"]];
  const hash = createHash("sha256").update(canonical.join("\n")).digest("hex");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash].join("\n");
  const key = scope!
    .split("/")
    .reduce<Buffer>((last, part) => createHmac("sha256", last).update(part).digest(), Buffer.from(`AWS4${secret}`));
  return createHmac("sha256", key).update(text).digest("hex");
}

describe.skipIf(program.path === null)(`a bucket in S3${program.reason}`, () => {
  beforeAll(async () => {
    spoolFolder = await mkdtemp(join(tmpdir(), "slipway-spool-"));
    server = await startS3Server((request, response) => interrupt(request, response));
  });
  afterEach(() => {
    interrupt = () => false;
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await rm(spoolFolder, { recursive: true, force: true });
  });

  describe("objects", () => objectsSuite(open, () => readdir(spoolFolder)));

  describe("an S3 that cannot be used", () => {
    it("is refused at the start with the setting to look at, and never with a key", async () => {
      expect(await refusalOf({ bucket: "other-bucket" })).toMatch(/no bucket other-bucket .*SLIPWAY_S3_BUCKET/);
      for (const accessKey of [server.options.accessKey, "un:known", "unknown"])
        expect(await refusalOf({ accessKey, secretKey: "wrong-secret" })).toMatch(
          /refuses the access key.*SLIPWAY_S3_SECRET_KEY/,
        );
      expect(await refusalOf({ region: "eu-central-1" })).toMatch(/refuses the request .*SLIPWAY_S3_REGION/);
      const closed = createServer().listen(0, "127.0.0.1");
      await once(closed, "listening");
      const { port } = closed.address() as AddressInfo;
      closed.close();
      await once(closed, "close");
      expect(await refusalOf({ endpoint: `http://127.0.0.1:${port}` })).toMatch(/does not answer.*SLIPWAY_S3_ENDPOINT/);
    });
  });

  describe("a network that fails", () => {
    const body = new Uint8Array(randomBytes(200_000));

    it("is retried: refusals, cut connections and bodies that break off", async () => {
      const objects = await open();
      interrupt = firstTimes(
        2,
        "PUT",
        (response) => void response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>"),
      );
      await objects.put("weather/put", body);
      interrupt = firstTimes(2, "PUT", (response) => void response.destroy());
      await using received = await objects.receive(Readable.from([body]));
      await received.keep("weather/received");
      expect(await objects.get("weather/received")).toEqual(Buffer.from(body));
      interrupt = firstTimes(2, "GET", (response) => void response.destroy());
      expect(await objects.get("weather/put")).toEqual(Buffer.from(body));
      interrupt = firstTimes(2, "GET", (response) => {
        response.writeHead(200, { "content-length": body.length });
        response.write(body.subarray(0, 1000), () => response.destroy());
      });
      expect(await objects.get("weather/put")).toEqual(Buffer.from(body));
    });

    it("is retried when other bytes arrive than were stored", async () => {
      const objects = await open();
      const { etag } = await objects.put("weather/damaged", body);
      interrupt = firstTimes(1, "GET", (response) => {
        response.writeHead(200, { "content-length": 5, "x-amz-meta-sha256": etag });
        response.end("other");
      });
      expect(await objects.get("weather/damaged")).toEqual(Buffer.from(body));
    });

    it("is retried when an answer stops coming, at its beginning or in its middle", async () => {
      const objects = await createS3Objects(server.options, { spoolFolder, pauseMs: 5, idleMs: 300 });
      await objects.put("weather/slow", body);
      interrupt = firstTimes(1, "GET", () => undefined);
      expect(await objects.get("weather/slow")).toEqual(Buffer.from(body));
      interrupt = firstTimes(1, "GET", (response) => {
        response.writeHead(200, { "content-length": body.length });
        response.write(body.subarray(0, 1000));
      });
      expect(await objects.get("weather/slow")).toEqual(Buffer.from(body));
    });

    it("is retried when an upload arrives damaged, and told as that", async () => {
      const objects = await open();
      const refuse = (code: string) => (response: Parameters<Interruption>[1]) =>
        void response.writeHead(400).end(`<Error><Code>${code}</Code></Error>`);
      interrupt = firstTimes(1, "PUT", refuse("XAmzContentSHA256Mismatch"));
      await objects.put("weather/upload", body);
      expect(await objects.get("weather/upload")).toEqual(Buffer.from(body));
      interrupt = firstTimes(99, "PUT", refuse("BadDigest"));
      await expect(objects.put("weather/upload", body)).rejects.toMatchObject({
        userMessage: expect.stringMatching(/^An object arrived damaged at 127\.0\.0\.1:\d+/) as string,
      });
    });

    it("becomes a sentence when it goes on failing, and no object counts as missing", async () => {
      const objects = await open();
      for (const [method, work] of [
        ["PUT", () => objects.put("weather/never", body)],
        ["GET", () => objects.get("weather/never")],
        ["HEAD", () => objects.head("weather/never")],
        ["DELETE", () => objects.delete("weather/never")],
      ] as const) {
        let tries = 0;
        interrupt = firstTimes(99, method, (response) => {
          tries += 1;
          response.destroy();
        });
        await expect(work()).rejects.toMatchObject({ code: "objects_unavailable", status: 503 });
        expect(tries).toBe(4);
      }
    });
  });

  it("hashes what another program has put into the bucket, and leaves out keys that are not ours", async () => {
    const objects = await open();
    const { etag } = await objects.put("foreign/a", new Uint8Array([1, 2]));
    interrupt = firstTimes(1, "HEAD", (response) => void response.writeHead(200, { "content-length": 2 }).end());
    expect(await objects.head("foreign/a")).toEqual({ key: "foreign/a", size: 2, etag });
  });

  it("follows the pages of a long listing", async () => {
    const objects = await open();
    const keys = Array.from({ length: 40 }, (_, index) => `paged/${String(index).padStart(3, "0")}`);
    for (const key of keys) await objects.put(key, new Uint8Array([1]));
    const page = (from: number, next: string | null): string =>
      `<ListBucketResult><IsTruncated>${next !== null}</IsTruncated>
        ${next === null ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`}
        ${keys
          .slice(from, from + 25)
          .map((key) => `<Contents><Key>${key}</Key></Contents>`)
          .join("")}
        <Contents><Key>not/../ours</Key></Contents></ListBucketResult>`;
    interrupt = (request, response) => {
      const { searchParams } = new URL(request.url!, "http://s3");
      if (!searchParams.has("list-type")) return false;
      const token = searchParams.get("continuation-token");
      response.end(token === null ? page(0, "a+b/c=") : token === "a+b/c=" ? page(25, null) : "<broken");
      return true;
    };
    const listed: string[] = [];
    for await (const { key } of objects.list("paged/")) listed.push(key);
    expect(listed).toEqual(keys);
  });

  it("signs each request with the hash of its body, so that a damaged upload is refused", async () => {
    const seen: Signed[] = [];
    interrupt = ({ method, url, headers }) => {
      seen.push({ method: method!, url: new URL(url!, "http://s3"), headers });
      return false;
    };
    const objects = await open();
    const bytes = randomBytes(1000);
    await objects.put("signed/a.b-c_d", bytes);
    await objects.get("signed/a.b-c_d", { start: 1, end: 2 });
    await using received = await objects.receive(Readable.from([bytes]));
    await received.keep("signed/received");
    expect(seen.map(({ method }) => method)).toEqual(["GET", "PUT", "GET", "PUT"]);
    for (const put of [seen[1]!, seen[3]!])
      expect(put.headers["x-amz-content-sha256"]).toBe(createHash("sha256").update(bytes).digest("hex"));
    for (const request of seen) {
      const { headers } = request;
      expect(headers.authorization).toContain(signatureOf(request, server.options.secretKey));
      expect(headers["content-encoding"] ?? "").not.toContain("aws-chunked");
    }
    // The same request with one bit changed, as a bad line would bring it.
    const damaged = Buffer.from(bytes);
    damaged[500]! ^= 1;
    const send = async (body: Uint8Array): Promise<number | undefined> => {
      const { method, url, headers } = seen[1]!;
      const sent = ask(new URL(`${url.pathname}${url.search}`, server.options.endpoint!), { method, headers }).end(
        body,
      );
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect(await send(bytes)).toBe(200);
    expect(await send(damaged)).toBe(400);
    expect(await objects.get("signed/a.b-c_d")).toEqual(bytes);
  });
});
