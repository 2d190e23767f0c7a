/** One person's unsaved texts of one project, from every tab they are typed in. Pure memory, bounded. */
import { tooLarge } from "@slipway/kernel/errors";
import { projectPath, type ProjectPath } from "@slipway/kernel/project-path";

export const MAX_FILES = 500;
export const MAX_BYTES = 8 * 1_048_576;
/** Tabs of one person at once; the one that was opened longest ago is forgotten for another. */
const MAX_TABS = 10;
/** Other packages are another dev server, and installing what somebody is still typing would be no look at it. */
const MANIFEST = projectPath("package.json");

export interface UnsavedFile {
  path: string;
  content: string;
}

/** One tab; what it said last goes above what others said before. */
export type Tab = symbol;

export class UnsavedFiles {
  readonly #tabs = new Map<Tab, Map<ProjectPath, string>>();

  /** `files` is all that the tab has from now on. */
  replace(tab: Tab, files: readonly UnsavedFile[]): void {
    this.#keep(tab, new Map(files.map(({ path, content }) => [projectPath(path), content])));
  }

  put(tab: Tab, { path, content }: UnsavedFile): void {
    this.#keep(tab, new Map(this.#tabs.get(tab)).set(projectPath(path), content));
  }

  leave(tab: Tab): void {
    this.#tabs.delete(tab);
  }

  /** What is shown of them. */
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
