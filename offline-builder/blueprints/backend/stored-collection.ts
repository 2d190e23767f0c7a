import { toast } from "@/components/ui/toast";
// #if roles
import { mustBeAllowed } from "@/data/roles";
// #end
import { backend } from "@/lib/backend";
import type { Collection, Row } from "@/lib/collection";
// #if ordered
import { appendAll, arrange } from "@/lib/positions";
// #end

export interface StoredTable<T extends Row> {
  name: string;
  fields: readonly (Exclude<keyof T, "id"> & string)[];
  /** Without a value these are null in the database and an empty text here. */
  nullable?: readonly (keyof T & string)[];
  /** Fields that hold the id of a row in another table. */
  pointsTo?: Partial<Record<keyof T & string, string>>;
  // #if ordered
  /** People put the rows into an order of their own, and it is stored. */
  isOrdered?: boolean;
  // #end
  /** What a browser kept before there was a database; the samples where it kept nothing. */
  before: { key: string; samples: readonly T[]; upToDate?: (row: T) => T };
}

export interface StoredCollection<T extends Row = Row> extends Collection<T> {
  table: StoredTable<T>;
  load(): Promise<void>;
  /** Empties what is shown, not what is stored. */
  forget(): void;
  /** The row no longer points to what was deleted; gives back the way to undo it. */
  unlink(deleted: { table: string; id: string }): (() => void)[];
}

/** In the order in which the app knows them. */
export const storedCollections: StoredCollection[] = [];

let queue: Promise<void> = Promise.resolve();
/** A change that waits at the end of the queue: what is typed next goes with it. */
let last: { table: string; id: string; record: Record<string, unknown> } | null = null;

/** One after the other: a row is there before others point to it. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  last = null;
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

const undoLinks = new Map<string, (() => void)[]>();
const pageSize = 1000;

/** Rows of a table in the project's database, held here as well: pages read at once, and what they change is sent behind. */
export function createStoredCollection<T extends Row>(table: StoredTable<T>): StoredCollection<T> {
  const listeners = new Set<() => void>();
  const positions = new Map<string, number>();
  let rows: readonly T[] = [];
  let changes = 0;

  function show(next: readonly T[]) {
    rows = next;
    listeners.forEach((listener) => listener());
  }

  function send(work: () => PromiseLike<{ error: { message: string } | null }>) {
    changes += 1;
    inTurn(async () => {
      const { error } = await work();
      if (error) throw new Error(error.message);
    }).catch(async () => {
      toast(__("That could not be saved. The page shows what is stored."));
      await inTurn(load).catch(() => undefined);
    });
  }

  async function load() {
    const before = changes;
    const loaded: T[] = [];
    for (let from = 0; ; from += pageSize) {
      const { data, error } = await database().select("*").order("position").range(from, from + pageSize - 1);
      if (error) throw new Error(error.message);
      for (const record of data as Stored[]) {
        positions.set(record.id, record.position);
        loaded.push(toRow(table, record));
      }
      if (data.length < pageSize) break;
    }
    if (changes === before) show(loaded);
  }

  function database() {
    if (!backend) throw new Error("This app was built without the address of its database");
    return backend.from(table.name);
  }

  /** Rows that were there before keep their place. */
  function put(changed: readonly T[]) {
    // #if ordered
    if (table.isOrdered) appendAll(changed, positions);
    // #end
    const known = changed.filter((row) => positions.has(row.id));
    const fresh = changed.filter((row) => !positions.has(row.id));
    const records = known.map((row) => ({ ...toRecord(table, row), position: positions.get(row.id) }));
    if (records.length > 0) send(() => database().upsert(records, { defaultToNull: false }));
    if (fresh.length > 0) send(() => database().upsert(fresh.map((row) => toRecord(table, row)), { defaultToNull: false }));
    for (const row of changed) takeOut(undoLinks, `${table.name}/${row.id}`).forEach((undo) => undo());
  }

  function drop(ids: readonly string[]) {
    for (const id of ids) {
      const undos = storedCollections.flatMap((other) => other.unlink({ table: table.name, id }));
      undoLinks.set(`${table.name}/${id}`, undos);
    }
    for (let at = 0; at < ids.length; at += 100) {
      const some = ids.slice(at, at + 100);
      send(() => database().delete().in("id", some));
    }
  }

  const collection: StoredCollection<T> = {
    table,
    all: () => rows,
    get: (id) => rows.find((row) => row.id === id),
    add(values) {
      // #if roles
      mustBeAllowed();
      // #end
      const row = { ...values, id: newId() } as T;
      show([...rows, row]);
      put([row]);
      return row;
    },
    update(id, changed) {
      // #if roles
      mustBeAllowed();
      // #end
      show(rows.map((row) => (row.id === id ? { ...row, ...changed } : row)));
      const record = toRecord(table, changed as Partial<T>);
      if (last?.table === table.name && last.id === id) {
        Object.assign(last.record, record);
        changes += 1;
        return;
      }
      const waiting = { table: table.name, id, record };
      send(() => {
        if (last === waiting) last = null;
        return database().update(record).eq("id", id);
      });
      last = waiting;
    },
    remove(id) {
      // #if roles
      mustBeAllowed();
      // #end
      show(rows.filter((row) => row.id !== id));
      drop([id]);
    },
    replace(next) {
      // #if roles
      mustBeAllowed();
      // #end
      const before = new Map(rows.map((row) => [row.id, row]));
      const after = new Set(next.map((row) => row.id));
      show(next);
      drop([...before.keys()].filter((id) => !after.has(id)));
      // #if ordered
      const moved = table.isOrdered ? arrange(next, positions) : new Set<string>();
      put(next.filter((row) => before.get(row.id) !== row || moved.has(row.id)));
      // #else
      put(next.filter((row) => before.get(row.id) !== row));
      // #end
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    forget() {
      positions.clear();
      changes += 1;
      show([]);
    },
    unlink(deleted) {
      const fields = Object.entries(table.pointsTo ?? {}).filter(([, target]) => target === deleted.table);
      return fields.flatMap(([field]) => {
        const linked = rows.filter((row) => row[field as keyof T] === deleted.id);
        const ids = new Set(linked.map((row) => row.id));
        // The database does the same by itself.
        if (ids.size > 0) show(rows.map((row) => (ids.has(row.id) ? { ...row, [field]: "" } : row)));
        return linked.map((row) => () => collection.update(row.id, { [field]: deleted.id } as unknown as Partial<Omit<T, "id">>));
      });
    },
  };
  storedCollections.push(collection as unknown as StoredCollection);
  return collection;
}

type Stored = Record<string, unknown> & { id: string; position: number };

/** `dueDate` here is `due_date` in the database. */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toRow<T extends Row>(table: StoredTable<T>, record: Stored): T {
  const values = table.fields.map((field) => {
    const value = record[columnOf(field)];
    return [field, value ?? (table.nullable?.includes(field) ? "" : null)];
  });
  return { id: record.id, ...Object.fromEntries(values) } as T;
}

export function toRecord<T extends Row>(table: StoredTable<T>, row: Partial<T>): Record<string, unknown> {
  const values = table.fields
    .filter((field) => row[field] !== undefined)
    .map((field) => [columnOf(field), row[field] === "" && table.nullable?.includes(field) ? null : row[field]]);
  return { ...(row.id === undefined ? {} : { id: row.id }), ...Object.fromEntries(values) };
}

function takeOut<V>(map: Map<string, V[]>, key: string): V[] {
  const found = map.get(key) ?? [];
  map.delete(key);
  return found;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
