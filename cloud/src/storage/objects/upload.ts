/** POST and PUT /object/{bucket}/{name}, and PUT of a signed upload. */
import { parseJson } from "@slipway/kernel/json-bounds";
import { headerOf, readBytes } from "../../gateway/body.ts";
import type { ServiceResponse } from "../../gateway/service.ts";
import { jsonResponse } from "../../gateway/body.ts";
import { checkMimeType, isFolderMark, validBucketName, validMimeType, validObjectName } from "../names.ts";
import { asService, callerOf, tryAsCaller, type StorageCall, type StorageHandler } from "../storage-call.ts";
import { invalidRequest, refusalsOf, tooLarge } from "../storage-error.ts";
import { metadataOf, releaseContents, storeContent, totalBytes } from "./contents.ts";
import { findBucket, insertObject, tryInsert, type BucketRow } from "./object-rows.ts";
import { openUploadToken } from "./signed-urls.ts";

interface Upload {
  bytes: Uint8Array;
  mimetype: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

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

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A file and the few fields that say more of it. */
const MAX_PARTS = 32;
const MAX_PART_HEAD = 16_384;

/**
 * Whoever reads a form reads it part by part and header by header, and holds up everybody meanwhile: how many there are is looked at
 * before. Throws AppError `InvalidRequest`.
 */
function checkParts(bytes: Buffer, contentType: string): void {
  const found = /;\s*boundary=(?:"([^"]{1,200})"|([^;\s"]{1,200}))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw invalidRequest("No content provided");
  const mark = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1;
    const head = bytes.subarray(at, at + mark.length + MAX_PART_HEAD);
    if (parts > MAX_PARTS) throw invalidRequest(`A form has at most ${MAX_PARTS} parts`);
    if (head.length > MAX_PART_HEAD && !head.includes("\r\n\r\n"))
      throw invalidRequest(`The headers of a part have at most ${MAX_PART_HEAD} bytes`);
  }
}

async function fromForm(bytes: Buffer, contentType: string): Promise<Upload> {
  checkParts(bytes, contentType);
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } }).formData();
  } catch {
    throw invalidRequest("No content provided");
  }
  const file = [...form.values()].find((value): value is File => typeof value !== "string");
  if (file === undefined) throw invalidRequest("No content provided");
  const seconds = textOf(form.get("cacheControl"));
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mimetype: textOf(form.get("contentType")) || file.type || "application/octet-stream",
    cacheControl: cacheControlOf(seconds === null ? null : `max-age=${seconds}`),
    userMetadata: parseMetadata(textOf(form.get("metadata")) ?? textOf(form.get("userMetadata"))),
  };
}

function fromBody(call: StorageCall, bytes: Buffer): Upload {
  const encoded = headerOf(call.request, "x-metadata");
  return {
    bytes,
    mimetype: headerOf(call.request, "content-type") ?? "application/octet-stream",
    cacheControl: cacheControlOf(headerOf(call.request, "cache-control")),
    userMetadata: encoded === null ? null : parseMetadata(Buffer.from(encoded, "base64").toString("utf8")),
  };
}

export const limitOf = ({ settings, name }: StorageCall, { file_size_limit: own }: BucketRow): number =>
  isFolderMark(name) ? 0 : Math.min(settings.file_size_limit, own === null ? Infinity : Number(own));

async function readUpload(call: StorageCall, bucket: BucketRow): Promise<Upload> {
  const contentType = headerOf(call.request, "content-type") ?? "";
  const isForm = contentType.toLowerCase().startsWith("multipart/form-data");
  const most = limitOf(call, bucket) + (isForm ? FORM_EXTRA : 0);
  const declared = Number(headerOf(call.request, "content-length") ?? NaN);
  if (declared > most) throw tooLarge();
  using _room = call.budget.take(Number.isFinite(declared) ? declared : most);
  const bytes = await readBytes(call.request.body, most, false);
  if (bytes === null) throw tooLarge();
  const upload = isForm ? await fromForm(bytes, contentType) : fromBody(call, bytes);
  if (upload.bytes.length > limitOf(call, bucket)) throw tooLarge();
  if (!isFolderMark(call.name)) checkMimeType(upload.mimetype, bucket.allowed_mime_types);
  return { ...upload, mimetype: validMimeType(upload.mimetype) };
}

export async function checkTotal({ backend, settings }: StorageCall, bytes: number): Promise<void> {
  const { total_size_limit: most } = settings;
  if (most !== null && (await totalBytes(backend)) + bytes > most) throw tooLarge("project's storage");
}

interface Placing {
  upsert: boolean;
  ownerId: string | undefined;
}

/** Whether the caller may is decided before. */
export async function keep(call: StorageCall, upload: Upload, { upsert, ownerId }: Placing): Promise<{ id: string }> {
  const { backend, bucket, name, now } = call;
  await checkTotal(call, upload.bytes.length);
  const version = await storeContent(backend, upload.bytes);
  try {
    const metadata = metadataOf(upload.bytes, { ...upload, now });
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
  const upload = await readUpload(call, bucket);
  const ownerId = call.claims?.sub;
  const attempt = {
    bucket: bucket.id,
    name: call.name,
    version: "1",
    ownerId,
    metadata: { mimetype: upload.mimetype, contentLength: upload.bytes.length },
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
  const { id } = await keep(call, await readUpload(call, bucket), { upsert, ownerId });
  return jsonResponse(200, { Id: id, Key: `${call.bucket}/${call.name}` });
};
