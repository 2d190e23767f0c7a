/** What every answer with an object's bytes says of them. */
import { headerOf, jsonResponse } from "../../gateway/body.ts";
import type { ServiceResponse } from "../../gateway/service.ts";
import type { StorageCall } from "../storage-call.ts";
import type { ObjectRow } from "./object-rows.ts";

/** What SQL of the project wrote into metadata becomes no header unless it is one line of printable characters. */
const line = (value: unknown, otherwise: string): string =>
  typeof value === "string" && /^[\x20-\x7e]{1,500}$/.test(value) ? value : otherwise;

/**
 * What a browser may only show: it runs nothing of them. Every name that ends in `+xml` is XML, and of names with a comma
 * between them a browser takes the last. A sandbox would keep its reader of PDF from opening, which knows nothing of the host.
 */
const SHOWN = /^((image|audio|video|font)\/(?!svg)[\w.-]+|application\/pdf|text\/plain)\s*(;[^,]*)?$/;

/**
 * A bucket is no place to run somebody's script from. Pages are served as text, as Supabase serves them. Whatever else a browser
 * might run when it is opened (SVG, XHTML, XML with a style sheet, saved pages, names it may know and we do not) is opened
 * without scripts, forms and the origin of its host; as a picture, style or script of a page that asks for it nothing changes.
 */
function harmless(type: string): Record<string, string> {
  const named = type.toLowerCase();
  return {
    "content-type": named.includes("text/html") ? "text/plain" : type,
    "x-content-type-options": "nosniff",
    ...(SHOWN.test(named) ? {} : { "content-security-policy": "sandbox" }),
  };
}

export function headersOf(row: ObjectRow): Record<string, string> {
  const { metadata } = row;
  const type = line(metadata?.mimetype, "application/octet-stream");
  const modified = new Date(line(metadata?.lastModified, "") || (row.updated_at ?? 0));
  return {
    "accept-ranges": "bytes",
    ...harmless(type),
    etag: line(metadata?.eTag, `"${row.version ?? row.id}"`),
    "last-modified": (Number.isNaN(modified.getTime()) ? new Date(0) : modified).toUTCString(),
    "cache-control": line(metadata?.cacheControl, "no-cache"),
    "x-robots-tag": "none",
  };
}

/** What the row says; SQL of the project may have written it. */
export const sizeOf = ({ metadata }: ObjectRow): number =>
  Number.isSafeInteger(metadata?.size) ? Math.max(0, metadata!.size as number) : 0;

export function isUnchanged({ request }: StorageCall, headers: Record<string, string>): boolean {
  const tags = headerOf(request, "if-none-match");
  const plain = (tag: string): string => tag.trim().replace(/^W\//, "");
  if (tags !== null) return tags.trim() === "*" || tags.split(",").some((tag) => plain(tag) === plain(headers.etag!));
  const since = Date.parse(headerOf(request, "if-modified-since") ?? "");
  return !Number.isNaN(since) && Date.parse(headers["last-modified"]!) <= since;
}

/** The row is there and its bytes are not. */
export const missing = (): ServiceResponse =>
  jsonResponse(
    400,
    { statusCode: "404", code: "NoSuchKey", error: "Not found", message: "The resource was not found" },
    { "cache-control": "no-store" },
  );

export function disposition(download: string | null): Record<string, string> {
  if (download === null) return {};
  if (download === "") return { "content-disposition": "attachment;" };
  // Well-formed first: a lone half of a character cannot be encoded.
  const name = encodeURIComponent(download.toWellFormed().slice(0, 255));
  return { "content-disposition": `attachment; filename=${name}; filename*=UTF-8''${name}` };
}
