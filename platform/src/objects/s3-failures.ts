/** Classifies failures of an S3 service: a missing object, a temporary failure, or a sentence for whoever set it up. */
import { type AppError, unavailable } from "@slipway/kernel/errors";
import type { Config } from "../config/port.ts";

/** Arrived short, or with other bytes than were put. */
export class BodyDamaged extends Error {
  constructor(key: string) {
    super(`the object ${key} arrived damaged`);
    this.name = "BodyDamaged";
  }
}

interface ServiceFailure {
  name: string;
  status: number | null;
  /** Node's code when no answer came: `ECONNREFUSED`. */
  code: string | null;
}

function readFailure(error: unknown): ServiceFailure {
  const { name, code, $metadata } = error as {
    name?: unknown;
    code?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  return {
    name: typeof name === "string" ? name : "Error",
    status: $metadata?.httpStatusCode ?? null,
    code: typeof code === "string" ? code : null,
  };
}

/**
 * True for the object only: a missing bucket is a mistake of the set-up. An answer to HEAD has no body that could tell.
 */
export function isMissingObject(error: unknown): boolean {
  const { name, status } = readFailure(error);
  return status === 404 && name !== "NoSuchBucket";
}

export const isRangeOutside = (error: unknown): boolean => readFailure(error).status === 416;

const PASSING = new Set(["SlowDown", "RequestTimeout", "Throttling", "ThrottlingException", "InternalError"]);
/** The server received other bytes than were signed: the line damaged an upload. */
const DAMAGED_UPLOAD = new Set(["BadDigest", "XAmzContentSHA256Mismatch"]);

/** Whether a retry may help: there was no answer, a broken one, or one that says so. */
export function isPassing(error: unknown): boolean {
  const { name, status } = readFailure(error);
  if (error instanceof BodyDamaged || PASSING.has(name) || DAMAGED_UPLOAD.has(name)) return true;
  return status === null || status === 200 || status === 206 || status === 408 || status === 429 || status >= 500;
}

const place = ({ endpoint, region }: NonNullable<Config["s3"]>): string =>
  endpoint === null ? `S3 in ${region}` : new URL(endpoint).host;

function sentence(error: unknown, options: NonNullable<Config["s3"]>): string {
  const { name, status } = readFailure(error);
  const where = place(options);
  if (error instanceof BodyDamaged) return `An object arrived damaged from ${where}, again and again.`;
  if (DAMAGED_UPLOAD.has(name)) return `An object arrived damaged at ${where}, again and again.`;
  if (name === "RequestTimeTooSkewed") return `The clock of this machine is not that of ${where}. Set it right.`;
  if (status === 404)
    return `There is no bucket ${options.bucket} at ${where}. Create it, or check SLIPWAY_S3_BUCKET and SLIPWAY_S3_PATH_STYLE.`;
  if (status === 403 || status === 401)
    return `${where} refuses the access key for the bucket ${options.bucket}. Check SLIPWAY_S3_ACCESS_KEY, SLIPWAY_S3_SECRET_KEY and the key's rights.`;
  if (status === 301 || status === 307 || status === 400)
    return `${where} refuses the request (${name}). Check SLIPWAY_S3_REGION and SLIPWAY_S3_ENDPOINT.`;
  if (status !== null && status >= 500) return `The object store ${where} has a problem of its own (${status}).`;
  return `The object store ${where} does not answer. Check SLIPWAY_S3_ENDPOINT.`;
}

/** The cause keeps name, status and reason; the SDK's own error holds the signed request as well. */
export function objectsFailure(error: unknown, options: NonNullable<Config["s3"]>): AppError {
  const { name, status, code } = readFailure(error);
  const reason = error instanceof Error ? error.message : "";
  const cause = new Error([name, status, code, reason].filter((part) => part !== null && part !== "").join(" "));
  return unavailable("objects_unavailable", sentence(error, options), cause);
}
