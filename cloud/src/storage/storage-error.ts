/** Refusals in the storage dialect: the status is in the body, and the response itself is 400 or 500. */
import { AppError } from "@slipway/kernel/errors";
import pg from "pg";
import { machineFault } from "@slipway/platform/http/machine-faults";
import { isDataError } from "../backend/data-error.ts";
import { databaseFull, isFullRefusal } from "../backend/no-growth.ts";
import { jsonResponse } from "../gateway/body.ts";
import type { ServiceResponse } from "../gateway/service.ts";

interface Refusal {
  status: number;
  code: string;
  message: string;
  /** The older of two names that clients match on; default: the code. */
  name?: string;
  cause?: unknown;
}

export const storageError = ({ status, code, message, name = code, cause }: Refusal): AppError =>
  new AppError({ code, status, userMessage: message, kind: "user", details: { name }, cause });

export const noSuchBucket = (): AppError =>
  storageError({ status: 404, code: "NoSuchBucket", message: "Bucket not found", name: "Bucket not found" });
export const noSuchKey = (): AppError =>
  storageError({ status: 404, code: "NoSuchKey", message: "Object not found", name: "not_found" });
export const bucketNotEmpty = (): AppError =>
  storageError({ status: 409, code: "ResourceNotEmpty", message: "The bucket you tried to delete is not empty" });
const alreadyExists = (code: string, cause: unknown): AppError =>
  storageError({ status: 409, code, message: "The resource already exists", name: "Duplicate", cause });
export const accessDenied = (message: string, cause?: unknown): AppError =>
  storageError({ status: 403, code: "AccessDenied", message, name: "Unauthorized", cause });
export const invalidRequest = (message: string): AppError =>
  storageError({ status: 400, code: "InvalidRequest", message });
export const invalidKey = (key: string): AppError => {
  const shown = key.slice(0, 200).toWellFormed().replaceAll(/\p{C}/gu, "?");
  return storageError({ status: 400, code: "InvalidKey", message: `Invalid key: ${shown}` });
};
export const invalidBucketName = (): AppError =>
  storageError({ status: 400, code: "InvalidBucketName", message: "Bucket name invalid", name: "Invalid Input" });
export const invalidMimeType = (type: string): AppError => {
  const message = `mime type ${type.slice(0, 200)} is not supported`;
  return storageError({ status: 415, code: "InvalidMimeType", message, name: "invalid_mime_type" });
};
export const tooLarge = (what = "object"): AppError => {
  const message = `The ${what} exceeded the maximum allowed size`;
  return storageError({ status: 413, code: "EntityTooLarge", message, name: "Payload too large" });
};
export const invalidSignature = (message = "Invalid signature"): AppError =>
  storageError({ status: 400, code: "InvalidSignature", message });
export const invalidJwt = (message: string): AppError => storageError({ status: 400, code: "InvalidJWT", message });
export const slowDown = (): AppError => {
  const message = "Too many uploads at once. Try again.";
  return storageError({ status: 429, code: "SlowDown", message, name: "too_many_uploads" });
};
export const noRange = (): AppError =>
  storageError({ status: 416, code: "InvalidRange", message: "invalid range provided", name: "invalid_range" });

/**
 * Translates the database's refusals that the dialect knows; any other error is thrown on. `key` names the object, if
 * there is one.
 */
function fromDatabase(
  error: unknown,
  duplicate: "KeyAlreadyExists" | "BucketAlreadyExists" = "KeyAlreadyExists",
): unknown {
  if (isFullRefusal(error)) return noRoom(error);
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === "42501") {
    const isPolicy = error.message.includes("row-level security");
    return accessDenied(isPolicy ? "new row violates row-level security policy" : error.message, error);
  }
  if (error.code === "23505") return alreadyExists(duplicate, error);
  if (error.code === "23503") {
    return error.message.startsWith("update or delete") ? bucketNotEmpty() : noSuchBucket();
  }
  // A trigger or a policy of the project refused.
  if (error.code === "P0001") {
    return storageError({ status: 400, code: "DatabaseError", message: error.message, cause: error });
  }
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

const noRoom = (cause: unknown): AppError => {
  const { status, userMessage } = databaseFull();
  return storageError({
    status,
    code: "InsufficientStorage",
    message: userMessage,
    name: "insufficient_storage",
    cause,
  });
};

export const asFailure = (error: unknown): AppError =>
  isFullRefusal(error)
    ? noRoom(error)
    : isDataError(error)
      ? invalidRequest(`A value cannot be stored: ${error.message}`)
      : error instanceof AppError
        ? error
        : (machineFault(error) ??
          new AppError({ code: "InternalError", status: 500, userMessage: "Internal Server Error", cause: error }));

/** Statuses that clients act on; every other refusal is a 400. */
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
