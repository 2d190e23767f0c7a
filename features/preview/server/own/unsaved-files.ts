/** One person's unsaved texts of one project, from all of their tabs. In memory, bounded. */
import { tooLarge } from "@slipway/kernel/errors";
import { projectPath, type ProjectPath } from "@slipway/kernel/project-path";

export const MAX_FILES = 500;
export const MAX_BYTES = 8 * 1_048_576;
/** Tabs of one person; the oldest one is forgotten for another. */
const MAX_TABS = 10;
/**
 * Left out: other packages need another dev server, and a manifest that somebody is still typing should not be
 * installed.
 */
const MANIFEST = projectPath("package.json");

export interface UnsavedFile {
  path: string;
  content: string;
}

/** One tab. The latest message overrides earlier ones of other tabs. */
export type Tab = symbol;

export class UnsavedFiles {
  readonly #tabs = new Map<Tab, Map<ProjectPath, string>>();

  /** `files` are all files of the tab from now on. */
  replace(tab: Tab, files: readonly UnsavedFile[]): void {
    this.#keep(tab, new Map(files.map(({ path, content }) => [projectPath(path), content])));
  }

  put(tab: Tab, { path, content }: UnsavedFile): void {
    this.#keep(tab, new Map(this.#tabs.get(tab)).set(projectPath(path), content));
  }

  leave(tab: Tab): void {
    this.#tabs.delete(tab);
  }

  /** The texts that the preview shows. */
  get shown(): ReadonlyMap<ProjectPath, string> {
    const all = new Map([...this.#tabs.values()].flatMap((files) => [...files]));
    all.delete(MANIFEST);
    return all;
  }

  #keep(tab: Tab, files: Map<ProjectPath, string>): void {
    let bytes = 0;
    for (const content of files.values()) bytes += Buffer.byteLength(content);
    if (files.size > MAX_FILES || bytes > MAX_BYTES) throw tooLarge("These are too many unsaved files to show.");
    this.#tabs.delete(tab);
    this.#tabs.set(tab, files);
    const [oldest] = this.#tabs.keys();
    if (this.#tabs.size > MAX_TABS) this.#tabs.delete(oldest!);
  }
}
