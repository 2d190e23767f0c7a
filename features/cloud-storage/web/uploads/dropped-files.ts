/** Files of a drop, with those in folders. */
import { joinPath, storableName } from "../../contract/index.ts";

export interface DroppedFile {
  /** Below the folder on screen, of names that can be stored. */
  path: string;
  file: File;
}

/** More than that is a backup, for which a browser is the wrong tool. */
export const MAX_DROPPED = 1000;

const entriesOf = (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => {
    const reader = folder.createReader();
    const found: FileSystemEntry[] = [];
    // A reader gives a hundred entries at a time, and an empty list at the end.
    const read = (): void =>
      reader.readEntries((entries) => {
        found.push(...entries);
        if (entries.length === 0 || found.length > MAX_DROPPED) resolve(found);
        else read();
      }, reject);
    read();
  });

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

async function walk(entry: FileSystemEntry, folder: string, into: DroppedFile[]): Promise<void> {
  if (into.length > MAX_DROPPED) return;
  const path = joinPath(folder, storableName(entry.name));
  if (entry.isFile) into.push({ path, file: await fileOf(entry as FileSystemFileEntry) });
  else for (const child of await entriesOf(entry as FileSystemDirectoryEntry)) await walk(child, path, into);
}

/** Reads the list at once: a browser empties it when the event is over. */
export async function droppedFiles(transfer: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const files = [...transfer.files];
  if (entries.every((entry) => entry === null)) return pickedFiles(files);
  const into: DroppedFile[] = [];
  for (const entry of entries) if (entry !== null) await walk(entry, "", into);
  return into;
}

export const pickedFiles = (files: readonly File[]): DroppedFile[] =>
  files.map((file) => ({ path: storableName(file.name), file }));
