/** Refusals in the words of the storage dialect: the status stands in the body, the answer itself is 400 or 500. */
import { AppError } from "@slipway/kernel/errors";
import pg from "pg";
import { jsonResponse } from "../gateway/body.ts";
import type { ServiceResponse } from "../gateway/service.ts";

interface Words {
  /** The older of two names clients match on; default: the code. */
  name?: string;
  cause?: unknown;
}

export function storageError(status: number, code: string, userMessage: string, words: Words = {}): AppError {
  return new AppError({
    code,
    status,
    userMessage,
    kind: "user",
    details: { name: words.name ?? code },
    cause: words.cause,
  });
}

export const noSuchBucket = (): AppError =>
  storageError(404, "NoSuchBucket", "Bucket not found", { name: "Bucket not found" });
export const noSuchKey = (): AppError => storageError(404, "NoSuchKey", "Object not found", { name: "not_found" });
export const bucketNotEmpty = (): AppError =>
  storageError(409, "ResourceNotEmpty", "The bucket you tried to delete is not empty");
export const alreadyExists = (code: string, cause?: unknown): AppError =>
  storageError(409, code, "The resource already exists", { name: "Duplicate", cause });
export const accessDenied = (message: string, cause?: unknown): AppError =>
  storageError(403, "AccessDenied", message, { name: "Unauthorized", cause });
export const invalidRequest = (message: string): AppError => storageError(400, "InvalidRequest", message);
export const invalidKey = (key: string): AppError =>
  storageError(400, "InvalidKey", `Invalid key: ${key.slice(0, 200).replaceAll(/[^\x20-\x7e]/g, "?")}`);
export const invalidBucketName = (): AppError =>
  storageError(400, "InvalidBucketName", "Bucket name invalid", { name: "Invalid Input" });
export const invalidMimeType = (type: string): AppError =>
  storageError(415, "InvalidMimeType", `mime type ${type.slice(0, 200)} is not supported`, {
    name: "invalid_mime_type",
  });
export const tooLarge = (what = "object"): AppError =>
  storageError(413, "EntityTooLarge", `The ${what} exceeded the maximum allowed size`, { name: "Payload too large" });
export const invalidSignature = (message = "Invalid signature"): AppError =>
  storageError(400, "InvalidSignature", message);
export const invalidJwt = (message: string): AppError => storageError(400, "InvalidJWT", message);
export const slowDown = (): AppError =>
  storageError(429, "SlowDown", "Too many uploads at once. Try again.", { name: "too_many_uploads" });
export const noRange = (): AppError =>
  storageError(416, "InvalidRange", "invalid range provided", { name: "invalid_range" });

/** What the database refused, where it has words here; anything else goes on as it is. `key` names the object, if one is meant. */
export function fromDatabase(
  error: unknown,
  duplicate: "KeyAlreadyExists" | "BucketAlreadyExists" = "KeyAlreadyExists",
): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === "42501") {
    const isPolicy = error.message.includes("row-level security");
    return accessDenied(isPolicy ? "new row violates row-level security policy" : error.message, error);
  }
  if (error.code === "23505") return alreadyExists(duplicate, error);
  if (error.code === "23503") {
    return error.message.startsWith("update or delete") ? bucketNotEmpty() : noSuchBucket();
  }
  // A trigger or a policy of the project's own that says no.
  if (error.code === "P0001") return storageError(400, "DatabaseError", error.message, { cause: error });
  return error;
}

export async function refusalsOf<T>(
  work: Promise<T>,
  duplicate?: "KeyAlreadyExists" | "BucketAlreadyExists",
): Promise<T> {
  return work.catch((error: unknown) => {
    throw fromDatabase(error, duplicate);
  });
}

export const asFailure = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : new AppError({ code: "InternalError", status: 500, userMessage: "Internal Server Error", cause: error });

/** Statuses that clients act on as they are; every other refusal is a 400. */
const OWN_STATUS = new Set([416, 429, 503]);

export function failureResponse(failure: AppError): ServiceResponse {
  const { name } = { name: failure.code, ...(failure.details as { name?: string } | undefined) };
  const status = failure.status >= 500 || OWN_STATUS.has(failure.status) ? failure.status : 400;
  return jsonResponse(
    status,
    { statusCode: String(failure.status), code: failure.code, error: name, message: failure.userMessage },
    { "cache-control": "no-store" },
  );
}
