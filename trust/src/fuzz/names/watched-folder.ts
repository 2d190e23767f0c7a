/** A folder to write into, in the midst of files that nobody may touch. */
import { createHash } from "node:crypto";
import { lstat, mkdir, readdir, readFile, readlink, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";

/** In the text of every file around the folder: reading one is as bad as writing one. */
export const OUTSIDE = "cqn7outside";

/** As deep as the longest way up a hostile path takes. */
const DEPTH = 14;

/** Names that hostile paths end in; each stands beside every folder on the way up. */
const BAIT = ["x", "a", "b.txt", "index.html", "outside.json", "src", "HEAD", "config"];

export interface WatchedFolder extends AsyncDisposable {
  /** To be written into. */
  root: string;
  /** Names of what was changed, added or removed around `root`, and of links that came to be inside. */
  damage(): Promise<string[]>;
}

async function* walk(folder: string, leaveOut: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (path === leaveOut) continue;
    yield path;
    if (entry.isDirectory()) yield* walk(path, leaveOut);
  }
}

async function printOf(path: string): Promise<string> {
  const info = await lstat(path);
  if (info.isSymbolicLink()) return `link ${await readlink(path)}`;
  if (info.isDirectory()) return "folder";
  return `${info.mode} ${createHash("sha256")
    .update(await readFile(path))
    .digest("hex")}`;
}

async function printsAround(base: string, root: string): Promise<Map<string, string>> {
  const prints = new Map<string, string>();
  for await (const path of walk(base, root)) prints.set(relative(base, path), await printOf(path));
  return prints;
}

async function linksIn(root: string): Promise<string[]> {
  const found: string[] = [];
  for await (const path of walk(root, "")) if ((await lstat(path)).isSymbolicLink()) found.push(path);
  return found;
}

export async function watchedFolder(): Promise<WatchedFolder> {
  const folder = await temporaryFolder();
  let at = folder.path;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    for (const name of BAIT) await writeFile(join(at, name), `${OUTSIDE} ${depth} ${name}`);
    at = join(at, `d${depth}`);
    await mkdir(at);
  }
  const root = join(at, "root");
  await mkdir(root);
  const before = await printsAround(folder.path, root);
  return {
    root,
    async damage() {
      const after = await printsAround(folder.path, root);
      const changed = [...after].filter(([path, print]) => before.get(path) !== print).map(([path]) => path);
      const gone = [...before.keys()].filter((path) => !after.has(path));
      return [...changed, ...gone, ...(await linksIn(root)).map((path) => `link ${path}`)];
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** Whether a path that was accepted stays below where it is put, said in other words than the rule under test. */
export function staysInside(path: string): boolean {
  const parts = path.split(/[/\\]/);
  return (
    path !== "" &&
    !path.includes("\0") &&
    !path.startsWith(sep) &&
    parts.every((part) => part !== "" && !/^\.{1,2}$/.test(part.normalize("NFKC").trim()))
  );
}
