/** One bare repository. Reads go through the batch reader; everything else is a short git process. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { notFound } from "@slipway/kernel/errors";
import { isProjectPath, projectPath, type ProjectPath } from "@slipway/kernel/project-path";
import { hasNoReferences } from "./bare/bare-files.ts";
import { BatchReader, type GitObject } from "./batch-reader.ts";
import { parseRawDiff, textOf, type RawChange } from "./diff.ts";
import { branchRef, EMPTY_TREE, importCommit, isSha, staleHead } from "./fast-import.ts";
import { GitFailure, type GitProcess } from "./git-process.ts";
import { createWriterLock, type Limiter } from "./limiter.ts";
import { isPlainFile, readTree, type TreeFile } from "./read-tree.ts";
import type { Author, CommitChange, CommitInput, FileDiff, MergeResult, Repository, TreeEntry } from "./port.ts";

const PACKS_BEFORE_REPACK = 50;
/** Git holds a reference's lock file for milliseconds, so one this old was left by a killed process. */
const STALE_LOCK_MS = 2_000;

/** Makes the folder only when there is something to write. */
async function writeAll(folder: string, files: ReadonlyMap<ProjectPath, string>): Promise<void> {
  if (files.size === 0) return;
  await mkdir(folder);
  for (const [path, text] of files) {
    if (path.includes("/")) throw new Error(`${path} does not stand in the top folder`);
    await writeFile(join(folder, path), text);
  }
}

/** Links and names that this product never writes can only come from an import; they are left out everywhere. */
const isOwn = (file: TreeFile): boolean => isPlainFile(file) && isProjectPath(file.path);

export class BareRepository implements Repository {
  readonly #git: GitProcess;
  readonly #directory: string;
  readonly #onReader: () => void;
  readonly #lock: Limiter = createWriterLock();
  #reader: BatchReader | null = null;
  #upkeep: Promise<void> = Promise.resolve();

  /** `onReader` is called when the reader process starts, so that the engine can limit their number. */
  constructor(git: GitProcess, directory: string, onReader: () => void) {
    this.#git = git;
    this.#directory = directory;
    this.#onReader = onReader;
  }

  async head(branch = "main"): Promise<string | null> {
    if (this.#reader === null && (await hasNoReferences(this.#directory))) return null;
    const object = await this.#object(branchRef(branch));
    return object?.type === "commit" ? object.id : null;
  }

  async commit(input: CommitInput): Promise<{ sha: string; treeHash: string }> {
    return this.#lock(async () => {
      if ((await this.head(input.branch)) !== input.parent) throw staleHead();
      const result = await this.#importOnce(input).catch(async (error: unknown) => {
        if (!(error instanceof GitFailure) || !/\.lock': File exists/.test(error.stderr)) throw error;
        await this.#removeStaleLocks(branchRef(input.branch ?? "main"));
        return this.#importOnce(input);
      });
      this.#upkeep = this.#upkeep.then(() => this.#repackWhenNeeded());
      return result;
    });
  }

  async tree(sha: string): Promise<TreeEntry[]> {
    await this.#commitObject(sha);
    const { stdout } = await this.#git.run(this.#directory, ["ls-tree", "-r", "-z", "-l", "--end-of-options", sha]);
    const entries: TreeEntry[] = [];
    for (const line of stdout.toString("utf8").split("\0")) {
      const match = /^100\d{3} blob ([0-9a-f]{40}) +(\d+)\t([^]*)$/.exec(line);
      if (match !== null && isProjectPath(match[3]))
        entries.push({ path: match[3], size: Number(match[2]), id: match[1]! });
    }
    return entries;
  }

  async treeHash(sha: string): Promise<string> {
    const commit = await this.#commitObject(sha);
    return commit.bytes.toString("utf8", 5, 45);
  }

  async read(sha: string, path: ProjectPath): Promise<Uint8Array | null> {
    if (!isSha(sha)) return null;
    const object = await this.#object(`${sha}:${projectPath(path)}`);
    return object?.type === "blob" ? object.bytes : null;
  }

  async files(sha: string): Promise<Map<ProjectPath, Uint8Array>> {
    const files = (await this.#allFiles(sha)).filter(isOwn);
    const contents = await Promise.all(files.map(({ id }) => this.#blob(id)));
    return new Map(files.map(({ path }, index) => [projectPath(path), contents[index]!]));
  }

  async diff(from: string | null, to: string): Promise<FileDiff[]> {
    const changes = await this.#rawDiff(
      from === null ? EMPTY_TREE : (await this.#commitObject(from)).id,
      (await this.#commitObject(to)).id,
      ["-M"],
    );
    return Promise.all(changes.map((change) => this.#fileDiff(change)));
  }

  async changedPaths(from: string, to: string): Promise<ProjectPath[]> {
    const [before, now] = await Promise.all([this.#allFiles(from), this.#allFiles(to)]);
    const left = new Map(before.map((file) => [file.path, file]));
    const changed = now.filter(({ path, id, mode }) => {
      const old = left.get(path);
      left.delete(path);
      return old?.id !== id || old.mode !== mode;
    });
    return [...changed.map(({ path }) => path), ...left.keys()].filter(isProjectPath);
  }

  async ancestor(sha: string, generations: number): Promise<string | null> {
    const { id } = await this.#commitObject(sha);
    if (!Number.isInteger(generations) || generations < 0) throw new Error("generations are a whole number");
    return (await this.#object(`${id}~${generations}`))?.id ?? null;
  }

  async merge(base: string, ours: string, theirs: string): Promise<MergeResult> {
    const [baseTree, oursTree, theirsTree] = await Promise.all([
      this.treeHash(base),
      this.treeHash(ours),
      this.treeHash(theirs),
    ]);
    // This git version finds the merge base itself, so the three trees are put into a history with exactly one.
    const root = await this.#commitTree(baseTree!, []);
    const [left, right] = await Promise.all([
      this.#commitTree(oursTree!, [root], "ours"),
      this.#commitTree(theirsTree!, [root], "theirs"),
    ]);
    const { code, stdout } = await this.#git.run(
      this.#directory,
      ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", "--end-of-options", left!, right!],
      { allow: [1] },
    );
    const [tree, ...rest] = stdout.toString("utf8").split("\0");
    if (code === 1) return { changes: [], conflicts: [...new Set(rest.filter((path) => path !== ""))] };
    const raw = await this.#rawDiff(oursTree!, tree!, ["--no-renames"]);
    const changes = await Promise.all(
      raw.map(
        async (change): Promise<CommitChange> => ({
          path: projectPath(change.path),
          content: change.newId === null ? null : await this.#blob(change.newId),
        }),
      ),
    );
    return { changes, conflicts: [] };
  }

  async log(sha: string, limit: number): Promise<{ sha: string; message: string; author: Author; at: number }[]> {
    await this.#commitObject(sha);
    const count = Math.max(1, Math.min(Math.floor(limit), 10_000));
    const format = "--format=%H%x01%an%x01%ae%x01%at%x01%B";
    const { stdout } = await this.#git.run(this.#directory, [
      "log",
      "-z",
      `--max-count=${count}`,
      format,
      "--end-of-options",
      sha,
    ]);
    return stdout
      .toString("utf8")
      .split("\0")
      .filter((record) => record !== "")
      .map((record) => {
        const [id, name, email, seconds, ...message] = record.split("\u0001");
        return {
          sha: id!,
          message: message.join("\u0001").replace(/\n$/, ""),
          author: { name: name!, email: email! },
          at: Number(seconds) * 1000,
        };
      });
  }

  async zip(
    sha: string,
    prefix: string,
    instead: ReadonlyMap<ProjectPath, string> = new Map(),
  ): Promise<ReadableStream<Uint8Array>> {
    const tree = await this.#treeWithoutForeign(sha);
    const folder = prefix === "" ? "" : `${projectPath(prefix.replace(/\/+$/, ""))}/`;
    const own = join(this.#directory, `archive-${randomUUID()}`);
    await writeAll(own, instead);
    const added = [...instead.keys()].map((path) => `--add-file=${join(own, path)}`);
    const others = [...instead.keys()].map((path) => `:(top,exclude,literal)${path}`);
    const child = this.#git.startReader(this.#directory, [
      "archive",
      "--format=zip",
      `--prefix=${folder}`,
      ...added,
      "--end-of-options",
      tree,
      ...(others.length === 0 ? [] : [".", ...others]),
    ]);
    child.stderr.resume();
    child.once("close", (code) => {
      if (code !== 0) child.stdout.destroy(new Error(`git archive ended with ${code}`));
      void rm(own, { recursive: true, force: true });
    });
    child.stdout.once("close", () => child.kill("SIGKILL"));
    return Readable.toWeb(child.stdout) as ReadableStream<Uint8Array>;
  }

  async isAncestor(ancestor: string, sha: string): Promise<boolean> {
    if (!isSha(ancestor) || !isSha(sha)) return false;
    const { code } = await this.#git.run(this.#directory, ["merge-base", "--is-ancestor", ancestor, sha], {
      allow: [1, 128],
    });
    return code === 0;
  }

  /** Keeps objects in place while the work runs, and blocks writers. */
  withoutRepacking<T>(work: () => Promise<T>): Promise<T> {
    return this.#lock(work);
  }

  /** Ends the reader process after its pending answers; the next read starts one again. */
  async rest(): Promise<void> {
    const reader = this.#reader;
    this.#reader = null;
    await reader?.close();
  }

  async close(): Promise<void> {
    await this.#upkeep;
    await this.#lock(() => this.rest());
  }

  /** Reading twice is harmless, so a killed reader is replaced once. */
  async #object(name: string): Promise<GitObject | null> {
    const asked = this.#reader;
    return this.#ask(name).catch((error: unknown) => {
      if (this.#reader !== null && this.#reader === asked) throw error;
      return this.#ask(name);
    });
  }

  #ask(name: string): Promise<GitObject | null> {
    if (this.#reader === null) {
      const reader: BatchReader = new BatchReader(this.#git.start(this.#directory, ["cat-file", "--batch"]), () => {
        if (this.#reader === reader) this.#reader = null;
      });
      this.#reader = reader;
      this.#onReader();
    }
    return this.#reader.read(name);
  }

  async #commitObject(sha: string): Promise<GitObject> {
    const object = isSha(sha) ? await this.#object(sha) : null;
    if (object === null || object.type !== "commit") throw notFound("This version");
    return object;
  }

  async #allFiles(sha: string): Promise<TreeFile[]> {
    return readTree((id) => this.#object(id), await this.treeHash(sha));
  }

  /** Whether the tree has no links and no other repositories. */
  async hasOnlyFiles(sha: string): Promise<boolean> {
    return (await this.#allFiles(sha)).every(isPlainFile);
  }

  async #blob(id: string): Promise<Uint8Array> {
    const object = await this.#object(id);
    if (object === null) throw new Error(`blob ${id} is missing`);
    return object.bytes;
  }

  async #rawDiff(from: string, to: string, options: readonly string[]): Promise<RawChange[]> {
    const { stdout } = await this.#git.run(this.#directory, [
      "diff-tree",
      "-r",
      "-z",
      "--raw",
      "--no-abbrev",
      "--no-commit-id",
      ...options,
      "--end-of-options",
      from,
      to,
    ]);
    return parseRawDiff(stdout);
  }

  async #fileDiff(change: RawChange): Promise<FileDiff> {
    const [old, now] = await Promise.all(
      [change.oldId, change.newId].map((id) => (id === null ? null : this.#blob(id))),
    );
    const oldContent = old == null ? null : textOf(old);
    const newContent = now == null ? null : textOf(now);
    const binary = (old != null && oldContent === null) || (now != null && newContent === null);
    const { path, oldPath, action } = change;
    return binary
      ? { path, oldPath, action, oldContent: null, newContent: null, binary }
      : { path, oldPath, action, oldContent, newContent, binary };
  }

  async #commitTree(tree: string, parents: readonly string[], message = "base"): Promise<string> {
    const identity = ["-c", "user.name=merge", "-c", "user.email=merge@localhost"];
    const { stdout } = await this.#git.run(this.#directory, [
      ...identity,
      "commit-tree",
      tree,
      ...parents.flatMap((parent) => ["-p", parent]),
      "-m",
      message,
    ]);
    return stdout.toString("utf8").trim();
  }

  /** The tree for `git archive`: it holds the files that `tree` shows, and no links, modules or names besides. */
  async #treeWithoutForeign(sha: string): Promise<string> {
    const all = await this.#allFiles(sha);
    const own = all.filter(isOwn);
    if (own.length === all.length) return sha;
    const index = join(this.#directory, `archive-${randomUUID()}.index`);
    try {
      const input = [own.map(({ mode, path, id }) => `${mode.toString(8)} blob ${id}\t${path}\0`).join("")];
      await this.#git.run(this.#directory, ["update-index", "-z", "--index-info"], { input, index });
      return (await this.#git.run(this.#directory, ["write-tree"], { index })).stdout.toString("utf8").trim();
    } finally {
      await rm(index, { force: true });
    }
  }

  #importOnce(input: CommitInput): Promise<{ sha: string; treeHash: string }> {
    return importCommit(this.#git, this.#directory, input);
  }

  async #removeStaleLocks(ref: string): Promise<void> {
    for (const file of [`${ref}.lock`, "packed-refs.lock", "HEAD.lock"].map((name) => join(this.#directory, name))) {
      const info = await stat(file).catch(() => null);
      if (info === null) continue;
      const left = STALE_LOCK_MS - (Date.now() - info.mtimeMs);
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      await rm(file, { force: true });
    }
  }

  /** Never fails a commit: the repository works without a repack, and the next commit tries again. */
  async #repackWhenNeeded(): Promise<void> {
    const names = await readdir(join(this.#directory, "objects", "pack")).catch(() => []);
    if (names.filter((name) => name.endsWith(".pack")).length < PACKS_BEFORE_REPACK) return;
    await this.#lock(async () => {
      await this.#git.run(this.#directory, ["repack", "-A", "-d", "-q"]);
      await this.#git.run(this.#directory, ["prune", "--expire=2.hours.ago"]);
    }).catch(() => undefined);
  }
}
