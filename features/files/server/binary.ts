/** Tells binary files and images apart from text. [C7.32] [T5.12] */

const LOOKED_AT = 8192;
const MAX_UNPRINTABLE_SHARE = 0.3;
/** The byte order mark is part of the text, so that a save keeps it. */
const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const isUnprintable = (byte: number): boolean => (byte < 32 && (byte < 7 || byte > 13) && byte !== 27) || byte === 127;

/** A NUL, or more than 30 % unprintable bytes, among the first 8192. */
export function isBinary(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, LOOKED_AT);
  let unprintable = 0;
  for (const byte of start) {
    if (byte === 0) return true;
    if (isUnprintable(byte)) unprintable += 1;
  }
  return unprintable > start.length * MAX_UNPRINTABLE_SHARE;
}

/** Null if the bytes are not text that survives JSON. */
export function textIn(bytes: Uint8Array): string | null {
  if (isBinary(bytes)) return null;
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null;
  }
}

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  svg: "image/svg+xml",
  ico: "image/x-icon",
  bmp: "image/bmp",
};

/** The media type by extension; null for files that are not images. */
export function imageType(path: string): string | null {
  return IMAGE_TYPES[/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ""] ?? null;
}
