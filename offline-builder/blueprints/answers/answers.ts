import type { Collection, Row } from "@/lib/collection";
// #if copies
import { createCollection } from "@/lib/collection";
// #end

/**
 * `waiting`: kept in this browser until it can be sent. `refused`: tried again at the next visit. `given-up`: refused so often that
 * only the visitor tries again. `unconnected`: the site was built without its database.
 */
export type AnswerPhase = "idle" | "sending" | "sent" | "waiting" | "refused" | "given-up" | "unconnected";

/** What visitors send. It is written here and read by the owner alone. */
export interface Answers {
  phase(): AnswerPhase;
  follow(listener: () => void): () => void;
  sendAgain(): void;
  /** Forgets what was refused. */
  discard(): void;
}

type Entry = { id: string } & Record<string, unknown>;

const url: string | undefined = import.meta.env.VITE_SUPABASE_URL;
const anonKey: string | undefined = import.meta.env.VITE_SUPABASE_ANON_KEY;
/** An entry that is there already was sent before, and only the reply to it was lost. */
const ALREADY_THERE = "23505";
/** Another version of the site may take what this one could not, but not for ever. */
const MOST_TRIES = 5;

/** An answer stays in this browser until the database has it: a lost connection loses nothing. `fields` are its columns. */
export function createAnswers<T extends Row>(table: string, fields: readonly (Exclude<keyof T, "id"> & string)[]): Answers & Pick<Collection<T>, "add"> {
  const key = `unsent-${table}`;
  const refusalsKey = `refused-${table}`;
  const listeners = new Set<() => void>();
  let unsent = readUnsent(key);
  /** How often each was refused, by id. */
  let refusals = readRefusals(refusalsKey);
  let phase: AnswerPhase = "idle";
  let sending = false;

  function change(next: AnswerPhase) {
    phase = next;
    listeners.forEach((listener) => listener());
  }

  function keep(next: Entry[], counted = refusals) {
    unsent = next;
    refusals = Object.fromEntries(Object.entries(counted).filter(([id]) => next.some((entry) => entry.id === id)));
    try {
      localStorage.setItem(key, JSON.stringify(next));
      localStorage.setItem(refusalsKey, JSON.stringify(refusals));
    } catch {
      // Without room in the browser it is still sent, only not again after the page was closed.
    }
  }

  const isGivenUp = (id: string): boolean => (refusals[id] ?? 0) >= MOST_TRIES;

  async function send({ all = false } = {}) {
    if (sending) return;
    sending = true;
    change("sending");
    let outcome: AnswerPhase = "sent";
    const tried = new Set(unsent.filter(({ id }) => !all && isGivenUp(id)).map(({ id }) => id));
    if (unsent.length > 0 && tried.size === unsent.length) outcome = "given-up";
    const next = () => unsent.find(({ id }) => !tried.has(id));
    // What is refused stays here, and holds up nothing that was written after it.
    for (let entry = next(); entry && outcome !== "waiting" && outcome !== "unconnected"; entry = next()) {
      const { id } = entry;
      tried.add(id);
      outcome = await post(table, entry);
      if (outcome === "sent") keep(unsent.filter((other) => other.id !== id));
      else if (outcome === "refused") keep(unsent, { ...refusals, [id]: (refusals[id] ?? 0) + 1 });
      if (outcome === "refused" && isGivenUp(id)) outcome = "given-up";
    }
    sending = false;
    change(outcome);
  }

  window.addEventListener("online", () => unsent.length > 0 && void send());
  if (unsent.length > 0) void send();

  return {
    add(values) {
      const id = newId();
      const columns = fields.map((field) => [columnOf(field), (values as Record<string, unknown>)[field]]);
      keep([...unsent, { ...Object.fromEntries(columns), id }]);
      void send();
      return { ...values, id } as T;
    },
    phase: () => phase,
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sendAgain: () => void send({ all: true }),
    discard() {
      keep(unsent.filter(({ id }) => !refusals[id]));
      change("idle");
    },
  };
}

// #if copies
/** The visitor keeps a copy in this browser, for the page that shows what they sent. */
export function createCopiedAnswers<T extends Row>(table: string, fields: readonly (Exclude<keyof T, "id"> & string)[]): Answers & Collection<T> {
  const copies = createCollection<T>(table, []);
  const answers = createAnswers<T>(table, fields);
  return {
    ...copies,
    ...answers,
    add(values) {
      const sent = answers.add(values);
      try {
        return copies.add(values);
      } catch {
        // It is sent all the same; only this browser's copy has no room.
        return sent;
      }
    },
  };
}

// #end
// #if published
/** Everybody reads what the owner let through; until then, who wrote it sees it on their own device. */
export function createPublished<T extends Row>(table: string, fields: readonly (Exclude<keyof T, "id"> & string)[]): Answers & Collection<T> {
  const own = createCollection<T>(table, []);
  const answers = createAnswers<T>(table, fields);
  const listeners = new Set<() => void>();
  let published: readonly T[] = [];
  let shown: readonly T[] | null = null;

  function change() {
    shown = null;
    listeners.forEach((listener) => listener());
  }

  const contentOf = (row: T): string => JSON.stringify(fields.map((field) => row[field]));

  async function load() {
    if (!url || !anonKey) return;
    const columns = ["id", "created_at", ...fields.map(columnOf)].join(",");
    const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
    const response = await fetch(`${url}/rest/v1/${table}?select=${columns}&order=created_at`, { headers }).catch(() => null);
    if (!response?.ok) return;
    const rows = (await response.json()) as Record<string, unknown>[];
    published = rows.map((row) => {
      const values = Object.fromEntries(["id", ...fields].map((field) => [field, row[columnOf(field)]]));
      return { ...values, writtenAt: row.created_at } as unknown as T;
    });
    change();
  }

  own.subscribe(change);
  void load();

  return {
    ...own,
    ...answers,
    all() {
      const known = new Set(published.map(contentOf));
      shown ??= [...published, ...own.all().filter((row) => !known.has(contentOf(row)))];
      return shown;
    },
    get: (id) => published.find((row) => row.id === id) ?? own.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(values) {
      const sent = answers.add(values);
      try {
        return own.add(values);
      } catch {
        // It is sent all the same; only this browser's copy has no room.
        return sent;
      }
    },
  };
}

// #end
async function post(table: string, entry: Entry): Promise<AnswerPhase> {
  if (!url || !anonKey) return "unconnected";
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${anonKey}`,
    "content-type": "application/json",
    prefer: "return=minimal",
  };
  try {
    const response = await fetch(`${url}/rest/v1/${table}`, { method: "POST", headers, body: JSON.stringify(entry) });
    if (response.ok) return "sent";
    const { code } = (await response.json().catch(() => ({}))) as { code?: string };
    if (code === ALREADY_THERE) return "sent";
    // What is wrong with the entry stays wrong; a database that is busy, full or asleep takes it later.
    return [400, 401, 403, 404, 413, 422].includes(response.status) ? "refused" : "waiting";
  } catch {
    return "waiting";
  }
}

function readUnsent(key: string): Entry[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? (value as Entry[]) : [];
  } catch {
    return [];
  }
}

function readRefusals(key: string): Record<string, number> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** `jobId` here is `job_id` in the database. */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Works on plain http too, where crypto.randomUUID is missing. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
