/** POST /object/list/{bucket} and /object/list-v2/{bucket}: files and the folders their names make. */
import { parseJson } from "@slipway/kernel/json-bounds";
import { z } from "zod";
import { jsonResponse } from "../../gateway/body.ts";
import { validBucketName } from "../names.ts";
import { asCaller, readJson, type StorageHandler } from "../storage-call.ts";
import { storageError } from "../storage-error.ts";

const order = z.enum(["asc", "desc"]).nullish();
const COLUMNS = ["name", "updated_at", "created_at", "last_accessed_at"] as const;

const schema = z.object({
  prefix: z.string(),
  limit: z.number().int().min(1).nullish(),
  offset: z.number().int().min(0).nullish(),
  search: z.string().nullish(),
  sortBy: z.object({ column: z.enum(COLUMNS).nullish(), order }).nullish(),
});

const MAX_LIMIT = 1000;

interface Entry {
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: unknown;
}

/** Names are compared without regard to case, and are answered relative to the prefix. */
export const listObjects: StorageHandler = async (call) => {
  const { prefix: asked, limit, offset, search, sortBy } = await readJson(call, schema);
  const bucket = validBucketName(call.bucket);
  const prefix = asked === "" || asked.endsWith("/") ? asked : `${asked}/`;
  const column = sortBy?.column ?? "name";
  const direction = sortBy?.order ?? "asc";
  const key =
    column === "name" ? `lower(name) collate "C" ${direction}` : `(id is null) desc, ${column} ${direction}, name`;
  const { rows } = await asCaller(call, "object.list", (tx) =>
    tx.query<Entry>(
      `with found as (
         select o.*, substr(o.name, length($2) + 1) as rest from storage.objects o
         where o.bucket_id = $1 and starts_with(lower(o.name), lower($2 || $3))
       ), entries as (
         select rest as name, id, updated_at, created_at, last_accessed_at, metadata from found where strpos(rest, '/') = 0
         union all
         select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
         from found where strpos(rest, '/') > 0
       )
       select * from entries where name <> '' order by ${key} limit $4 offset $5`,
      [bucket, prefix, search ?? "", Math.min(limit ?? 100, MAX_LIMIT), offset ?? 0],
    ),
  );
  return jsonResponse(200, rows);
};

const v2Schema = z.object({
  prefix: z.string().nullish(),
  limit: z.number().int().min(1).nullish(),
  cursor: z.string().max(4096).nullish(),
  with_delimiter: z.boolean().nullish(),
  sortBy: z.object({ column: z.enum(["name", "updated_at", "created_at"]), order }).nullish(),
});

const cursorSchema = z.object({
  name: z.string(),
  /** As the database wrote it, to the microsecond; null for names. */
  value: z.string().max(40).nullable(),
  column: z.enum(["name", "updated_at", "created_at"]),
  order: z.enum(["asc", "desc"]),
});
type Cursor = z.output<typeof cursorSchema>;

function openCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  } catch {
    throw storageError({ status: 400, code: "InvalidParameter", message: "Invalid Parameter continuation token" });
  }
}

interface V2Row extends Omit<Entry, "last_accessed_at"> {
  key: string;
  last_accessed_at: Date | null;
  sort_value: string;
}

const fileView = ({ name, key, id, updated_at, created_at, last_accessed_at, metadata }: V2Row) => ({
  id,
  key,
  name,
  updated_at,
  created_at,
  last_accessed_at,
  metadata,
});

/** Where a page begins: behind the last entry of the page before. */
const behind = (column: Cursor["column"], direction: "asc" | "desc"): string => {
  const sign = direction === "asc" ? ">" : "<";
  return column === "name"
    ? `($4::text is null and name collate "C" ${sign} $5::text collate "C")`
    : `(${column}, name collate "C") ${sign} ($4::timestamptz, $5::text collate "C")`;
};

export const listObjectsV2: StorageHandler = async (call) => {
  const { prefix, limit, cursor: token, with_delimiter: hasFolders, sortBy } = await readJson(call, v2Schema);
  const bucket = validBucketName(call.bucket);
  const cursor = token == null || token === "" ? null : openCursor(token);
  const column = cursor?.column ?? sortBy?.column ?? "name";
  const direction = cursor?.order ?? sortBy?.order ?? "asc";
  const max = Math.min(limit ?? MAX_LIMIT, MAX_LIMIT);
  const sort = column === "name" ? "" : `${column} ${direction}, `;
  const { rows } = await asCaller(call, "object.list_v2", (tx) =>
    tx.query<V2Row>(
      `with found as (
         select o.*, substr(o.name, length($2) + 1) as rest from storage.objects o
         where o.bucket_id = $1 and starts_with(o.name, $2)
       ), entries as (
         select name, rest as key, id, updated_at, created_at, last_accessed_at, metadata from found
         where not $3::boolean or strpos(rest, '/') = 0
         union all
         select $2 || split_part(rest, '/', 1) || '/', split_part(rest, '/', 1), null, min(updated_at), min(created_at), null, null
         from found where $3::boolean and strpos(rest, '/') > 0 group by split_part(rest, '/', 1)
       )
       select *, ${column}::text as sort_value from entries
       where $5::text is null or ${behind(column, direction)}
       order by ${sort}name collate "C" ${direction} limit $6`,
      [bucket, prefix ?? "", hasFolders === true, cursor?.value ?? null, cursor?.name ?? null, max + 1],
    ),
  );
  const page = rows.slice(0, max);
  const last = page.at(-1);
  const hasNext = rows.length > max;
  const next: Cursor | null =
    hasNext && last !== undefined
      ? { name: last.name, value: column === "name" ? null : last.sort_value, column, order: direction }
      : null;
  const files = page.filter(({ id }) => id !== null).map(fileView);
  const folders = page.filter(({ id }) => id === null).map(({ name, key }) => ({ name, key }));
  return jsonResponse(200, {
    hasNext,
    ...(next === null
      ? {}
      : { nextCursor: Buffer.from(JSON.stringify(next)).toString("base64url"), nextCursorKey: next.name }),
    folders,
    objects: files,
  });
};
