/**
 * Pictures for the first message. They are sent once their owner is signed in, so until then they stay in this page: a
 * reload forgets them.
 */
import { newUuid } from "@slipway/kernel/ids";
import { api } from "@slipway/ui/api/client";
import { showToast } from "@slipway/ui/kit/status/toast";
import { create } from "zustand";
import { attachable, uniqueName } from "../../../../uploads/contract/attachable.ts";
import { IMAGES_PER_MESSAGE, uploadsContract } from "../../../../uploads/contract/index.ts";

const prepare = async (file: File): Promise<File> => (await import("@slipway/ui/kit/images/redrawn")).redrawn(file);

export interface PromptImage {
  id: string;
  name: string;
  /** Address of the file within this page. */
  url: string;
  file: File;
}

const useStore = create<{ images: readonly PromptImage[] }>(() => ({ images: [] }));

export const usePromptImages = (): readonly PromptImage[] => useStore((state) => state.images);
export const promptImages = (): readonly PromptImage[] => useStore.getState().images;

export async function addPromptImages(files: readonly File[]): Promise<void> {
  const { accepted, refused } = await attachable(files, { room: IMAGES_PER_MESSAGE - promptImages().length, prepare });
  for (const { title, message } of refused) showToast({ tone: "err", title, message });
  const added = accepted.map((file) => ({
    id: newUuid(),
    name: file.name === "" ? "image" : file.name,
    url: URL.createObjectURL(file),
    file,
  }));
  useStore.setState(({ images }) => ({ images: [...images, ...added] }));
}

/** Forgets these; others that were added meanwhile stay for the next project. */
export function removePromptImages(ids: readonly string[]): void {
  for (const { id, url } of promptImages()) if (ids.includes(id)) URL.revokeObjectURL(url);
  useStore.setState(({ images }) => ({ images: images.filter(({ id }) => !ids.includes(id)) }));
}

/** Their ids on the server, in order. Throws what the first refused upload threw: all stay attached then. */
export function uploadPromptImages(images: readonly PromptImage[], userId: string): Promise<string[]> {
  return Promise.all(
    images.map(async ({ name, file }) => {
      const input = { params: { dir_name: userId, file_name: uniqueName(name) }, body: file };
      return (await api(uploadsContract.upload, input)).file_id;
    }),
  );
}
