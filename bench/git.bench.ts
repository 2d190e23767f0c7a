/**
 * A project's repository: 150 files, 30 of them changed with each commit, at a short and a long history. The peer is git
 * itself as a person uses it: the same changes in a work tree, `git add` and `git commit`.
 */
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newProjectId } from "@slipway/kernel/ids";
import { projectPath } from "@slipway/kernel/project-path";
import { createGit } from "@slipway/platform/git/git-engine";
import type { CommitChange, Repository } from "@slipway/platform/git/port";
import { median, report, timed } from "./figures.ts";

const FILES = 150;
const CHANGED = 30;
const SHORT = 20;
const LONG = 1000;
const author = { name: "Maya", email: "maya@example.com" };

const pathOf = (file: number): string => `src/part-${file % 10}/file-${file}.ts`;
const contentOf = (file: number, version: number): string =>
  `export const value = ${version};\n`.repeat(40) + `// ${file}\n`;
const versionOf = (version: number, count: number): CommitChange[] =>
  Array.from({ length: count }, (_none, at) => {
    const file = (at + version * 7) % FILES;
    return { path: projectPath(pathOf(file)), content: contentOf(file, version) };
  });

async function commitMany(repository: Repository, from: number, count: number): Promise<number[]> {
  const times: number[] = [];
  let parent = await repository.head();
  for (let version = from; version < from + count; version += 1) {
    const changes = versionOf(version, version === 0 ? FILES : CHANGED);
    const started = performance.now();
    parent = (await repository.commit({ parent, changes, message: `Version ${version}`, author })).sha;
    times.push(performance.now() - started);
  }
  return times;
}

async function commitInWorkTree(folder: string): Promise<number[]> {
  const git = (...args: string[]): void =>
    void execFileSync("git", ["-c", `user.name=${author.name}`, "-c", `user.email=${author.email}`, ...args], {
      cwd: folder,
    });
  git("init", "--quiet");
  const times: number[] = [];
  for (let version = 0; version <= SHORT; version += 1) {
    const changes = versionOf(version, version === 0 ? FILES : CHANGED);
    const started = performance.now();
    for (const { path, content } of changes) {
      if (version === 0) await mkdir(join(folder, path, ".."), { recursive: true });
      await writeFile(join(folder, path), content!);
    }
    git("add", "--all");
    git("commit", "--quiet", "--message", `Version ${version}`);
    if (version > 0) times.push(performance.now() - started);
  }
  return times;
}

async function repeated(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < SHORT; round += 1) times.push(await timed(work));
  return times;
}

const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
try {
  await using git = createGit({ dataDir: folder });
  const projectId = newProjectId();
  const repository = await git.create(projectId);
  await commitMany(repository, 0, 1);
  const short = await commitMany(repository, 1, SHORT);
  await commitMany(repository, SHORT + 1, LONG - 2 * SHORT);
  const long = await commitMany(repository, LONG - SHORT + 1, SHORT);
  const head = (await repository.head())!;
  const before = (await repository.log(head, 2)).at(1)!.sha;
  const workTree = join(folder, "work-tree");
  await mkdir(workTree);
  const peer = await commitInWorkTree(workTree);
  const zip = async (): Promise<void> => void (await new Response(await repository.zip(head, "app/")).arrayBuffer());
  const remix = (options: { history: boolean }): Promise<unknown> => git.copy(projectId, newProjectId(), options);
  report(
    [
      { name: `commit, up to ${SHORT} commits before`, samples: short, unit: "ms", goal: 13 },
      { name: `commit, ${LONG} commits before`, samples: long, unit: "ms", goal: 60 },
      { name: "commit, git in a work tree", samples: peer, unit: "ms" },
      {
        name: "read one file",
        samples: await repeated(() => repository.read(head, projectPath(pathOf(3)))),
        unit: "ms",
        goal: 1,
      },
      { name: `read all ${FILES} files`, samples: await repeated(() => repository.files(head)), unit: "ms" },
      {
        name: "difference of two versions",
        samples: await repeated(() => repository.diff(before, head)),
        unit: "ms",
        goal: 100,
      },
      { name: "zip", samples: await repeated(zip), unit: "ms", goal: 50 },
      {
        name: "remix, without history",
        samples: await repeated(() => remix({ history: false })),
        unit: "ms",
        goal: 60,
      },
      { name: "remix, with history", samples: await repeated(() => remix({ history: true })), unit: "ms", goal: 60 },
    ],
    [{ name: "commit against git in a work tree", value: median(peer) / median(short), goal: 1 }],
  );
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
