/** Versions of a copy that was made with its history. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectsContract } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { editsContract as routes } from "../contract/index.ts";
import { newVersion } from "../testing.ts";

let app: TestApp;
let maya: TestPerson;

beforeAll(async () => {
  app = await createTestApp({});
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

const versionsOf = async (id: string) =>
  (await maya.call(routes.listEdits, { params: { id }, query: {} })).items.map((edit) => ({ ...edit, id: "" }));

it("are those of the source, without conversation, pictures and bookmarks, and the next one follows them [W6.11]", async () => {
  const { id } = await newProject(maya.call);
  for (const content of ["one", "two", "three"])
    await newVersion(app.services, id, { files: { "src/a.ts": `export const a = "${content}";` }, message: content });
  const newest = (await maya.call(routes.listEdits, { params: { id }, query: {} })).items.at(-1);
  await maya.call(routes.bookmark, { params: { id, editId: newest!.id }, body: { bookmarked: true } });
  const { id: copy } = await maya.call(projectsContract.remix, { params: { id }, body: { include_history: true } });
  const [before, after] = [await versionsOf(id), await versionsOf(copy)];
  expect(after).toHaveLength(before.length);
  expect(after.map(({ commit_sha, version, commit_message }) => [commit_sha, version, commit_message])).toEqual(
    before.map(({ commit_sha, version, commit_message }) => [commit_sha, version, commit_message]),
  );
  expect(after.every((edit) => edit.ai_message_id === null && edit.picture_url === null && !edit.bookmarked)).toBe(
    true,
  );
  const { version } = await newVersion(app.services, copy, { files: { "src/a.ts": "export {};" }, message: "four" });
  expect(version).toBe(newest!.version + 1);
  const flat = await maya.call(projectsContract.remix, { params: { id }, body: {} });
  expect(await versionsOf(flat.id)).toEqual([]);
});

it("can be brought back in the copy, and leave the source as it is", async () => {
  const { id } = await newProject(maya.call);
  for (const content of ["one", "two"])
    await newVersion(app.services, id, { files: { "src/a.ts": `export const a = "${content}";` }, message: content });
  const { id: copy } = await maya.call(projectsContract.remix, { params: { id }, body: { include_history: true } });
  const list = async (project: string) =>
    (await maya.call(routes.listEdits, { params: { id: project }, query: {} })).items;
  const [source, copied] = [await list(id), await list(copy)];
  const first = copied.find(({ commit_message }) => commit_message === "one")!;
  expect(source.map((edit) => edit.id)).not.toContain(first.id);
  await maya.call(routes.revertToEdit, { params: { id: copy }, body: { edit_id: first.id } });
  expect((await list(copy)).at(-1)).toMatchObject({ tree_hash: first.tree_hash });
  expect(await list(id)).toEqual(source);
});
