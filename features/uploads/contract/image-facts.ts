/** Reads facts about a picture from its own bytes, because the sender chose its name and declared type. [U2] */

import type { ImageType } from "./index.ts";

export interface ImageFacts {
  type: ImageType;
  /** Width in pixels. */
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  bytes.length >= at + signature.length && signature.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function pngSize(bytes: Uint8Array): [number, number] | null {
  if (bytes.length < 24 || !startsWith(bytes, ascii("IHDR"), 12)) return null;
  const view = viewOf(bytes);
  return [view.getUint32(16), view.getUint32(20)];
}

const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1));

/** Skips a chain of sub-blocks: each begins with its length, and an empty one ends the chain. */
function pastBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!;
  return at + 1;
}

/**
 * The size of the screen, or of frames that extend beyond it, because some decoders draw them whole. One pass, up to
 * the first damage.
 */
function gifSize(bytes: Uint8Array): [number, number] | null {
  if (bytes.length < 10) return null;
  const view = viewOf(bytes);
  let [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  let at = 13 + tableBytes(bytes[10] ?? 0);
  while (at + 10 <= bytes.length) {
    if (bytes[at] === 0x21) at = pastBlocks(bytes, at + 2);
    else if (bytes[at] === 0x2c) {
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true));
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true));
      at = pastBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]!));
    } else break;
  }
  return [width, height];
}

/** Start-of-frame markers carry the size; C4, C8 and CC in the same range are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function jpegSize(bytes: Uint8Array): [number, number] | null {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else if (isFrame(marker)) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    else {
      const length = view.getUint16(at + 2);
      if (length < 2) return null;
      at += 2 + length;
    }
  }
  return null;
}

const uint24 = (bytes: Uint8Array, at: number): number => bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);

/** RFC 9649: a lossy, a lossless or an extended file. */
function webpSize(bytes: Uint8Array): [number, number] | null {
  if (bytes.length < 30) return null;
  const view = viewOf(bytes);
  if (startsWith(bytes, ascii("VP8X"), 12)) return [uint24(bytes, 24) + 1, uint24(bytes, 27) + 1];
  if (startsWith(bytes, ascii("VP8 "), 12))
    return startsWith(bytes, [0x9d, 0x01, 0x2a], 23)
      ? [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
      : null;
  if (!startsWith(bytes, ascii("VP8L"), 12) || bytes[20] !== 0x2f) return null;
  const packed = view.getUint32(21, true);
  return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
}

const READERS: readonly {
  type: ImageType;
  is: (bytes: Uint8Array) => boolean;
  size: (bytes: Uint8Array) => [number, number] | null;
}[] = [
  { type: "image/png", is: (bytes) => startsWith(bytes, [0x89, ...ascii("PNG\r\n\u001a\n")]), size: pngSize },
  { type: "image/jpeg", is: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]), size: jpegSize },
  {
    type: "image/webp",
    is: (bytes) => startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8),
    size: webpSize,
  },
  {
    type: "image/gif",
    is: (bytes) => startsWith(bytes, ascii("GIF87a")) || startsWith(bytes, ascii("GIF89a")),
    size: gifSize,
  },
];

/** Null for everything but the four kinds, and for truncated headers and headers without a size. */
export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  const reader = READERS.find(({ is }) => is(bytes));
  const size = reader?.size(bytes) ?? null;
  if (reader === undefined || size === null || size[0] < 1 || size[1] < 1) return null;
  return { type: reader.type, width: size[0], height: size[1] };
}
