/** Keys that people hand over, encrypted at rest: what is stored can be read with the installation's own secret only. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** A sealed text opens for the purpose it was sealed for and for no other, so that rows cannot be swapped. */
export interface Seal {
  seal(text: string, purpose: string): string;
  /** Null when it was sealed by another installation, for another purpose, or changed since. */
  open(sealed: string, purpose: string): string | null;
}

const VERSION = "v1";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "slipway", "sealed keys", 32));
  return {
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    open(sealed, purpose) {
      const [version, text = ""] = sealed.split(".");
      const bytes = Buffer.from(text, "base64url");
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
      } catch {
        // Not ours: that is an answer, and the caller says what to do about it.
        return null;
      }
    },
  };
}
