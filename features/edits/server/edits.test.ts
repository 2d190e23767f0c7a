import { projectPath } from "@slipway/kernel/project-path";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { feature as accounts } from "../../accounts/server/index.ts";
import { feature as projects, getProject } from "../../projects/server/index.ts";
import { acquireLock } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { editsContract, type EditDocument } from "../contract/index.ts";
import { fileAtHead, headOf, newVersion } from "../testing.ts";
import { editIntents } from "./edits-table.ts";
import { feature as edits } from "./index.ts";
import { rebaseChanges } from "./commit/rebase-changes.ts";
import { Leftovers } from "./commit/leftovers.ts";
import { recoverCommits } from "./commit/recover-commits.ts";

let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects, edits] });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

const list = async (): Promise<EditDocument[]> =>
  (await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} })).items;
const version = (files: Record<string, string | null>, message = "A change") =>
  newVersion(app.services, projectId, { files, message });

describe("a version", () => {
  it("is a commit, a record and the project's newest commit at once [W3.05] [T3.05]", async () => {
    const made = await version(
      {
        "src/a.ts": "export const a = 1;\n",
        "src/pages/Index.tsx": "export default function Index() {\n  return null;\n}\n",
      },
      "Add a",
    );
    expect(made).toMatchObject({ version: 1, merged: false });
    const [edit] = await list();
    expect(edit).toMatchObject({
      id: made.editId,
      version: 1,
      commit_sha: made.sha,
      tree_hash: made.treeHash,
      commit_message: "Add a",
      type: "ai_update",
      status: "completed",
      previewBuildStatus: "pending",
      archived: false,
      reverted: false,
      bookmarked: false,
      user_id: null,
      pages: ["/"],
    });
    expect(edit!.diff.find((file) => file.file_path === "src/a.ts")).toMatchObject({
      action: "new",
      added: 1,
      removed: 0,
    });
    expect((await getProject(app.services, projectId)).latestCommitSha).toBe(made.sha);
  });

  it("leaves the first commit out of the list [CH10]", async () => {
    expect(await list()).toEqual([]);
    await version({ "a.txt": "1" });
    expect((await list()).map((edit) => edit.version)).toEqual([1]);
  });

  it("merges an agent's turn with saves made meanwhile, by lines", async () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}\n`);
    const base = (await version({ "a.txt": lines.join("") })).sha;
    await version({ "a.txt": lines.with(0, "theirs\n").join("") });
    const merged = await newVersion(app.services, projectId, {
      baseSha: base,
      files: { "a.txt": lines.with(19, "ours\n").join("") },
    });
    expect(merged.merged).toBe(true);
    expect(await fileAtHead(app.services, projectId, "a.txt")).toBe(
      lines.with(0, "theirs\n").with(19, "ours\n").join(""),
    );
  });

  it("is not made if somebody else made the same change meanwhile", async () => {
    const { sha: base } = await version({ "a.txt": "one" });
    const { sha } = await version({ "a.txt": "two" });
    const turn = newVersion(app.services, projectId, { baseSha: base, files: { "a.txt": "two" } });
    await expect(turn).rejects.toMatchObject({ status: 409, code: "nothing_changed" });
    expect(await headOf(app.services, projectId)).toBe(sha);
    expect(await list()).toHaveLength(2);
  });

  it("does not merge a file that is not UTF-8, because untouched lines would change", async () => {
    const latin = (...words: string[]) => Buffer.from(words.join("\n"), "latin1");
    const lines = ["caf\u00e9", "a", "b", "c", "d"];
    const base = await version({ "a.txt": "\n" });
    const repository = await app.services.git.open(projectId);
    const commit = (parent: string, ...words: string[]) =>
      repository.commit({
        parent,
        changes: [{ path: projectPath("a.txt"), content: latin(...words) }],
        message: "From elsewhere",
        author: { name: "Jo", email: "jo@example.com" },
      });
    const one = await commit(base.sha, ...lines);
    const two = await commit(one.sha, ...lines.with(1, "theirs"));
    const ours = [{ path: projectPath("a.txt"), content: latin(...lines.with(4, "ours")) }];
    const rebased = rebaseChanges(repository, { base: one.sha, head: two.sha, changes: ours, byLines: true });
    await expect(rebased).rejects.toMatchObject({ code: "file_changed", details: { paths: ["a.txt"] } });
  });

  it("refuses a person's save of a file that changed meanwhile, and overwrites nothing [F1]", async () => {
    const base = (await version({ "a.txt": "one\ntwo\nthree\nfour\n", "b.txt": "b" })).sha;
    await version({ "a.txt": "ONE\ntwo\nthree\nfour\n" });
    const author = { userId: "u", displayName: "Jo", email: "jo@example.com" };
    const save = newVersion(app.services, projectId, {
      baseSha: base,
      author,
      type: "manual_update",
      files: { "a.txt": "one\ntwo\nthree\nFOUR\n" },
    });
    await expect(save).rejects.toMatchObject({ status: 409, code: "file_changed", details: { paths: ["a.txt"] } });
    await newVersion(app.services, projectId, {
      baseSha: base,
      author,
      type: "manual_update",
      files: { "b.txt": "B" },
    });
    expect(await fileAtHead(app.services, projectId, "a.txt")).toBe("ONE\ntwo\nthree\nfour\n");
    expect(await fileAtHead(app.services, projectId, "b.txt")).toBe("B");
  });

  it("keeps the order of commits when several are made at once", async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => version({ [`f${index}.txt`]: "x" })));
    const edits = await list();
    expect(edits.map((edit) => edit.version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const [index, edit] of edits.entries())
      if (index > 0) expect(edit.parent_sha).toBe(edits[index - 1]!.commit_sha);
  });
});

describe("the list of versions", () => {
  it("comes in pages, oldest first, with the position of the live path [W9.01] [CH9]", async () => {
    for (let index = 0; index < 5; index += 1) await version({ "a.txt": String(index) });
    const first = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: { limit: 2 } });
    expect(first.items.map((edit) => edit.version)).toEqual([4, 5]);
    expect(first.seq).toBe(5);
    const second = await maya.call(editsContract.listEdits, {
      params: { id: projectId },
      query: { limit: 3, before: first.next_cursor! },
    });
    expect(second.items.map((edit) => edit.version)).toEqual([1, 2, 3]);
    expect(second.next_cursor).toBeNull();
  });

  it("can be asked for some types only", async () => {
    await version({ "a.txt": "1" });
    const query = { types: "manual_update,revert" };
    expect((await maya.call(editsContract.listEdits, { params: { id: projectId }, query })).items).toEqual([]);
    await expect(
      maya.call(editsContract.listEdits, { params: { id: projectId }, query: { types: "initial" } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it("keeps bookmarks [T3.05]", async () => {
    const { editId } = await version({ "a.txt": "1" });
    await maya.call(editsContract.bookmark, { params: { id: projectId, editId }, body: { bookmarked: true } });
    expect((await list())[0]!.bookmarked).toBe(true);
    await expect(
      maya.call(editsContract.bookmark, { params: { id: projectId, editId: "ed_none" }, body: { bookmarked: true } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("shows nothing to strangers and outsiders [K6]", async () => {
    const jo = await app.signUp("Jo");
    await expect(jo.call(editsContract.listEdits, { params: { id: projectId }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
    await expect(app.stranger(editsContract.listEdits, { params: { id: projectId }, query: {} })).rejects.toMatchObject(
      { status: 401 },
    );
  });
});

describe("the difference of a commit", () => {
  it("has old and new contents [T3.04]", async () => {
    await version({ "a.txt": "one\n", "pic.png": "x" });
    const { sha } = await version({ "a.txt": "two\n", "pic.png": null, "b.txt": "new\n" });
    const { diffs, error } = await maya.call(editsContract.commitDiff, { params: { id: projectId, commit_sha: sha } });
    expect(error).toBeNull();
    expect(diffs).toContainEqual({
      file_path: "a.txt",
      original_file_path: null,
      action: "edit",
      old_content: "one\n",
      new_content: "two\n",
      is_image: false,
      is_incomplete: false,
    });
    expect(diffs).toContainEqual(
      expect.objectContaining({ file_path: "b.txt", action: "new", old_content: null, new_content: "new\n" }),
    );
    expect(diffs).toContainEqual(expect.objectContaining({ file_path: "pic.png", action: "delete", is_image: true }));
  });

  it("reports a folder that changed as a whole as one [T3.04]", async () => {
    const inside = (folder: string, text: string | null) => ({
      [`src/${folder}/one.ts`]: text === null ? null : `export const ${text} = 1;\n`.repeat(5),
      [`src/${folder}/deep/two.ts`]: text === null ? null : `export const ${text}2 = 2;\n`.repeat(5),
    });
    await version({
      ...inside("old", "moved"),
      ...inside("gone", "gone"),
      ...inside("kept", "kept"),
      "src/kept/stays.ts": "3\n",
    });
    const { sha } = await version({
      ...inside("old", null),
      ...inside("new", "moved"),
      ...inside("gone", null),
      ...inside("kept", null),
    });
    const { diffs } = await maya.call(editsContract.commitDiff, { params: { id: projectId, commit_sha: sha } });
    expect(diffs.map(({ action, file_path, original_file_path }) => [action, original_file_path, file_path])).toEqual(
      expect.arrayContaining([
        ["rename_directory", "src/old", "src/new"],
        ["delete_directory", null, "src/gone"],
        ["delete", null, "src/kept/one.ts"],
        ["delete", null, "src/kept/deep/two.ts"],
      ]),
    );
    expect(diffs).toHaveLength(4);
    expect(diffs.find(({ action }) => action === "delete_directory")).toMatchObject({
      old_content: "deep/two.ts\none.ts\n",
      new_content: null,
    });
  });

  it("of a commit nobody knows is not found", async () => {
    const unknown = maya.call(editsContract.commitDiff, { params: { id: projectId, commit_sha: "0".repeat(40) } });
    await expect(unknown).rejects.toMatchObject({
      status: 404,
      userMessage: "Unable to load diff. The commit may no longer exist.",
    });
  });
});

describe("restoring a version", () => {
  it("is a new commit whose tree is that of the version [T7.16] [E3]", async () => {
    const first = await version({ "a.txt": "1", "b.txt": "b" });
    await version({ "a.txt": "2", "b.txt": null, "c.txt": "c" });
    const last = await version({ "a.txt": "3" });
    const result = await maya.call(editsContract.revertToEdit, {
      params: { id: projectId },
      body: { edit_id: first.editId },
    });
    expect(result).toMatchObject({
      id: expect.any(String) as string,
      commit_message: expect.stringContaining("1") as string,
      version: 4,
    });
    expect(result.files_matched).toBe(result.files_total);
    const edits = await list();
    expect(edits.at(-1)).toMatchObject({
      type: "revert",
      tree_hash: first.treeHash,
      parent_sha: last.sha,
      revert_target_edit_id: first.editId,
    });
    expect(edits.map((edit) => edit.reverted)).toEqual([false, true, true, false]);
    expect(await fileAtHead(app.services, projectId, "b.txt")).toBe("b");
    expect(await fileAtHead(app.services, projectId, "c.txt")).toBeNull();
  });

  it("is refused while an operation runs, and for the current version [P5]", async () => {
    const first = await version({ "a.txt": "1" });
    const again = maya.call(editsContract.revertToEdit, { params: { id: projectId }, body: { edit_id: first.editId } });
    await expect(again).rejects.toMatchObject({ status: 409, code: "already_current" });
    await version({ "a.txt": "2" });
    await acquireLock(app.services, projectId, "run");
    const locked = maya.call(editsContract.revertToEdit, {
      params: { id: projectId },
      body: { edit_id: first.editId },
    });
    await expect(locked).rejects.toMatchObject({ status: 409, code: "project_locked" });
  });
});

describe("Undo", () => {
  it("goes back version by version, and Redo is a restore", async () => {
    await version({ "a.txt": "1" }, "First");
    const second = await version({ "a.txt": "2" }, "Second");
    const undone = await maya.call(editsContract.undo, { params: { id: projectId } });
    expect(undone).toMatchObject({ title: "Second", undone_edit_id: second.editId });
    expect(await fileAtHead(app.services, projectId, "a.txt")).toBe("1");
    expect((await maya.call(editsContract.undo, { params: { id: projectId } })).title).toBe("First");
    expect(await fileAtHead(app.services, projectId, "a.txt")).toBeNull();
    await expect(maya.call(editsContract.undo, { params: { id: projectId } })).rejects.toMatchObject({
      status: 409,
      code: "nothing_to_undo",
    });
    await maya.call(editsContract.revertToEdit, {
      params: { id: projectId },
      body: { edit_id: undone.undone_edit_id },
    });
    expect(await fileAtHead(app.services, projectId, "a.txt")).toBe("2");
  });
});

describe("after a crash between commit and record", () => {
  const draft = {
    type: "ai_update" as const,
    message: "Half done",
    userId: null,
    authorName: "Slipway",
    aiMessageId: "m1",
    revertTargetEditId: null,
    undoneEditId: null,
    tags: {},
  };
  const intent = async (editId: string, parentSha: string) =>
    app.services.database.sql.insert(editIntents).values({ editId, projectId, parentSha, createdAt: 1, draft });
  const recover = () => recoverCommits({ ...app.services, leftovers: new Leftovers(app.services) });

  it("records what git has, with the edit's own id", async () => {
    const parent = await headOf(app.services, projectId);
    await intent("ed_half", parent);
    const repository = await app.services.git.open(projectId);
    const { sha } = await repository.commit({
      parent,
      changes: [],
      message: "Half done\n\nSlipway-Edit: ed_half\n",
      author: { name: "Slipway", email: "a@b.c" },
    });
    expect(await recover()).toEqual({ recorded: 1, dropped: 0 });
    expect(await list()).toMatchObject([
      { id: "ed_half", commit_sha: sha, version: 1, commit_message: "Half done", ai_message_id: "m1" },
    ]);
    expect((await getProject(app.services, projectId)).latestCommitSha).toBe(sha);
  });

  it("gives a commit its version when the database comes back, without a restart and without another save", async () => {
    const { pool } = app.services.database;
    await pool.query(
      `create function refuse_edits() returns trigger language plpgsql as $$ begin raise 'away' using errcode = '57P01'; end $$;
       create trigger refuse_edits before insert on edits for each row execute function refuse_edits()`,
    );
    await expect(version({ "a.txt": "1" }, "Cut off")).rejects.toThrow();
    expect(await fileAtHead(app.services, projectId, "a.txt")).toBe("1");
    expect(await list()).toEqual([]);
    await pool.query("drop trigger refuse_edits on edits");
    await expect.poll(list).toMatchObject([{ version: 1, commit_message: "Cut off" }]);
  });

  it("drops intents that have no commit", async () => {
    await intent("ed_gone", await headOf(app.services, projectId));
    expect(await recover()).toEqual({ recorded: 0, dropped: 1 });
    expect(await list()).toEqual([]);
    expect(await recover()).toEqual({ recorded: 0, dropped: 0 });
  });
});
