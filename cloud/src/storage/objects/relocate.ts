/** Moving, copying and deleting: rows change, bytes stay where they are until nobody stands for them. */
import { z } from "zod";
import { headerOf, jsonResponse } from "../../gateway/body.ts";
import { textArray } from "../../backend/text-array.ts";
import { checkMimeType, validBucketName, validObjectName } from "../names.ts";
import {
  asCaller,
  asService,
  ownerOf,
  readJson,
  removeAsCaller,
  tryAsCaller,
  type StorageCall,
  type StorageHandler,
} from "../storage-call.ts";
import { noSuchKey, refusalsOf, tooLarge } from "../storage-error.ts";
import { releaseContents } from "./contents.ts";
import {
  findBucket,
  findObject,
  insertObject,
  objectView,
  tryInsert,
  type ObjectPlace,
  type ObjectRow,
} from "./object-rows.ts";

const placeFields = {
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
};

interface Trip {
  from: ObjectPlace;
  to: ObjectPlace;
}

const tripOf = (fields: z.output<z.ZodObject<typeof placeFields>>): Trip => ({
  from: { bucket: validBucketName(fields.bucketId), name: validObjectName(fields.sourceKey) },
  to: {
    bucket: validBucketName(fields.destinationBucket ?? fields.bucketId),
    name: validObjectName(fields.destinationKey),
  },
});

/** A bucket's limits hold for whatever comes into it, by whichever way. */
async function checkArrival(call: StorageCall, { from, to }: Trip, row: ObjectRow): Promise<void> {
  const bucket = await findBucket(asService(call), to.bucket);
  if (from.bucket === to.bucket) return;
  checkMimeType(String(row.metadata?.mimetype ?? ""), bucket.allowed_mime_types);
  if (bucket.file_size_limit !== null && Number(row.metadata?.size ?? 0) > Number(bucket.file_size_limit))
    throw tooLarge();
}

const moveSchema = z.object(placeFields);

export const moveObject: StorageHandler = async (call) => {
  const trip = tripOf(await readJson(call, moveSchema));
  const { from, to } = trip;
  const { owner, ownerId } = ownerOf(call.claims?.sub);
  const moved = await asCaller(call, "object.move", async (tx) => {
    await checkArrival(call, trip, await findObject(tx, from));
    const { rows } = await tx.query<{ id: string }>(
      `update storage.objects set bucket_id = $3, name = $4, owner = coalesce($5::uuid, owner), owner_id = coalesce($6, owner_id)
       where bucket_id = $1 and name = $2 returning id`,
      [from.bucket, from.name, to.bucket, to.name, owner, ownerId],
    );
    if (rows[0] === undefined) throw noSuchKey();
    return rows[0];
  });
  return jsonResponse(200, { message: "Successfully moved", Id: moved.id, Key: to.name });
};

const copySchema = z.object({
  ...placeFields,
  copyMetadata: z.boolean().nullish(),
  metadata: z
    .object({ cacheControl: z.string().max(200).nullish(), mimetype: z.string().max(1000).nullish() })
    .nullish(),
});

export const copyObject: StorageHandler = async (call) => {
  const fields = await readJson(call, copySchema);
  const trip = tripOf(fields);
  const { from, to } = trip;
  const upsert = headerOf(call.request, "x-upsert") === "true";
  const source = await asCaller(call, "object.copy", (tx) => findObject(tx, from));
  await checkArrival(call, trip, source);
  const own = fields.copyMetadata === false ? (fields.metadata ?? {}) : {};
  const changed = Object.fromEntries(Object.entries(own).filter(([, value]) => value != null));
  const metadata = { ...source.metadata, ...changed, lastModified: new Date(call.now).toISOString() };
  const userMetadata = fields.copyMetadata === false ? null : source.user_metadata;
  const ownerId = call.claims?.sub;
  const attempt = {
    bucket: to.bucket,
    name: to.name,
    version: "1",
    ownerId,
    metadata: source.metadata ?? {},
    userMetadata,
  };
  await tryAsCaller(call, "object.copy", (tx) => tryInsert(tx, attempt, upsert));
  const { row, replaced } = await refusalsOf(
    asService(call).transaction(async (tx) => {
      // Held until the copy stands: its bytes cannot lose their last row in between.
      const { rows } = await tx.query<{ version: string | null }>(
        "select version from storage.objects where id = $1 for share",
        [source.id],
      );
      if (rows[0] === undefined) throw noSuchKey();
      const copy = { ...attempt, version: rows[0].version ?? "", metadata };
      return insertObject(tx, copy, upsert);
    }),
  );
  await releaseContents(call.backend, [replaced]);
  return jsonResponse(200, { Id: row.id, Key: `${to.bucket}/${to.name}`, ...objectView(row) });
};

/** Deletes those the caller may delete; the others are not mentioned. */
export async function deleteNamed(call: StorageCall, bucket: string, names: readonly string[]): Promise<ObjectRow[]> {
  const { rows } = await removeAsCaller(call, "object.delete_many", (tx) =>
    tx.query<ObjectRow>("delete from storage.objects where bucket_id = $1 and name = any($2::text[]) returning *", [
      bucket,
      textArray(names),
    ]),
  );
  await releaseContents(
    call.backend,
    rows.map(({ version }) => version),
  );
  return rows;
}

export const deleteObject: StorageHandler = async (call) => {
  const rows = await deleteNamed(call, validBucketName(call.bucket), [validObjectName(call.name)]);
  if (rows.length === 0) throw noSuchKey();
  return jsonResponse(200, { message: "Successfully deleted" });
};

const deleteSchema = z.object({ prefixes: z.array(z.string().max(1024)).min(1).max(1000) });

export const deleteObjects: StorageHandler = async (call) => {
  const { prefixes } = await readJson(call, deleteSchema);
  const rows = await deleteNamed(call, validBucketName(call.bucket), prefixes);
  return jsonResponse(200, rows.map(objectView));
};
