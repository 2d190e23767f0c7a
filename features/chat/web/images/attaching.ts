/** Uploads pictures that somebody attaches to a message. */
import { newUuid } from "@slipway/kernel/ids";
import { api } from "@slipway/ui/api/client";
import { redrawn } from "@slipway/ui/kit/images/redrawn";
import { showToast } from "@slipway/ui/kit/status/toast";
import { seenHere } from "@slipway/ui/page/seen-here";
import { attachable, uniqueName } from "../../../uploads/contract/attachable.ts";
import { IMAGES_PER_MESSAGE, uploadsContract } from "../../../uploads/contract/index.ts";
import { changeImages, pastedImages, type PastedImage, type Uploading } from "./pasted-images.ts";

/** Shows each picture at once. Those that fail are removed and reported together. [W4.18] [W8.08] */
export async function attach({ projectId, userId }: Uploading, files: readonly File[]): Promise<void> {
  const room = IMAGES_PER_MESSAGE - pastedImages(projectId).length;
  const { accepted, refused } = await attachable(files, { room, prepare: redrawn });
  for (const { title, message } of refused) showToast({ tone: "err", title, message });
  const results = await Promise.all(accepted.map((file) => uploadOne({ projectId, userId }, file)));
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
  changeImages(projectId, (images) => [...images, local]);
  try {
    const where = { dir_name: userId, file_name: uniqueName(local.name) };
    const input = { params: where, body: file };
    const { file_id: id } = await api(uploadsContract.upload, input);
    const { url } = await api(uploadsContract.generateDownloadUrl, { body: where });
    const uploaded = { ...local, id, url: seenHere(url), uploaded: true, uploading: false };
    changeImages(projectId, (images) => images.map((image) => (image.id === local.id ? uploaded : image)));
    return true;
  } catch {
    changeImages(projectId, (images) => images.filter((image) => image.id !== local.id));
    return false;
  } finally {
    URL.revokeObjectURL(local.url);
  }
}
