/** Settings of a bucket, and the policies of the schema storage. [DB9] */
import type { Backend } from "@slipway/cloud/backend/port";
import { storageSettingsSchema } from "@slipway/cloud/storage/storage-call";
import { notFound } from "@slipway/kernel/errors";
import type { BucketDetails, StoragePolicy } from "../contract/index.ts";
import { fromDatabase } from "./refusals.ts";

/** A policy's text is the owner's; the answer stays below what a browser draws. */
const BOUNDS = { maxBytes: 1024 * 1024 };
const MAX_POLICIES = 200;

interface Row {
  id: string;
  name: string;
  public: boolean;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
}

const BUCKET =
  "select id, name, coalesce(public, false) as public, file_size_limit, allowed_mime_types from storage.buckets where id = $1";
const POLICIES = `
select tablename as table, policyname as name, cmd as command, roles::text[] as roles, qual as using, with_check
from pg_policies where schemaname = 'storage' and tablename in ('buckets', 'objects')
order by tablename desc, policyname limit ${MAX_POLICIES}`;

const asOwner = (backend: Backend) => backend.database.as("supabase_storage_admin");

async function findBucket(backend: Backend, bucketId: string): Promise<Row> {
  const { rows } = await asOwner(backend)
    .query<Row>(BUCKET, [bucketId], BOUNDS)
    .catch((error: unknown) => {
      throw fromDatabase(error);
    });
  if (rows[0] === undefined) throw notFound("This bucket");
  return rows[0];
}

export const isPublic = async (backend: Backend, bucketId: string): Promise<boolean> =>
  (await findBucket(backend, bucketId)).public;

export async function describeBucket(backend: Backend, bucketId: string): Promise<BucketDetails> {
  const { file_size_limit: limit, ...row } = await findBucket(backend, bucketId);
  const { rows: policies } = await asOwner(backend)
    .query<StoragePolicy>(POLICIES, [], BOUNDS)
    .catch((error: unknown) => {
      throw fromDatabase(error);
    });
  const settings = storageSettingsSchema.parse((await backend.settings.read("storage")) ?? {});
  return {
    ...row,
    file_size_limit: limit === null ? null : Number(limit),
    max_file_bytes: settings.file_size_limit,
    policies,
  };
}
