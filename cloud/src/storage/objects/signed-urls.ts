/** Links that carry their own permission for a while: to read an object, or to upload one. */
import { z } from "zod";
import { headerOf, jsonResponse } from "../../gateway/body.ts";
import { textArray } from "../../backend/text-array.ts";
import { TokenProblem, type TokenClaims } from "../../tokens/token-text.ts";
import { validBucketName, validObjectName } from "../names.ts";
import { isPlain, transformationSchema } from "../pictures/transformation.ts";
import {
  asCaller,
  asService,
  readJson,
  refusalText,
  tryAsCaller,
  type StorageCall,
  type StorageHandler,
} from "../storage-call.ts";
import { invalidJwt, invalidSignature } from "../storage-error.ts";
import { findBucket, findObject, tryInsert } from "./object-rows.ts";

/** `render`: as a picture of the size that the link says, and not whole. */
type Scope = "download" | "upload" | "render";

const UPLOAD_SECONDS = 7200;
/** A hundred years: beyond it a time is no date. */
const MAX_SECONDS = 3_153_600_000;
const MAX_PATHS = 1000;

const expiresIn = z.number().int().min(1).max(MAX_SECONDS);

/** No role and no subject is in it: as a key to anything else it is nobody's. */
function signToken(
  { backend, now }: StorageCall,
  claims: TokenClaims & { scope: Scope; url: string },
  seconds: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return backend.keys.sign({ ...claims, iat: issuedAt, exp: issuedAt + seconds });
}

/** Rejects unless it was made for this object and for this use. */
export async function openToken(call: StorageCall, scope: Scope): Promise<TokenClaims> {
  let claims: TokenClaims;
  try {
    claims = await call.backend.keys.verify(call.query.get("token") ?? "", call.now);
  } catch (error) {
    if (error instanceof TokenProblem) throw invalidJwt(refusalText(error.reason));
    throw error;
  }
  if (claims.scope !== scope) throw invalidSignature(`Token is not scoped for ${scope}`);
  if (claims.url !== `${call.bucket}/${call.name}`) throw invalidSignature();
  if (claims.exp === undefined || claims.exp * 1000 < call.now) throw invalidJwt(refusalText("expired"));
  return claims;
}

export interface SignedUpload {
  ownerId: string | undefined;
  upsert: boolean;
}

export async function openUploadToken(call: StorageCall): Promise<SignedUpload> {
  const { owner, upsert } = await openToken(call, "upload");
  return { ownerId: typeof owner === "string" ? owner : undefined, upsert: upsert === true };
}

const oneSchema = z.object({ expiresIn, transform: transformationSchema.optional() });

export const signObject: StorageHandler = async (call) => {
  const { expiresIn: seconds, transform } = await readJson(call, oneSchema);
  const place = { bucket: validBucketName(call.bucket), name: validObjectName(call.name) };
  await asCaller(call, "object.sign", (tx) => findObject(tx, place));
  const url = `${call.bucket}/${call.name}`;
  if (transform === undefined || isPlain(transform)) {
    const token = await signToken(call, { url, scope: "download" }, seconds);
    return jsonResponse(200, { signedURL: `/object/sign/${url}?token=${token}` });
  }
  const token = await signToken(call, { url, scope: "render", transformations: transform }, seconds);
  return jsonResponse(200, { signedURL: `/render/image/sign/${url}?token=${token}` });
};

const manySchema = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(MAX_PATHS) });

export const signObjects: StorageHandler = async (call) => {
  const { expiresIn: seconds, paths } = await readJson(call, manySchema);
  const bucket = validBucketName(call.bucket);
  const { rows } = await asCaller(call, "object.sign_many", (tx) =>
    tx.query<{ name: string }>("select name from storage.objects where bucket_id = $1 and name = any($2::text[])", [
      bucket,
      textArray(paths),
    ]),
  );
  const seen = new Set(rows.map(({ name }) => name));
  const answer = async (path: string) => {
    const url = `${bucket}/${path}`;
    if (!seen.has(path)) {
      return { error: "Either the object does not exist or you do not have access to it", path, signedURL: null };
    }
    const token = await signToken(call, { url, scope: "download" }, seconds);
    return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` };
  };
  return jsonResponse(200, await Promise.all(paths.map(answer)));
};

export const signUpload: StorageHandler = async (call) => {
  const bucket = await findBucket(asService(call), validBucketName(call.bucket));
  const name = validObjectName(call.name);
  const upsert = headerOf(call.request, "x-upsert") === "true";
  const ownerId = call.claims?.sub;
  const attempt = { bucket: bucket.id, name, version: "1", ownerId, metadata: {}, userMetadata: null };
  await tryAsCaller(call, "object.sign_upload_url", (tx) => tryInsert(tx, attempt, upsert));
  const url = `${call.bucket}/${name}`;
  const owner = ownerId === undefined ? {} : { owner: ownerId };
  const token = await signToken(call, { ...owner, url, upsert, scope: "upload" }, UPLOAD_SECONDS);
  return jsonResponse(200, { url: `/object/upload/sign/${url}?token=${token}`, token });
};
