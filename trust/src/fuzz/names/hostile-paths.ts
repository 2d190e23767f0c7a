/**
 * Hostile paths, refs, keys and ids against everything that turns a text into a file's name. Each writer answers its
 * faults.
 */
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { ArtefactStore } from "@slipway/features/preview/server/serving/artefact-store.ts";
import { pathOf } from "@slipway/features/preview/server/serving/serve-artefact.ts";
import { foldersOf, isProjectPath, type ProjectPath } from "@slipway/kernel/project-path";
import { createGit } from "@slipway/platform/git/git-engine";
import type { Repository } from "@slipway/platform/git/port";
import { createMailbox } from "@slipway/platform/mail/mailbox";
import { createFileObjects } from "@slipway/platform/objects/files";
import { diceOf } from "@slipway/platform/testing/dice";
import { hostilePath, hostileRef } from "@slipway/platform/testing/hostile-inputs";
import { FileCollector } from "@slipway/sandbox/local/runners/file-collector";
import { Slot } from "@slipway/sandbox/local/runners/slot";
import { OUTSIDE, staysInside, watchedFolder } from "./watched-folder.ts";

export interface WriterRun {
  seed: number;
  count: number;
}

export interface WriterFindings {
  tried: number;
  /** Number of accepted ones. */
  taken: number;
  problems: string[];
}

const AUTHOR = { name: "A", email: "a@example.com" };
const COMMIT_OF = 400;
const MAX_BRANCHES = 15;

function* texts({ seed, count }: WriterRun, make: typeof hostilePath): Generator<string> {
  for (let index = 0; index < count; index += 1) yield make(diceOf(seed, index));
}

const named = (text: string): string => JSON.stringify(text.slice(0, 160));

/** Null when the work was refused. */
async function attempt<T>(work: () => Promise<T> | T): Promise<{ value: T } | null> {
  try {
    return { value: await work() };
  } catch {
    return null;
  }
}

/** Paths that fit into one tree: no file is the folder of another. */
function together(paths: Iterable<string>): ProjectPath[] {
  const kept = new Set<string>();
  for (const path of paths) {
    const folders = foldersOf([path]);
    const isFree = ![...folders].some((folder) => kept.has(folder)) && !foldersOf(kept).has(path);
    if (isFree) kept.add(path);
  }
  return [...kept] as ProjectPath[];
}

/** The kernel's type, and a commit for each: refused ones fail alone, accepted ones are found under their names. */
export async function gitPaths(run: WriterRun): Promise<WriterFindings> {
  await using folder = await watchedFolder();
  await using git = createGit({ dataDir: folder.root, durable: false });
  const repository = await git.create("p1");
  const problems: string[] = [];
  const good = new Set<string>();
  let parent: string | null = null;
  const written: string[] = [];
  const flush = async (): Promise<void> => {
    const paths = together(good);
    good.clear();
    if (paths.length === 0) return;
    const changes = paths.map((path) => ({ path, content: "x" }));
    const removed = written.splice(0).filter((path) => !paths.includes(path as ProjectPath));
    const gone = removed.map((path) => ({ path: path as ProjectPath, content: null }));
    parent = (await repository.commit({ parent, changes: [...changes, ...gone], message: "m", author: AUTHOR })).sha;
    written.push(...paths);
    const found = new Set<string>((await repository.tree(parent)).map(({ path }) => path));
    const lost = paths.find((path) => !found.has(path));
    if (lost !== undefined || found.size !== paths.length)
      problems.push(`the tree is another one near ${named(lost ?? "")}`);
  };
  let taken = 0;
  for (const path of texts(run, hostilePath)) {
    if (isProjectPath(path)) {
      taken += 1;
      if (!staysInside(path)) problems.push(`the kernel takes ${named(path)}`);
      good.add(path);
      if (good.size >= COMMIT_OF) await flush();
      continue;
    }
    const changes = [{ path: path as ProjectPath, content: "x" }];
    if ((await attempt(() => repository.commit({ parent, changes, message: "m", author: AUTHOR }))) !== null)
      problems.push(`git commits ${named(path)}`);
    if (
      parent !== null &&
      ((await attempt(() => repository.read(parent!, path as ProjectPath)))?.value ?? null) !== null
    )
      problems.push(`git reads ${named(path)}`);
  }
  await flush();
  problems.push(...(await folder.damage()).map((what) => `outside: ${what}`));
  return { tried: run.count, taken, problems };
}

async function refFiles(repository: string): Promise<string[]> {
  const entries = await readdir(repository, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !relative(repository, entry.parentPath).startsWith("objects"))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)));
}

/** Branch names: checked, and written where they are accepted. */
export async function gitRefs(run: WriterRun): Promise<WriterFindings> {
  await using folder = await watchedFolder();
  await using git = createGit({ dataDir: folder.root, durable: false });
  const repository: Repository = await git.create("p1");
  const bare = join(folder.root, "git", "p1", "p1.git");
  const problems: string[] = [];
  const before = new Set(await refFiles(bare));
  const taken = new Set<string>();
  const written = new Set(["main"]);
  for (const branch of texts(run, hostileRef)) {
    const head = await attempt(() => repository.head(branch));
    if (head === null || taken.has(branch)) continue;
    if (head.value !== null && !written.has(branch)) problems.push(`${named(branch)} names ${head.value}`);
    taken.add(branch);
    if (taken.size > MAX_BRANCHES) continue;
    await attempt(() => repository.commit({ parent: head.value, changes: [], message: "m", author: AUTHOR, branch }));
    written.add(branch);
  }
  for (const file of await refFiles(bare))
    if (!before.has(file) && !/^refs\/heads\/[A-Za-z0-9_./-]+$/.test(file)) problems.push(`git wrote ${named(file)}`);
  for (const id of texts({ ...run, count: Math.min(run.count, 5_000) }, hostileRef))
    if (!/^[a-z][a-z0-9]{1,19}$/.test(id) && (await attempt(() => git.create(id))) !== null)
      problems.push(`a repository is made for ${named(id)}`);
  problems.push(...(await folder.damage()).map((what) => `outside: ${what}`));
  return { tried: run.count, taken: taken.size, problems };
}

/**
 * The project's tree in a sandbox, written by the server. The paths come unchecked, as if the kernel had not seen them.
 */
export async function slotFiles(run: WriterRun): Promise<WriterFindings> {
  await using folder = await watchedFolder();
  const slot = await Slot.create(folder.root, undefined);
  await slot.writeOwn("package.json", OUTSIDE);
  await slot.writeOwn("package-lock.json", OUTSIDE);
  const problems: string[] = [];
  let taken = 0;
  for (const path of texts(run, hostilePath)) {
    const made = await attempt(() => slot.apply([{ path, content: "hostile" }]));
    if (made !== null && made.value.length > 0) {
      taken += 1;
      if (!staysInside(path) && path.split("/").includes(".."))
        problems.push(`the sandbox's folder takes ${named(path)}`);
    }
    // Half of them are deleted again, because deleting must not climb either.
    if (taken % 2 === 0) await attempt(() => slot.apply([{ path, content: null }]));
    await attempt(() => slot.apply([{ path: `never/${path}`, content: null }]));
  }
  for (const own of ["package.json", "package-lock.json"]) {
    const text = await readFile(join(slot.folder, own), "utf8").catch(() => "gone");
    if (text !== OUTSIDE) problems.push(`a project replaced ${own}`);
  }
  problems.push(...(await folder.damage()).map((what) => `outside: ${what}`));
  return { tried: run.count, taken, problems };
}

/** Object keys, and mails by id. */
export async function keysAndIds(run: WriterRun): Promise<WriterFindings> {
  await using folder = await watchedFolder();
  const objects = await createFileObjects({ directory: join(folder.root, "objects"), durable: false });
  const mailbox = createMailbox({ directory: join(folder.root, "mail"), from: "a@example.com" });
  await mailbox.send({ to: "a@example.com", subject: "s", text: "t" });
  const problems: string[] = [];
  let taken = 0;
  for (const key of texts(run, hostilePath)) {
    if ((await attempt(() => objects.put(key, Buffer.from(key)))) !== null) {
      taken += 1;
      if (!staysInside(key)) problems.push(`an object lies at ${named(key)}`);
      else if (Buffer.from((await objects.get(key)) ?? []).toString() !== key)
        problems.push(`${named(key)} reads as another`);
      if (taken % 2 === 0) await objects.delete(key);
    } else if ((await attempt(() => objects.get(key))) !== null) problems.push(`an object is read at ${named(key)}`);
    if ((await attempt(() => mailbox.read(key)))?.value != null) problems.push(`a mail is read at ${named(key)}`);
  }
  const listed: string[] = [];
  for await (const { key } of objects.list("")) listed.push(key);
  if (listed.some((key) => !staysInside(key))) problems.push("a list shows a key from elsewhere");
  problems.push(...(await folder.damage()).map((what) => `outside: ${what}`));
  return { tried: run.count, taken, problems };
}

/** File names of a build in a site's storage, and addresses that visitors request. */
export async function siteNames(run: WriterRun): Promise<WriterFindings> {
  await using folder = await watchedFolder();
  const store = new ArtefactStore(await createFileObjects({ directory: folder.root, durable: false }));
  const problems: string[] = [];
  const collector = new FileCollector();
  let collected = 0;
  for (const path of texts(run, hostilePath)) {
    const began = await attempt(() => collector.begin(path, 0));
    if (began !== null && path.split("/").includes("..")) problems.push(`a build may name a file ${named(path)}`);
    collected += began === null ? 0 : 1;
    if (collected % 1_000 === 999) await storeAll(store, collector.take(), problems);
    const asked = pathOf(`/${encodeURIComponent(path.toWellFormed())}`);
    if (asked !== null && asked.includes("\0")) problems.push(`a visitor asks for ${named(path)}`);
  }
  await storeAll(store, collector.take(), problems);
  problems.push(...(await folder.damage()).map((what) => `outside: ${what}`));
  return { tried: run.count, taken: collected, problems };
}

/** Only its own names lead to a file, and each to its own. */
async function storeAll(
  store: ArtefactStore,
  files: ReadonlyMap<string, Uint8Array>,
  problems: string[],
): Promise<void> {
  const unlike = new Map([...files.keys()].slice(0, 50).map((path) => [path, Buffer.from(`content of ${path}`)]));
  const artefact = await store.write("p1", `a${files.size}`, unlike);
  for (const [path, file] of artefact.files) {
    const body = await store.body(file.key);
    if (!body.equals(unlike.get(path)!)) problems.push(`${named(path)} shows another file`);
  }
}
