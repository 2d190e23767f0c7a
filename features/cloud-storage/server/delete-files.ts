/** Deletes files by the storage service, folders in batches. */
import type { Backend } from "@slipway/cloud/backend/port";
import type { Service } from "@slipway/cloud/gateway/service";
import type { Picked } from "../contract/index.ts";
import { askStorage, readAnswer } from "./ask-storage.ts";
import { fromDatabase } from "./refusals.ts";

/** The service takes 1000 names at once; a smaller batch holds their rows for a shorter time. */
const BATCH = 500;

async function deleteNamed(storage: Service, backend: Backend, of: { bucketId: string; names: readonly string[] }) {
  const answer = await askStorage(storage, backend, {
    method: "DELETE",
    path: `/object/${encodeURIComponent(of.bucketId)}`,
    body: { prefixes: of.names },
  });
  return ((await readAnswer(answer)) as unknown[]).length;
}

async function namesIn(backend: Backend, bucketId: string, folder: string): Promise<string[]> {
  const { rows } = await backend.database
    .as("supabase_storage_admin")
    .query<{ name: string }>(
      `select name from storage.objects where bucket_id = $1 and starts_with(name, $2) limit ${BATCH}`,
      [bucketId, folder],
    )
    .catch((error: unknown) => {
      throw fromDatabase(error);
    });
  return rows.map(({ name }) => name);
}

/** Answers how many files are gone; one that somebody else deleted meanwhile is not counted. */
export async function deleteFiles(
  storage: Service,
  backend: Backend,
  { bucketId, items }: { bucketId: string; items: readonly Picked[] },
): Promise<number> {
  let deleted = 0;
  const files = items.filter(({ type }) => type === "file").map(({ path }) => path);
  for (let at = 0; at < files.length; at += BATCH)
    deleted += await deleteNamed(storage, backend, { bucketId, names: files.slice(at, at + BATCH) });
  for (const { path } of items.filter(({ type }) => type === "folder")) {
    const folder = path.endsWith("/") ? path : `${path}/`;
    for (;;) {
      const names = await namesIn(backend, bucketId, folder);
      if (names.length === 0) break;
      const gone = await deleteNamed(storage, backend, { bucketId, names });
      deleted += gone;
      // A trigger of the project keeps the rest.
      if (gone === 0) break;
    }
  }
  return deleted;
}
