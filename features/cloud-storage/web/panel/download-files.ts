/** Downloads: one file as it is, several as one archive that is named after the bucket. [C7.22] [C8.17] */
import { saveFile } from "@slipway/ui/kit/files/save-file";
import { AppError } from "@slipway/kernel/errors";
import { showToast } from "@slipway/ui/kit/status/toast";
import type { StorageItem } from "../../../cloud/contract/index.ts";
import { isFolderMark, nameOf } from "../../contract/index.ts";
import { PAGE, readPage } from "../browser/use-objects.ts";
import { fileUrl, publicUrl } from "../storage-paths.ts";

/** An archive is made in the page's memory. */
const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024;
const MAX_ARCHIVE_FILES = 2000;
/** The toast about the end takes the place of the one about the start. */
const ABOUT = "cloud-download";

export interface DownloadPlace {
  projectId: string;
  bucketId: string;
  backendUrl: string;
}

const tooMuch = (): AppError =>
  new AppError({
    code: "too_large",
    status: 413,
    userMessage: "An archive has at most 500 MB and 2,000 files. Download fewer at once.",
  });

async function bytesOf({ projectId, bucketId }: DownloadPlace, path: string): Promise<Response> {
  const response = await fetch(fileUrl({ projectId, bucketId, path }), { credentials: "same-origin" });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response;
}

/** A failure opens the file in a new tab instead. [C8.17] */
export async function downloadFile(place: DownloadPlace, path: string): Promise<void> {
  try {
    saveFile(await (await bytesOf(place, path)).blob(), nameOf(path));
  } catch {
    window.open(publicUrl(place.backendUrl, { bucketId: place.bucketId, path }), "_blank", "noopener");
  }
}

/** Files of the picked items, those in folders included. */
async function filesOf(place: DownloadPlace, items: readonly StorageItem[]): Promise<StorageItem[]> {
  const files = items.filter(({ type }) => type === "file");
  const folders = items.filter(({ type }) => type === "folder").map(({ path }) => path);
  for (let path = folders.pop(); path !== undefined; path = folders.pop()) {
    for (let offset = 0; ; offset += PAGE) {
      const page = await readPage({ ...place, path }, { offset });
      for (const item of page) {
        if (item.type === "folder") folders.push(item.path);
        else if (!isFolderMark(item.path)) files.push(item);
      }
      if (files.length > MAX_ARCHIVE_FILES) throw tooMuch();
      if (page.length < PAGE) break;
    }
  }
  return files;
}

/** Bytes are taken as they are: pictures and videos are packed already. */
async function archiveOf(place: DownloadPlace, files: readonly StorageItem[]): Promise<Blob> {
  const { Zip, ZipPassThrough } = await import("fflate");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
    size += chunk.length;
  });
  for (const { path } of files) {
    const entry = new ZipPassThrough(path);
    zip.add(entry);
    entry.push(new Uint8Array(await (await bytesOf(place, path)).arrayBuffer()), true);
    if (size > MAX_ARCHIVE_BYTES) throw tooMuch();
  }
  zip.end();
  return new Blob(chunks, { type: "application/zip" });
}

export async function downloadFiles(place: DownloadPlace, items: readonly StorageItem[]): Promise<void> {
  const [only] = items;
  if (items.length === 1 && only!.type === "file") return downloadFile(place, only!.path);
  showToast({ tone: "info", title: "Downloading files...", about: ABOUT });
  try {
    const files = await filesOf(place, items);
    const total = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
    if (total > MAX_ARCHIVE_BYTES) throw tooMuch();
    saveFile(await archiveOf(place, files), `${place.bucketId}.zip`);
    showToast({ tone: "ok", title: `Successfully downloaded ${files.length} files`, about: ABOUT });
  } catch (error) {
    const message = error instanceof AppError ? { message: error.userMessage } : {};
    showToast({ tone: "err", title: "Failed to download files. Please try again.", about: ABOUT, ...message });
  }
}
