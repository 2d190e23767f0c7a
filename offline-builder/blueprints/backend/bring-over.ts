import { useSyncExternalStore } from "react";
import { backend } from "@/lib/backend";
import type { Row } from "@/lib/collection";
import { inTurn, storedCollections, toRecord, type StoredCollection } from "@/lib/stored-collection";

/** What this browser kept before there was a database, or the samples; a list that others point to comes first. */
function keptLists(email: string): { collection: StoredCollection; rows: readonly Row[] }[] {
  const lists = storedCollections.map((collection) => ({ collection, rows: keptRows(collection, email) }));
  return inOrder(lists);
}

function keptRows({ table }: StoredCollection, email: string): readonly Row[] {
  const { key, samples, upToDate } = table.before;
  const account = readList<{ id: string; email: string }>("browser-accounts")?.find((known) => known.email === email);
  const kept = (account && readList<Row>(`${account.id}-${key}`)) ?? readList<Row>(key) ?? samples;
  return upToDate ? kept.map(upToDate) : kept;
}

function readList<T>(key: string): T[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(value) ? (value as T[]) : null;
  } catch {
    return null;
  }
}

function inOrder<L extends { collection: StoredCollection }>(lists: L[]): L[] {
  const done = new Set<L>();
  function visit(list: L, above: L[]) {
    if (done.has(list) || above.includes(list)) return;
    const targets = Object.values(list.collection.table.pointsTo ?? {});
    lists.filter((other) => targets.includes(other.collection.table.name)).forEach((other) => visit(other, [...above, list]));
    done.add(list);
  }
  lists.forEach((list) => visit(list, []));
  return [...done];
}

export function useIsEmpty(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const ends = storedCollections.map((collection) => collection.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
    () => storedCollections.every((collection) => collection.all().length === 0),
  );
}

export interface Kept {
  own: number;
  samples: number;
}

export function countKept(email: string): Kept {
  const rows = keptLists(email).flatMap((list) => list.rows);
  const samples = rows.filter(isSample).length;
  return { own: rows.length - samples, samples };
}

function isSample(row: Row): boolean {
  return row.id.startsWith("sample-");
}

/** Stores what the browser kept. It stays in the browser too, so nothing is lost when this does not succeed. */
export async function bringOver(email: string): Promise<void> {
  const lists = keptLists(email);
  // The same samples go into many accounts, each with ids of its own.
  const suffix = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  const idOf = (id: string) => (id.startsWith("sample-") ? `${id}-${suffix}` : id);
  const ids = new Set(lists.flatMap((list) => list.rows.map((row) => row.id)));
  for (const { collection, rows } of lists) {
    const { table } = collection;
    const links = Object.keys(table.pointsTo ?? {});
    const records = rows.map((row) => {
      const linked = Object.entries(row).map(([field, value]) => {
        if (!links.includes(field)) return [field, value];
        return [field, ids.has(value as string) ? idOf(value as string) : ""];
      });
      return toRecord(table, { ...Object.fromEntries(linked), id: idOf(row.id) });
    });
    if (records.length === 0) continue;
    await inTurn(async () => {
      const stored = await backend!.from(table.name).upsert(records, { defaultToNull: false, ignoreDuplicates: true });
      if (stored.error) throw new Error(stored.error.message);
    });
  }
  await Promise.all(lists.map(({ collection }) => collection.load()));
}
