/** Buckets and their folders, as the project's owner sees them. [C3.09] [C3.10] [ST1] */
import { notFound } from "@slipway/kernel/errors";
import type { Bucket, StorageItem } from "../../contract/index.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { isoInstant, MAX_SHOWN_BYTES, shown } from "../database/shown-values.ts";

interface BucketRow {
  id: string;
  name: string;
  public: boolean;
  updated_at: Date;
}

const BUCKETS =
  "select id, name, coalesce(public, false) as public, coalesce(updated_at, created_at, now()) as updated_at from storage.buckets order by name limit 1000";
const BOUNDS = { maxBytes: MAX_SHOWN_BYTES };

const iso = (date: Date | null): string | null => (date === null ? null : isoInstant(date));

/** The owner's SQL may have written anything there. */
function sizeIn(text: string | null): number | null {
  const size = Number(text ?? Number.NaN);
  return Number.isSafeInteger(size) ? size : null;
}

export async function listBuckets(services: Keeps<"backends">, projectId: string): Promise<Bucket[]> {
  const { backend } = await requireBackend(services, projectId);
  const { rows } = await shown(backend.database.as("supabase_storage_admin").query<BucketRow>(BUCKETS, [], BOUNDS));
  return rows.map((row) => ({ ...row, updated_at: isoInstant(row.updated_at) }));
}

interface ItemRow {
  id: string | null;
  name: string;
  size: string | null;
  mimetype: string | null;
  created_at: Date | null;
  updated_at: Date | null;
}

const ITEMS = `
with found as (
  select o.*, substr(o.name, length($2) + 1) as rest from storage.objects o where o.bucket_id = $1 and starts_with(o.name, $2)
), entries as (
  select id::text, rest as name, metadata ->> 'size' as size, metadata ->> 'mimetype' as mimetype, created_at, updated_at
  from found where strpos(rest, '/') = 0
  union all
  select distinct null, split_part(rest, '/', 1), null, null, null::timestamptz, null::timestamptz from found where strpos(rest, '/') > 0
)
select * from entries where name <> '' order by (id is null) desc, name limit $3 offset $4`;

export async function listObjects(
  services: Keeps<"backends">,
  projectId: string,
  { bucketId, path, limit, offset }: { bucketId: string; path: string; limit: number; offset: number },
): Promise<StorageItem[]> {
  const { backend } = await requireBackend(services, projectId);
  const database = backend.database.as("supabase_storage_admin");
  const { rows: buckets } = await database.query("select 1 from storage.buckets where id = $1", [bucketId]);
  if (buckets.length === 0) throw notFound("This bucket");
  const prefix = path === "" || path.endsWith("/") ? path : `${path}/`;
  const { rows } = await shown(database.query<ItemRow>(ITEMS, [bucketId, prefix, limit, offset], BOUNDS));
  return rows.map(({ id, name, size, mimetype, created_at, updated_at }) => ({
    id: id ?? `${prefix}${name}/`,
    type: id === null ? "folder" : "file",
    name,
    path: `${prefix}${name}`,
    size: sizeIn(size),
    mimeType: mimetype,
    modifiedAt: iso(updated_at),
    createdAt: iso(created_at),
  }));
}
