/** Codes that an app on a phone makes from a shared secret and the time: RFC 6238, with RFC 4648's letters for the secret. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;
const DIGITS = 6;
/** As long as SHA-1's result. */
const SECRET_BYTES = 20;

function encoded(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(value >> (bits - 5)) & 31];
  }
  return bits === 0 ? text : text + ALPHABET[(value << (5 - bits)) & 31];
}

function decoded(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    value = ((value << 5) | ALPHABET.indexOf(letter)) & 0xffff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
  }
  return Buffer.from(bytes);
}

export const newTotpSecret = (): string => encoded(randomBytes(SECRET_BYTES));

/** The code of the step in which `now` lies. `secret` is one of `newTotpSecret`. */
export function totpAt(secret: string, now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const digest = createHmac("sha1", decoded(secret)).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** Clocks of phones may be a step away. */
export function isTotp(secret: string, code: string, now: number): boolean {
  if (!/^\d{6}$/.test(code)) return false;
  const given = Buffer.from(code);
  return [-STEP_MS, 0, STEP_MS].some((away) => timingSafeEqual(Buffer.from(totpAt(secret, now + away)), given));
}

/** A used code is refused for this long, since a clock that is off still accepts it. */
export const TOTP_LIFE_MS = 3 * STEP_MS;

/** The address that authenticator apps read from a QR code. */
export function totpAddress({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  const query = new URLSearchParams({ algorithm: "SHA1", digits: String(DIGITS), issuer, period: "30", secret });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query.toString().replaceAll("+", "%20")}`;
}
