import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { crc32, deflateSync } from "node:zlib";
import writeJpeg, { init as initJpeg } from "@jsquash/jpeg/encode.js";
import readPng, { init as initPng } from "@jsquash/png/decode.js";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { imageSize } from "image-size";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestProject, TEST_URL, type TestProject } from "../../testing/test-project.ts";
import { createStorageService } from "../service.ts";

let project: TestProject;
let server: SupabaseClient["storage"];
let anybody: SupabaseClient["storage"];

const storageOf = (key: string): SupabaseClient["storage"] =>
  createClient(TEST_URL, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: project.fetch },
  }).storage;

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const GREEN = [0, 255, 0, 255];

/** The picture has four columns: green, red, blue, green. */
function pixels(width: number, height: number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4);
  const columns = [GREEN, RED, BLUE, GREEN];
  for (let at = 0; at < width * height; at += 1) data.set(columns[Math.floor(((at % width) * 4) / width)]!, at * 4);
  return data;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function png(width: number, height: number, drawn: Uint8ClampedArray = pixels(width, height)): Buffer {
  const data = Buffer.from(drawn);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Array.from({ length: data.length / 4 / width }, (_, row) =>
    Buffer.concat([Buffer.from([0]), data.subarray(row * width * 4, (row + 1) * width * 4)]),
  );
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** `orientation` is the EXIF value by which cameras record rotation (EXIF 2.3, tag 274). */
async function jpeg(width: number, height: number, orientation = 1): Promise<Buffer> {
  const image = { data: pixels(width, height), width, height, colorSpace: "srgb" };
  const bytes = Buffer.from(await writeJpeg(image as never));
  const entry = [0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const exif = [...Buffer.from("Exif\0\0MM\0*", "latin1"), 0, 0, 0, 8, ...entry];
  const segment = Buffer.from([255, 225, 0, exif.length + 2, ...exif]);
  return Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]);
}

beforeAll(async () => {
  const { resolve } = createRequire(import.meta.url);
  const { WebAssembly } = globalThis as unknown as { WebAssembly: { compile(bytes: Buffer): Promise<never> } };
  const wasm = async (path: string): Promise<never> => WebAssembly.compile(await readFile(resolve(`@jsquash/${path}`)));
  await initJpeg(await wasm("jpeg/codec/enc/mozjpeg_enc.wasm"));
  await initPng(await wasm("png/codec/pkg/squoosh_png_bg.wasm"));
  project = await openTestProject([createStorageService()]);
  server = storageOf(project.keys.serviceKey);
  anybody = storageOf(project.keys.anonKey);
  await server.createBucket("open", { public: true });
  await server.createBucket("private");
  const files: [string, Buffer | string, string][] = [
    ["flag.png", png(400, 200), "image/png"],
    ["photo.jpg", await jpeg(40, 20), "image/jpeg"],
    ["turned.jpg", await jpeg(40, 20, 6), "image/jpeg"],
    ["broken.jpg", (await jpeg(40, 20)).subarray(0, 90), "image/jpeg"],
    ["bomb.png", png(60_000, 60_000, pixels(4, 4)), "image/png"],
    ["lies.png", png(300, 300, pixels(300, 2)), "image/png"],
    ["text.txt", "no picture", "text/plain"],
    ["page.png", "<html>no picture</html>", "image/png"],
    ["logo.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "image/svg+xml"],
  ];
  for (const bucket of ["open", "private"])
    for (const [name, bytes, contentType] of files)
      expect((await server.from(bucket).upload(name, bytes, { contentType })).error).toBeNull();
});
afterAll(() => project[Symbol.asyncDispose]());

interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  size: { width: number; height: number; type?: string };
}

async function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await project.fetch(address.startsWith("http") ? address : `${TEST_URL}/storage/v1${address}`, {
    headers,
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPicture = answer.headers.get("content-type")?.startsWith("image/") === true && bytes.length > 0;
  return {
    status: answer.status,
    headers: answer.headers,
    bytes,
    size: isPicture ? imageSize(bytes) : { width: 0, height: 0 },
  };
}
const open = (name: string, query: string, headers?: Record<string, string>): Promise<Answer> =>
  ask(`/render/image/public/open/${name}?${query}`, headers);

it("draws a picture in the size that an unchanged client asks for, and says so", async () => {
  const { publicUrl } = server
    .from("open")
    .getPublicUrl("flag.png", { transform: { width: 100, height: 100, quality: 60 } }).data;
  const { status, headers, size } = await ask(publicUrl);
  expect([status, headers.get("content-type"), size]).toMatchObject([200, "image/png", { width: 100, height: 100 }]);
  expect(headers.get("x-transformations")).toBe("height:100,width:100,resizing_type:fill,quality:60");
  const contained = await server
    .from("private")
    .download("flag.png", { transform: { width: 100, height: 100, resize: "contain" } });
  expect(imageSize(Buffer.from(await contained.data!.arrayBuffer()))).toMatchObject({
    width: 100,
    height: 50,
    type: "png",
  });
});

it("cuts from the middle, and draws the same each time", async () => {
  const { bytes, size } = await open("flag.png", "width=40&height=40");
  expect(size).toMatchObject({ width: 40, height: 40 });
  const { data } = await readPng(new Uint8Array(bytes).buffer);
  // Scaling down blends colours, so they are rounded.
  const colour = (x: number, y: number): number[] =>
    [...data.subarray((y * 40 + x) * 4, (y * 40 + x) * 4 + 4)].map(
      (value) => Math.round(value / 32) * 32 - Number(value > 239),
    );
  expect([colour(1, 1), colour(10, 20), colour(30, 20), colour(38, 38)]).toEqual([RED, RED, BLUE, BLUE]);
  expect((await open("flag.png", "width=40&height=40")).bytes.equals(bytes)).toBe(true);
});

it("answers browsers that take WebP with it, unless the origin's format is asked for", async () => {
  const accept = { accept: "image/avif,image/webp,*/*" };
  const webp = await open("photo.jpg", "width=20", accept);
  expect([webp.headers.get("content-type"), webp.headers.get("vary"), webp.size]).toMatchObject([
    "image/webp",
    "accept",
    { width: 20, height: 10, type: "webp" },
  ]);
  const origin = await open("photo.jpg", "width=20&format=origin", accept);
  expect([origin.headers.get("content-type"), origin.size.type]).toEqual(["image/jpeg", "jpg"]);
  await server.from("open").upload("small.webp", webp.bytes, { contentType: "image/webp" });
  expect((await open("small.webp", "width=5")).size).toMatchObject({ width: 5, type: "webp" });
});

it("rotates pictures by the camera's orientation", async () => {
  expect((await open("turned.jpg", "height=20")).size).toMatchObject({ width: 10, height: 20 });
});

it("is asked once by browsers that have it, and drawn anew after the object changed", async () => {
  const first = await open("photo.jpg", "width=8");
  const tag = first.headers.get("etag")!;
  expect((await open("photo.jpg", "width=8", { "if-none-match": tag })).status).toBe(304);
  expect((await open("photo.jpg", "width=9", { "if-none-match": tag })).status).toBe(200);
  await server.from("open").update("photo.jpg", await jpeg(60, 20), { contentType: "image/jpeg" });
  const changed = await open("photo.jpg", "width=8", { "if-none-match": tag });
  expect([changed.status, changed.size.height]).toEqual([200, 3]);
});

it("shows a private picture to whoever may read it, and by its link in that size alone", async () => {
  expect((await anybody.from("private").download("flag.png", { transform: { width: 10 } })).error).not.toBeNull();
  expect((await ask("/render/image/public/private/flag.png?width=10")).status).toBe(400);
  const { data } = await server.from("private").createSignedUrl("flag.png", 60, { transform: { width: 10 } });
  const link = data!.signedUrl;
  expect((await ask(link)).size).toMatchObject({ width: 10, height: 5 });
  expect((await ask(`${link}&width=400`)).size).toMatchObject({ width: 10 });
  const whole = await ask(link.replace("/render/image/sign/", "/object/sign/"));
  expect(JSON.parse(whole.bytes.toString())).toMatchObject({ message: "Token is not scoped for download" });
  const { data: plain } = await server.from("private").createSignedUrl("flag.png", 60);
  expect((await ask(plain!.signedUrl.replace("/object/sign/", "/render/image/sign/"))).status).toBe(400);
  expect((await ask(link.replace("flag.png", "photo.jpg"))).status).toBe(400);
  project.clock.advance(61_000);
  expect((await ask(link)).status).toBe(400);
});

it("sends scalable formats and unchanged pictures as they are", async () => {
  const svg = await open("logo.svg", "width=3");
  expect([svg.status, svg.headers.get("content-type"), svg.bytes.toString()]).toMatchObject([
    200,
    "image/svg+xml",
    expect.stringContaining("<svg"),
  ]);
  expect((await open("flag.png", "")).size).toMatchObject({ width: 400, height: 200 });
});

it.each([
  ["broken.jpg", /can be read/],
  ["bomb.png", /25 million pixels/],
  ["lies.png", /can be read/],
  ["text.txt", /can be read/],
  ["page.png", /can be read/],
])("refuses %s, and draws the next picture all the same", async (name, reason) => {
  const { status, headers, bytes } = await open(name, "width=10");
  expect([status, headers.get("content-type")]).toEqual([400, expect.stringContaining("application/json")]);
  expect(JSON.parse(bytes.toString())).toMatchObject({
    code: "InvalidRequest",
    message: expect.stringMatching(reason),
  });
  expect((await open("flag.png", `width=${name.length}`)).status).toBe(200);
});

it("says the head without the picture, and names the parameter that is wrong", async () => {
  const head = await project.fetch(`${TEST_URL}/storage/v1/render/image/public/open/flag.png?width=10`, {
    method: "HEAD",
  });
  expect([head.status, head.headers.get("content-type"), (await head.arrayBuffer()).byteLength]).toEqual([
    200,
    "image/png",
    0,
  ]);
  const wrong = await open("flag.png", "width=9000");
  expect(JSON.parse(wrong.bytes.toString())).toMatchObject({ message: expect.stringContaining("querystring/width") });
  expect((await open("nothing.png", "width=10")).status).toBe(400);
});
