/** Rules for the names of buckets and objects, and for sizes and types of files. */
import { invalidBucketName, invalidKey, invalidMimeType, invalidRequest, tooLarge } from "./storage-error.ts";

const OBJECT = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const BUCKET = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]+$/;
const MAX_OBJECT = 1024;
const MAX_BUCKET = 100;
const MIME = /^[a-z0-9!#$&^_.+-]{1,127}\/[a-z0-9!#$&^_.+*-]{1,127}(?:\s*;\s*[a-z0-9_-]+=(?:[^\s";,]+|"[^"\r\n]*"))*$/i;

/**
 * Files are stored under an id, so a name never becomes a path; names that look like path traversal are refused all the
 * same.
 */
export function validObjectName(name: string): string {
  const hasWayOut = name.split("/").some((part) => part === "." || part === "..");
  if (name.length > MAX_OBJECT || !OBJECT.test(name) || hasWayOut || name.startsWith("/")) throw invalidKey(name);
  return name;
}

export function validBucketName(name: string): string {
  if (name.length > MAX_BUCKET || !BUCKET.test(name) || name.trim() !== name) throw invalidBucketName();
  return name;
}

const UNITS: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** `20MB`, or a number of bytes. */
export function parseSizeLimit(value: number | string, max: number): number {
  const match = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)$/i.exec(String(value));
  const bytes =
    typeof value === "number" ? value : match === null ? NaN : Number(match[1]) * UNITS[match[2]!.toLowerCase()]!;
  if (!Number.isSafeInteger(Math.floor(bytes)) || bytes < 0) {
    throw invalidRequest("Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B");
  }
  if (bytes > max) throw tooLarge();
  return Math.floor(bytes);
}

/** The type becomes a header when the object is read, so anything else is refused. */
export function validMimeType(type: string): string {
  if (type.length > 1000 || !MIME.test(type)) throw invalidMimeType(type);
  return type;
}

const plain = (type: string): string => type.split(";")[0]!.trim().toLowerCase();

export function checkMimeType(type: string, allowed: readonly string[] | null): void {
  if (allowed === null || allowed.length === 0) return;
  const [kind] = plain(type).split("/");
  const isAllowed = allowed.some((pattern) => {
    const wanted = plain(pattern);
    return wanted === plain(type) || wanted === `${kind}/*` || wanted === "*" || wanted === "*/*";
  });
  if (!isAllowed) throw invalidMimeType(type);
}

/** The storage screens keep an empty folder by an empty file of this name. */
export const isFolderMark = (name: string): boolean => name.endsWith(".emptyFolderPlaceholder");
