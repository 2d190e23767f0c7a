import { execFileSync } from "node:child_process";
import { mkdtempSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { changedPaths } from "./changed-paths.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function repository() {
  const root = mkdtempSync(join(tmpdir(), "changed-"));
  folders.push(root);
  const who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
  const git = (...args: string[]): void => void execFileSync("git", [...who, ...args], { cwd: root });
  const write = (path: string): void => writeFileSync(join(root, path), path + Math.random());
  const commit = (...paths: string[]): void => {
    paths.forEach(write);
    git("add", "-A");
    git("commit", "-q", "-m", "a change");
  };
  git("init", "-q", "-b", "main");
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, ".gitignore"), "dist\n");
  commit("src/a.ts", "src/b.ts", "src/c.ts");
  return { root, git, write, commit };
}

it("names uncommitted, staged, renamed and untracked files, ignored ones aside", () => {
  const { root, git, write } = repository();
  expect(changedPaths(root)).toEqual([]);
  write("src/a.ts");
  write("src/staged ü.ts");
  git("add", "src/staged ü.ts");
  write("src/new.ts");
  write("dist");
  renameSync(join(root, "src/c.ts"), join(root, "src/d.ts"));
  expect(changedPaths(root)).toEqual(["src/a.ts", "src/c.ts", "src/d.ts", "src/new.ts", "src/staged ü.ts"]);
});

it("names what a branch committed since it left another, and nothing that the other got since", () => {
  const { root, git, commit, write } = repository();
  git("switch", "-q", "-c", "work");
  commit("src/a.ts");
  git("switch", "-q", "main");
  commit("src/theirs.ts");
  git("switch", "-q", "work");
  write("src/b.ts");
  expect(changedPaths(root)).toEqual(["src/b.ts"]);
  expect(changedPaths(root, "main")).toEqual(["src/a.ts", "src/b.ts"]);
});

it.each(["no-such-branch", "--output=/tmp/x", ""])("refuses the revision %j", (revision) => {
  const { root } = repository();
  expect(() => changedPaths(root, revision)).toThrow();
});
