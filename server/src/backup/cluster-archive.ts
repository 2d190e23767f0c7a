/** Projects' databases as entries of a backup: one tar of each, whose folders count because Postgres needs the empty ones, too. */
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { clusterRefs, copyCluster, ownClusters } from "@slipway/cloud/clusters/local/cluster-copies";
import { extract, pack } from "tar-stream";
import type { ArchiveWriter } from "./archive.ts";
import { restoreFailed } from "./errors.ts";

/** What makes the passwords of their logins. */
const SECRET = "secret";
const MODE = 0o600;

async function packFolder(folder: string, file: string): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, createWriteStream(file, { mode: MODE }));
  const add = async (under: string): Promise<void> => {
    for (const entry of await readdir(join(folder, under), { withFileTypes: true })) {
      const name = join(under, entry.name);
      if (entry.isDirectory()) {
        archive.entry({ name, type: "directory" });
        await add(name);
      } else {
        const { size } = await stat(join(folder, name));
        const target = archive.entry({ name, size, mode: MODE });
        await pipeline(createReadStream(join(folder, name)), target);
      }
    }
  };
  await add("");
  archive.finalize();
  await written;
}

/** Answers the references of those that were added. */
export async function addClusters(
  archive: ArchiveWriter,
  { folder, working }: { folder: string; working: string },
): Promise<string[]> {
  const refs = await clusterRefs(folder);
  if (refs.length === 0) return [];
  await archive.addFile(`clusters/${SECRET}`, join(folder, SECRET));
  for (const ref of refs) {
    const copy = join(working, "clusters", ref);
    const file = join(working, `${ref}.tar`);
    await copyCluster(folder, ref, copy);
    await packFolder(copy, file);
    await archive.addFile(`clusters/${ref}.tar`, file);
    await rm(copy, { recursive: true, force: true });
    await rm(file);
  }
  return refs;
}

/** A path of Postgres's own: plain names, nothing that leaves the folder. */
const PATH = /^(cluster\.json|data(\/[A-Za-z0-9_][A-Za-z0-9_.-]{0,100}){0,8})\/?$/;

async function unpackFolder(file: string, folder: string): Promise<void> {
  const entries = extract();
  const source = pipeline(createReadStream(file), entries);
  source.catch(() => undefined);
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (!PATH.test(name)) throw restoreFailed(`a database holds ${JSON.stringify(name.slice(0, 100))}`);
    const path = join(folder, name);
    if (type === "directory") {
      await mkdir(path, { recursive: true, mode: 0o700 });
      entry.resume();
    } else if (type === "file") {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(entry, createWriteStream(path, { mode: MODE, flags: "wx" }));
    } else throw restoreFailed("a database holds a link");
  }
  await source;
}

/** `incoming` holds what was in the archive; `folder` becomes what the engine opens. */
export async function placeClusters(
  refs: readonly string[],
  { incoming, folder }: { incoming: string; folder: string },
) {
  if (refs.length === 0) return;
  const root = join(folder, "projects");
  await mkdir(root, { recursive: true, mode: 0o711 });
  for (const path of [folder, root]) await chmod(path, 0o711);
  await copyFile(join(incoming, `clusters-${SECRET}`), join(folder, SECRET));
  await chmod(join(folder, SECRET), MODE);
  for (const ref of refs) {
    const target = join(root, ref);
    await mkdir(target, { mode: 0o711 });
    await mkdir(join(target, "points"), { mode: 0o700 });
    await unpackFolder(join(incoming, `clusters-${ref}.tar`), target);
    await rm(join(incoming, `clusters-${ref}.tar`));
  }
  await ownClusters(folder);
}
