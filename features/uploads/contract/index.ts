/** Pictures that people put into their messages: upload, read, delete. [W7.35] [U1] [U2] */
import { z } from "zod";
import { limits } from "@slipway/kernel/limits";
import { route, type Contract } from "@slipway/kernel/contract/route";

export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
/** Models refuse larger sides, and a browser would need 256 MB to draw them. */
export const MAX_IMAGE_SIDE = 8000;
/** [U2] */
export const IMAGES_PER_MESSAGE = 10;
/** Unsent pictures are kept as long as a draft is likely to be picked up again. */
export const UNSENT_DAYS = 7;

export const fileIdSchema = z.string().regex(/^img_[0-9a-z]{20}$/, "is not an image");

const owned = {
  /** The caller's own id. */
  dir_name: z.string().max(100),
  /** The person's name for it; several uploads may have the same. */
  file_name: z.string().min(1).max(200),
};

/** Path under which those who may read the message read its picture. */
export const projectImagePath = (projectId: string, fileId: string): string =>
  `/api/projects/${projectId}/images/${fileId}`;

export const uploadsContract = {
  upload: route({
    method: "PUT",
    path: "/files/upload/{dir_name}/{file_name}",
    policy: "signedIn",
    summary: "Stores a picture (PNG, JPEG, WebP, GIF, by its bytes) until it is sent, or for 7 days",
    params: z.object(owned),
    bodyKind: "bytes",
    maxBodyBytes: limits.uploadBytes,
    rate: { max: 60, seconds: 60 },
    result: z.object({ file_id: fileIdSchema }),
    errors: [
      { status: 400, code: "image_too_large_to_draw" },
      { status: 403, code: "forbidden" },
      { status: 413, code: "too_large" },
      { status: 415, code: "unsupported_media_type" },
    ],
  }),
  generateDownloadUrl: route({
    method: "POST",
    path: "/files/generate-download-url",
    policy: "signedIn",
    summary: "Address of the caller's upload; the newest of several with this name",
    body: z.object(owned),
    result: z.object({ url: z.string() }),
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
    ],
  }),
  ownUpload: route({
    method: "GET",
    path: "/files/uploads/{fileId}",
    policy: "signedIn",
    summary: "The caller's upload, sent or not",
    params: z.object({ fileId: fileIdSchema }),
    resultKind: "bytes",
    errors: [{ status: 404, code: "not_found" }],
  }),
  discard: route({
    method: "DELETE",
    path: "/files/uploads/{fileId}",
    policy: "signedIn",
    summary: "Forgets an upload that was not sent; one that is gone already is no error",
    params: z.object({ fileId: fileIdSchema }),
  }),
  projectImage: route({
    method: "GET",
    path: "/projects/{id}/images/{fileId}",
    policy: { project: "EditProject" },
    summary: "A picture of a message of this project",
    params: z.object({ id: z.string(), fileId: fileIdSchema }),
    resultKind: "bytes",
    errors: [{ status: 404, code: "not_found" }],
  }),
} as const satisfies Contract;
