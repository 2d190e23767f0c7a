/** A built app that asks a copy of its backend: its files, and the place where it keeps its sign-in. Pure. */

const TEXT = /\.(?:[cm]?js|html|css|json)$/;
/** The client makes it of a host called localhost. */
const OWN_KEY = "sb-localhost-auth-token";
const CHOSEN_KEY = /\bstorageKey:\s*["'`]([\w.:-]{1,80})["'`]/g;
const MAX_KEYS = 5;
const READS = new Set(["GET", "HEAD", "OPTIONS"]);
/** They write nothing but the sign-in itself, or only read. */
const KEEPS_ROWS = /^\/(?:auth\/v1\/(?:token|logout)|storage\/v1\/object\/(?:list|sign|list-v2)|functions\/|ai\/)/;

type Files = ReadonlyMap<string, Uint8Array>;

export interface Instead {
  url: string;
  anonKey: string;
}

/** The variables are part of the build as text. */
export function copiedFiles(built: Files, environment: Readonly<Record<string, string>>, instead: Instead): Files {
  const { VITE_SUPABASE_URL: url = "", VITE_SUPABASE_ANON_KEY: key = "" } = environment;
  const pairs = [
    [url, instead.url],
    [key, instead.anonKey],
  ] as const;
  const wanted = pairs.filter(([from]) => from !== "");
  return new Map(
    [...built].map(([path, bytes]) => {
      if (!TEXT.test(path)) return [path, bytes];
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      const found = wanted.filter(([from]) => text.includes(from));
      if (found.length === 0) return [path, bytes];
      return [path, Buffer.from(found.reduce((now, [from, to]) => now.replaceAll(from, to), text.toString("utf8")))];
    }),
  );
}

/** Where the client of this app looks for a sign-in. */
export function sessionKeys(built: Files): string[] {
  const keys = new Set([OWN_KEY]);
  for (const [path, bytes] of built) {
    if (!/\.[cm]?js$/.test(path)) continue;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
    for (const [, key] of text.matchAll(CHOSEN_KEY)) if (keys.size < MAX_KEYS) keys.add(key!);
  }
  return [...keys];
}

export const changesRows = ({ method, path }: { method: string; path: string }): boolean =>
  !READS.has(method) && !KEEPS_ROWS.test(path);
