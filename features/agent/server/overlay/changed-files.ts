/** A base commit's files with changes on top. A journal takes the changes of a failed transaction back, without a copy of all files. */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { TreeNames } from "./tree-names.ts";

export type FileContent = Uint8Array | string | null;

/** Never changed in place, so that the journal can keep it. */
interface FileState {
  /** Undefined: as in the base; null: deleted. */
  content?: FileContent | undefined;
  /** Hash of the text that the model has seen. */
  readAt?: string | undefined;
  /** Name at the base commit of a file that has another now. */
  origin?: ProjectPath | undefined;
}

export class ChangedFiles {
  readonly base: ReadonlyMap<ProjectPath, Uint8Array>;
  readonly #states = new Map<ProjectPath, FileState>();
  /** States before the open transaction of the files that it changed. */
  #journal: Map<ProjectPath, FileState | undefined> | null = null;
  /** Built with the first new file, because most turns have none. */
  #names: TreeNames | null = null;

  constructor(base: ReadonlyMap<ProjectPath, Uint8Array>) {
    this.base = base;
  }

  content(path: ProjectPath): FileContent {
    const change = this.#states.get(path)?.content;
    return change === undefined ? (this.base.get(path) ?? null) : change;
  }

  has(path: ProjectPath): boolean {
    const change = this.#states.get(path)?.content;
    return change === undefined ? this.base.has(path) : change !== null;
  }

  readAt(path: ProjectPath): string | undefined {
    return this.#states.get(path)?.readAt;
  }

  /** The name at the base commit. */
  origin(path: ProjectPath): ProjectPath {
    return this.#states.get(path)?.origin ?? path;
  }

  /** Contents of all files that were written or deleted, also if they are as in the base again. */
  *changed(): Generator<[ProjectPath, FileContent]> {
    for (const [path, { content }] of this.#states) if (content !== undefined) yield [path, content];
  }

  /** Files that have another name now, with the name at the base commit. */
  *moved(): Generator<[ProjectPath, ProjectPath]> {
    for (const [path, { origin }] of this.#states) if (origin !== undefined) yield [path, origin];
  }

  /** The names of all files. */
  get names(): TreeNames {
    this.#names ??= new TreeNames(this.paths());
    return this.#names;
  }

  paths(): Set<ProjectPath> {
    const all = new Set<ProjectPath>(this.base.keys());
    for (const [path, content] of this.changed()) {
      if (content === null) all.delete(path);
      else all.add(path);
    }
    return all;
  }

  change(path: ProjectPath, change: FileState): void {
    const before = this.#states.get(path);
    if (this.#journal?.has(path) === false) this.#journal.set(path, before);
    this.#setState(path, { ...before, ...change });
  }

  clear(): void {
    this.#states.clear();
    this.#names = null;
  }

  /** Applies the work, or nothing of it if it throws. */
  transaction<T>(work: () => T): T {
    const journal = new Map<ProjectPath, FileState | undefined>();
    this.#journal = journal;
    try {
      return work();
    } catch (error) {
      for (const [path, before] of journal) this.#setState(path, before);
      throw error;
    } finally {
      this.#journal = null;
    }
  }

  #setState(path: ProjectPath, state: FileState | undefined): void {
    const was = this.has(path);
    if (state === undefined) this.#states.delete(path);
    else this.#states.set(path, state);
    const is = this.has(path);
    if (was === is || this.#names === null) return;
    if (is) this.#names.add(path);
    else this.#names.remove(path);
  }
}
