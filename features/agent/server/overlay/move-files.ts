/** Moves a file or folder and keeps imports working: those of it, and those that it makes. */
import { posix } from "node:path";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { isCode, requestedPath, requestPlaces, resolveImport } from "./module-records.ts";
import { EditRefusal, type Overlay } from "./overlay.ts";

export interface MoveOutcome {
  /** How many files moved. */
  files: number;
  /** Files whose imports were changed, by their names now. */
  updated: ProjectPath[];
  /** Files that import it and may not be changed, with the reason. */
  refused: string[];
}

interface Rewrite {
  path: ProjectPath;
  content: string;
}

/** All or nothing, but for imports in files that the agent may not write. */
export function moveFiles(overlay: Overlay, from: string, to: string): MoveOutcome {
  const moved = new Map(
    overlay
      .paths()
      .filter((path) => path === from || path.startsWith(`${from}/`))
      .map((path) => [path, `${to}${path.slice(from.length)}` as ProjectPath]),
  );
  const rewrites = rewritesFor(overlay, moved);
  return overlay.transaction(() => {
    const files = overlay.rename(from, to);
    const outcome: MoveOutcome = { files, updated: [], refused: [] };
    for (const { path, content } of rewrites) {
      try {
        const { isKnown } = overlay.editable(path);
        // The model knows the change of a text that it had read.
        if (isKnown) overlay.put(path, content);
        else overlay.putUnseen(path, content);
        outcome.updated.push(path);
      } catch (error) {
        if (!(error instanceof EditRefusal)) throw error;
        outcome.refused.push(error.message);
      }
    }
    return outcome;
  });
}

function rewritesFor(overlay: Overlay, moved: ReadonlyMap<ProjectPath, ProjectPath>): Rewrite[] {
  const has = (path: ProjectPath): boolean => overlay.has(path);
  const rewrites: Rewrite[] = [];
  for (const path of overlay.paths()) {
    const text = isCode(path) ? overlay.peek(path) : null;
    if (text === null) continue;
    const importer = moved.get(path) ?? path;
    let content = text;
    for (const { request, start, end } of requestPlaces(path, text).toReversed()) {
      const target = resolveImport(path, request, has);
      if (target === null) continue;
      const newTarget = moved.get(target) ?? target;
      const isRelative = request.startsWith(".");
      if (newTarget === target && !(isRelative && importer !== path)) continue;
      const spelled = respelled(request, { target, base: requestedPath(path, request)!, newTarget, importer });
      content = content.slice(0, start) + spelled + content.slice(end);
    }
    if (content !== text) rewrites.push({ path: importer, content });
  }
  return rewrites;
}

interface Respelling {
  target: ProjectPath;
  /** The path that the request means, without a guessed ending. */
  base: string;
  newTarget: ProjectPath;
  importer: ProjectPath;
}

const CODE_ENDING = /\.[jt]sx?$/;

/** The request for the new place, written in the way of the old one: alias or relative, with or without its ending. */
function respelled(request: string, { target, base, newTarget, importer }: Respelling): string {
  const tail = /[?#].*$/.exec(request)?.[0] ?? "";
  const path = withEndingAs(newTarget, { target, base });
  if (request.startsWith("@/") && path.startsWith("src/")) return `@/${path.slice(4)}${tail}`;
  if (request.startsWith("/")) return `/${path}${tail}`;
  const relative = posix.relative(posix.dirname(importer), path);
  return `${relative.startsWith(".") ? relative : `./${relative}`}${tail}`;
}

function withEndingAs(path: ProjectPath, { target, base }: Pick<Respelling, "target" | "base">): string {
  if (base === target) return path;
  // `./menu.js` in TypeScript means menu.ts.
  if (!target.startsWith(base)) return path.replace(/\.ts(x?)$/, ".js$1");
  const ending = target.slice(base.length);
  if (path.endsWith(ending)) return path.slice(0, -ending.length);
  return ending.startsWith("/index.") || CODE_ENDING.test(ending) ? path.replace(CODE_ENDING, "") : path;
}
