/** Reading an object: its bytes, its facts, or only its head. */
import { headerOf, jsonResponse } from "../../gateway/body.ts";
import type { ServiceResponse } from "../../gateway/service.ts";
import { validBucketName, validObjectName } from "../names.ts";
import { asCaller, asService, type StorageCall, type StorageHandler } from "../storage-call.ts";
import { noRange, noSuchBucket } from "../storage-error.ts";
import { readContent } from "./contents.ts";
import { findBucket, findObject, type ObjectRow } from "./object-rows.ts";
import { openToken } from "./signed-urls.ts";

/** Of a private bucket as the caller's policies let them; of a public one for everybody. */
async function findForCaller(call: StorageCall): Promise<ObjectRow> {
  const place = { bucket: validBucketName(call.bucket), name: validObjectName(call.name) };
  const bucket = await findBucket(asService(call), place.bucket);
  if (bucket.public === true) return findObject(asService(call), place);
  // To strangers a private bucket is none.
  if (call.claims === null) throw noSuchBucket();
  return asCaller(call, "object.get_authenticated", (tx) => findObject(tx, place));
}

async function findPublic(call: StorageCall): Promise<ObjectRow> {
  const place = { bucket: validBucketName(call.bucket), name: validObjectName(call.name) };
  if ((await findBucket(asService(call), place.bucket)).public !== true) throw noSuchBucket();
  return findObject(asService(call), place);
}

/** What SQL of the project wrote into metadata becomes no header unless it is one line of printable characters. */
const line = (value: unknown, otherwise: string): string =>
  typeof value === "string" && /^[\x20-\x7e]{1,500}$/.test(value) ? value : otherwise;

function headersOf(row: ObjectRow): Record<string, string> {
  const { metadata } = row;
  const type = line(metadata?.mimetype, "application/octet-stream");
  const modified = new Date(line(metadata?.lastModified, "") || (row.updated_at ?? 0));
  return {
    "accept-ranges": "bytes",
    // Pages are served as text: a bucket is no place to run somebody's script from.
    "content-type": type.toLowerCase().includes("text/html") ? "text/plain" : type,
    "x-content-type-options": "nosniff",
    etag: line(metadata?.eTag, `"${row.version ?? row.id}"`),
    "last-modified": (Number.isNaN(modified.getTime()) ? new Date(0) : modified).toUTCString(),
    "cache-control": line(metadata?.cacheControl, "no-cache"),
    "x-robots-tag": "none",
  };
}

const sizeOf = ({ metadata }: ObjectRow): number =>
  Number.isSafeInteger(metadata?.size) ? (metadata!.size as number) : 0;

function isUnchanged({ request }: StorageCall, headers: Record<string, string>): boolean {
  const tags = headerOf(request, "if-none-match");
  const plain = (tag: string): string => tag.trim().replace(/^W\//, "");
  if (tags !== null) return tags.trim() === "*" || tags.split(",").some((tag) => plain(tag) === plain(headers.etag!));
  const since = Date.parse(headerOf(request, "if-modified-since") ?? "");
  return !Number.isNaN(since) && Date.parse(headers["last-modified"]!) <= since;
}

/** Inclusive; null for no range. Several at once are answered as none, which RFC 9110 allows. */
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

const missing = (): ServiceResponse =>
  jsonResponse(
    400,
    { statusCode: "404", code: "NoSuchKey", error: "Not found", message: "The resource was not found" },
    { "cache-control": "no-store" },
  );

function disposition(download: string | null): Record<string, string> {
  if (download === null) return {};
  if (download === "") return { "content-disposition": "attachment;" };
  // Well-formed first: a lone half of a character cannot be encoded.
  const name = encodeURIComponent(download.toWellFormed().slice(0, 255));
  return { "content-disposition": `attachment; filename=${name}; filename*=UTF-8''${name}` };
}

async function send(call: StorageCall, row: ObjectRow, extra: Record<string, string> = {}): Promise<ServiceResponse> {
  const headers = { ...headersOf(row), ...disposition(call.query.get("download")), ...extra };
  if (isUnchanged(call, headers)) return { status: 304, headers };
  const size = sizeOf(row);
  if (call.request.method === "HEAD") return { status: 200, headers: { ...headers, "content-length": String(size) } };
  const range = rangeOf(headerOf(call.request, "range"), size);
  const bytes = await readContent(call.backend, row.version, range ?? undefined);
  if (bytes === null) return missing();
  const length = { "content-length": String(bytes.length) };
  if (range === null) return { status: 200, headers: { ...headers, ...length }, body: bytes };
  const contentRange = `bytes ${range.start}-${range.end}/${size}`;
  return { status: 206, headers: { ...headers, ...length, "content-range": contentRange }, body: bytes };
}

export const getObject: StorageHandler = async (call) => send(call, await findForCaller(call));

export const getAuthenticated: StorageHandler = async (call) => {
  const place = { bucket: validBucketName(call.bucket), name: validObjectName(call.name) };
  const bucket = await findBucket(asService(call), place.bucket);
  const isOpen = bucket.public === true && call.claims !== null;
  const row = isOpen
    ? await findObject(asService(call), place)
    : await asCaller(call, "object.get_authenticated", (tx) => findObject(tx, place));
  return send(call, row);
};

export const getPublic: StorageHandler = async (call) => send(call, await findPublic(call));

export const getSigned: StorageHandler = async (call) => {
  const { exp } = openToken(call, "download");
  const row = await findObject(asService(call), {
    bucket: validBucketName(call.bucket),
    name: validObjectName(call.name),
  });
  return send(call, row, { expires: new Date(exp! * 1000).toUTCString() });
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
