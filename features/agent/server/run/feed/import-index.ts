/** Which files may import which, by the paths in their texts: reading those is much cheaper than parsing. */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { isCode, requestedPath, requestsMeaning } from "../../overlay/module-records.ts";

/** `./x`, `/src/x` and `@/x` are the project's files; everything else is a package. */
export const meansOwnFile = (request: string): boolean => /^(\.{1,2}(\/|$)|\/|@\/)/.test(request);

/** Ends at any quote, so that each character is read once. */
const QUOTED_PATH = /["'`]((?:\.{1,2}|@)?\/[^"'`\n]*|\.{1,2})(?=["'`])/g;

export class ImportIndex {
  /** By the path as requested, without guessing its extension. */
  readonly #importers = new Map<string, Set<ProjectPath>>();
  readonly #read = new Map<ProjectPath, Uint8Array | string>();

  /** Adds what the file asks for. Paths that only earlier contents asked for stay: they cost a look, and no answer. */
  read(path: ProjectPath, content: Uint8Array | string): void {
    if (!isCode(path) || this.#read.get(path) === content) return;
    this.#read.set(path, content);
    const text = typeof content === "string" ? content : Buffer.from(content).toString("utf8");
    for (const [, request] of text.matchAll(QUOTED_PATH)) {
      const requested = requestedPath(path, request!);
      if (requested === null) continue;
      const importers = this.#importers.get(requested);
      if (importers === undefined) this.#importers.set(requested, new Set([path]));
      else importers.add(path);
    }
  }

  /** Files that may import this one, or would if it existed. */
  importersOf(path: ProjectPath): Set<ProjectPath> {
    return new Set(requestsMeaning(path).flatMap((request) => [...(this.#importers.get(request) ?? [])]));
  }
}
