import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { limits } from "@slipway/kernel/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import { UNSENT_DAYS, uploadsContract } from "../contract/index.ts";
import { PNG_PIXEL, upload } from "../testing.ts";
import { forgetUnsent } from "./keep-upload.ts";
import { attachImages, readImages } from "./sent-images.ts";

let app: TestApp;
let maya: TestPerson;
let eve: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  [maya, eve] = [await app.signUp("Maya"), await app.signUp("Eve")];
});
afterAll(() => app[Symbol.asyncDispose]());

const idOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const read = (person: TestPerson, fileId: string) => person.call(uploadsContract.ownUpload, { params: { fileId } });
const attach = async (person: TestPerson, projectId: string, ids: string[]): Promise<void> => {
  const userId = await idOf(person);
  await app.services.database.transaction((tx) => attachImages(app.services, tx, { projectId, userId, ids }));
};
const isStored = async (fileId: string): Promise<boolean> =>
  (await app.services.objects.head(`uploads/${fileId}`)) !== null;

describe("an upload", () => {
  it("is stored in the person's own folder and found by its name [W7.34] [W7.35] [U1]", async () => {
    const fileId = await upload(maya.call);
    const newest = await upload(maya.call);
    const { url } = await maya.call(uploadsContract.generateDownloadUrl, {
      body: { dir_name: await idOf(maya), file_name: "shot.png" },
    });
    expect(new URL(url).pathname).toBe(`/api/files/uploads/${newest}`);
    expect(new Uint8Array(await (await read(maya, fileId)).arrayBuffer())).toEqual(PNG_PIXEL);
  });

  it("is refused in anybody else's folder, and nobody else reads it [U1] [K4]", async () => {
    const fileId = await upload(maya.call);
    const params = { dir_name: await idOf(maya), file_name: "a.png" };
    const input = { params, body: PNG_PIXEL };
    await expect(eve.call(uploadsContract.upload, input)).rejects.toMatchObject({ status: 403 });
    await expect(eve.call(uploadsContract.generateDownloadUrl, { body: params })).rejects.toMatchObject({
      status: 403,
    });
    await expect(read(eve, fileId)).rejects.toMatchObject({ status: 404 });
    await eve.call(uploadsContract.discard, { params: { fileId } });
    expect(await isStored(fileId)).toBe(true);
  });

  it("has the kind of its bytes, whatever its name, for browsers too [U2]", async () => {
    const answer = await read(maya, await upload(maya.call, PNG_PIXEL, "page.html"));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const hostile = (text: string) => upload(maya.call, new TextEncoder().encode(text), "picture.png");
    await expect(hostile("<svg><script>alert(1)</script></svg>")).rejects.toMatchObject({ status: 415 });
    await expect(hostile("<!doctype html>")).rejects.toMatchObject({ status: 415 });
    await expect(hostile("")).rejects.toMatchObject({ status: 400 });
  });

  it("has at most 5 MB and 8000 pixels on a side [U2]", async () => {
    const huge = new Uint8Array(limits.uploadBytes + 1);
    huge.set(PNG_PIXEL);
    await expect(upload(maya.call, huge)).rejects.toMatchObject({ status: 413, code: "too_large" });
    await upload(maya.call, huge.slice(0, limits.uploadBytes));
    const wide = PNG_PIXEL.slice();
    new DataView(wide.buffer).setUint32(16, 8001);
    await expect(upload(maya.call, wide)).rejects.toMatchObject({ code: "image_too_large_to_draw" });
  });

  it("can be withdrawn while it is unsent", async () => {
    const fileId = await upload(maya.call);
    const params = { fileId };
    await maya.call(uploadsContract.discard, { params });
    await maya.call(uploadsContract.discard, { params });
    expect(await isStored(fileId)).toBe(false);
    await expect(read(maya, fileId)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a picture of a message", () => {
  it("is read by those who may edit its project, and goes with the project", async () => {
    const { id } = await newProject(maya.call);
    const other = await newProject(maya.call);
    const [sent, unsent] = [await upload(maya.call), await upload(maya.call)];
    await attach(maya, id, [sent]);
    const seen = (person: TestPerson, projectId: string) =>
      person.call(uploadsContract.projectImage, { params: { id: projectId, fileId: sent } });
    expect((await seen(maya, id)).headers.get("content-type")).toBe("image/png");
    await expect(seen(maya, other.id)).rejects.toMatchObject({ status: 404 });
    await expect(seen(eve, id)).rejects.toMatchObject({ status: 404 });
    expect(await readImages(app.services, id, [sent, unsent])).toEqual([
      { id: sent, name: "shot.png", mediaType: "image/png", width: 1, height: 1, bytes: Buffer.from(PNG_PIXEL) },
    ]);
    await maya.call(uploadsContract.discard, { params: { fileId: sent } });
    expect(await isStored(sent)).toBe(true);

    await app.services.events.emit(projectPurged, { projectId: id });
    expect(await isStored(sent)).toBe(false);
    expect(await isStored(unsent)).toBe(true);
  });

  it("is the sender's own, or one that the project already has", async () => {
    const mine = await newProject(maya.call);
    const hers = await newProject(eve.call);
    const fileId = await upload(maya.call);
    await expect(attach(eve, hers.id, [fileId])).rejects.toMatchObject({ code: "image_gone" });
    await attach(maya, mine.id, [fileId]);
    await attach(eve, mine.id, [fileId, fileId]);
    await expect(attach(maya, hers.id, [fileId])).rejects.toMatchObject({ code: "image_gone" });
    await expect(attach(maya, mine.id, ["img_missing"])).rejects.toMatchObject({ code: "image_gone" });
  });
});

describe("room on the disk", () => {
  it("is required for every picture, whoever sends it", async () => {
    const fileId = await upload(maya.call);
    app.services.config.diskFloorBytes = Number.MAX_SAFE_INTEGER;
    try {
      await expect(upload(maya.call)).rejects.toMatchObject({ status: 507, code: "disk_full" });
      await maya.call(uploadsContract.discard, { params: { fileId } });
    } finally {
      app.services.config.diskFloorBytes = 0;
    }
  });

  it("of a project is taken by its pictures and those of its checks, and bounded", async () => {
    const [{ id }, plain] = [await newProject(maya.call), await newProject(maya.call)];
    const large = new Uint8Array(1_000_000);
    large.set(PNG_PIXEL);
    const { disk, objects, database } = app.services;
    await objects.put(`evidence/${id}/m1/a.png`, large);
    const sent = await upload(maya.call, large);
    await database.pool.query("update uploads set project_id = $1 where id = $2", [id, sent]);
    const [used, usual] = [await disk.usage(id), await disk.usage(plain.id)];
    expect(used.objectBytes - usual.objectBytes).toBe(2_000_000);

    const left = used.quotaBytes - used.objectBytes - used.gitBytes;
    await disk.requireProjectRoom(id, left - 500_000);
    const another = await upload(maya.call, large);
    await expect(attach(maya, id, [another])).rejects.toMatchObject({ status: 413, code: "project_full" });
    await attach(maya, plain.id, [another]);
  });
});

describe("unsent uploads", () => {
  it("are deleted after a week, and above 100 per person", async () => {
    const { id } = await newProject(maya.call);
    const [old, sent, fresh] = [await upload(maya.call), await upload(maya.call), await upload(maya.call)];
    await attach(maya, id, [sent]);
    await app.services.database.pool.query(
      "update uploads set created_at = created_at - make_interval(days => $2, secs => 1) where id = any($1)",
      [[old, sent], UNSENT_DAYS],
    );
    await forgetUnsent(app.services);
    expect(await Promise.all([old, sent, fresh].map(isStored))).toEqual([false, true, true]);

    const ida = await app.signUp("Ida");
    const first = await upload(ida.call);
    for (let count = 0; count < 100; count += 1) await upload(ida.call);
    expect(await isStored(first)).toBe(false);
    expect(await isStored(fresh)).toBe(true);
  });
});
