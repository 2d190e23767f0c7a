/** Behaviour of every git engine. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, describe, beforeAll, afterAll } from "vitest";
import fc from "fast-check";
import { newProjectId } from "@slipway/kernel/ids";
import { isProjectPath, projectPath } from "@slipway/kernel/project-path";
import yauzl from "yauzl";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { CommitChange, Git, Repository } from "./port.ts";

const author = { name: "Maya", email: "maya@example.com" };
const put = (path: string, content: string | Uint8Array | null): CommitChange => ({ path: projectPath(path), content });
const text = (bytes: Uint8Array | null | undefined): string | null =>
  bytes == null ? null : Buffer.from(bytes).toString("utf8");

async function first(repository: Repository, changes: CommitChange[]): Promise<string> {
  return (await repository.commit({ parent: null, changes, message: "first", author })).sha;
}

function namesInZip(bytes: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: false }, (error, zip) => {
      if (error !== null || zip === undefined) return reject(error);
      const names: string[] = [];
      zip.on("entry", (entry: { fileName: string }) => names.push(entry.fileName));
      zip.once("end", () => resolve(names));
    });
  });
}

const hostile = fc.oneof(
  fc.constantFrom(
    "../x",
    "a/../../x",
    ".git/config",
    ".GIT/config",
    "git~1/config",
    "a\\b",
    "a/./b",
    "",
    "/etc/passwd",
    "a//b",
    "a\u0000b",
    "a\nM 100644 inline b",
    ".g\u200cit/config",
    ".git ",
    ".git./x",
    ".git::$INDEX_ALLOCATION/x",
    "a/.git/hooks/post-update",
    "con",
    "aux.txt",
    "x/",
    '"quoted"',
    "x\u202etxt",
  ),
  fc.string({ unit: "binary", maxLength: 40 }).filter((value) => !isProjectPath(value)),
);

export function gitSuite(makeGit: () => Promise<Git>): void {
  let git: Git;
  beforeAll(async () => {
    git = await makeGit();
  });
  afterAll(async () => git[Symbol.asyncDispose]());
  const fresh = (): Promise<Repository> => git.create(newProjectId());

  describe("commits", () => {
    it("has no head before the first commit and reads back what was written", async () => {
      const repository = await fresh();
      expect(await repository.head()).toBeNull();
      const { sha, treeHash } = await repository.commit({
        parent: null,
        changes: [put("src/a b.ts", "é"), put("bin", new Uint8Array([0, 255, 10]))],
        message: "Start: ünï\n\nbody",
        author,
      });
      expect(await repository.head()).toBe(sha);
      expect(await repository.treeHash(sha)).toBe(treeHash);
      expect(text(await repository.read(sha, projectPath("src/a b.ts")))).toBe("é");
      expect([...(await repository.read(sha, projectPath("bin")))!]).toEqual([0, 255, 10]);
      expect(await repository.read(sha, projectPath("missing"))).toBeNull();
      expect(await repository.read(sha, projectPath("src"))).toBeNull();
      expect((await repository.log(sha, 5))[0]).toMatchObject({ sha, message: "Start: ünï\n\nbody", author });
    });

    it("changes, deletes and keeps files, and commits an empty change set", async () => {
      const repository = await fresh();
      const one = await first(repository, [put("a", "1"), put("b/c", "2"), put("d", "3")]);
      const two = await repository.commit({
        parent: one,
        changes: [put("a", "4"), put("b/c", null)],
        message: "second",
        author,
      });
      expect(
        Object.fromEntries([...(await repository.files(two.sha))].map(([path, bytes]) => [path, text(bytes)])),
      ).toEqual({ a: "4", d: "3" });
      expect((await repository.changedPaths(one, two.sha)).sort()).toEqual(["a", "b/c"]);
      const three = await repository.commit({ parent: two.sha, changes: [], message: "third", author });
      expect(three.treeHash).toBe(two.treeHash);
      expect(await repository.isAncestor(one, three.sha)).toBe(true);
      expect(await repository.isAncestor(three.sha, one)).toBe(false);
    });

    it("tells which paths differ, in line with the files' differences, and a commit's ancestors", async () => {
      const repository = await fresh();
      const shas = [
        await first(repository, [put("a", "1"), put("b/c", "2"), put("d", "long enough to be found again")]),
      ];
      const steps: CommitChange[][] = [
        [put("a", null), put("a/b", "a folder now"), put("a/ü c", "")],
        [put("d", null), put("moved/d", "long enough to be found again"), put("a/b", "changed")],
        [put("a/b", "a folder now"), put("e", new Uint8Array([0, 1]))],
      ];
      for (const changes of steps)
        shas.push((await repository.commit({ parent: shas.at(-1)!, changes, message: "next", author })).sha);
      for (const from of shas)
        for (const to of shas) {
          const differing = (await repository.diff(from, to)).flatMap(({ path, oldPath }) => [path, oldPath]);
          const expected = new Set(differing.filter((path) => path !== null));
          expect(new Set(await repository.changedPaths(from, to))).toEqual(expected);
        }
      const last = shas.at(-1)!;
      expect(await Promise.all([0, 1, 3, 4].map((back) => repository.ancestor(last, back)))).toEqual([
        last,
        shas[2],
        shas[0],
        null,
      ]);
      await expect(repository.ancestor("0".repeat(40), 1)).rejects.toMatchObject({ code: "not_found" });
      await expect(repository.changedPaths("0".repeat(40), last)).rejects.toMatchObject({ code: "not_found" });
    });

    it("refuses a commit on a head that has moved, and lets exactly one of many writers win", async () => {
      const repository = await fresh();
      const parent = await first(repository, [put("a", "1")]);
      const attempts = await Promise.allSettled(
        Array.from({ length: 12 }, (_, index) =>
          repository.commit({ parent, changes: [put("a", `writer ${index}`)], message: "race", author }),
        ),
      );
      expect(attempts.filter((attempt) => attempt.status === "fulfilled")).toHaveLength(1);
      for (const attempt of attempts)
        if (attempt.status === "rejected") expect(attempt.reason).toMatchObject({ code: "stale_head", status: 409 });
      await expect(repository.commit({ parent: null, changes: [], message: "again", author })).rejects.toMatchObject({
        code: "stale_head",
      });
    });

    it("keeps branches apart and refuses branch names that leave their folder", async () => {
      const repository = await fresh();
      const main = await first(repository, [put("a", "1")]);
      await expect(
        repository.commit({ parent: null, changes: [put("a", "2")], message: "x", author, branch: "../../config" }),
      ).rejects.toMatchObject({ code: "invalid_request" });
      const { sha } = await repository.commit({
        parent: null,
        changes: [put("b", "2")],
        message: "x",
        author,
        branch: "run/one",
      });
      expect(await repository.head("run/one")).toBe(sha);
      expect(await repository.head()).toBe(main);
    });

    it("makes author and message harmless", async () => {
      const repository = await fresh();
      const { sha } = await repository.commit({
        parent: null,
        changes: [],
        message: "x\ncommit refs/heads/evil\n\u0000",
        author: { name: "A <b>\nfrom x", email: "e>\n" },
      });
      expect(await repository.head("evil")).toBeNull();
      expect((await repository.log(sha, 1))[0]!.author).toEqual({ name: "A bfrom x", email: "e" });
    });

    it("writes no hostile path, however it is spelled", async () => {
      const repository = await fresh();
      const parent = await first(repository, [put("keep", "1")]);
      await fc.assert(
        fc.asyncProperty(hostile, async (path) => {
          const changes = [{ path, content: "x" }] as unknown as CommitChange[];
          await expect(repository.commit({ parent, changes, message: "hostile", author })).rejects.toMatchObject({
            code: "invalid_request",
          });
        }),
        { numRuns: 300 },
      );
      expect(await repository.head()).toBe(parent);
    });
  });

  describe("comparing and merging", () => {
    it("shows new, changed, deleted, renamed and binary files", async () => {
      const repository = await fresh();
      const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n");
      const one = await first(repository, [
        put("edit", "1"),
        put("gone", "2"),
        put("old name", long),
        put("pic", new Uint8Array([1, 0, 2])),
      ]);
      const two = await repository.commit({
        parent: one,
        changes: [
          put("edit", "3"),
          put("gone", null),
          put("old name", null),
          put("new name", long),
          put("pic", new Uint8Array([3, 0])),
          put("fresh", "4"),
        ],
        message: "many",
        author,
      });
      const diff = Object.fromEntries((await repository.diff(one, two.sha)).map((file) => [file.path, file]));
      expect(diff["edit"]).toMatchObject({ action: "edit", oldContent: "1", newContent: "3", binary: false });
      expect(diff["gone"]).toMatchObject({ action: "delete", oldContent: "2", newContent: null });
      expect(diff["new name"]).toMatchObject({ action: "rename", oldPath: "old name" });
      expect(diff["pic"]).toMatchObject({ action: "edit", oldContent: null, newContent: null, binary: true });
      expect(diff["fresh"]).toMatchObject({ action: "new", oldContent: null, newContent: "4" });
      expect((await repository.diff(null, one)).map((file) => file.action)).toEqual(["new", "new", "new", "new"]);
    });

    it("merges edits of different places and reports edits of the same place", async () => {
      const repository = await fresh();
      const lines = (middle: string, end: string): string =>
        ["a", "b", "c", middle, "d", "e", "f", end, "g"].join("\n");
      const base = await first(repository, [put("f", lines("m", "z")), put("only", "1")]);
      const theirs = await repository.commit({
        parent: null,
        changes: [put("f", lines("m", "theirs")), put("only", "1"), put("added", "x")],
        message: "t",
        author,
        branch: "run",
      });
      const ours = await repository.commit({
        parent: base,
        changes: [put("f", lines("ours", "z"))],
        message: "o",
        author,
      });
      const clean = await repository.merge(base, ours.sha, theirs.sha);
      expect(clean.conflicts).toEqual([]);
      expect(
        Object.fromEntries(clean.changes.map((change) => [change.path, text(change.content as Uint8Array)])),
      ).toEqual({ f: lines("ours", "theirs"), added: "x" });
      const clash = await repository.commit({
        parent: ours.sha,
        changes: [put("f", lines("m", "ours too"))],
        message: "c",
        author,
      });
      expect(await repository.merge(base, clash.sha, theirs.sha)).toEqual({ changes: [], conflicts: ["f"] });
    });

    it("answers not_found for a commit that is not there", async () => {
      const repository = await fresh();
      for (const sha of ["0".repeat(40), "main", "--help", "HEAD"]) {
        await expect(repository.files(sha)).rejects.toMatchObject({ code: "not_found" });
        await expect(repository.zip(sha, "x")).rejects.toMatchObject({ code: "not_found" });
      }
    });
  });

  describe("whole repositories", () => {
    it("streams a zip of the tree below a folder [F8]", async () => {
      const repository = await fresh();
      const sha = await first(repository, [put("src/a.ts", "1"), put("b.txt", "2")]);
      const zip = await repository.zip(sha, "bakery");
      expect(
        (await namesInZip(Buffer.from(await new Response(zip).arrayBuffer())))
          .filter((name) => !name.endsWith("/"))
          .sort(),
      ).toEqual(["bakery/b.txt", "bakery/src/a.ts"]);
    });

    it("zips files of the top folder with other texts, in the place of those that are there", async () => {
      const repository = await fresh();
      const sha = await first(repository, [put("lock.json", "old"), put("src/lock.json", "2"), put("b.txt", "2")]);
      const instead = new Map([
        [projectPath("lock.json"), "new"],
        [projectPath("more.txt"), "3"],
      ]);
      const bytes = Buffer.from(await new Response(await repository.zip(sha, "bakery", instead)).arrayBuffer());
      const names = (await namesInZip(bytes)).filter((name) => !name.endsWith("/")).sort();
      expect(names).toEqual(["bakery/b.txt", "bakery/lock.json", "bakery/more.txt", "bakery/src/lock.json"]);
      expect(bytes.includes("new") && !bytes.includes("old")).toBe(true);
    });

    it("copies with and without history, and the copy outlives the original", async () => {
      const [from, whole, flat] = [newProjectId(), newProjectId(), newProjectId()];
      const repository = await git.create(from);
      const one = await first(repository, [put("a", "1")]);
      const two = await repository.commit({ parent: one, changes: [put("a", "2")], message: "second", author });
      const copies = [await git.copy(from, whole, { history: true }), await git.copy(from, flat, { history: false })];
      await git.delete(from);
      await expect(git.open(from)).rejects.toMatchObject({ code: "not_found" });
      const heads = await Promise.all(copies.map((copy) => copy.head()));
      expect(heads[0]).toBe(two.sha);
      expect((await copies[0]!.log(heads[0]!, 9)).length).toBe(2);
      expect((await copies[1]!.log(heads[1]!, 9)).length).toBe(1);
      expect(text(await copies[1]!.read(heads[1]!, projectPath("a")))).toBe("2");
    });

    it("creates many with the same files, each with a commit and later changes of its own [P2]", async () => {
      const changes = [put("src/a.ts", "a"), put("bin", new Uint8Array([0, 255, 10]))];
      const [one, other] = [newProjectId(), newProjectId()];
      const made = await git.createWith(one, { changes, message: "Start: ünï\u0000\n\nbody", author });
      const second = await git.createWith(other, {
        changes,
        message: "Elsewhere",
        author: { name: "B", email: "b@x" },
      });
      expect(await made.repository.head()).toBe(made.sha);
      expect(await made.repository.treeHash(made.sha)).toBe(await second.repository.treeHash(second.sha));
      const [commit] = await made.repository.log(made.sha, 5);
      expect(commit).toMatchObject({ sha: made.sha, message: "Start: ünï\n\nbody", author });
      expect(Math.abs(Date.now() - commit!.at)).toBeLessThan(60_000);
      const next = await made.repository.commit({
        parent: made.sha,
        changes: [put("bin", null)],
        message: "less",
        author,
      });
      expect([...(await made.repository.files(next.sha)).keys()]).toEqual(["src/a.ts"]);
      await git.delete(one);
      expect([...(await second.repository.files(second.sha)).keys()].sort()).toEqual(["bin", "src/a.ts"]);
      await expect(git.createWith(other, { changes, message: "again", author })).rejects.toThrow("exists already");
      expect(await second.repository.head()).toBe(second.sha);
    });

    it("refuses ids that are no project ids", async () => {
      for (const id of ["..", "a/b", "", "P1", "--x"])
        await expect(git.open(id)).rejects.toMatchObject({ code: "invalid_request" });
    });

    it("names the version of git", async () => {
      expect((await git.health()).version).toMatch(/^\d+\.\d+/);
    });
  });

  describe("bundles", () => {
    it("carry a repository to another place with all that its refs reach, at the head that is asked for", async () => {
      await using folder = await temporaryFolder();
      const id = newProjectId();
      const repository = await git.create(id);
      const file = join(folder.path, "a.bundle");
      expect(await git.bundle(id, file)).toBe(false);
      const one = await first(repository, [put("a.txt", "one")]);
      const two = await repository.commit({ parent: one, changes: [put("a.txt", "two")], message: "two", author });
      expect(await git.bundle(id, file)).toBe(true);
      const copy = await git.unbundle(newProjectId(), file, one);
      expect(await copy.head()).toBe(one);
      expect(await copy.treeHash(two.sha)).toBe(two.treeHash);
      expect(text(await copy.read(two.sha, projectPath("a.txt")))).toBe("two");
      await expect(git.unbundle(id, file, one)).rejects.toThrow("exists already");
    });

    it("are refused when they are damaged or lack the head, and leave nothing behind", async () => {
      await using folder = await temporaryFolder();
      const id = newProjectId();
      const one = await first(await git.create(id), [put("a.txt", "one".repeat(2_000))]);
      const file = join(folder.path, "a.bundle");
      await git.bundle(id, file);
      const other = newProjectId();
      await expect(git.unbundle(other, file, "0".repeat(39) + "1")).rejects.toThrow();
      const bytes = await readFile(file);
      bytes[bytes.length - 30]! ^= 1;
      await writeFile(file, bytes);
      await expect(git.unbundle(other, file, one)).rejects.toThrow();
      await expect(git.open(other)).rejects.toMatchObject({ code: "not_found" });
    });
  });
}
