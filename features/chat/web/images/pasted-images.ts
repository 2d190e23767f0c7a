/**
 * Pictures of the message being written, per project: uploaded at once, kept across reloads, cleared when sent. [W2.09]
 * [W3.14] [W4.18]
 */
import { newUuid, randomText } from "@slipway/kernel/ids";
import { limits } from "@slipway/kernel/limits";
import { api } from "@slipway/ui/api/client";
import { showToast } from "@slipway/ui/kit/status/toast";
import { seenHere } from "@slipway/ui/page/seen-here";
import { create } from "zustand";
import { IMAGES_PER_MESSAGE, MAX_IMAGE_SIDE, uploadsContract } from "../../../uploads/contract/index.ts";

/** [W3.14] `id` is the server's once the picture is uploaded; `url` shows it from the first moment. */
export interface PastedImage {
  id: string;
  url: string;
  name: string;
  uploaded: boolean;
  uploading: boolean;
}

const NONE: readonly PastedImage[] = [];
const useStore = create<{ byProject: Readonly<Record<string, readonly PastedImage[]>> }>(() => ({ byProject: {} }));

export const usePastedImages = (projectId: string): readonly PastedImage[] =>
  useStore((state) => state.byProject[projectId] ?? NONE);
export const pastedImages = (projectId: string): readonly PastedImage[] =>
  useStore.getState().byProject[projectId] ?? NONE;

const keyOf = (projectId: string): string => `slipway-draft-images:${projectId}`;

function keep(projectId: string, images: readonly PastedImage[]): void {
  const uploaded = images.filter((image) => image.uploaded).map(({ id, url, name }) => ({ id, url, name }));
  try {
    if (uploaded.length === 0) localStorage.removeItem(keyOf(projectId));
    else localStorage.setItem(keyOf(projectId), JSON.stringify(uploaded));
  } catch {
    // Without storage they live as long as the page.
  }
}

function change(projectId: string, to: (images: readonly PastedImage[]) => readonly PastedImage[]): void {
  const next = to(pastedImages(projectId));
  keep(projectId, next);
  useStore.setState((state) => ({ byProject: { ...state.byProject, [projectId]: next } }));
}

const megabytes = limits.uploadBytes / 1_048_576;

const loadFacts = () => import("../../../uploads/contract/image-facts.ts");

/** Why a file cannot be attached, in words, or null. The server checks again. [U2] */
async function reasonToRefuse(file: File): Promise<string | null> {
  if (file.size > limits.uploadBytes) return `${file.name} is larger than ${megabytes} MB.`;
  const { imageFacts } = await loadFacts();
  const facts = imageFacts(new Uint8Array(await file.arrayBuffer()));
  if (facts === null) return `${file.name} is not a PNG, JPEG, WebP or GIF picture.`;
  if (Math.max(facts.width, facts.height) > MAX_IMAGE_SIDE)
    return `${file.name} has more than ${MAX_IMAGE_SIDE.toLocaleString()} pixels on a side.`;
  return null;
}

export interface Uploading {
  projectId: string;
  /** Owner of the upload folder. [U1] */
  userId: string;
}

/** Shows each picture at once. Those that fail are removed and reported together. [W4.18] [W8.08] */
export async function addImages({ projectId, userId }: Uploading, files: readonly File[]): Promise<void> {
  const accepted: File[] = [];
  for (const file of files) {
    const reason = await reasonToRefuse(file);
    if (reason === null) accepted.push(file);
    else showToast({ tone: "err", title: "Not attached", message: reason });
  }
  const room = IMAGES_PER_MESSAGE - pastedImages(projectId).length;
  if (accepted.length > room) {
    const message = `A message has at most ${IMAGES_PER_MESSAGE} images.`;
    showToast({ tone: "err", title: "Not all were attached", message });
  }
  const results = await Promise.all(
    accepted.slice(0, Math.max(0, room)).map((file) => uploadOne({ projectId, userId }, file)),
  );
  const failed = results.filter((done) => !done).length;
  if (failed > 0) {
    const message = `Failed to upload ${failed} file(s). Removing failed uploads.`;
    showToast({ tone: "err", title: "Image upload failed", message });
  }
}

async function uploadOne({ projectId, userId }: Uploading, file: File): Promise<boolean> {
  const local: PastedImage = {
    id: newUuid(),
    url: URL.createObjectURL(file),
    name: file.name === "" ? "image" : file.name,
    uploaded: false,
    uploading: true,
  };
  change(projectId, (images) => [...images, local]);
  try {
    // The name is made unique, because pasted pictures are all called `image.png`.
    const where = { dir_name: userId, file_name: `${randomText(8)}-${local.name}`.slice(0, 200) };
    const input = { params: where, body: file };
    const { file_id: id } = await api(uploadsContract.upload, input);
    const { url } = await api(uploadsContract.generateDownloadUrl, { body: where });
    const uploaded = { ...local, id, url: seenHere(url), uploaded: true, uploading: false };
    change(projectId, (images) => images.map((image) => (image.id === local.id ? uploaded : image)));
    return true;
  } catch {
    change(projectId, (images) => images.filter((image) => image.id !== local.id));
    return false;
  } finally {
    URL.revokeObjectURL(local.url);
  }
}

/** Also deletes the upload on the server. */
export function removeImage(projectId: string, image: PastedImage): void {
  change(projectId, (images) => images.filter((other) => other.id !== image.id));
  if (image.uploaded)
    void api(uploadsContract.discard, { params: { fileId: image.id } }).catch(() => {
      // The server deletes unsent uploads by itself.
    });
}

/** Forgets the pictures once they are sent: they belong to the message now. */
export const clearImages = (projectId: string): void => change(projectId, () => NONE);

/** Puts pictures of a failed or withdrawn message back, before those added meanwhile. */
export const restoreImages = (projectId: string, images: readonly PastedImage[]): void =>
  change(projectId, (now) => [...images.filter(({ id }) => now.every((other) => other.id !== id)), ...now]);

/** Makes a picture of a sent message available to the composer. */
export const sentImage = (url: string): PastedImage => ({
  id: url.slice(url.lastIndexOf("/") + 1),
  url,
  name: "image",
  uploaded: true,
  uploading: false,
});

const isKept = (value: unknown): value is Pick<PastedImage, "id" | "url" | "name"> =>
  typeof value === "object" &&
  value !== null &&
  ["id", "url", "name"].every((field) => typeof (value as Record<string, unknown>)[field] === "string");

function readKept(projectId: string): Pick<PastedImage, "id" | "url" | "name">[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(projectId)) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Brings pictures back after a reload, if they still exist. [W2.09] */
export async function restoreDraftImages(projectId: string): Promise<void> {
  if (pastedImages(projectId).length > 0) return;
  const found = await Promise.all(
    readKept(projectId).map(async (kept) => {
      const answer = await fetch(kept.url, { method: "HEAD" }).catch(() => null);
      return answer?.ok === true ? [{ ...kept, uploaded: true, uploading: false }] : [];
    }),
  );
  restoreImages(projectId, found.flat());
}
