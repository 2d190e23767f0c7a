/** Drafts outlive the page: they are kept per person and project in this browser until they are saved or discarded. */
import type { Draft, Drafts } from "./drafts.ts";
import { keyOf, PREFIX } from "./kept-key.ts";

/** Bound for one project. A browser's whole store holds about five million characters. */
export const MAX_CHARACTERS = 1_500_000;
const MAX_PROJECTS = 10;

interface Kept {
  /** Epoch milliseconds of the last change. */
  at: number;
  drafts: Drafts;
}

const isDraft = (value: unknown): value is Draft => {
  const { text, base, sent } = (value ?? {}) as Partial<Draft>;
  if (sent !== undefined && typeof sent !== "string") return false;
  return typeof text === "string" && (typeof base === "string" || base === null);
};

function parse(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const { at, drafts } = JSON.parse(text) as { at?: unknown; drafts?: unknown };
    if (typeof at !== "number" || typeof drafts !== "object" || drafts === null) return null;
    return { at, drafts: Object.fromEntries(Object.entries(drafts).filter(([, draft]) => isDraft(draft))) };
  } catch {
    // Not written by us: treated as empty.
    return null;
  }
}

export function readKept(storage: Storage, userId: string, projectId: string): Drafts {
  try {
    return parse(storage.getItem(keyOf(userId, projectId)))?.drafts ?? {};
  } catch {
    return {};
  }
}

/** Entries of other projects, the least recently changed first. */
function others(storage: Storage, own: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at)!);
  return keys
    .filter((key) => key.startsWith(PREFIX) && key !== own)
    .map((key) => ({ key, at: parse(storage.getItem(key))?.at ?? 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ key }) => key);
}

export interface KeepInput {
  userId: string;
  projectId: string;
  drafts: Drafts;
  now: number;
}

/** False if they could not be kept: too long, or the store is full or switched off. */
export function keepDrafts(storage: Storage, { userId, projectId, drafts, now }: KeepInput): boolean {
  const key = keyOf(userId, projectId);
  try {
    if (Object.keys(drafts).length === 0) {
      storage.removeItem(key);
      return true;
    }
    const text = JSON.stringify({ at: now, drafts } satisfies Kept);
    if (text.length > MAX_CHARACTERS) return false;
    const older = others(storage, key);
    for (const extra of older.splice(0, Math.max(0, older.length - MAX_PROJECTS + 1))) storage.removeItem(extra);
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
