import type { Client } from "@slipway/kernel/contract/client";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { afterAll, beforeAll, expect, it } from "vitest";
import { feature as accounts } from "../../accounts/server/index.ts";
import { cloudContract } from "../../cloud/contract/index.ts";
import { feature as cloud } from "../../cloud/server/index.ts";
import { enableBackend, type AppConnection } from "../../cloud/testing.ts";
import { feature as edits } from "../../edits/server/index.ts";
import { feature as integrations } from "../../integrations/server/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { cloudStorageContract as storage, UPLOAD_PART_BYTES, type Picked } from "../contract/index.ts";
import { feature } from "./index.ts";

let app: TestApp;
let gateway: HttpServer;
let call: Client;
let id: string;
let connection: AppConnection;
const LIMITS = { file_size_limit: null, allowed_mime_types: null };

beforeAll(async () => {
  app = await createTestApp({
    features: [accounts, workspaces, sharing, projects, edits, integrations, cloud, feature],
  });
  gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() });
  ({ call } = await app.signUp("Ann"));
  id = (await newProject(call)).id;
  connection = await enableBackend(call, id);
  for (const name of ["open", "closed"])
    await call(storage.createBucket, { params: { id }, body: { name, public: name === "open", ...LIMITS } });
}, 240_000);
afterAll(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await app?.[Symbol.asyncDispose]();
});

const at = (bucketId: string) => ({ id, bucketId });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string; status: number; userMessage: string }) => error,
  );

async function upload(place: string, bytes: Uint8Array, more: object = {}): Promise<void> {
  const [, bucketId = "", path = ""] = /^(\w+):(.*)$/s.exec(place)!;
  const { upload_id: uploadId } = await call(storage.beginUpload, {
    params: at(bucketId),
    body: { path, size: bytes.length, mime_type: "text/plain", ...more },
  });
  for (let offset = 0; offset < bytes.length; ) {
    const part = bytes.slice(offset, offset + UPLOAD_PART_BYTES);
    const input = { params: { ...at(bucketId), uploadId }, query: { offset }, body: part };
    ({ offset } = await call(storage.uploadPart, input as never));
  }
}
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

async function paths(bucketId: string, path = ""): Promise<string[]> {
  const { objects } = await call(cloudContract.objects, { params: at(bucketId), query: { path, limit: 1000 } });
  return objects.map((one) => (one.type === "folder" ? `${one.path}/` : one.path));
}
const file = (path: string): Picked => ({ path, type: "file" });
const folder = (path: string): Picked => ({ path, type: "folder" });
const read = (bucketId: string, path: string, headers: Record<string, string> = {}) =>
  call(storage.file, { params: at(bucketId), query: { path } }, { headers });

it("takes a file in parts, tells after a cut how much arrived, and goes on from there", async () => {
  const bytes = new Uint8Array(UPLOAD_PART_BYTES + 1234).map((_, index) => index % 251);
  const body = { path: "big/film.bin", size: bytes.length, mime_type: "application/octet-stream" };
  const { upload_id: uploadId } = await call(storage.beginUpload, { params: at("open"), body });
  const params = { ...at("open"), uploadId };
  const send = (offset: number, part: Uint8Array) =>
    call(storage.uploadPart, { params, query: { offset }, body: part } as never);
  expect(await send(0, bytes.slice(0, UPLOAD_PART_BYTES))).toEqual({ offset: UPLOAD_PART_BYTES });
  expect(await paths("open", "big")).toEqual([]);
  expect(await failureOf(send(7, bytes.slice(7, 20)))).toMatchObject({ status: 409, code: "storage_refused" });
  const { offset, size } = await call(storage.uploadOffset, { params });
  expect([offset, size]).toEqual([UPLOAD_PART_BYTES, bytes.length]);
  await send(offset, bytes.slice(offset));
  const answer = await read("open", "big/film.bin");
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  const part = await read("open", "big/film.bin", { range: "bytes=10-19" });
  expect([part.status, [...new Uint8Array(await part.arrayBuffer())]]).toEqual([206, [...bytes.slice(10, 20)]]);
});

it("stores an empty file, replaces only when asked, and forgets an upload that was ended", async () => {
  await upload("open:empty.txt", new Uint8Array());
  await upload("open:same.txt", text("one"));
  expect(await failureOf(upload("open:same.txt", text("two")))).toMatchObject({
    status: 409,
    userMessage: "There is already one of this name.",
  });
  await upload("open:same.txt", text("two"), { replace: true });
  expect(await (await read("open", "same.txt")).text()).toBe("two");
  expect(await paths("open")).toContain("empty.txt");
  const begun = { path: "never.txt", size: 5, mime_type: "text/plain" };
  const { upload_id: uploadId } = await call(storage.beginUpload, { params: at("open"), body: begun });
  await call(storage.endUpload, { params: { ...at("open"), uploadId } });
  expect(await failureOf(call(storage.uploadOffset, { params: { ...at("open"), uploadId } }))).toMatchObject({
    status: 404,
  });
});

it("serves public files without an origin or scripts, and private ones to nobody [C4.08] [C6.08] [ST3]", async () => {
  await upload("open:page.html", text("<script>alert(1)</script>"), { mime_type: "text/html" });
  await upload("closed:secret.txt", text("mine"));
  const { headers } = await read("open", "page.html");
  expect(headers.get("content-type")).not.toContain("html");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(headers.get("content-disposition")).toBe("attachment");
  expect(await failureOf(read("closed", "secret.txt"))).toMatchObject({
    status: 403,
    userMessage: "Downloading from private buckets is not yet available",
  });
  expect(await failureOf(read("open", "nothing.txt"))).toMatchObject({ status: 404 });
});

it("signs an address that opens a private file, whatever its name", async () => {
  await upload("closed:a b/what? 1 & more.txt", text("signed"));
  const { url } = await call(storage.signFile, { params: at("closed"), body: { path: "a b/what? 1 & more.txt" } });
  expect(url.startsWith(`${connection.url}/storage/v1/object/sign/closed/`)).toBe(true);
  expect(await (await fetchThrough(gateway)(url)).text()).toBe("signed");
});

it("makes folders, moves and renames files and whole folders, all of them or none", async () => {
  const params = at("closed");
  await call(storage.createFolder, { params, body: { path: "trips/2026" } });
  expect(await paths("closed", "trips")).toEqual(["trips/2026/"]);
  for (const name of ["one.txt", "two.txt"]) await upload(`closed:inbox/${name}`, text(name));
  await upload("closed:inbox/deep/three.txt", text("three"));
  const move = (items: Picked[], to: string, name?: string) =>
    call(storage.moveFiles, { params, body: { items, folder: to, ...(name === undefined ? {} : { name }) } });
  expect(await move([file("inbox/one.txt"), folder("inbox/deep")], "trips")).toEqual({ moved: 2 });
  expect(await paths("closed", "trips")).toEqual(["trips/2026/", "trips/deep/", "trips/one.txt"]);
  expect(await move([folder("trips")], "", "journeys")).toEqual({ moved: 3 });
  expect(await paths("closed", "journeys/deep")).toEqual(["journeys/deep/three.txt"]);
  await upload("closed:one.txt", text("other"));
  const refusals = [
    [
      () => move([file("inbox/two.txt"), file("one.txt")], "journeys"),
      409,
      "There is already something named journeys/one.txt.",
    ],
    [() => move([folder("journeys")], "journeys/deep"), 400, "cannot be moved into itself"],
    [() => move([file("inbox/two.txt"), file("one.txt")], "", "x"), 400, "only one file or folder"],
    [() => move([file("gone.txt")], "journeys"), 404, "The file gone.txt was not found"],
    [() => move([folder("journeys")], "a".repeat(1015)), 400, "1,024 characters"],
  ] as const;
  for (const [work, status, words] of refusals)
    expect(await failureOf(work())).toMatchObject({ status, userMessage: expect.stringContaining(words) });
  expect(await paths("closed", "inbox")).toEqual(["inbox/two.txt"]);
});

it("deletes files and folders with everything in them", async () => {
  const params = at("closed");
  await call(storage.createBucket, { params: { id }, body: { name: "bin", public: false, ...LIMITS } });
  for (const path of ["a.txt", "f/b.txt", "f/g/c.txt", "fine.txt"]) await upload(`bin:${path}`, text(path));
  expect(
    await call(storage.deleteFiles, {
      params: { ...params, bucketId: "bin" },
      body: { items: [file("a.txt"), folder("f"), file("gone")] },
    }),
  ).toEqual({ deleted: 3 });
  expect(await paths("bin")).toEqual(["fine.txt"]);
  const bin = { id, bucketId: "bin" };
  expect(await failureOf(call(storage.deleteBucket, { params: bin }))).toMatchObject({
    status: 409,
    userMessage: "This bucket still has files. Empty it first.",
  });
  await call(storage.emptyBucket, { params: bin, body: {} });
  await call(storage.deleteBucket, { params: bin });
  expect(await failureOf(call(storage.bucket, { params: bin }))).toMatchObject({ status: 404 });
});

it("changes what a bucket allows, holds uploads to it, and shows the policies of storage", async () => {
  const params = at("limited");
  await call(storage.createBucket, { params: { id }, body: { name: "limited", public: false, ...LIMITS } });
  await call(storage.changeBucket, {
    params,
    body: { public: true, file_size_limit: 10, allowed_mime_types: ["image/*"] },
  });
  const query = `create policy "who?" on storage.objects for select to anon using (bucket_id = 'limited')`;
  await call(cloudContract.query, { params: { id, ref: connection.ref }, body: { query } });
  expect(await call(storage.bucket, { params })).toEqual({
    id: "limited",
    name: "limited",
    public: true,
    file_size_limit: 10,
    allowed_mime_types: ["image/*"],
    max_file_bytes: 52_428_800,
    policies: [
      {
        table: "objects",
        name: "who?",
        command: "SELECT",
        roles: ["anon"],
        using: "(bucket_id = 'limited'::text)",
        with_check: null,
      },
    ],
  });
  expect(await failureOf(upload("limited:a.txt", text("x")))).toMatchObject({ status: 415 });
  expect(await failureOf(upload("limited:a.png", new Uint8Array(11), { mime_type: "image/png" }))).toMatchObject({
    status: 413,
    userMessage: "This file is larger than the bucket allows.",
  });
  expect(
    await failureOf(call(storage.createBucket, { params: { id }, body: { name: "open", public: true, ...LIMITS } })),
  ).toMatchObject({ status: 409 });
});

const HOSTILE = [
  "../up.txt",
  "a/../b",
  "/top",
  "a//b",
  "emoji 🎉.png",
  "a\u0000b",
  ".",
  "..",
  "a\\b",
  "x".repeat(1025),
  "\ud800",
];

it.each(HOSTILE)("refuses the path %j for new files, and finds nothing by it", async (path) => {
  const body = { path, size: 1, mime_type: "text/plain" };
  expect(await failureOf(call(storage.beginUpload, { params: at("open"), body }))).toMatchObject({ status: 400 });
  expect(await failureOf(call(storage.createFolder, { params: at("open"), body: { path } }))).toMatchObject({
    status: 400,
  });
  const moved = { items: [file("same.txt")], folder: path };
  expect(await failureOf(call(storage.moveFiles, { params: at("open"), body: moved }))).toMatchObject({ status: 400 });
  const refused = await failureOf(call(storage.signFile, { params: at("open"), body: { path } }));
  expect([400, 404]).toContain(refused?.status);
  const gone = await call(storage.deleteFiles, { params: at("open"), body: { items: [file(path)] } }).catch(() => null);
  expect(gone?.deleted ?? 0).toBe(0);
});

it("moves and deletes what SQL named against the rules", async () => {
  const odd = "emoji 🎉/../%2e\u202e.txt";
  const query = "insert into storage.objects (bucket_id, name) values ('open', $1)";
  await call(cloudContract.query, { params: { id, ref: connection.ref }, body: { query, parameters: [odd] } });
  await call(storage.moveFiles, { params: at("open"), body: { items: [file(odd)], folder: "", name: "plain.txt" } });
  expect(await paths("open")).toContain("plain.txt");
  const deleted = { items: [file("plain.txt")] };
  expect(await call(storage.deleteFiles, { params: at("open"), body: deleted })).toEqual({ deleted: 1 });
});

it("opens nothing to other people, and nothing of one project by another's routes [K4] [K9]", async () => {
  const ben = await app.signUp("Ben");
  const theirs = (await newProject(ben.call)).id;
  expect(await failureOf(ben.call(storage.bucket, { params: at("open") }))).toMatchObject({ status: 404 });
  expect(await failureOf(ben.call(storage.bucket, { params: { id: theirs, bucketId: "open" } }))).toMatchObject({
    status: 404,
    code: "cloud_not_enabled",
  });
  await enableBackend(ben.call, theirs);
  const body = { path: "a.txt", size: 3, mime_type: "text/plain" };
  const { upload_id: uploadId } = await call(storage.beginUpload, { params: at("open"), body });
  const other = { id: theirs, bucketId: "open", uploadId };
  expect(await failureOf(ben.call(storage.uploadOffset, { params: other }))).toMatchObject({ status: 404 });
  expect(
    await failureOf(ben.call(storage.uploadPart, { params: other, query: { offset: 0 }, body: text("abc") } as never)),
  ).toMatchObject({ status: 404 });
});
