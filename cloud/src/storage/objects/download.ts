/** Reading an object: its bytes, its metadata, or only its headers. */
import { headerOf, jsonResponse } from "../../gateway/body.ts";
import type { ServiceResponse } from "../../gateway/service.ts";
import type { TokenClaims } from "../../tokens/token-text.ts";
import { validBucketName, validObjectName } from "../names.ts";
import { asCaller, asService, type StorageCall, type StorageHandler } from "../storage-call.ts";
import { noRange, noSuchBucket } from "../storage-error.ts";
import { openContent } from "./contents.ts";
import { disposition, headersOf, isUnchanged, missing, sizeOf } from "./object-headers.ts";
import { findBucket, findObject, type ObjectRow } from "./object-rows.ts";
import { openToken } from "./signed-urls.ts";

/** Objects of a private bucket are found under the caller's policies; those of a public one by everybody. */
async function findForCaller(call: StorageCall): Promise<ObjectRow> {
  const place = { bucket: validBucketName(call.bucket), name: validObjectName(call.name) };
  const bucket = await findBucket(asService(call), place.bucket);
  if (bucket.public === true) return findObject(asService(call), place);
  // A private bucket does not exist for strangers.
  if (call.claims === null) throw noSuchBucket();
  return asCaller(call, "object.get_authenticated", (tx) => findObject(tx, place));
}

export async function findPublic(call: StorageCall): Promise<ObjectRow> {
  const place = { bucket: validBucketName(call.bucket), name: validObjectName(call.name) };
  if ((await findBucket(asService(call), place.bucket)).public !== true) throw noSuchBucket();
  return findObject(asService(call), place);
}

/** Inclusive; null for no range. Several ranges count as none, which RFC 9110 allows. */
function rangeOf(text: string | null, size: number): { start: number; end: number } | null {
  if (text === null || text.includes(",")) return null;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text.trim());
  if (match === null || (match[1] === "" && match[2] === "")) throw noRange();
  const [, first = "", last = ""] = match;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end || start >= size) throw noRange();
  return { start, end };
}

export async function send(
  call: StorageCall,
  row: ObjectRow,
  extra: Record<string, string> = {},
): Promise<ServiceResponse> {
  const headers = { ...headersOf(row), ...disposition(call.query.get("download")), ...extra };
  if (isUnchanged(call, headers)) return { status: 304, headers };
  const size = sizeOf(row);
  if (call.request.method === "HEAD") return { status: 200, headers: { ...headers, "content-length": String(size) } };
  const range = rangeOf(headerOf(call.request, "range"), size);
  const content = await openContent(call.backend, row.version, range);
  if (content === null) return missing();
  const { body } = content;
  const length = { "content-length": String(content.length) };
  if (range === null) return { status: 200, headers: { ...headers, ...length }, body };
  const contentRange = `bytes ${range.start}-${range.end}/${size}`;
  return { status: 206, headers: { ...headers, ...length, "content-range": contentRange }, body };
}

export const getObject: StorageHandler = async (call) => send(call, await findForCaller(call));

/** As `findForCaller`, for authenticated callers. */
export async function findAuthenticated(call: StorageCall): Promise<ObjectRow> {
  const place = { bucket: validBucketName(call.bucket), name: validObjectName(call.name) };
  const bucket = await findBucket(asService(call), place.bucket);
  const isOpen = bucket.public === true && call.claims !== null;
  return isOpen
    ? findObject(asService(call), place)
    : asCaller(call, "object.get_authenticated", (tx) => findObject(tx, place));
}

export const getAuthenticated: StorageHandler = async (call) => send(call, await findAuthenticated(call));

export const getPublic: StorageHandler = async (call) => send(call, await findPublic(call));

/** Finds the object of a signed link, whose signature was checked before. */
export const findSigned = (call: StorageCall): Promise<ObjectRow> =>
  findObject(asService(call), { bucket: validBucketName(call.bucket), name: validObjectName(call.name) });

export const expiryOf = ({ exp }: TokenClaims): { expires: string } => ({
  expires: new Date(exp! * 1000).toUTCString(),
});

export const getSigned: StorageHandler = async (call) => {
  const claims = await openToken(call, "download");
  return send(call, await findSigned(call), expiryOf(claims));
};

const infoOf = (row: ObjectRow): ServiceResponse =>
  jsonResponse(
    200,
    {
      id: row.id,
      name: row.name,
      version: row.version,
      bucket_id: row.bucket_id,
      size: sizeOf(row),
      content_type: row.metadata?.mimetype ?? null,
      cache_control: row.metadata?.cacheControl ?? null,
      etag: row.metadata?.eTag ?? null,
      metadata: row.user_metadata ?? {},
      last_modified: row.updated_at,
      created_at: row.created_at,
    },
    { "cache-control": "no-store" },
  );

export const getInfo: StorageHandler = async (call) => infoOf(await findForCaller(call));
export const getPublicInfo: StorageHandler = async (call) => infoOf(await findPublic(call));
