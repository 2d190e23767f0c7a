/** The bytes behind objects: each upload has an id of its own, and the rows that refer to it are counted. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { newUuid } from "@slipway/kernel/ids";
import type { ReceivedBytes } from "@slipway/platform/objects/port";
import type { Backend } from "../../backend/port.ts";
import { textArray } from "../../backend/text-array.ts";
import { tooLarge } from "../storage-error.ts";
import type { ObjectMetadata } from "./object-rows.ts";

const keyOf = (backend: Backend, id: string): string => `cloud/${backend.ref}/objects/${id}`;
const ID = /^[0-9a-f-]{36}$/;
/** Longer than any upload takes between storing its bytes and inserting its row. */
const ABANDONED = "1 hour";
const SWEEP = 20;

/** Bytes of an upload that have arrived and belong to no object yet. */
export interface ReceivedContent extends ReceivedBytes {
  /** MD5 of the bytes, in hex. */
  readonly md5: string;
}

/** Takes bytes as they come. Throws AppError `EntityTooLarge` above `limit`. */
export async function receiveContent(
  backend: Backend,
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<ReceivedContent> {
  const digest = createHash("md5");
  async function* counted(): AsyncGenerator<Uint8Array, undefined> {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      digest.update(chunk);
      yield chunk;
    }
  }
  const received = await backend.objects.receive(counted());
  return {
    size: received.size,
    md5: digest.digest("hex"),
    keep: (key) => received.keep(key),
    [Symbol.asyncDispose]: () => received[Symbol.asyncDispose](),
  };
}

/** Stores bytes without a row yet: a later call cleans up when the upload is cut off before making one. */
export async function storeContent(backend: Backend, content: ReceivedContent): Promise<string> {
  const id = newUuid();
  const db = backend.database.as("supabase_storage_admin");
  await db.query("insert into storage.contents (id, size) values ($1, $2)", [id, content.size]);
  await content.keep(keyOf(backend, id));
  return id;
}

/** Null for a version that no upload made: the project's SQL wrote its row. */
export const readContent = async (
  backend: Backend,
  version: string | null,
  range?: { start: number; end: number },
): Promise<Uint8Array | null> =>
  version === null || !ID.test(version) ? null : backend.objects.get(keyOf(backend, version), range);

/** Longer contents are read in pieces of this size as they are taken. Whole, they would be in memory once for each slow reader. */
const PIECE_BYTES = 1_048_576;

interface Span {
  start: number;
  /** Inclusive. */
  end: number;
}

export async function* pieces(
  key: string,
  backend: Backend,
  { start, end }: Span,
): AsyncGenerator<Uint8Array, undefined> {
  for (let at = start; at <= end; at += PIECE_BYTES) {
    const piece = await backend.objects.get(key, { start: at, end: Math.min(at + PIECE_BYTES - 1, end) });
    if (piece === null) throw new Error(`the object ${key} went away while it was read`);
    yield piece;
  }
}

/** A content, or a part of it, as the body of an answer; null as `readContent` has it. What rows say of its size is not asked. */
export async function openContent(
  backend: Backend,
  version: string | null,
  range: Span | null,
): Promise<{ length: number; body: Uint8Array | Readable } | null> {
  if (version === null || !ID.test(version)) return null;
  const key = keyOf(backend, version);
  const known = await backend.objects.head(key);
  if (known === null) return null;
  const start = range?.start ?? 0;
  const end = Math.min(range?.end ?? Infinity, known.size - 1);
  const length = Math.max(0, end - start + 1);
  if (length > PIECE_BYTES)
    return {
      length,
      body: Readable.from(pieces(key, backend, { start, end }), { objectMode: false, highWaterMark: 0 }),
    };
  const bytes = await readContent(backend, version, { start, end });
  return bytes === null ? null : { length: bytes.length, body: bytes };
}

async function discard(backend: Backend, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids) await backend.objects.delete(keyOf(backend, id));
  // Deletes the bytes first: when this is cut off, the row shows that work is left.
  const values = [textArray(ids)];
  await backend.database
    .as("supabase_storage_admin")
    .transaction(
      (tx) => tx.query("delete from storage.contents where id = any($1::text[]) and row_count = 0", values),
      undefined,
      { aim: "removes" },
    );
}

/** Deletes contents without a row: those given, and those of calls that were cut off. */
export async function releaseContents(backend: Backend, versions: readonly (string | null)[]): Promise<void> {
  const ids = versions.filter((version): version is string => version !== null && ID.test(version));
  const { rows } = await backend.database.as("supabase_storage_admin").query<{ id: string }>(
    `(select id from storage.contents where row_count = 0 and id = any($1::text[]))
     union
     (select id from storage.contents where row_count = 0 and created_at < now() - $2::interval limit $3)`,
    [textArray(ids), ABANDONED, SWEEP],
  );
  await discard(
    backend,
    rows.map(({ id }) => id),
  );
}

/** Size of all uploads that have a row. */
export async function totalBytes(backend: Backend): Promise<number> {
  const { rows } = await backend.database
    .as("supabase_storage_admin")
    .query<{ total: string }>("select coalesce(sum(size), 0) as total from storage.contents");
  return Number(rows[0]!.total);
}

export function metadataOf(
  { md5, size }: Pick<ReceivedContent, "md5" | "size">,
  { mimetype, cacheControl, now }: { mimetype: string; cacheControl: string; now: number },
): ObjectMetadata {
  return {
    eTag: `"${md5}"`,
    size,
    mimetype,
    cacheControl,
    lastModified: new Date(now).toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
}
