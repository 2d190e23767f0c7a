/** POST and PUT /object/{bucket}/{name}, and PUT of a signed upload. */
import type { Readable } from "node:stream";
import { parseJson } from "@slipway/kernel/json-bounds";
import { headerOf } from "../../gateway/body.ts";
import type { ServiceResponse } from "../../gateway/service.ts";
import { jsonResponse } from "../../gateway/body.ts";
import { checkMimeType, isFolderMark, validBucketName, validMimeType, validObjectName } from "../names.ts";
import { asService, callerOf, tryAsCaller, type StorageCall, type StorageHandler } from "../storage-call.ts";
import { refusalsOf, tooLarge } from "../storage-error.ts";
import {
  metadataOf,
  receiveContent,
  releaseContents,
  storeContent,
  totalBytes,
  type ReceivedContent,
} from "./contents.ts";
import { findBucket, insertObject, tryInsert, type BucketRow } from "./object-rows.ts";
import { openUploadToken } from "./signed-urls.ts";
import { UploadForm } from "./upload-form.ts";

interface Description {
  mimetype: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

interface Described extends Description {
  content: ReceivedContent;
}

/** Disposing drops the content unless it was kept. */
type Upload = Described & AsyncDisposable;

const DEFAULT_TYPE = "application/octet-stream";

const MAX_USER_METADATA = 1_048_576;
/** Boundaries and small fields around a file. */
const FORM_EXTRA = 65_536 + MAX_USER_METADATA;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function parseMetadata(text: string | null): Record<string, unknown> | null {
  if (text === null || text === "") return null;
  if (Buffer.byteLength(text) > MAX_USER_METADATA) throw tooLarge("user_metadata");
  try {
    const value: unknown = parseJson(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** A header again when the object is read: one line of printable characters. */
export const cacheControlOf = (text: string | null): string =>
  text !== null && /^[\x20-\x7e]{1,200}$/.test(text) ? text : "no-cache";

/** Bytes that are read, hashed and written in one turn of the event loop. */
const PIECE_BYTES = 65_536;

/** Passes a body on within a bound. The rest is left for the caller to discard. Throws AppError `EntityTooLarge`. */
async function* bounded(body: Readable, max: number): AsyncGenerator<Buffer, undefined> {
  let size = 0;
  // A request that is destroyed takes its connection along, and nobody would hear why it was refused.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > max) throw tooLarge();
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES);
  }
}

const describedByForm = (form: UploadForm): Description => {
  const seconds = form.field("cacheControl");
  return {
    mimetype: form.field("contentType") || form.type || DEFAULT_TYPE,
    cacheControl: cacheControlOf(seconds === null ? null : `max-age=${seconds}`),
    userMetadata: parseMetadata(form.field("metadata") ?? form.field("userMetadata")),
  };
};

function describedByHeaders({ request }: StorageCall): Description {
  const encoded = headerOf(request, "x-metadata");
  return {
    mimetype: headerOf(request, "content-type") ?? DEFAULT_TYPE,
    cacheControl: cacheControlOf(headerOf(request, "cache-control")),
    userMetadata: encoded === null ? null : parseMetadata(Buffer.from(encoded, "base64").toString("utf8")),
  };
}

export const limitOf = ({ settings, name }: StorageCall, { file_size_limit: own }: BucketRow): number =>
  isFolderMark(name) ? 0 : Math.min(settings.file_size_limit, own === null ? Infinity : Number(own));

async function readUpload(call: StorageCall, bucket: BucketRow): Promise<Upload> {
  const contentType = headerOf(call.request, "content-type") ?? "";
  const isForm = contentType.toLowerCase().startsWith("multipart/form-data");
  const limit = limitOf(call, bucket);
  const max = limit + (isForm ? FORM_EXTRA : 0);
  const declared = Number(headerOf(call.request, "content-length") ?? NaN);
  if (declared > max) throw tooLarge();
  const form = isForm ? new UploadForm(contentType, { fieldBytes: FORM_EXTRA }) : null;
  await using held = new AsyncDisposableStack();
  held.use(call.budget.take(call.backend.ref, Number.isFinite(declared) ? declared : max));
  const body = bounded(call.request.body, max);
  const content = held.use(await receiveContent(call.backend, form?.file(body) ?? body, limit));
  const described = form === null ? describedByHeaders(call) : describedByForm(form);
  if (!isFolderMark(call.name)) checkMimeType(described.mimetype, bucket.allowed_mime_types);
  const mimetype = validMimeType(described.mimetype);
  const kept = held.move();
  return { ...described, mimetype, content, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

export async function checkTotal({ backend, settings }: StorageCall, bytes: number): Promise<void> {
  const { total_size_limit: max } = settings;
  if (max !== null && (await totalBytes(backend)) + bytes > max) throw tooLarge("project's storage");
}

interface Placing {
  upsert: boolean;
  ownerId: string | undefined;
}

/** Whether the caller may is decided before. */
export async function keep(
  call: StorageCall,
  upload: Described,
  { upsert, ownerId }: Placing,
): Promise<{ id: string }> {
  const { backend, bucket, name, now } = call;
  await checkTotal(call, upload.content.size);
  const version = await storeContent(backend, upload.content);
  try {
    const metadata = metadataOf(upload.content, { ...upload, now });
    const object = { bucket, name, version, ownerId, metadata, userMetadata: upload.userMetadata ?? {} };
    const { row, replaced } = await refusalsOf(asService(call).transaction((tx) => insertObject(tx, object, upsert)));
    await releaseContents(backend, [replaced]);
    return { id: row.id };
  } catch (error) {
    await releaseContents(backend, [version]);
    throw error;
  }
}

async function place(call: StorageCall, upsert: boolean): Promise<ServiceResponse> {
  // The body of an unauthenticated request is not read.
  callerOf(call, "object.upload");
  const bucket = await findBucket(asService(call), validBucketName(call.bucket));
  validObjectName(call.name);
  await using upload = await readUpload(call, bucket);
  const ownerId = call.claims?.sub;
  const attempt = {
    bucket: bucket.id,
    name: call.name,
    version: "1",
    ownerId,
    metadata: { mimetype: upload.mimetype, contentLength: upload.content.size },
    userMetadata: upload.userMetadata,
  };
  await tryAsCaller(call, "object.upload", (tx) => tryInsert(tx, attempt, upsert));
  const { id } = await keep(call, upload, { upsert, ownerId });
  return jsonResponse(200, { Id: id, Key: `${call.bucket}/${call.name}` });
}

export const postObject: StorageHandler = (call) => place(call, headerOf(call.request, "x-upsert") === "true");
export const putObject: StorageHandler = (call) => place(call, true);

/** The token was given by somebody who may upload, so its holder may. */
export const putSignedUpload: StorageHandler = async (call) => {
  const { ownerId, upsert } = await openUploadToken(call);
  const bucket = await findBucket(asService(call), validBucketName(call.bucket));
  validObjectName(call.name);
  await using upload = await readUpload(call, bucket);
  const { id } = await keep(call, upload, { upsert, ownerId });
  return jsonResponse(200, { Id: id, Key: `${call.bucket}/${call.name}` });
};
