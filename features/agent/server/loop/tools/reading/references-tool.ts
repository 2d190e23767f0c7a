/** Where a file or a name is used, from imports and spelling, without types. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { counted } from "@slipway/kernel/text/counted";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { isCode, moduleRecord, requestPlaces, resolveImport } from "../../../overlay/module-records.ts";
import type { Overlay } from "../../../overlay/overlay.ts";
import { matchLines } from "./match-lines.ts";
import type { ReadInput } from "./read-files.ts";

const MAX_LINES = 200;
/** Files that pass on what they import, one after another. */
const MAX_BARRELS = 50;

interface ReferencesQuery {
  name?: string | undefined;
  path?: string | undefined;
}

export function referencesTool({ overlay, resultCharacters }: ReadInput): ToolSet {
  return {
    references: tool({
      description:
        "Where a file is imported (path), or the lines with a name: in all code, or with path only in that file and those that import it, also through re-exports.",
      inputSchema: z
        .object({
          name: z
            .string()
            .max(100)
            .regex(/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u, "is one name, such as formatPrice")
            .optional(),
          path: z.string().min(1).max(400).optional(),
        })
        .refine(({ name, path }) => name !== undefined || path !== undefined, { message: "Give a name or a path." }),
      execute: (query) => references(overlay, query).slice(0, resultCharacters),
    }),
  };
}

export function references(overlay: Overlay, { name, path }: ReferencesQuery): string {
  if (path !== undefined && holdsSecrets(path))
    throw new Error(`${path} may hold keys and is not read. Go on without it.`);
  if (path !== undefined && !overlay.exists(path)) throw new Error(`${path} does not exist.`);
  const code = overlay.paths().filter((each) => isCode(each) && !holdsSecrets(each));
  if (name === undefined) return importLines(overlay, code, path as ProjectPath);
  const files = path === undefined ? code : [path as ProjectPath, ...importersOf(overlay, code, path as ProjectPath)];
  const texts = files.flatMap((each): [string, string][] => {
    const text = overlay.peek(each);
    return text?.includes(name) === true ? [[each, text]] : [];
  });
  // Word boundaries know no dollar sign.
  const pattern = `(?<![\\p{ID_Continue}$])${name.replaceAll("$", "\\$")}(?![\\p{ID_Continue}$])`;
  const found = matchLines(texts, { pattern, isPlain: false, isCaseSensitive: true, context: 0, max: MAX_LINES });
  if (found.matches === 0) return `No line has ${name}.`;
  const more = found.more ? ", and there are more" : "";
  return `${counted(found.matches, "line")} in ${counted(found.files, "file")}${more}:\n${found.text}`;
}

function importLines(overlay: Overlay, code: readonly ProjectPath[], path: ProjectPath): string {
  const has = (each: ProjectPath): boolean => overlay.has(each);
  const lines: string[] = [];
  for (const importer of code) {
    const text = overlay.peek(importer);
    if (text === null) continue;
    for (const { request, start } of requestPlaces(importer, text)) {
      if (resolveImport(importer, request, has) !== path) continue;
      const from = text.lastIndexOf("\n", start) + 1;
      const end = text.indexOf("\n", start);
      const line = text.slice(from, end === -1 ? undefined : end).trim();
      lines.push(`${importer}:${text.slice(0, start).split("\n").length}: ${line.slice(0, 400)}`);
    }
  }
  if (lines.length === 0) return `No file imports ${path}.`;
  const more = lines.length > MAX_LINES ? `\n(${lines.length - MAX_LINES} more)` : "";
  return `${counted(lines.length, "import")}:\n${lines.slice(0, MAX_LINES).join("\n")}${more}`;
}

/** Files that import it, also through files that pass it on. */
function importersOf(overlay: Overlay, code: readonly ProjectPath[], path: ProjectPath): ProjectPath[] {
  const has = (each: ProjectPath): boolean => overlay.has(each);
  const importers = new Set<ProjectPath>();
  const open = [path];
  for (let seen = 0; open.length > 0 && seen < MAX_BARRELS; seen += 1) {
    const target = open.shift()!;
    for (const importer of code) {
      const text = overlay.peek(importer);
      const record =
        text === null || importer === path || importers.has(importer) ? null : moduleRecord(importer, text);
      if (record === null || !record.requests.some((request) => resolveImport(importer, request, has) === target))
        continue;
      importers.add(importer);
      if (record.passesOn || record.exports.length > 0) open.push(importer);
    }
  }
  return [...importers];
}
