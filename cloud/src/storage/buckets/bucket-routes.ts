/** /bucket: as the caller's policies on storage.buckets allow. */
import { z } from "zod";
import { jsonResponse } from "../../gateway/body.ts";
import { textArray } from "../../backend/text-array.ts";
import { parseSizeLimit, validBucketName, validMimeType } from "../names.ts";
import { deleteNamed } from "../objects/relocate.ts";
import { BUCKET_COLUMNS, findBucket, type BucketRow } from "../objects/object-rows.ts";
import {
  asCaller,
  asService,
  removeAsCaller,
  callerOf,
  ownerOf,
  readJson,
  type StorageCall,
  type StorageHandler,
} from "../storage-call.ts";
import { bucketNotEmpty, invalidRequest, noSuchBucket, refusalsOf } from "../storage-error.ts";

const EMPTY_BATCH = 500;

const bucketView = (row: BucketRow) => ({
  id: row.id,
  name: row.name,
  owner: row.owner ?? "",
  public: row.public === true,
  file_size_limit: row.file_size_limit === null ? null : Number(row.file_size_limit),
  allowed_mime_types: row.allowed_mime_types,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const limits = {
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
};
const createSchema = z.object({ id: z.string().nullish(), name: z.string(), public: z.boolean().nullish(), ...limits });
const updateSchema = z.object({ public: z.boolean().nullish(), ...limits });
type Limits = Pick<z.output<typeof updateSchema>, "file_size_limit" | "allowed_mime_types">;

const sizeOf = ({ settings }: StorageCall, { file_size_limit: limit }: Limits): number | null =>
  limit == null ? null : parseSizeLimit(limit, settings.file_size_limit);

function typesOf({ allowed_mime_types: types }: Limits): string | null {
  if (types == null) return null;
  for (const type of types) if (type !== "*") validMimeType(type);
  return textArray(types);
}

const asBucketCaller = <T>(call: StorageCall, operation: string, work: Parameters<typeof asCaller<T>>[2]): Promise<T> =>
  refusalsOf(
    call.backend.database.as("authenticator").transaction(work, callerOf(call, operation)),
    "BucketAlreadyExists",
  );

export const createBucket: StorageHandler = async (call) => {
  const fields = await readJson(call, createSchema);
  const name = validBucketName(fields.name);
  const id = validBucketName(fields.id ?? name);
  const { owner, ownerId } = ownerOf(call.claims?.sub);
  const values = [id, name, owner, ownerId, fields.public === true, sizeOf(call, fields), typesOf(fields)];
  await asBucketCaller(call, "bucket.create", (tx) =>
    tx.query(
      `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
       values ($1, $2, $3, $4, $5, $6, $7::text[])`,
      values,
    ),
  );
  return jsonResponse(200, { name });
};

const SORT_COLUMNS = ["id", "name", "created_at", "updated_at"];

function pageOf({ query }: StorageCall): { order: string; values: (number | null)[] } {
  const column = query.get("sortColumn") ?? "id";
  const direction = query.get("sortOrder") ?? "asc";
  if (!SORT_COLUMNS.includes(column) || !["asc", "desc"].includes(direction)) {
    throw invalidRequest("querystring/sortColumn must be equal to one of the allowed values");
  }
  const numbers = ["limit", "offset"].map((name) => {
    const text = query.get(name);
    if (text !== null && !/^\d{1,9}$/.test(text)) throw invalidRequest(`querystring/${name} must be integer`);
    return text === null ? null : Number(text);
  });
  return { order: `${column} ${direction}`, values: numbers };
}

export const listBuckets: StorageHandler = async (call) => {
  const { order, values } = pageOf(call);
  const search = call.query.get("search") ?? "";
  const { rows } = await asCaller(call, "bucket.list", (tx) =>
    tx.query<BucketRow>(
      `select ${BUCKET_COLUMNS} from storage.buckets where strpos(lower(name), lower($3)) > 0
       order by ${order} limit $1 offset coalesce($2::int, 0)`,
      [...values, search],
    ),
  );
  return jsonResponse(
    200,
    rows.map((row) => ({ ...bucketView(row), type: "STANDARD" })),
  );
};

export const getBucket: StorageHandler = async (call) => {
  const id = validBucketName(call.bucket);
  return jsonResponse(200, bucketView(await asCaller(call, "bucket.get", (tx) => findBucket(tx, id))));
};

export const updateBucket: StorageHandler = async (call) => {
  const fields = await readJson(call, updateSchema);
  if (Object.values(fields).every((value) => value === undefined)) throw invalidRequest("No content provided");
  const id = validBucketName(call.bucket);
  const { rows } = await asCaller(call, "bucket.update", (tx) =>
    tx.query(
      `update storage.buckets set public = coalesce($2::boolean, public),
         file_size_limit = case when $3 then $4::bigint else file_size_limit end,
         allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end, updated_at = now()
       where id = $1 returning id`,
      [
        id,
        fields.public ?? null,
        fields.file_size_limit !== undefined,
        sizeOf(call, fields),
        fields.allowed_mime_types !== undefined,
        typesOf(fields),
      ],
    ),
  );
  if (rows.length === 0) throw noSuchBucket();
  return jsonResponse(200, { message: "Successfully updated" });
};

/** As the caller: what their policies keep from them stays. Batches, so that no transaction holds a large bucket. */
export const emptyBucket: StorageHandler = async (call) => {
  const id = validBucketName(call.bucket);
  await asCaller(call, "bucket.empty", (tx) => findBucket(tx, id));
  for (;;) {
    const { rows } = await asCaller(call, "bucket.empty", (tx) =>
      tx.query<{ name: string }>("select name from storage.objects where bucket_id = $1 limit $2", [id, EMPTY_BATCH]),
    );
    if (rows.length === 0) break;
    const gone = await deleteNamed(
      call,
      id,
      rows.map(({ name }) => name),
    );
    if (gone.length === 0) break;
  }
  return jsonResponse(200, { message: "Empty bucket has been queued. Completion may take up to an hour." });
};

export const deleteBucket: StorageHandler = async (call) => {
  const id = validBucketName(call.bucket);
  // Rows that the caller cannot see count, too.
  const { rows: left } = await asService(call).query("select 1 from storage.objects where bucket_id = $1 limit 1", [
    id,
  ]);
  await removeAsCaller(call, "bucket.delete", async (tx) => {
    await findBucket(tx, id);
    if (left.length > 0) throw bucketNotEmpty();
    const { count } = await tx.query("delete from storage.buckets where id = $1", [id]);
    if (count === 0) throw noSuchBucket();
  });
  return jsonResponse(200, { message: "Successfully deleted" });
};
