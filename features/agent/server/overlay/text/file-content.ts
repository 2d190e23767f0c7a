/** Content of a file, as bytes or as the text they are. Pure. */

export const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;
export const sameBytes = (a: Uint8Array, b: Uint8Array | string): boolean => Buffer.compare(a, bytesOf(b)) === 0;

/** Null if the bytes are not text. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
