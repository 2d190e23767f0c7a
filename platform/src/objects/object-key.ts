/** Keys are checked once, for every engine. */
import { invalidRequest } from "@slipway/kernel/errors";

const MAX_PART = 200;

/** Throws AppError `invalid_request` for a key that breaks the port's rule. */
export function checkedKey(key: string): string {
  const parts = key.split("/");
  const sound =
    key.length >= 1 &&
    key.length <= 512 &&
    /^[A-Za-z0-9._/-]*$/.test(key) &&
    parts.every((part) => part !== "" && part !== "." && part !== ".." && part.length <= MAX_PART);
  if (!sound) throw invalidRequest(`The object key ${JSON.stringify(key.slice(0, 120))} is not allowed.`);
  return key;
}
