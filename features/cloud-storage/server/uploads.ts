/** Uploads in parts, by the storage service's resumable uploads (tus). */
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Backend } from "@slipway/cloud/backend/port";
import type { Service } from "@slipway/cloud/gateway/service";
import { askStorage, type StorageAnswer } from "./ask-storage.ts";

const PROTOCOL = { "tus-resumable": "1.0.0" };
const UPLOADS = "/upload/resumable";

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const numberOf = ({ headers }: StorageAnswer, name: string): number => Number(headers[name] ?? 0);

export interface NewUpload {
  bucketId: string;
  path: string;
  size: number;
  mimeType: string;
  replace: boolean;
}

export async function beginUpload(storage: Service, backend: Backend, upload: NewUpload): Promise<string> {
  const { bucketId, path, size, mimeType, replace } = upload;
  const said = { bucketName: bucketId, objectName: path, ...(mimeType === "" ? {} : { contentType: mimeType }) };
  const metadata = Object.entries(said).map(([name, value]) => `${name} ${base64(value)}`);
  const answer = await askStorage(storage, backend, {
    method: "POST",
    path: UPLOADS,
    headers: {
      ...PROTOCOL,
      "upload-length": String(size),
      "upload-metadata": metadata.join(","),
      "x-upsert": String(replace),
    },
  });
  return String(answer.headers["location"]).split("/").at(-1)!;
}

export async function takePart(
  storage: Service,
  backend: Backend,
  part: { uploadId: string; offset: number; request: Request },
): Promise<number> {
  const { uploadId, offset, request } = part;
  const body = request.body === null ? Readable.from([]) : Readable.fromWeb(request.body as ReadableStream);
  const answer = await askStorage(storage, backend, {
    method: "PATCH",
    path: `${UPLOADS}/${uploadId}`,
    headers: { ...PROTOCOL, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
    body,
  });
  return numberOf(answer, "upload-offset");
}

export async function readOffset(storage: Service, backend: Backend, uploadId: string) {
  const path = `${UPLOADS}/${uploadId}`;
  const answer = await askStorage(storage, backend, { method: "HEAD", path, headers: PROTOCOL });
  return { offset: numberOf(answer, "upload-offset"), size: numberOf(answer, "upload-length") };
}

export async function endUpload(storage: Service, backend: Backend, uploadId: string): Promise<void> {
  await askStorage(storage, backend, { method: "DELETE", path: `${UPLOADS}/${uploadId}`, headers: PROTOCOL });
}
