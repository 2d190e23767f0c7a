/** Names of a tree's files, so that a new file is compared with its own folders only and not with every other file. */
import type { ProjectPath } from "@slipway/kernel/project-path";

/** Folders above a path, without the root. */
function* foldersOf(path: string): Generator<string> {
  for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1)) yield path.slice(0, end);
}

function count(map: Map<string, number>, name: string, by: 1 | -1): void {
  const number = (map.get(name) ?? 0) + by;
  if (number === 0) map.delete(name);
  else map.set(name, number);
}

export class TreeNames {
  /** How many files have the name, with its case folded. */
  readonly #files = new Map<string, number>();
  /** How many files lie in the folder or below it. */
  readonly #folders = new Map<string, number>();
  #size = 0;

  constructor(paths: Iterable<ProjectPath>) {
    for (const path of paths) this.add(path);
  }

  get size(): number {
    return this.#size;
  }

  add(path: ProjectPath): void {
    this.#change(path, 1);
  }

  remove(path: ProjectPath): void {
    this.#change(path, -1);
  }

  /** Whether `clashingPath` finds a file that clashes with the path. A file that is about to get this path does not count. */
  clashes(path: ProjectPath, ignored?: ProjectPath): boolean {
    if (ignored === undefined) return this.#isTaken(path.toLowerCase());
    this.remove(ignored);
    const isTaken = this.#isTaken(path.toLowerCase());
    this.add(ignored);
    return isTaken;
  }

  #isTaken(folded: string): boolean {
    if (this.#files.has(folded) || this.#folders.has(folded)) return true;
    for (const folder of foldersOf(folded)) if (this.#files.has(folder)) return true;
    return false;
  }

  #change(path: ProjectPath, by: 1 | -1): void {
    const folded = path.toLowerCase();
    this.#size += by;
    count(this.#files, folded, by);
    for (const folder of foldersOf(folded)) count(this.#folders, folder, by);
  }
}
