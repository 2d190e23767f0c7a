/** Moving and renaming: names change in one transaction, bytes stay where they are. */
import type { Backend, BackendTransaction, Caller } from "@slipway/cloud/backend/port";
import { AppError, notFound } from "@slipway/kernel/errors";
import { joinPath, MAX_PATH, nameOf, type Picked } from "../contract/index.ts";
import { fromDatabase, intoItself, nameTaken, onlyOneName, pathTooLong, tooManyMoved } from "./refusals.ts";

/** Files whose names one call changes: more would hold their rows for longer than a visitor waits. */
const MAX_MOVED = 10_000;

export interface Moving {
  bucketId: string;
  items: readonly Picked[];
  folder: string;
  name?: string | undefined;
}

interface Trip {
  from: string;
  to: string;
}

/** As the storage service's own moves: the project's triggers see the operation. */
const AS_OWNER: Caller = {
  role: "service_role",
  claims: { role: "service_role" },
  settings: { "storage.operation": "storage.object.move" },
};

/** A folder is the beginning of its files' names. */
async function renameFolder(tx: BackendTransaction, bucketId: string, { from, to }: Trip): Promise<number> {
  const before = `${from}/`;
  const { rows } = await tx.query<{ count: number; longest: number }>(
    `select count(*)::int as count, coalesce(max(length(name)), 0)::int as longest from (
       select name from storage.objects where bucket_id = $1 and starts_with(name, $2) limit ${MAX_MOVED + 1}
     ) as found`,
    [bucketId, before],
  );
  const { count, longest } = rows[0]!;
  if (count === 0) throw notFound(`The folder ${from}`);
  if (count > MAX_MOVED) throw tooManyMoved(MAX_MOVED);
  if (longest - from.length + to.length > MAX_PATH) throw pathTooLong();
  await tx.query(
    "update storage.objects set name = $3 || substr(name, length($2) + 1) where bucket_id = $1 and starts_with(name, $2)",
    [bucketId, before, `${to}/`],
  );
  return count;
}

async function renameFile(tx: BackendTransaction, bucketId: string, { from, to }: Trip): Promise<number> {
  const { rows } = await tx.query(
    "update storage.objects set name = $3 where bucket_id = $1 and name = $2 returning id",
    [bucketId, from, to],
  );
  if (rows.length === 0) throw notFound(`The file ${from}`);
  return 1;
}

/** A folder must not be merged into another one, or take the name of a file. */
async function requireFree(tx: BackendTransaction, bucketId: string, to: string): Promise<void> {
  const { rows } = await tx.query(
    "select 1 from storage.objects where bucket_id = $1 and (name = $2 or starts_with(name, $3)) limit 1",
    [bucketId, to, `${to}/`],
  );
  if (rows.length > 0) throw nameTaken(to);
}

function tripOf({ path, type }: Picked, { folder, name }: Moving): Trip {
  const from = type === "folder" ? path.replace(/\/$/, "") : path;
  const to = joinPath(folder, name ?? nameOf(from));
  if (to.length > MAX_PATH) throw pathTooLong();
  if (type === "folder" && to.startsWith(`${from}/`)) throw intoItself(from);
  return { from, to };
}

/** All of them or none. Answers how many files have a new name. */
export async function moveFiles(backend: Backend, moving: Moving): Promise<number> {
  const { bucketId, items, name } = moving;
  if (name !== undefined && items.length > 1) throw onlyOneName();
  const trips = items.map((item) => ({ item, trip: tripOf(item, moving) })).filter(({ trip }) => trip.from !== trip.to);
  try {
    return await backend.database.as("authenticator").transaction(async (tx) => {
      let moved = 0;
      for (const { item, trip } of trips) {
        await requireFree(tx, bucketId, trip.to);
        moved += await (item.type === "folder" ? renameFolder : renameFile)(tx, bucketId, trip);
      }
      return moved;
    }, AS_OWNER);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw fromDatabase(error);
  }
}
