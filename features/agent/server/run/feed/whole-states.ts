/**
 * Decides which of a run's files can be shown already. A run writes one file after another; shown at once, a page would
 * import modules and names that do not exist yet, or no longer. By syntax, without types. Only changed files and those
 * that may import one of them are looked at, with turns for others in between: a run may write hundreds of files.
 */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { takingTurns } from "@slipway/platform/jobs/turns";
import { isCode, moduleRecord, resolveImport, type ModuleRecord } from "../../overlay/module-records.ts";
import { ImportIndex, meansOwnFile } from "./import-index.ts";

export type Content = Uint8Array | string | null;
export type Changes = ReadonlyMap<ProjectPath, Content>;

/** The content of a file; null if there is none. */
type Tree = (path: ProjectPath) => Content;

interface Problem {
  key: string;
  /** The imported file, whether it exists or not; null if the import names no file. */
  target: ProjectPath | null;
}

const MAX_RECORDS = 8;

const textOf = (content: Uint8Array | string): string =>
  typeof content === "string" ? content : Buffer.from(content).toString("utf8");

const withChanges =
  (tree: Tree, changes: Changes): Tree =>
  (path) => {
    const content = changes.get(path);
    return content === undefined ? tree(path) : content;
  };

export class WholeStates {
  readonly #base: ReadonlyMap<ProjectPath, Uint8Array>;
  readonly #index = new ImportIndex();
  #isBaseRead = false;
  /** Cached by content, because a few versions of each file are compared repeatedly. */
  readonly #records = new Map<ProjectPath, Map<Uint8Array | string, ModuleRecord | null>>();

  constructor(base: ReadonlyMap<ProjectPath, Uint8Array>) {
    this.#base = base;
  }

  /**
   * As many of the changes as leave no module asking for what is not there, but for what asked in vain before. One call
   * at a time, in which nobody changes the maps.
   */
  async showable(shown: Changes, changes: Changes): Promise<Map<ProjectPath, Content>> {
    const turn = takingTurns();
    await this.#read([shown, changes], turn);
    const before = withChanges((path) => this.#base.get(path) ?? null, shown);
    const chosen = new Map(changes);
    const after = withChanges(before, chosen);
    const waiting = new Set<ProjectPath>();
    const look = (changed: ProjectPath): void => {
      for (const path of [changed, ...this.#index.importersOf(changed)]) waiting.add(path);
    };
    for (const path of changes.keys()) look(path);
    for (const importer of waiting) {
      // A file whose import is held back later is added again.
      waiting.delete(importer);
      for (const path of this.#heldBy(importer, { before, after, chosen })) if (chosen.delete(path)) look(path);
      await turn();
    }
    return chosen;
  }

  async #read(layers: readonly Changes[], turn: () => Promise<void>): Promise<void> {
    for (const files of this.#isBaseRead ? layers : [this.#base, ...layers]) {
      for (const [path, content] of files) {
        if (content !== null) this.#index.read(path, content);
        await turn();
      }
    }
    this.#isBaseRead = true;
  }

  /** An importer waits for its target; if the importer is unchanged, the change of the target waits. */
  #heldBy(
    importer: ProjectPath,
    { before, after, chosen }: { before: Tree; after: Tree; chosen: Changes },
  ): ProjectPath[] {
    const found = this.#problems(importer, after, before);
    if (found.length === 0) return [];
    const known = new Set(this.#problems(importer, before).map(({ key }) => key));
    const added = found.filter(({ key }) => !known.has(key));
    if (added.length === 0) return [];
    if (chosen.has(importer)) return [importer];
    const held = added.flatMap(({ target }) => (target !== null && chosen.has(target) ? [target] : []));
    if (held.length > 0) return held;
    // Another file took the target's place, so every change that this importer may see waits.
    const seen = [...chosen.keys()].filter((path) => this.#index.importersOf(path).has(importer));
    return seen.length > 0 ? seen : [...chosen.keys()];
  }

  /** Imports in vain. `earlier` names what is gone. */
  #problems(importer: ProjectPath, tree: Tree, earlier: Tree = tree): Problem[] {
    if (!importer.startsWith("src/") || !isCode(importer) || tree(importer) === null) return [];
    const record = this.#record(importer, tree);
    if (record === null) return [{ key: importer, target: importer }];
    const problems: Problem[] = [];
    for (const { from, name } of asked(record)) {
      if (!meansOwnFile(from)) continue;
      const target = resolveImport(importer, from, (path) => tree(path) !== null);
      if (target === null) {
        problems.push({ key: from, target: resolveImport(importer, from, (path) => earlier(path) !== null) });
      } else if (!this.#offers(target, name, tree)) problems.push({ key: `${from} ${name}`, target });
    }
    return problems;
  }

  /** True if it cannot be determined. */
  #offers(target: ProjectPath, name: string, tree: Tree): boolean {
    if (name === "*" || !isCode(target)) return true;
    const record = this.#record(target, tree);
    return record === null || record.passesOn || record.exports.includes(name);
  }

  #record(path: ProjectPath, tree: Tree): ModuleRecord | null {
    const content = tree(path);
    if (content === null) return null;
    const records = this.#records.get(path) ?? new Map<Uint8Array | string, ModuleRecord | null>();
    this.#records.set(path, records);
    const known = records.get(content);
    if (known !== undefined) return known;
    if (records.size >= MAX_RECORDS) records.clear();
    const record = moduleRecord(path, textOf(content));
    records.set(content, record);
    return record;
  }
}

/** An import for side effects has no name. */
const asked = ({ imports, requests }: ModuleRecord): { from: string; name: string }[] => [
  ...imports,
  ...requests.map((from) => ({ from, name: "*" })),
];
