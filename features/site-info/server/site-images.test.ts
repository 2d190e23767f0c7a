import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { editsContract } from "../../edits/contract/index.ts";
import { fileAtHead, headOf } from "../../edits/testing.ts";
import { filesContract } from "../../files/contract/index.ts";
import { plainSandbox } from "../../preview/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { accountsContract } from "../../accounts/contract/index.ts";
import { PNG_PIXEL, upload } from "../../uploads/testing.ts";
import { setPlan } from "../../workspaces/testing.ts";

let app: TestApp;
let maya: TestPerson;
let jo: TestPerson;
let projectId: string;

const INDEX = "<!doctype html><html><head><title>Crust</title></head><body></body></html>";

beforeAll(async () => {
  app = await createTestApp({ sandbox: plainSandbox() });
  maya = await app.signUp("Maya");
  jo = await app.signUp("Jo");
});
beforeEach(async () => {
  const project = await newProject(maya.call);
  projectId = project.id;
  // The form's changes are possible on every plan. [F6]
  await setPlan(app.services, project.workspaceId, "free");
});
afterAll(() => app[Symbol.asyncDispose]());

const save = (person: TestPerson, file_id: string, path: string) =>
  person.call(filesContract.editCode, {
    params: { projectId },
    body: {
      changes: [{ path: "index.html", content: INDEX }],
      uploads: [{ download_url: "https://slipway.example/file", file_id, path }],
      commit_message: "Update site info",
      file_edit_type: "CodeEdit",
    },
  });

/** A picture whose header declares this many pixels on each side. */
function png(side: number): Uint8Array {
  const bytes = PNG_PIXEL.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, side);
  view.setUint32(20, side);
  return bytes;
}

/** A GIF of two frames. The second one has this width; the first one and the screen have one pixel. */
function movingGif(width: number): Uint8Array {
  const frame = (wide: number): number[] => [0x2c, 0, 0, 0, 0, wide & 255, wide >> 8, 1, 0, 0, 2, 2, 0x4c, 0x01, 0];
  const delay = [0x21, 0xf9, 4, 4, 10, 0, 0, 0];
  const head = [...Buffer.from("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return Uint8Array.from([...head, ...delay, ...frame(1), ...delay, ...frame(width), 0x3b]);
}

const bytesAtHead = async (path: string): Promise<Uint8Array | null> => {
  const repository = await app.services.git.open(projectId);
  return (await repository.files(await headOf(app.services, projectId))).get(path as never) ?? null;
};

describe("saving site info", () => {
  it("is one commit of index.html and its pictures, on every plan [W7.37] [SI1] [U1] [F6]", async () => {
    const { edit_id } = await save(maya, await upload(maya.call, PNG_PIXEL), "public/favicon.png");
    expect(await fileAtHead(app.services, projectId, "index.html")).toBe(INDEX);
    expect(await bytesAtHead("public/favicon.png")).toEqual(Buffer.from(PNG_PIXEL));
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items.at(-1)).toMatchObject({ id: edit_id, commit_message: "Update site info", type: "manual_update" });
  });

  it("takes pictures of at most 1024 pixels on a side [W5.19] [W9.10]", async () => {
    await save(maya, await upload(maya.call, png(1024)), "public/og-image.png");
    const large = await upload(maya.call, png(1025));
    await expect(save(maya, large, "public/og-image.png")).rejects.toMatchObject({
      status: 400,
      userMessage: "A picture of the site has at most 1024 pixels on a side.",
    });
  });

  it("takes a GIF as it is, also a larger animated one, up to the bound of any picture [SI2] [W5.19]", async () => {
    const gif = movingGif(1200);
    await save(maya, await upload(maya.call, gif), "public/og-image.gif");
    expect(await bytesAtHead("public/og-image.gif")).toEqual(Buffer.from(gif));
    await expect(upload(maya.call, movingGif(8001))).rejects.toMatchObject({
      status: 400,
      userMessage: "A picture may have at most 8,000 pixels on a side.",
    });
  });

  it("takes no picture of somebody else, and stores none elsewhere on the free plan", async () => {
    const { id: userId } = await jo.call(accountsContract.user, {});
    await insertCollaborator(app.services, { projectId, userId, level: "write" });
    const mayas = await upload(maya.call, PNG_PIXEL);
    await expect(save(jo, mayas, "public/favicon.png")).rejects.toMatchObject({ status: 400, code: "image_gone" });
    await expect(save(maya, mayas, "src/logo.png")).rejects.toMatchObject({ status: 403, code: "plan_required" });
    await expect(save(maya, mayas, "public/favicon/../../x.png")).rejects.toMatchObject({ status: 400 });
    await expect(save(maya, mayas, "index.html")).rejects.toMatchObject({ status: 400 });
  });
});
