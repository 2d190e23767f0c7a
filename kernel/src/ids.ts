/** Identifiers. Everything random comes from the platform's cryptographic source. */

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** `length` characters of Crockford base32, 5 bits each. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  let text = "";
  for (const byte of bytes) text += ALPHABET[byte & 31];
  return text;
}

/** 18 lower-case characters starting with `p`: fits a DNS label beside a 12-digit sha and `--` (at most 63). */
export const newProjectId = (): string => `p${randomText(17)}`;
export const isProjectId = (text: string): boolean => /^p[0-9a-hjkmnp-tv-z]{17}$/.test(text);

/** Ids of rows nobody puts into an address: a prefix says what it is (`ws_…`, `dep_…`). */
export const newId = (prefix: string): string => `${prefix}_${randomText(20)}`;

/** RFC 9562 version 4, in browsers on plain http too, where `crypto.randomUUID` is missing. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
