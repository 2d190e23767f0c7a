/**
 * `/upload/resumable`: large files in parts that continue after a lost connection (tus 1.0.0,
 * https://tus.io/protocols), as `tus-js-client` and Uppy use it. These clients act on statuses, so refusals keep their
 * own here.
 */
import type { AppError } from "@slipway/kernel/errors";
import { headerOf } from "../../gateway/body.ts";
import { CORS_HEADERS } from "../../gateway/cors.ts";
import type { ServiceResponse } from "../../gateway/service.ts";
import { checkMimeType, validBucketName, validMimeType, validObjectName } from "../names.ts";
import { receiveContent } from "../objects/contents.ts";
import { findBucket, tryInsert, type BucketRow } from "../objects/object-rows.ts";
import { openUploadToken, type SignedUpload } from "../objects/signed-urls.ts";
import { cacheControlOf, checkTotal, keep, limitOf, parseMetadata } from "../objects/upload.ts";
import { asService, callerOf, tryAsCaller, type StorageCall, type StorageHandler } from "../storage-call.ts";
import { accessDenied, asFailure, invalidRequest, storageError, tooLarge } from "../storage-error.ts";
import {
  beginUpload,
  expiryOf,
  findUpload,
  finishUpload,
  forgetUpload,
  holdUpload,
  noSuchUpload,
  offsetOf,
  PART_BYTES,
  takeBytes,
  wholeOf,
  type PartialUpload,
} from "./partial-uploads.ts";

const VERSION = "1.0.0";
const BODY_TYPE = "application/offset+octet-stream";
const EXPOSED = [
  ...[CORS_HEADERS["access-control-expose-headers"], "upload-offset", "upload-length", "upload-metadata"],
  ...["upload-expires", "tus-version", "tus-resumable", "tus-max-size", "tus-extension"],
].join(", ");
const ALWAYS = { "tus-resumable": VERSION, "access-control-expose-headers": EXPOSED, "cache-control": "no-store" };

const unknownVersion = (): ServiceResponse => ({
  status: 412,
  headers: { ...ALWAYS, "tus-version": VERSION },
  body: `Tus-Resumable must be ${VERSION}`,
});
const wrongOffset = (): AppError =>
  storageError({ status: 409, code: "OffsetMismatch", message: "Upload-Offset is not where this upload is" });
const wrongType = (): AppError =>
  storageError({ status: 415, code: "InvalidContentType", message: `Content-Type must be ${BODY_TYPE}` });

/** Clients act on the status and show the text. Our own failures are thrown on to be logged. */
const inProtocol =
  (handler: StorageHandler): StorageHandler =>
  async (call) => {
    if (headerOf(call.request, "tus-resumable") !== VERSION) return unknownVersion();
    try {
      const answer = await handler(call);
      return { ...answer, headers: { ...ALWAYS, ...answer.headers } };
    } catch (error) {
      const failure = asFailure(error);
      if (failure.status >= 500 && failure.status !== 507) throw error;
      return {
        status: failure.status,
        headers: { ...ALWAYS, "content-type": "text/plain; charset=utf-8" },
        body: failure.userMessage,
      };
    }
  };

/** `filename d29ybGQ=,flag`: words and base64. */
function metadataOf(header: string | null): Map<string, string> {
  const pairs = (header ?? "").split(",").map((pair) => pair.trim().split(" "));
  return new Map(pairs.map(([name = "", value = ""]) => [name, Buffer.from(value, "base64").toString("utf8")]));
}

function lengthOf({ request }: StorageCall): number {
  const text = headerOf(request, "upload-length");
  if (text === null || !/^\d{1,15}$/.test(text)) throw invalidRequest("Upload-Length must be a number of bytes");
  return Number(text);
}

type Signed = (call: StorageCall) => Promise<SignedUpload>;

const signature: Signed = (call) => {
  const query = new URLSearchParams({ token: headerOf(call.request, "x-signature") ?? "" });
  return openUploadToken({ ...call, query });
};

/** Whether the caller may upload it. Checked at the beginning, and again before the object is made. */
async function askLeave(call: StorageCall, upload: PartialUpload, operation: string): Promise<void> {
  const { bucket, name, mimetype, length, userMetadata, upsert, ownerId } = upload;
  const metadata = { mimetype, contentLength: length };
  const attempt = { bucket, name, version: "1", ownerId: ownerId ?? undefined, metadata, userMetadata };
  await tryAsCaller(call, operation, (tx) => tryInsert(tx, attempt, upsert));
}

function described(call: StorageCall, bucket: BucketRow, said: Map<string, string>): PartialUpload {
  const length = lengthOf(call);
  if (length > limitOf(call, bucket)) throw tooLarge();
  const mimetype = said.get("contentType") || said.get("filetype") || "application/octet-stream";
  checkMimeType(mimetype, bucket.allowed_mime_types);
  const seconds = said.get("cacheControl") ?? null;
  return {
    bucket: bucket.id,
    name: call.name,
    length,
    upsert: headerOf(call.request, "x-upsert") === "true",
    ownerId: call.claims?.sub ?? null,
    role: call.claims?.role ?? null,
    isSigned: false,
    mimetype: validMimeType(mimetype),
    cacheControl: cacheControlOf(seconds === null ? null : `max-age=${seconds}`),
    userMetadata: parseMetadata(said.get("metadata") ?? null),
  };
}

const progress = (id: string, offset: number): Record<string, string> => ({
  "upload-offset": String(offset),
  "upload-expires": expiryOf(id).toUTCString(),
});

/** All bytes have arrived. A refusal here is final. */
async function complete(call: StorageCall, id: string, upload: PartialUpload): Promise<void> {
  const { backend } = call;
  const { mimetype, cacheControl, userMetadata, upsert, ownerId, length } = upload;
  try {
    if (!upload.isSigned) await askLeave(call, upload, "tus.upload.part");
    using _room = call.budget.take(call.backend.ref, length);
    await using content = await receiveContent(backend, wholeOf(backend, id), length);
    const place = { ...call, bucket: upload.bucket, name: upload.name };
    await keep(place, { content, mimetype, cacheControl, userMetadata }, { upsert, ownerId: ownerId ?? undefined });
  } catch (error) {
    const { status } = asFailure(error);
    if (status < 500 && status !== 429) await forgetUpload(backend, id);
    throw error;
  }
  await finishUpload(backend, id);
}

async function receive(call: StorageCall, part: { id: string; offset: number; length: number }): Promise<number> {
  using _room = call.budget.take(call.backend.ref, PART_BYTES);
  return takeBytes(call.backend, call.request.body, part);
}

/** Answers the offset after the received bytes. */
async function goOn(call: StorageCall, id: string, upload: PartialUpload): Promise<number> {
  const { backend, request } = call;
  using _held = holdUpload(backend, id);
  const offset = await offsetOf(backend, id, upload);
  const stated = headerOf(request, "upload-offset");
  if (request.method === "PATCH" && (stated === null || Number(stated) !== offset)) throw wrongOffset();
  if (offset === upload.length && upload.length > 0) return offset;
  const reached = await receive(call, { id, offset, length: upload.length });
  if (reached === upload.length) await complete(call, id, upload);
  return reached;
}

async function create(call: StorageCall, signed: Signed | null): Promise<ServiceResponse> {
  const said = metadataOf(headerOf(call.request, "upload-metadata"));
  const name = validObjectName(said.get("objectName") ?? "");
  const place = { ...call, bucket: validBucketName(said.get("bucketName") ?? ""), name };
  const allowed = await signed?.(place);
  // The body of an unauthenticated request is not read.
  if (allowed === undefined) callerOf(call, "tus.upload.create");
  const bucket = await findBucket(asService(call), place.bucket);
  const asked = described(place, bucket, said);
  const upload =
    allowed === undefined
      ? asked
      : { ...asked, isSigned: true, upsert: allowed.upsert, ownerId: allowed.ownerId ?? null };
  if (allowed === undefined) await askLeave(call, upload, "tus.upload.create");
  await checkTotal(call, upload.length);
  const id = await beginUpload(call.backend, upload);
  const location = `${call.request.baseUrl}/upload/resumable/${upload.isSigned ? "sign/" : ""}${id}`;
  const hasBody = headerOf(call.request, "content-type") === BODY_TYPE;
  const offset = hasBody || upload.length === 0 ? await goOn(call, id, upload) : 0;
  return { status: 201, headers: { location, ...progress(id, offset) } };
}

/** An upload does not exist for anybody but its uploader. */
async function find(call: StorageCall, signed: Signed | null): Promise<PartialUpload> {
  const upload = await findUpload(call.backend, call.bucket);
  if (upload.isSigned !== (signed !== null)) throw noSuchUpload();
  if (signed !== null) {
    await signed({ ...call, bucket: upload.bucket, name: upload.name });
    return upload;
  }
  const { role, claims } = callerOf(call, "tus.upload.part");
  if (role !== upload.role || (claims["sub"] ?? null) !== upload.ownerId) throw accessDenied("Unauthorized");
  return upload;
}

const routes = (signed: Signed | null): Record<"create" | "look" | "write" | "end", StorageHandler> => ({
  create: inProtocol((call) => create(call, signed)),
  look: inProtocol(async (call) => {
    const upload = await find(call, signed);
    const offset = await offsetOf(call.backend, call.bucket, upload);
    return { status: 200, headers: { ...progress(call.bucket, offset), "upload-length": String(upload.length) } };
  }),
  write: inProtocol(async (call) => {
    if (headerOf(call.request, "content-type") !== BODY_TYPE) throw wrongType();
    const offset = await goOn(call, call.bucket, await find(call, signed));
    return { status: 204, headers: progress(call.bucket, offset) };
  }),
  end: inProtocol(async (call) => {
    await find(call, signed);
    using _held = holdUpload(call.backend, call.bucket);
    await forgetUpload(call.backend, call.bucket);
    return { status: 204 };
  }),
});

export const resumable = routes(null);
export const signedResumable = routes(signature);

/** The protocol's capabilities; preflight requests of browsers are answered earlier. */
export const describeResumable: StorageHandler = async ({ settings }) => ({
  status: 204,
  headers: {
    ...ALWAYS,
    "tus-version": VERSION,
    "tus-extension": "creation,creation-with-upload,expiration,termination",
    "tus-max-size": String(settings.file_size_limit),
  },
});
