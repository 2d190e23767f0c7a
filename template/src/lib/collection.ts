import { useSyncExternalStore } from "react";
import { NoRoom } from "@/lib/no-room";

export interface Row {
  id: string;
}

/** A list of rows that pages can read, follow and change. */
export interface Collection<T extends Row> {
  all(): readonly T[];
  get(id: string): T | undefined;
  add(values: Omit<T, "id">): T;
  update(id: string, changes: Partial<Omit<T, "id">>): void;
  remove(id: string): void;
  replace(rows: readonly T[]): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps rows in this browser. `seed` is what a first visitor sees. A change for which there is no room throws, and is none. */
export function createCollection<T extends Row>(key: string, seed: readonly T[]): Collection<T> {
  const listeners = new Set<() => void>();
  let rows = load(key, seed);

  function save(next: readonly T[]) {
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch (error) {
      throw new NoRoom(error);
    }
    rows = next;
    listeners.forEach((listener) => listener());
  }

  window.addEventListener("storage", (event) => {
    if (event.key !== key) return;
    rows = load(key, seed);
    listeners.forEach((listener) => listener());
  });

  return {
    all: () => rows,
    get: (id) => rows.find((row) => row.id === id),
    add(values) {
      const row = { ...values, id: newId() } as T;
      save([...rows, row]);
      return row;
    },
    update: (id, changes) => save(rows.map((row) => (row.id === id ? { ...row, ...changes } : row))),
    remove: (id) => save(rows.filter((row) => row.id !== id)),
    replace: save,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useRows<T extends Row>(collection: Collection<T>): readonly T[] {
  return useSyncExternalStore(collection.subscribe, collection.all);
}

function load<T>(key: string, seed: readonly T[]): readonly T[] {
  try {
    const stored = localStorage.getItem(key);
    if (!stored) return seed;
    const rows: unknown = JSON.parse(stored);
    return Array.isArray(rows) ? (rows as T[]) : seed;
  } catch {
    // What cannot be read is none, also where the browser keeps nothing at all.
    return seed;
  }
}

/** Works on plain http too, where crypto.randomUUID is missing. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}
