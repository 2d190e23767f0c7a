import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newProjectId } from "@slipway/kernel/ids";
import { projectPath } from "@slipway/kernel/project-path";
import { createGit } from "./git-engine.ts";
import { gitSuite } from "./port.suite.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "slipway-git-"));
});
afterAll(async () => rm(dataDir, { recursive: true, force: true }));

const author = { name: "Maya", email: "maya@example.com" };
const directoryOf = (projectId: string): string => join(dataDir, "git", projectId.slice(-2), `${projectId}.git`);

describe("git engine", () => gitSuite(async () => createGit({ dataDir, durable: false })));

/** Runs the endless writer, kills it after `acknowledged` commits plus `extraMs`, and returns what it acknowledged. */
async function killWhileCommitting(projectId: string, acknowledged: number, extraMs: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL("./crash-writer.ts", import.meta.url)), dataDir, projectId],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.split("\n").length > acknowledged) setTimeout(() => resolve(), extraMs);
    });
  });
  child.kill("SIGKILL");
  await ended;
  return output.split("\n").filter((line) => line.length === 40);
}

describe("a repository after kill -9", () => {
  it("is valid, holds every acknowledged commit and takes new ones", { timeout: 60_000 }, async () => {
    const projectId = newProjectId();
    const acknowledged: string[] = [];
    for (let round = 0; round < 6; round += 1)
      acknowledged.push(...(await killWhileCommitting(projectId, 3, round * 3)));
    const check = spawnSync("git", ["fsck", "--strict", "--no-dangling"], {
      cwd: directoryOf(projectId),
      encoding: "utf8",
    });
    expect(check.stderr + check.stdout).not.toMatch(/error|missing|broken/);
    expect(check.status).toBe(0);
    await using git = createGit({ dataDir });
    const repository = await git.open(projectId);
    const head = await repository.head();
    for (const sha of acknowledged) expect(await repository.isAncestor(sha, head!)).toBe(true);
    await repository.commit({
      parent: head,
      changes: [{ path: projectPath("after"), content: "x" }],
      message: "after",
      author,
    });
  });

  it("clears a reference lock that a killed git left behind", async () => {
    const projectId = newProjectId();
    await using git = createGit({ dataDir, durable: false });
    const repository = await git.create(projectId);
    const { sha } = await repository.commit({ parent: null, changes: [], message: "first", author });
    const lock = join(directoryOf(projectId), "refs/heads/main.lock");
    await writeFile(lock, "");
    await utimes(lock, 1, 1);
    await expect(repository.commit({ parent: sha, changes: [], message: "second", author })).resolves.toMatchObject({
      sha: expect.any(String) as string,
    });
  });
});

describe("a copy with its history", () => {
  it("is a whole repository of its own main branch, whatever else lies beside the first one's objects", async () => {
    const [from, to] = [newProjectId(), newProjectId()];
    await using git = createGit({ dataDir, durable: false });
    const repository = await git.create(from);
    const change = (content: string) => [{ path: projectPath("src/a.txt"), content }];
    const one = await repository.commit({ parent: null, changes: change("1"), message: "one", author });
    await repository.commit({ parent: null, changes: change("2"), message: "two", author, branch: "other" });
    await writeFile(join(directoryOf(from), "objects/pack/tmp_pack_killed"), "half");
    const copy = await git.copy(from, to, { history: true });
    await git.delete(from);
    const fsck = spawnSync("git", ["fsck", "--strict", "--no-dangling"], { cwd: directoryOf(to), encoding: "utf8" });
    expect([fsck.status, fsck.stderr.replaceAll(/^Checking.*$/gm, "").trim()]).toEqual([0, ""]);
    expect([await copy.head(), await copy.head("other")]).toEqual([one.sha, null]);
    expect(await readdir(join(directoryOf(to), "objects/pack"))).not.toContain("tmp_pack_killed");
    const next = await copy.commit({ parent: one.sha, changes: change("3"), message: "three", author });
    expect([...(await copy.files(next.sha))].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual([
      ["src/a.txt", "3"],
    ]);
  });
});

describe("a copy of a repository that somebody tampered with", () => {
  const git = (cwd: string, args: readonly string[], input?: string): string => {
    const { stdout, stderr, status } = spawnSync("git", args, { cwd, input, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  const a = projectPath("src/a.txt");

  it("has its own configuration and no hooks, attributes, alternates, other branches or linked objects", async () => {
    const [from, to] = [newProjectId(), newProjectId()];
    await using engine = createGit({ dataDir, durable: false });
    const repository = await engine.create(from);
    const changes = [{ path: a, content: "1" }];
    const { sha } = await repository.commit({ parent: null, changes, message: "one", author });
    const [source, target] = [directoryOf(from), directoryOf(to)];
    await writeFile(
      join(source, "config"),
      "[core]\n\tbare = true\n\tfsmonitor = touch /tmp/owned\n[user]\n\tname = Owner\n",
    );
    await mkdir(join(source, "hooks"), { recursive: true });
    await writeFile(join(source, "hooks/post-commit"), "#!/bin/sh\ntouch /tmp/owned\n", { mode: 0o755 });
    await mkdir(join(source, "info"), { recursive: true });
    await writeFile(join(source, "info/attributes"), "* filter=evil\n");
    await writeFile(join(source, "objects/info/alternates"), `${source}/elsewhere\n`);
    await writeFile(join(source, "refs/heads/other"), `${sha}\n`);
    await mkdir(join(source, "objects/ab"), { recursive: true });
    await symlink("/etc/passwd", join(source, "objects/ab", "c".repeat(38)));
    await symlink("/etc/passwd", join(source, "objects/pack", `pack-${"d".repeat(40)}.idx`));
    const copy = await engine.copy(from, to, { history: true });
    expect(await copy.head()).toBe(sha);
    const fresh = newProjectId();
    await engine.create(fresh);
    const everything = async (directory: string): Promise<string[]> =>
      (await readdir(directory, { recursive: true, withFileTypes: true }))
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
        .filter((name) => !name.startsWith("objects/"));
    expect((await everything(target)).toSorted()).toEqual(
      [...(await everything(directoryOf(fresh))), "refs/heads/main"].toSorted(),
    );
    expect(await readFile(join(target, "config"), "utf8")).toBe(
      await readFile(join(directoryOf(fresh), "config"), "utf8"),
    );
    const objects = await readdir(join(target, "objects"), { recursive: true, withFileTypes: true });
    expect(objects.filter((entry) => entry.isSymbolicLink() || entry.name === "alternates")).toEqual([]);
  });

  it.each(["120000", "160000"])("is copied file by file where the tree has an entry of mode %s", async (mode) => {
    const [from, to] = [newProjectId(), newProjectId()];
    await using engine = createGit({ dataDir, durable: false });
    const repository = await engine.create(from);
    const { sha } = await repository.commit({
      parent: null,
      changes: [{ path: a, content: "1" }],
      message: "one",
      author,
    });
    const source = directoryOf(from);
    const target = mode === "160000" ? sha : git(source, ["hash-object", "-w", "--stdin"], "/etc/passwd");
    const tree = git(
      source,
      ["mktree"],
      `${git(source, ["ls-tree", sha])}\n${mode} ${mode === "160000" ? "commit" : "blob"} ${target}\tzz\n`,
    );
    const identity = ["-c", "user.name=x", "-c", "user.email=x@x"];
    const head = git(source, [...identity, "commit-tree", tree, "-p", sha, "-m", "two"]);
    git(source, ["update-ref", "refs/heads/main", head]);
    const copy = await engine.copy(from, to, { history: true });
    const own = (await copy.head())!;
    expect(await copy.log(own, 5)).toHaveLength(1);
    expect(
      git(directoryOf(to), ["ls-tree", "-r", own])
        .split("\n")
        .map((line) => line.split(" ")[0]),
    ).toEqual(["100644"]);
  });
});

describe("the initial contents of repositories", () => {
  const start = (content: string) => [{ path: projectPath("src/a.ts"), content }];
  const seeds = async (): Promise<string[]> =>
    (await readdir(join(dataDir, "git"))).filter((name) => name.startsWith(".seed-"));
  const fsck = (projectId: string): string => {
    const { stdout, stderr, status } = spawnSync("git", ["fsck", "--strict", "--no-dangling", "--full"], {
      cwd: directoryOf(projectId),
      encoding: "utf8",
    });
    expect(status).toBe(0);
    return stdout + stderr;
  };

  it("are made once for all processes, and again when they change or are gone", async () => {
    await using git = createGit({ dataDir, durable: false });
    await using restarted = createGit({ dataDir, durable: false });
    const [files, ids] = [start("1"), Array.from({ length: 4 }, () => newProjectId())];
    await git.prepare(files);
    const [first] = await seeds();
    expect(first).toBeDefined();
    await git.createWith(ids[0]!, { changes: files, message: "one", author });
    await restarted.createWith(ids[1]!, { changes: start("1"), message: "two", author });
    expect(await seeds()).toEqual([first]);
    await restarted.createWith(ids[2]!, { changes: start("2"), message: "three", author });
    expect(await seeds()).toHaveLength(1);
    expect(await seeds()).not.toContain(first);
    const { repository, sha } = await git.createWith(ids[3]!, { changes: files, message: "four", author });
    expect(await repository.read(sha, projectPath("src/a.ts"))).toEqual(Buffer.from("1"));
    for (const id of ids) expect(fsck(id)).not.toMatch(/error|missing|broken/);
  });
});

describe("upkeep", () => {
  it("joins packs after about fifty commits and loses nothing", { timeout: 60_000 }, async () => {
    const projectId = newProjectId();
    const git = createGit({ dataDir, durable: false });
    const repository = await git.create(projectId);
    let head: string | null = null;
    for (let count = 0; count < 60; count += 1) {
      head = (
        await repository.commit({
          parent: head,
          changes: [{ path: projectPath("a"), content: String(count) }],
          message: String(count),
          author,
        })
      ).sha;
    }
    expect(await repository.log(head!, 100)).toHaveLength(60);
    await git[Symbol.asyncDispose]();
    const packs = (await readdir(join(directoryOf(projectId), "objects/pack"))).filter((name) =>
      name.endsWith(".pack"),
    );
    expect(packs.length).toBeLessThan(20);
  });

  it("answers reads of more repositories than it keeps readers for", { timeout: 60_000 }, async () => {
    await using git = createGit({ dataDir, durable: false });
    const repositories = await Promise.all(Array.from({ length: 40 }, () => git.create(newProjectId())));
    const heads = await Promise.all(
      repositories.map((repository, index) =>
        repository.commit({
          parent: null,
          changes: [{ path: projectPath("n"), content: String(index) }],
          message: "n",
          author,
        }),
      ),
    );
    const texts = await Promise.all(
      repositories.map(async (repository, index) =>
        Buffer.from((await repository.read(heads[index]!.sha, projectPath("n")))!).toString(),
      ),
    );
    expect(texts).toEqual(repositories.map((_, index) => String(index)));
  });
});
