/** The context of one call to the storage service, and the identity with which it queries the database. */
import { JsonBeyondBounds, parseJson } from "@slipway/kernel/json-bounds";
import { z } from "zod";
import type { Backend, BackendTransaction, Caller, Connections } from "../backend/port.ts";
import { readBytes } from "../gateway/body.ts";
import type { ServiceRequest, ServiceResponse } from "../gateway/service.ts";
import { TokenProblem, type TokenClaims, type TokenReason } from "../tokens/token-text.ts";
import type { ByteBudget } from "./byte-budget.ts";
import { accessDenied, invalidKey, invalidRequest, refusalsOf, tooLarge } from "./storage-error.ts";

export const storageSettingsSchema = z.object({
  /** Bound of one file, whatever its bucket allows. */
  file_size_limit: z.number().int().min(0).default(52_428_800),
  /** Bound of all files of the project; null for no bound of its own. */
  total_size_limit: z.number().int().min(0).nullable().default(null),
});
export type StorageSettings = z.output<typeof storageSettingsSchema>;

export interface StorageCall {
  request: ServiceRequest;
  backend: Backend;
  settings: StorageSettings;
  query: URLSearchParams;
  /** Verified; null without a credential or with an invalid one. */
  claims: TokenClaims | null;
  /** Why there are no claims. */
  refusal: TokenReason | null;
  /** The bucket in the route's path, still percent-encoded. */
  bucket: string;
  /** Decoded, not yet validated. */
  name: string;
  now: number;
  /** Budget for bodies on their way into the store. */
  budget: ByteBudget;
}

export type StorageHandler = (call: StorageCall) => Promise<ServiceResponse>;

const MAX_JSON = 1_048_576;

const REASONS: Record<TokenReason, string> = {
  empty: "Invalid Compact JWS",
  parts: "Invalid Compact JWS",
  malformed: "Invalid Compact JWS",
  algorithm: "alg not allowed",
  signature: "signature verification failed",
  expired: '"exp" claim timestamp check failed',
  not_yet_valid: '"nbf" claim timestamp check failed',
  issued_in_future: '"iat" claim timestamp check failed',
};

export const refusalText = (reason: TokenReason): string => REASONS[reason];

export async function claimsOf(
  backend: Backend,
  credential: string | null,
  now: number,
): Promise<Pick<StorageCall, "claims" | "refusal">> {
  try {
    return { claims: await backend.keys.verify(credential ?? "", now), refusal: null };
  } catch (error) {
    if (!(error instanceof TokenProblem)) throw error;
    return { claims: null, refusal: error.reason };
  }
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The owner of new objects: `owner` is set where the id is a UUID. */
export const ownerOf = (id: string | undefined): { owner: string | null; ownerId: string | null } => ({
  owner: id !== undefined && UUID.test(id) ? id : null,
  ownerId: id ?? null,
});

export function callerOf(call: StorageCall, operation: string): Caller {
  if (call.claims === null) throw accessDenied(refusalText(call.refusal ?? "empty"));
  return {
    role: call.claims.role ?? "anon",
    claims: call.claims,
    settings: { "storage.operation": `storage.${operation}`, "request.method": call.request.method },
  };
}

/** Runs statements under row-level security. */
export const asCaller = <T>(
  call: StorageCall,
  operation: string,
  work: (tx: BackendTransaction) => Promise<T>,
): Promise<T> => {
  const caller = callerOf(call, operation);
  return refusalsOf(call.backend.database.as("authenticator").transaction(work, caller));
};

/** As `asCaller`, but also works where the database is full. */
export const removeAsCaller = <T>(
  call: StorageCall,
  operation: string,
  work: (tx: BackendTransaction) => Promise<T>,
): Promise<T> => {
  const caller = callerOf(call, operation);
  return refusalsOf(call.backend.database.as("authenticator").transaction(work, caller, { aim: "removes" }));
};

/**
 * Tests whether a statement is allowed by running it and rolling back: triggers and policies decide, as they will for
 * the real one.
 */
export const tryAsCaller = (
  call: StorageCall,
  operation: string,
  work: (tx: BackendTransaction) => Promise<unknown>,
): Promise<void> =>
  asCaller(call, operation, async (tx) => {
    await tx.query("savepoint attempt");
    await work(tx);
    await tx.query("rollback to savepoint attempt");
  });

/** Runs the service's own statements, after permissions have been checked. */
export const asService = (call: StorageCall): Connections => call.backend.database.as("supabase_storage_admin");

export async function readJson<Schema extends z.ZodType>(call: StorageCall, schema: Schema): Promise<z.output<Schema>> {
  const bytes = await readBytes(call.request.body, MAX_JSON);
  if (bytes === null) throw tooLarge("body");
  let value: unknown = {};
  try {
    if (bytes.length > 0) value = parseJson(bytes.toString("utf8"));
  } catch (error) {
    throw invalidRequest(error instanceof JsonBeyondBounds ? error.message : "Body is not valid JSON");
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalidRequest(`body${issue!.path.length === 0 ? "" : `/${issue!.path.join("/")}`} ${issue!.message}`);
}

export function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidKey(text);
  }
}
