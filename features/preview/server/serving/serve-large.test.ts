import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createFileObjects } from "@slipway/platform/objects/files";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { expect, it } from "vitest";
import { ArtefactStore, type FileBodies } from "./artefact-store.ts";
import { serveArtefact } from "./serve-artefact.ts";

const MEBIBYTE = 1_048_576;
const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

it("reads a large file of a site in pieces, whole and by range, and answers an error where it is gone", async () => {
  await using folder = await temporaryFolder();
  const objects = await createFileObjects({ directory: folder.path, durable: false });
  const store = new ArtefactStore(objects);
  const film = randomBytes(3 * MEBIBYTE + 5);
  const artefact = await store.write("p1", "a", new Map([["film.mp4", film]]));
  const asked: number[] = [];
  const watched: FileBodies = {
    cachedBody: (key) => store.cachedBody(key),
    body: () => Promise.reject(new Error("read as a whole")),
    range: (key, start, end) => (asked.push(end - start + 1), store.range(key, start, end)),
  };
  const site = { artefact, headers: {}, pageCaching: "no-cache", shared: true, notFoundPage: "" };
  const server = createServer((incoming, response) => {
    serveArtefact(watched, { incoming, response }, site).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const get = async (range?: string) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/film.mp4`;
    const answer = await fetch(url, range === undefined ? {} : { headers: { range } });
    return { status: answer.status, body: digestOf(new Uint8Array(await answer.arrayBuffer())) };
  };
  expect(await get()).toEqual({ status: 200, body: digestOf(film) });
  expect(asked).toEqual([MEBIBYTE, MEBIBYTE, MEBIBYTE, 5]);
  expect(await get("bytes=1-3000000")).toEqual({ status: 206, body: digestOf(film.subarray(1, 3_000_001)) });
  expect(Math.max(...asked)).toBe(MEBIBYTE);
  for (const { key } of artefact.files.values()) await objects.delete(key);
  expect((await get()).status).toBe(500);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
