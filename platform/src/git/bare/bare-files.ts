/**
 * Bare repositories at the level of files (gitrepository-layout). Creating an empty one, or copying objects to another,
 * takes git two to four processes and this none.
 */
import { createHash } from "node:crypto";
import { copyFile, link, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";

const CONFIG = "[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n";

/** Recognises a stale listing: a repack has replaced packs meanwhile. */
const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";
const isFull = (error: unknown): boolean => ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");

/** `flush` makes what is written durable. The folder must not exist. */
export async function writeEmptyRepository(directory: string, { flush }: { flush: boolean }): Promise<void> {
  await mkdir(directory);
  const folders = ["objects/pack", "objects/info", "refs/heads", "refs/tags"];
  await Promise.all(folders.map((folder) => mkdir(join(directory, folder), { recursive: true })));
  await Promise.all([
    writeFile(join(directory, "config"), CONFIG, { flush }),
    writeFile(join(directory, "HEAD"), "ref: refs/heads/main\n", { flush }),
  ]);
}

/** Objects never change, so a hard link serves as a copy; another disk or another owner needs a real copy. */
async function copyOrLink(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: unknown) => {
    if (isGone(error) || isFull(error)) throw error;
    return copyFile(from, to);
  });
}

const LOOSE_FOLDER = /^[0-9a-f]{2}$/;
const LOOSE_OBJECT = /^[0-9a-f]{38}$/;
const PACK_FILE = /^pack-[0-9a-f]{40}\.(?:pack|idx|rev)$/;

/**
 * Copies every object of a repository into an empty one. The caller holds the first one's writer lock, because nobody
 * may repack it meanwhile. Half-written files of killed writers are no objects and are left behind.
 */
export async function copyObjects(from: string, to: string): Promise<void> {
  const namesIn = async (folder: string, kind: "isDirectory" | "isFile"): Promise<string[]> =>
    (await readdir(join(from, folder), { withFileTypes: true }))
      .filter((entry) => entry[kind]())
      .map(({ name }) => name);
  const folders = (await namesIn("objects", "isDirectory")).filter((name) => LOOSE_FOLDER.test(name));
  const copies: [string, string][] = [];
  const add = async (folder: string, wanted: RegExp): Promise<void> => {
    for (const name of await namesIn(folder, "isFile"))
      if (wanted.test(name)) copies.push([join(from, folder, name), join(to, folder, name)]);
  };
  await add("objects/pack", PACK_FILE);
  for (const name of folders) {
    await mkdir(join(to, "objects", name), { recursive: true });
    await add(join("objects", name), LOOSE_OBJECT);
  }
  for (const [one, other] of copies) await copyOrLink(one, other);
}

/** A commit without parents of a tree that is there, as an object in a file of its own; answers its sha. */
export async function writeRootCommit(
  directory: string,
  { tree, signature, message, flush }: { tree: string; signature: string; message: string; flush: boolean },
): Promise<string> {
  const text = Buffer.from(`tree ${tree}\nauthor ${signature}\ncommitter ${signature}\n\n${message}`);
  const object = Buffer.concat([Buffer.from(`commit ${text.length}\0`), text]);
  const sha = createHash("sha1").update(object).digest("hex");
  const folder = join(directory, "objects", sha.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, sha.slice(2)), deflateSync(object), { flush, mode: 0o444 });
  return sha;
}

/** The only reference of a repository that has none yet. */
export const writeFirstReference = (
  directory: string,
  { ref, sha, flush }: { ref: string; sha: string; flush: boolean },
): Promise<void> => writeFile(join(directory, ref), `${sha}\n`, { flush });

/** True when no branch was ever written. Asking git would cost a process for repositories that nobody has read yet. */
export async function hasNoReferences(directory: string): Promise<boolean> {
  const [heads, here] = await Promise.all([readdir(join(directory, "refs/heads")).catch(() => []), readdir(directory)]);
  return heads.length === 0 && !here.includes("packed-refs") && !here.includes("reftable");
}
