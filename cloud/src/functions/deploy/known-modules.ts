/**
 * External modules that functions may import: each is one file here, because a function has no network to load more.
 */

/** Files of the runtime folder, by the name an import map gives them. */
export const RUNTIME_FOLDER = "/runtime";

interface KnownModule {
  file: string;
  pattern: RegExp;
}

/** Names of a package, or of a part of it, at registries and servers of modules. */
const from = (name: string, versions: string, part = ""): RegExp =>
  new RegExp(
    `^(?:npm:/?|jsr:/?|https://(?:esm\\.sh|cdn\\.jsdelivr\\.net/npm|unpkg\\.com|cdn\\.skypack\\.dev)/)?${name}(?:@${versions})?${part}(?:/\\+esm)?(?:\\?.*)?$`,
  );

const SUPABASE_VERSIONS = "(?:\\^|~)?2(?:\\.[\\w.-]+)?";

const KNOWN: readonly KnownModule[] = [
  { file: "supabase-js.js", pattern: from("@supabase/supabase-js", SUPABASE_VERSIONS) },
  { file: "supabase-js-cors.js", pattern: from("@supabase/supabase-js", SUPABASE_VERSIONS, "/cors") },
  { file: "zod-3.js", pattern: from("zod", "(?:\\^|~)?3(?:\\.[\\w.-]+)?") },
  { file: "zod-3.js", pattern: /^(?:npm:zod(?:@[\w.^~-]+)?\/v3|https:\/\/deno\.land\/x\/zod@v3[\w.-]*\/mod\.ts)$/ },
  { file: "zod-4.js", pattern: from("zod", "(?:\\^|~)?4(?:\\.[\\w.-]+)?") },
  { file: "serve-shim.js", pattern: /^https:\/\/deno\.land\/std(?:@[\w.-]+)?\/http\/server\.ts$/ },
  {
    file: "empty.js",
    pattern: /^(?:jsr:\/?|https:\/\/esm\.sh\/)@supabase\/functions-js(?:@[\w.^~-]+)?(?:\/src)?\/edge-runtime\.d\.ts$/,
  },
  { file: "empty.js", pattern: /^https:\/\/deno\.land\/x\/xhr(?:@[\w.-]+)?\/mod\.ts$/ },
];

/** The file for what is imported, or null for what is not here. */
export function knownModule(specifier: string): string | null {
  const found = KNOWN.find(({ pattern }) => pattern.test(specifier));
  return found === undefined ? null : `${RUNTIME_FOLDER}/${found.file}`;
}

export const isLocal = (specifier: string): boolean => /^(\.{0,2}\/|file:)/.test(specifier);
export const isBuiltIn = (specifier: string): boolean => specifier.startsWith("node:");

export const OFFERED =
  "its own files, node: modules, @supabase/supabase-js (2), zod (3 and 4) and the old http/server.ts";
