/**
 * Pictures of the message being written, per project: uploaded at once, kept across reloads, cleared when sent. [W2.09]
 * [W3.14] [W4.18]
 */
import { api } from "@slipway/ui/api/client";
import { create } from "zustand";
import { uploadsContract } from "../../../uploads/contract/index.ts";

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

export function changeImages(projectId: string, to: (images: readonly PastedImage[]) => readonly PastedImage[]): void {
  const next = to(pastedImages(projectId));
  keep(projectId, next);
  useStore.setState((state) => ({ byProject: { ...state.byProject, [projectId]: next } }));
}

export interface Uploading {
  projectId: string;
  /** Owner of the upload folder. [U1] */
  userId: string;
}

/**
 * Shows each picture at once. Those that fail are removed and reported together. Most messages carry none, so the code for
 * it is loaded with the first. [W4.18] [W8.08]
 */
export const addImages = async (where: Uploading, files: readonly File[]): Promise<void> =>
  (await import("./attaching.ts")).attach(where, files);

/** Also deletes the upload on the server. */
export function removeImage(projectId: string, image: PastedImage): void {
  changeImages(projectId, (images) => images.filter((other) => other.id !== image.id));
  if (image.uploaded)
    void api(uploadsContract.discard, { params: { fileId: image.id } }).catch(() => {
      // The server deletes unsent uploads by itself.
    });
}

/** Forgets the pictures once they are sent: they belong to the message now. */
export const clearImages = (projectId: string): void => changeImages(projectId, () => NONE);

/** Puts pictures of a failed or withdrawn message back, before those added meanwhile. */
export const restoreImages = (projectId: string, images: readonly PastedImage[]): void =>
  changeImages(projectId, (now) => [...images.filter(({ id }) => now.every((other) => other.id !== id)), ...now]);

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
