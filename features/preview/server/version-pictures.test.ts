/** Pictures of versions, made by whoever sees a version first. */
import type { BrowserPort, PageReport, RenderRequest } from "@slipway/platform/browser/port";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { editsContract } from "../../edits/contract/index.ts";
import { newVersion } from "../../edits/testing.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { PNG_PIXEL } from "../../uploads/testing.ts";
import { newBuiltVersion, plainSandbox } from "../testing.ts";

let app: TestApp;
let maya: TestPerson;
let stranger: TestPerson;
let projectId: string;
let looks: RenderRequest[];

const browser: BrowserPort = {
  prepare: () => undefined,
  renderPages: async (request) => {
    looks.push(request);
    return [{ status: 200, problem: null, unseen: null, screenshot: PNG_PIXEL } as PageReport];
  },
  capabilities: async () => ({ available: true, engine: "double", reduced: [], reason: null }),
  [Symbol.asyncDispose]: async () => undefined,
};

beforeAll(async () => {
  app = await createTestApp({ sandbox: plainSandbox(), browser });
  maya = await app.signUp("Maya");
  stranger = await app.signUp("Sam");
});
beforeEach(async () => {
  looks = [];
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

const versions = async () =>
  (await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} })).items.map(
    ({ id, picture_url }) => ({ id, picture_url }),
  );
const pictured = (count: number) =>
  vi.waitUntil(async () => (await versions()).filter(({ picture_url }) => picture_url !== null).length === count, {
    timeout: 15_000,
  });
const picture = (person: TestPerson, editId: string) =>
  person.call(editsContract.picture, { params: { id: projectId, editId } });

describe("the picture of a version", () => {
  it("is taken from the first build of a person's version, for editors, and kept", async () => {
    await newVersion(app.services, projectId, {
      files: { "public/a.txt": "1" },
      type: "manual_update",
      author: { userId: "maya", displayName: "Maya", email: "maya@example.com" },
    });
    await pictured(1);
    expect(looks).toMatchObject([{ routes: ["/"], screenshot: "first" }]);
    const [version] = await versions();
    const answer = await picture(maya, version!.id);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(PNG_PIXEL));
    await expect(picture(stranger, version!.id)).rejects.toMatchObject({ status: 404 });
  });

  it("comes from the checks if the agent made the version: it is not opened again", async () => {
    const { built } = await newBuiltVersion(app.services, projectId, { "public/a.txt": "1" });
    expect(built.ok).toBe(true);
    const [version] = await versions();
    expect(version!.picture_url).toBeNull();
    await expect(picture(maya, version!.id)).rejects.toMatchObject({ status: 404 });
    await app.services.edits.setPicture(version!.id, PNG_PIXEL);
    expect((await versions())[0]!.picture_url).toBe(`/api/projects/${projectId}/edits/${version!.id}/picture`);
    expect(looks).toEqual([]);
  });

  it("is that of the restored version, after a restore", async () => {
    const first = await newVersion(app.services, projectId, { files: { "public/a.txt": "1" } });
    await app.services.edits.setPicture(first.editId, PNG_PIXEL);
    await newVersion(app.services, projectId, { files: { "public/a.txt": "2" } });
    await maya.call(editsContract.revertToEdit, { params: { id: projectId }, body: { edit_id: first.editId } });
    await pictured(2);
    expect(looks).toEqual([]);
  });

  it("goes with the project", async () => {
    const { editId } = await newVersion(app.services, projectId, { files: { "public/a.txt": "1" } });
    await app.services.edits.setPicture(editId, PNG_PIXEL);
    const kept = async () => {
      const keys: string[] = [];
      for await (const { key } of app.services.objects.list(`version-pictures/${projectId}/`)) keys.push(key);
      return keys.length;
    };
    expect(await kept()).toBe(1);
    await app.services.events.emit(projectPurged, { projectId });
    expect(await kept()).toBe(0);
  });
});
