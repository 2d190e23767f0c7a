/** Rewrites a PNG without everything that is not needed to draw it: places, cameras, names, texts, trailing bytes. */

const SIGNATURE = 8;
const LENGTH_TYPE_AND_CHECKSUM = 12;
/** Header, palette, transparency, pixels, end. */
const KEPT = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/** Null for a file whose parts do not follow each other up to its end. */
export function pixelsOnly(png: Uint8Array): Uint8Array | null {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts: Uint8Array[] = [png.subarray(0, SIGNATURE)];
  let [at, hasPixels] = [SIGNATURE, false];
  while (at + LENGTH_TYPE_AND_CHECKSUM <= png.length) {
    const end = at + LENGTH_TYPE_AND_CHECKSUM + view.getUint32(at);
    if (end > png.length) return null;
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (KEPT.has(type)) parts.push(png.subarray(at, end));
    hasPixels ||= type === "IDAT";
    if (type === "IEND") return hasPixels ? new Uint8Array(Buffer.concat(parts)) : null;
    at = end;
  }
  return null;
}
