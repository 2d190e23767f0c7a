/** Rows of objects and buckets. The caller chooses whose rights they are read with. */
import type { Queries } from "../../backend/port.ts";
import { noSuchBucket, noSuchKey } from "../storage-error.ts";
import { ownerOf } from "../storage-call.ts";

export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  /** ISO 8601. */
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
}

export interface ObjectRow {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string | null;
  created_at: Date | null;
  updated_at: Date | null;
  last_accessed_at: Date | null;
  /** The project's own SQL may put anything here. */
  metadata: Partial<Record<keyof ObjectMetadata, unknown>> | null;
  user_metadata: Record<string, unknown> | null;
}

export interface BucketRow {
  id: string;
  name: string;
  owner: string | null;
  public: boolean | null;
  created_at: Date | null;
  updated_at: Date | null;
  /** A bigint, which comes as text. */
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
}

const OBJECT_COLUMNS =
  "id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata";
export const BUCKET_COLUMNS = "id, name, owner, public, created_at, updated_at, file_size_limit, allowed_mime_types";

export async function findBucket(db: Queries, id: string): Promise<BucketRow> {
  const { rows } = await db.query<BucketRow>(`select ${BUCKET_COLUMNS} from storage.buckets where id = $1`, [id]);
  if (rows[0] === undefined) throw noSuchBucket();
  return rows[0];
}

export interface ObjectPlace {
  bucket: string;
  name: string;
}

export async function findObject(db: Queries, { bucket, name }: ObjectPlace): Promise<ObjectRow> {
  const { rows } = await db.query<ObjectRow>(
    `select ${OBJECT_COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  );
  if (rows[0] === undefined) throw noSuchKey();
  return rows[0];
}

export interface NewObject extends ObjectPlace {
  version: string;
  ownerId: string | undefined;
  metadata: Partial<Record<keyof ObjectMetadata, unknown>>;
  userMetadata: Record<string, unknown> | null;
}

const VALUES = ({ bucket, name, version, ownerId, metadata, userMetadata }: NewObject): unknown[] => {
  const { owner, ownerId: id } = ownerOf(ownerId);
  return [
    bucket,
    name,
    owner,
    id,
    version,
    JSON.stringify(metadata),
    userMetadata === null ? null : JSON.stringify(userMetadata),
  ];
};
const INSERT = `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const OR_REPLACE = ` on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
  version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata`;

/** There is no `returning`, because a caller who may insert need not be allowed to read. */
export async function tryInsert(db: Queries, object: NewObject, upsert: boolean): Promise<void> {
  await db.query(upsert ? `${INSERT}${OR_REPLACE}` : INSERT, VALUES(object));
}

/** Answers the row, and the version it had before. */
export async function insertObject(
  db: Queries,
  object: NewObject,
  upsert: boolean,
): Promise<{ row: ObjectRow; replaced: string | null }> {
  const before = await db.query<{ version: string | null }>(
    "select version from storage.objects where bucket_id = $1 and name = $2 for update",
    [object.bucket, object.name],
  );
  const { rows } = await db.query<ObjectRow>(
    `${INSERT}${upsert ? OR_REPLACE : ""} returning ${OBJECT_COLUMNS}`,
    VALUES(object),
  );
  return { row: rows[0]!, replaced: before.rows[0]?.version ?? null };
}

/** The fields of a row that clients get. */
export const objectView = (row: ObjectRow) => ({
  id: row.id,
  bucket_id: row.bucket_id,
  name: row.name,
  owner: row.owner ?? "",
  owner_id: row.owner_id ?? "",
  version: row.version ?? "",
  created_at: row.created_at,
  updated_at: row.updated_at,
  last_accessed_at: row.last_accessed_at,
  metadata: row.metadata,
  user_metadata: row.user_metadata,
});
