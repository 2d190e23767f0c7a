/**
 * Decides which of a run's files can be shown already. A run writes one file after another; shown at once, a page would
 * import modules and names that do not exist yet, or no longer. By syntax, without types.
 */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { takingTurns } from "@slipway/platform/jobs/turns";
import { isCode, moduleRecord, resolveImport, type ModuleRecord } from "../../overlay/module-records.ts";

export type Content = Uint8Array | string | null;
export type Changes = ReadonlyMap<ProjectPath, Content>;

interface Tree {
  paths: readonly ProjectPath[];
  content(path: ProjectPath): Content;
}

interface Problem {
  importer: ProjectPath;
  /** The imported file, whether it exists or not; null if the import names no file. */
  target: ProjectPath | null;
}

const MAX_RECORDS = 8;

/** `./x`, `/src/x` and `@/x` are the project's files; everything else is a package. */
const meansOwnFile = (request: string): boolean => /^(\.{1,2}(\/|$)|\/|@\/)/.test(request);

const textOf = (content: Uint8Array | string): string =>
  typeof content === "string" ? content : Buffer.from(content).toString("utf8");

function withChanges(tree: Tree, changes: Changes): Tree {
  const paths = new Set(tree.paths);
  for (const [path, content] of changes) {
    if (content === null) paths.delete(path);
    else paths.add(path);
  }
  return {
    paths: [...paths],
    content: (path) => (changes.has(path) ? changes.get(path)! : tree.content(path)),
  };
}

/** The part of an import that names the file: its name without extension, or its folder's. */
function nameIn(path: ProjectPath): string {
  const parts = path.replace(/\.\w+$/, "").split("/");
  const name = parts.pop()!;
  return name === "index" ? (parts.pop() ?? name) : name;
}

const holds = (content: Uint8Array | string, name: string): boolean =>
  typeof content === "string"
    ? content.includes(name)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes(name);

/** Changed files, and those that may import one of them: parsing all others would block the server. */
function concernedBy(changes: Changes, { paths, content }: Tree): Set<ProjectPath> {
  const names = [...changes.keys()].map(nameIn);
  const mayImport = (path: ProjectPath): boolean => {
    const bytes = isCode(path) ? content(path) : null;
    return bytes !== null && names.some((name) => holds(bytes, name));
  };
  return new Set([...changes.keys(), ...paths.filter(mayImport)]);
}

export class WholeStates {
  readonly #base: ReadonlyMap<ProjectPath, Uint8Array>;
  /** Cached by content, because a few versions of each file are compared repeatedly. */
  readonly #records = new Map<ProjectPath, Map<Uint8Array | string, ModuleRecord | null>>();

  constructor(base: ReadonlyMap<ProjectPath, Uint8Array>) {
    this.#base = base;
  }

  /** Reads what `showable` asks about, with turns for others in between: a first build changes fifty files at once. */
  async read(shown: Changes, changes: Changes): Promise<void> {
    const base = this.#baseTree();
    const before = withChanges(base, shown);
    const after = withChanges(before, changes);
    const turn = takingTurns();
    for (const path of concernedBy(new Map([...shown, ...changes]), base)) {
      if (!isCode(path)) continue;
      for (const tree of [before, after]) this.#record(path, tree);
      await turn();
    }
  }

  /** As many of the changes as leave no module asking for what is not there, but for what asked in vain before. */
  showable(shown: Changes, changes: Changes): Map<ProjectPath, Content> {
    const base = this.#baseTree();
    const before = withChanges(base, shown);
    const concerned = concernedBy(new Map([...shown, ...changes]), base);
    const known = this.#problems(before, concerned);
    const chosen = new Map(changes);
    while (chosen.size > 0) {
      const found = [...this.#problems(withChanges(before, chosen), concerned, before)].filter(
        ([key]) => !known.has(key),
      );
      if (found.length === 0) break;
      // An importer waits for its target; if the importer is unchanged, the change of the target waits.
      const held = found.map(([, { importer, target }]) => (chosen.has(importer) ? importer : target));
      const size = chosen.size;
      for (const path of held) if (path !== null) chosen.delete(path);
      if (chosen.size === size) return new Map();
    }
    return chosen;
  }

  #baseTree(): Tree {
    return { paths: [...this.#base.keys()], content: (path) => this.#base.get(path) ?? null };
  }

  /** By what is asked for and where. `earlier` names what is gone. */
  #problems(tree: Tree, concerned: ReadonlySet<ProjectPath>, earlier: Tree = tree): Map<string, Problem> {
    const problems = new Map<string, Problem>();
    const isIn = new Set(tree.paths);
    for (const importer of tree.paths) {
      if (!concerned.has(importer) || !importer.startsWith("src/") || !isCode(importer)) continue;
      const record = this.#record(importer, tree);
      if (record === null) {
        problems.set(importer, { importer, target: importer });
        continue;
      }
      for (const { from, name } of asked(record)) {
        if (!meansOwnFile(from)) continue;
        const target = resolveImport(importer, from, (path) => isIn.has(path));
        if (target === null) {
          const gone = resolveImport(importer, from, (path) => earlier.content(path) !== null);
          problems.set(`${importer} ${from}`, { importer, target: gone });
        } else if (!this.#offers(target, name, tree)) problems.set(`${importer} ${from} ${name}`, { importer, target });
      }
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
    const content = tree.content(path);
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
