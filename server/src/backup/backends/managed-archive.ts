/**
 * Projects' databases on an external server as entries of a backup: statements and rows, which any such server can
 * restore.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { managedRefs } from "@slipway/cloud/clusters/managed/standing";
import { ManagedCopies } from "@slipway/cloud/clusters/managed/copies";
import type { ArchiveWriter } from "../archive.ts";
import { addCopy, checkCopy, packFolder, unpackFolder, type AddedDatabases } from "./cluster-archive.ts";
import type { DatabaseCopy, LeftOut } from "../manifest.ts";
import type { Stores } from "../stores.ts";

/** Files of an export. */
export const MANAGED_PATHS = /^(record\.json|content\.json|rows-\d{5,9}\.copy)$/;

interface AddManaged {
  archive: ArchiveWriter;
  working: string;
  signal: AbortSignal | undefined;
}

/** Answers the added databases, those removed meanwhile, and parts that a copy cannot hold. */
export async function addManaged(
  { cloudFolder, managed }: Stores,
  { archive, working, signal }: AddManaged,
): Promise<AddedDatabases & { leftOut: LeftOut[] }> {
  const refs = await managedRefs(cloudFolder);
  const [added, gone, leftOut]: [DatabaseCopy[], string[], LeftOut[]] = [[], [], []];
  if (refs.length === 0) return { added, gone, leftOut };
  if (managed === null) return { added, gone, leftOut: refs.map((id) => ({ what: "backend", id, why: "elsewhere" })) };
  await using copies = await ManagedCopies.open({ ...managed, folder: cloudFolder });
  for (const ref of refs) {
    signal?.throwIfAborted();
    const copy = join(working, "managed", ref);
    const file = join(working, `${ref}.tar`);
    const exported = await copies.export(ref, copy, signal);
    if (exported === null) {
      gone.push(ref);
      continue;
    }
    await packFolder(copy, file);
    added.push(await addCopy(archive, { ref, name: `managed/${ref}.tar`, file, tables: exported.tables }));
    await rm(copy, { recursive: true, force: true });
    await rm(file);
    const { leftOut: parts } = exported;
    if (parts.length > 0) leftOut.push({ what: "backend", id: ref, why: "parts", parts });
  }
  return { added, gone, leftOut };
}

interface PlaceManaged {
  /** Folder of the archive's contents. */
  incoming: string;
  copies: readonly DatabaseCopy[];
  /** Registers a step that takes back what was made. */
  undo(step: () => Promise<void>): void;
  /** Reports a sentence that people have to read. */
  say(sentence: string): void;
}

/** Databases that exist on the server are left as they are, because they hold newer data. */
export async function placeManaged(
  refs: readonly string[],
  { cloudFolder, managed }: Stores,
  { incoming, copies: marks, undo, say }: PlaceManaged,
): Promise<void> {
  if (refs.length === 0 || managed === null) return;
  const open = (): Promise<ManagedCopies> => ManagedCopies.open({ ...managed, folder: cloudFolder });
  await using copies = await open();
  for (const ref of refs) {
    const folder = join(incoming, `managed-${ref}`);
    await checkCopy(
      `${folder}.tar`,
      marks.find((mark) => mark.ref === ref),
    );
    await unpackFolder(`${folder}.tar`, folder, MANAGED_PATHS);
    const { kept, differences } = await copies.import(ref, folder);
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.tar`);
    if (kept) say(`The database of project ${ref} stands on the server already and was left as it is.`);
    else
      undo(async () => {
        await using again = await open();
        await again.remove(ref);
      });
    for (const difference of differences) say(`The database of project ${ref} came back without: ${difference}`);
  }
}
