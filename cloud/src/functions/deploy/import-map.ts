/**
 * The import map a function runs with: its own, with every import from elsewhere mapped to the file that replaces it
 * here.
 */
import { parseJson } from "@slipway/kernel/json-bounds";
import { posix } from "node:path";
import { z } from "zod";
import { deployFailed } from "../function-error.ts";
import { isBuiltIn, isLocal, knownModule, OFFERED } from "./known-modules.ts";

const mapSchema = z.object({ imports: z.record(z.string(), z.string()).optional() });

/** Inside the sandbox. */
export const FUNCTIONS_FOLDER = "/functions";

/** Files that are tried for an import map: next to the function, then above all of them. */
const MAP_FILES = (slug: string): string[] => [
  ...["deno.json", "deno.jsonc", "import_map.json"].map((name) => `${slug}/${name}`),
  ...["deno.json", "deno.jsonc", "import_map.json"],
];

/** Comments of JSONC at the beginning of lines; JSON itself has no line that begins so. */
const withoutComments = (text: string): string =>
  // Line by line: one pattern over all of it reads the blank lines from each of them anew.
  text
    .split("\n")
    .map((line) => (line.trimStart().startsWith("//") ? "" : line))
    .join("\n");

/** Imports of the project's own map, with absolute targets. Throws AppError `function_deploy_failed`. */
export function ownImports(
  slug: string,
  files: ReadonlyMap<string, Uint8Array>,
  wanted: string | null = null,
): Map<string, string> {
  if (wanted !== null && !files.has(wanted)) throw deployFailed(`supabase/functions/${wanted} is missing.`);
  const path = wanted ?? MAP_FILES(slug).find((name) => files.has(name));
  if (path === undefined) return new Map();
  const text = withoutComments(Buffer.from(files.get(path)!).toString("utf8"));
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw deployFailed(`supabase/functions/${path}: ${(error as Error).message}`);
  }
  const parsed = mapSchema.safeParse(value);
  if (!parsed.success) throw deployFailed(`supabase/functions/${path}: imports must map names to addresses`);
  return new Map(
    Object.entries(parsed.data.imports ?? {}).map(([name, target]) => [
      name,
      isLocal(target)
        ? posix.join(FUNCTIONS_FOLDER, posix.dirname(path), target) + (target.endsWith("/") ? "/" : "")
        : target,
    ]),
  );
}

export interface FoundImport {
  specifier: string;
  /** `hello/index.ts:3:20`. */
  place: string;
}

/** The target of an import in the project's own map. */
function targetOf(specifier: string, own: ReadonlyMap<string, string>): string {
  const exact = own.get(specifier);
  if (exact !== undefined) return exact;
  const prefix = [...own.keys()]
    .filter((name) => name.endsWith("/") && specifier.startsWith(name))
    .toSorted((a, b) => b.length - a.length)[0];
  return prefix === undefined ? specifier : own.get(prefix)! + specifier.slice(prefix.length);
}

/** Throws AppError `function_deploy_failed`, naming every import that cannot be resolved. */
export function importMapFor(found: readonly FoundImport[], own: ReadonlyMap<string, string>): string {
  const imports: Record<string, string> = {};
  const refused: string[] = [];
  for (const { specifier, place } of found) {
    const target = targetOf(specifier, own);
    if (isBuiltIn(target) || (isLocal(specifier) && target === specifier)) continue;
    const known = isLocal(target) ? target : knownModule(target);
    if (known === null)
      refused.push(`supabase/functions/${place} imports "${specifier}", which is not available here.`);
    else imports[specifier] = known.startsWith("/") ? `file://${known}` : known;
  }
  if (refused.length > 0) throw deployFailed(`${refused.join("\n")}\nA function can import ${OFFERED}.`);
  return JSON.stringify({ imports });
}
