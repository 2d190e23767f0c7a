/** Headers of every answer with an object's bytes. */
import { headerOf, jsonResponse } from "../../gateway/body.ts";
import type { ServiceResponse } from "../../gateway/service.ts";
import type { StorageCall } from "../storage-call.ts";
import type { ObjectRow } from "./object-rows.ts";

/** The project's SQL can write any metadata; it becomes a header only if it is one line of printable characters. */
const line = (value: unknown, otherwise: string): string =>
  typeof value === "string" && /^[\x20-\x7e]{1,500}$/.test(value) ? value : otherwise;

/**
 * Types that a browser may only display, because it runs no code in them. Every name that ends in `+xml` is XML, and
 * browsers take the last of names with a comma between them. PDF is included since a sandbox would keep the browser's
 * reader from opening, and that reader knows nothing of the host.
 */
const SHOWN = /^((image|audio|video|font)\/(?!svg)[\w.-]+|application\/pdf|text\/plain)\s*(;[^,]*)?$/;

/**
 * A bucket must not serve executable pages. HTML is served as text, as Supabase does. Other types that a browser might
 * run when opened (SVG, XHTML, XML with a style sheet, saved pages, unknown names) are opened without scripts, forms
 * and the host's origin; nothing changes for a page that uses them as a picture, style or script.
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

/** Taken from the row, which SQL of the project may have written. */
export const sizeOf = ({ metadata }: ObjectRow): number =>
  Number.isSafeInteger(metadata?.size) ? Math.max(0, metadata!.size as number) : 0;

export function isUnchanged({ request }: StorageCall, headers: Record<string, string>): boolean {
  const tags = headerOf(request, "if-none-match");
  const plain = (tag: string): string => tag.trim().replace(/^W\//, "");
  if (tags !== null) return tags.trim() === "*" || tags.split(",").some((tag) => plain(tag) === plain(headers.etag!));
  const since = Date.parse(headerOf(request, "if-modified-since") ?? "");
  return !Number.isNaN(since) && Date.parse(headers["last-modified"]!) <= since;
}

/** The row exists, but its bytes are gone. */
export const missing = (): ServiceResponse =>
  jsonResponse(
    400,
    { statusCode: "404", code: "NoSuchKey", error: "Not found", message: "The resource was not found" },
    { "cache-control": "no-store" },
  );

export function disposition(download: string | null): Record<string, string> {
  if (download === null) return {};
  if (download === "") return { "content-disposition": "attachment;" };
  // Made well-formed first, because a lone surrogate cannot be encoded.
  const name = encodeURIComponent(download.toWellFormed().slice(0, 255));
  return { "content-disposition": `attachment; filename=${name}; filename*=UTF-8''${name}` };
}
