/** A project's files as its owner manages them, by the backend's own storage service. */
import { createStorageService } from "@slipway/cloud/storage/service";
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { cloudStorageContract, FOLDER_MARK, joinPath, SIGNED_SECONDS } from "../contract/index.ts";
import { askStorage, encodePath, readAnswer } from "./ask-storage.ts";
import { describeBucket } from "./buckets.ts";
import { deleteFiles } from "./delete-files.ts";
import { moveFiles } from "./move-files.ts";
import { sendFile } from "./send-file.ts";
import { beginUpload, endUpload, readOffset, takePart } from "./uploads.ts";

function handlers({ cloud }: Needs<"cloud">): Handlers<typeof cloudStorageContract> {
  const storage = createStorageService();
  const pathOf = (bucketId: string): string => `/bucket/${encodeURIComponent(bucketId)}`;
  return {
    createBucket: async ({ params, body }) => {
      await askStorage(storage, await cloud.backend(params.id), { method: "POST", path: "/bucket", body });
      return {};
    },
    bucket: async ({ params }) => describeBucket(await cloud.backend(params.id), params.bucketId),
    changeBucket: async ({ params, body }) => {
      const question = { method: "PUT", path: pathOf(params.bucketId), body } as const;
      await askStorage(storage, await cloud.backend(params.id), question);
      return {};
    },
    emptyBucket: async ({ params }) => {
      const question = { method: "POST", path: `${pathOf(params.bucketId)}/empty`, body: {} } as const;
      await askStorage(storage, await cloud.backend(params.id), question);
      return {};
    },
    deleteBucket: async ({ params }) => {
      const question = { method: "DELETE", path: pathOf(params.bucketId) } as const;
      await askStorage(storage, await cloud.backend(params.id), question);
      return {};
    },
    beginUpload: async ({ params, body }) => {
      const { path, size, mime_type: mimeType, replace } = body;
      const backend = await cloud.backend(params.id);
      const upload = { bucketId: params.bucketId, path, size, mimeType, replace };
      return { upload_id: await beginUpload(storage, backend, upload), is_complete: size === 0 };
    },
    uploadPart: async ({ params, query }, { request }) => {
      const part = { uploadId: params.uploadId, offset: query.offset, request };
      return { offset: await takePart(storage, await cloud.backend(params.id), part) };
    },
    uploadOffset: async ({ params }) => readOffset(storage, await cloud.backend(params.id), params.uploadId),
    endUpload: async ({ params }) => {
      await endUpload(storage, await cloud.backend(params.id), params.uploadId);
      return {};
    },
    createFolder: async ({ params, body }) => {
      const place = `${encodeURIComponent(params.bucketId)}/${encodePath(joinPath(body.path, FOLDER_MARK))}`;
      const question = { method: "POST", path: `/object/${place}` } as const;
      await askStorage(storage, await cloud.backend(params.id), question);
      return {};
    },
    moveFiles: async ({ params, body }) => {
      const { bucketId } = params;
      return { moved: await moveFiles(await cloud.backend(params.id), { ...body, bucketId }) };
    },
    deleteFiles: async ({ params, body }) => {
      const { bucketId } = params;
      return { deleted: await deleteFiles(storage, await cloud.backend(params.id), { ...body, bucketId }) };
    },
    file: async ({ params, query }, { request }) => {
      const file = { bucketId: params.bucketId, path: query.path, request };
      return sendFile(storage, await cloud.backend(params.id), file);
    },
    signFile: async ({ params, body }) => {
      const backend = await cloud.backend(params.id);
      const path = `/object/sign/${encodeURIComponent(params.bucketId)}/${encodePath(body.path)}`;
      const answer = await askStorage(storage, backend, { method: "POST", path, body: { expiresIn: SIGNED_SECONDS } });
      const { signedURL } = (await readAnswer(answer)) as { signedURL: string };
      // The service's address holds the name as it is, which may have a question mark of its own.
      const token = signedURL.slice(signedURL.lastIndexOf("?token="));
      return { url: `${backend.url}${storage.prefix}${path}${token}` };
    },
  };
}

export const feature: Feature = {
  name: "cloud-storage",
  migrations: [],
  mount: (services) => mounted({ name: "cloud-storage", contract: cloudStorageContract, handlers: handlers(services) }),
};
