/** Refusals of the storage service, and those of this feature. */
import { AppError, conflict, forbidden, invalidRequest } from "@slipway/kernel/errors";
import { asFailure } from "@slipway/cloud/storage/storage-error";

const KNOWN = new Set([400, 403, 404, 409, 413, 415, 423, 429, 507]);

/** Words of the service that name what people see here otherwise. */
const IN_WORDS: Record<string, string> = {
  "The resource already exists": "There is already one of this name.",
  "The bucket you tried to delete is not empty": "This bucket still has files. Empty it first.",
  "The object exceeded the maximum allowed size": "This file is larger than the bucket allows.",
  "The project's storage exceeded the maximum allowed size": "The project's storage is full.",
};

/** A paused or missing backend keeps its code; everything else is the service's own refusal. */
export function refusalOf({ status, code, message }: { status: number; code: string; message: string }): AppError {
  if (code.startsWith("cloud_")) return new AppError({ code, status, userMessage: message });
  if (status >= 500 && status !== 507) return new AppError({ code, status, userMessage: message });
  const known = KNOWN.has(status) ? status : 400;
  const userMessage = IN_WORDS[message] ?? message;
  return new AppError({ code: "storage_refused", status: known, userMessage, details: { reason: code } });
}

/** Translates the refusal of a statement on the schema storage into the service's words. */
export function fromDatabase(error: unknown): AppError {
  const failure = asFailure(error);
  return refusalOf({ status: failure.status, code: failure.code, message: failure.userMessage });
}

/** [C6.08] */
export const privateBucket = (): AppError => forbidden("Downloading from private buckets is not yet available");
export const nameTaken = (path: string): AppError =>
  conflict("name_taken", `There is already something named ${path}.`, { path });
export const intoItself = (folder: string): AppError =>
  invalidRequest(`The folder ${folder} cannot be moved into itself.`, { field: "folder", rule: "into_itself" });
export const onlyOneName = (): AppError =>
  invalidRequest("name: only one file or folder can be renamed at once.", { field: "name", rule: "one_item" });
export const tooManyMoved = (max: number): AppError =>
  invalidRequest(
    `A folder with more than ${max.toLocaleString("en")} files cannot be moved at once. Move its parts one by one.`,
    { field: "items", rule: "too_many" },
  );
export const pathTooLong = (): AppError =>
  invalidRequest("A path would have more than 1,024 characters there.", { field: "folder", rule: "too_long" });
