import { randomBytes } from "node:crypto";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFileObjects } from "@slipway/platform/objects/files";
import type { Objects } from "@slipway/platform/objects/port";
import { ArtefactStore, type Artefact } from "./artefact-store.ts";
import { parseRange, serveArtefact } from "./serve-artefact.ts";

let folder: string;
let objects: Objects;
let store: ArtefactStore;
let server: Server;
let artefact: Artefact;
let previous: Artefact;

const page = "<!doctype html><title>Bakery</title>" + " ".repeat(2000);
const script = "console.log(1);".repeat(500);
const picture = randomBytes(5000);
const bytes = (text: string): Uint8Array => Buffer.from(text);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slipway-artefacts-"));
  objects = await createFileObjects({ directory: folder, durable: false });
  store = new ArtefactStore(objects);
  previous = await store.write(
    "p1",
    "old",
    new Map([
      ["index.html", bytes("old")],
      ["assets/lazy-Abcd1234.js", bytes("old chunk")],
      ["robots.txt", bytes("x")],
    ]),
  );
  artefact = await store.write(
    "p1",
    "new",
    new Map([
      ["index.html", bytes(page)],
      ["assets/index-B1x2_y3Z.js", bytes(script)],
      ["assets/index-B1x2_y3Z.js.map", bytes("{}")],
      ["photo.png", picture],
      [".slipway/plan.json", bytes("{}")],
      ["supabase/functions/x/index.ts", bytes("secret")],
      [".well-known/security.txt", bytes("mail us")],
    ]),
  );
  server = createServer(
    (incoming, response) =>
      void serveArtefact(
        store,
        { incoming, response },
        {
          artefact,
          headers: { "x-content-type-options": "nosniff" },
          pageCaching: "no-cache",
          shared: true,
          notFoundPage: "<h1>Not found</h1>",
          previous,
        },
      ),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { port: (server.address() as AddressInfo).port, host: "127.0.0.1", path, method, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    call.once("error", reject);
    call.end();
  });
}

describe("serving a built site", () => {
  it("sends the page, compressed as the browser accepts it, with the same content", async () => {
    expect((await ask("/")).body.toString()).toBe(page);
    const brotli = await ask("/", { "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers).toMatchObject({
      "content-encoding": "br",
      vary: "Accept-Encoding",
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    expect(gunzipSync((await ask("/", { "accept-encoding": "gzip" })).body).toString()).toBe(page);
    expect((await ask("/", { "accept-encoding": "br;q=0" })).headers["content-encoding"]).toBeUndefined();
  });

  it("lets caches keep hashed files for ever, and pages never without revalidation", async () => {
    expect((await ask("/assets/index-B1x2_y3Z.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await ask("/")).headers["cache-control"]).toBe("no-cache");
  });

  it("answers pages of the app with index.html and missing files with 404", async () => {
    // An app that keeps assets has pages whose addresses begin like the files of the build.
    const pages = ["/menu", "/user/jo.doe", "/a/b/", "/menu?x=1.js", "/assets", "/assets/sample-asset-1"];
    for (const path of pages) expect(await ask(path)).toMatchObject({ status: 200, body: Buffer.from(page) });
    for (const path of ["/assets/gone-Abcd1234.js", "/assets/gone.xyz", "/missing.js", "/x/missing.png"])
      expect(await ask(path)).toMatchObject({ status: 404, body: Buffer.from("<h1>Not found</h1>") });
  });

  it("answers a page whose path looks like a file when it is opened, and 404 to a request for the file", async () => {
    const opened = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", accept: "text/html,*/*;q=0.8" };
    const old = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    for (const path of ["/items/report.pdf", "/items/next.js", "/notes/2026.md?x=1", "/a.b/logo.png", "/report.csv"]) {
      for (const headers of [opened, { ...opened, "sec-fetch-dest": "iframe" }, old]) {
        const answer = await ask(path, headers);
        expect(answer, path).toMatchObject({ status: 200, body: Buffer.from(page) });
        expect(answer.headers).toMatchObject({
          "content-type": "text/html; charset=utf-8",
          vary: expect.stringMatching(/Sec-Fetch-Mode/),
        });
      }
      const asked: Record<string, string>[] = [
        {},
        { accept: "*/*" },
        { ...opened, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "script" },
        { ...opened, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
        { ...opened, "sec-fetch-dest": "embed" },
      ];
      for (const headers of asked) {
        const answer = await ask(path, headers);
        expect(answer.status, path).toBe(404);
        expect(answer.headers.vary).toMatch(/Sec-Fetch-Mode/);
      }
    }
    for (const path of ["/assets/x.js", "/assets/gone-Abcd1234.css", "/.well-known/x.json"])
      expect((await ask(path, opened)).status, path).toBe(404);
    for (const path of ["/robots.txt", "/sitemap.xml", "/favicon.ico"])
      expect((await ask(path, old)).status, path).toBe(404);
    expect((await ask("/assets/index-B1x2_y3Z.js", opened)).headers["content-type"]).toMatch(/javascript/);
  });

  it("never stores maps, plans or functions, whatever a build wrote", async () => {
    for (const path of ["assets/index-B1x2_y3Z.js.map", ".slipway/plan.json", "supabase/functions/x/index.ts"])
      expect(artefact.files.has(path)).toBe(false);
    expect((await ask("/.slipway/plan.json")).status).toBe(404);
    expect((await ask("/.well-known/security.txt")).body.toString()).toBe("mail us");
  });

  it("answers 304 for any form of content the browser has", async () => {
    const { etag } = (await ask("/", { "accept-encoding": "br" })).headers;
    for (const tag of [etag!, `W/${etag!}`, `"x", ${etag!}`, "*"]) {
      expect(await ask("/", { "if-none-match": tag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    }
    expect((await ask("/", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("sends one range of a file, and 416 beyond its end", async () => {
    const part = await ask("/photo.png", { range: "bytes=10-19" });
    expect(part).toMatchObject({ status: 206, body: picture.subarray(10, 20) });
    expect(part.headers["content-range"]).toBe("bytes 10-19/5000");
    expect((await ask("/photo.png", { range: "bytes=-5" })).body).toEqual(picture.subarray(4995));
    expect((await ask("/photo.png", { range: "bytes=9999-" })).status).toBe(416);
    expect((await ask("/photo.png", { range: "bytes=0-1,5-6" })).status).toBe(200);
    expect((await ask("/photo.png", { range: "bytes=0-1", "if-range": '"old"' })).status).toBe(200);
  });

  it("sends HEAD without a body and refuses other methods", async () => {
    const head = await ask("/photo.png", {}, "HEAD");
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers["content-length"]).toBe("5000");
    expect(await ask("/", {}, "POST")).toMatchObject({ status: 405 });
  });

  it("still has the hashed files of the previous deployment, and nothing else of it", async () => {
    expect((await ask("/assets/lazy-Abcd1234.js")).body.toString()).toBe("old chunk");
    expect((await ask("/robots.txt")).status).toBe(404);
  });

  it("survives hostile targets", async () => {
    for (const path of ["/%", "/%00", "/..%2f..%2fetc/passwd", "/%5c..%5cx", "//evil.example/x.js", "/%e0%a4%a"]) {
      expect([200, 400, 404]).toContain((await ask(path)).status);
    }
  });

  it("does not exist if writing it was interrupted anywhere", async () => {
    for (let after = 0; after < 4; after += 1) {
      let left = after;
      const failing: Objects = {
        ...objects,
        get: (key, range) => objects.get(key, range),
        head: (key) => objects.head(key),
        list: (prefix) => objects.list(prefix),
        delete: (key) => objects.delete(key),
        put: (key, content) => (left-- > 0 ? objects.put(key, content) : Promise.reject(new Error("disk full"))),
      };
      const files = new Map([
        ["index.html", bytes(`half ${after}`)],
        ["a.txt", bytes(`a ${after}`)],
        ["b.txt", bytes(`b ${after}`)],
      ]);
      await expect(new ArtefactStore(failing).write("p2", "half", files)).rejects.toThrow("disk full");
      expect(await new ArtefactStore(objects).read("p2", "half")).toBeNull();
    }
  });

  it("prunes what nothing lists and keeps the rest readable", async () => {
    await store.prune("p1", new Set(["new"]));
    const fresh = new ArtefactStore(objects);
    expect(await fresh.read("p1", "old")).toBeNull();
    const kept = (await fresh.read("p1", "new"))!;
    for (const file of kept.files.values()) expect(await fresh.body(file.key)).toHaveLength(file.size);
    const keys: string[] = [];
    for await (const { key } of objects.list("artefact-files/p1/")) keys.push(key);
    expect(keys.length).toBe(
      new Set([...kept.files.values()].flatMap((file) => [file.key, file.br?.key, file.gzip?.key]).filter(Boolean))
        .size,
    );
  });
});

it("reads any range header without leaving the file", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.nat(200), fc.nat(200)).map(([a, b]) => `bytes=${a}-${b}`),
      ),
      fc.integer({ min: 0, max: 100 }),
      (header, size) => {
        const range = parseRange(header, size);
        if (range === null || range === "unsatisfiable") return true;
        return range.start >= 0 && range.start <= range.end && range.end < size;
      },
    ),
  );
});
