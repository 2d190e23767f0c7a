/** The repairs of one run: applied to its files, and remembered for its evidence. */
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Diagnostic } from "@slipway/sandbox/port";
import { EditRefusal, type Overlay } from "../overlay/overlay.ts";
import { isCode } from "../overlay/module-records.ts";
import { countReads, readWithCare, withKeys, type RuntimeRepair } from "./fixers/runtime.ts";
import { repairFiles } from "./repair-files.ts";

export interface RepairerInput {
  overlay: Overlay;
  /** Asks for permission if necessary. Throws if the package is not available. */
  addPackage: (name: string) => Promise<unknown>;
  /** Unused code may go. False while a model is in the middle of its work. */
  maySweep: () => boolean;
  /** Tells the run's graph. */
  step: (work: () => Promise<string[]>) => Promise<string[]>;
}

const MAX_PACKAGES = 3;

export class Repairer {
  readonly #input: RepairerInput;
  readonly #asked = new Set<string>();
  /** Everything that was repaired so far. */
  readonly done: string[] = [];

  constructor(input: RepairerInput) {
    this.#input = input;
  }

  /** Repairs compiler errors. Resolves to the repairs made, possibly none. */
  compiled(diagnostics: readonly Diagnostic[]): Promise<string[]> {
    return this.#step(async () => {
      const { overlay, maySweep } = this.#input;
      const { changes, packages } = repairFiles(overlay, diagnostics, { sweeps: maySweep() });
      const done = changes.flatMap((change) => (this.#put(change) ? change.says : []));
      for (const name of new Set(packages)) if (await this.#added(name)) done.push(`added the package ${name}`);
      return done;
    });
  }

  /**
   * Repairs errors of a running page, given as texts with places. Built code has no places: then one of `among` is
   * meant, if only one fits.
   */
  reported(errors: readonly string[], among: readonly ProjectPath[] = []): Promise<string[]> {
    return this.#mended(() => [...new Set(errors)].flatMap((error) => this.#repairsOf(error, among)));
  }

  /**
   * Adds keys to lists that lack them since the run began: a built app does not report this, but people see entries
   * swapped.
   */
  keyless(paths: readonly ProjectPath[]): Promise<string[]> {
    const { overlay } = this.#input;
    const code = paths.filter((path) => path.startsWith("src/") && isCode(path));
    const found = code.flatMap((path) => {
      const base = overlay.baseContent(path);
      const had = base === null ? null : withKeys(path, Buffer.from(base).toString("utf8"));
      return had === null ? (withKeys(path, overlay.peek(path) ?? "") ?? []) : [];
    });
    return found.length === 0 ? Promise.resolve([]) : this.#mended(() => found);
  }

  #mended(repairs: () => RuntimeRepair[]): Promise<string[]> {
    return this.#step(() =>
      Promise.resolve(
        repairs()
          .filter((repair) => this.#put(repair))
          .map(({ says }) => says),
      ),
    );
  }

  /** Nothing of it is kept. */
  forget(): void {
    this.done.length = 0;
  }

  async #step(work: () => Promise<string[]>): Promise<string[]> {
    const done = await this.#input.step(work);
    this.done.push(...done.filter((says) => !this.done.includes(says)));
    return done;
  }

  #put({ path, text }: { path: string; text: string }): boolean {
    try {
      this.#input.overlay.putUnseen(path as ProjectPath, text);
      return true;
    } catch (error) {
      if (error instanceof EditRefusal) return false;
      throw error;
    }
  }

  async #added(name: string): Promise<boolean> {
    if (this.#asked.has(name) || this.#asked.size >= MAX_PACKAGES) return false;
    this.#asked.add(name);
    try {
      await this.#input.addPackage(name);
      return true;
    } catch {
      // The package is not available or not allowed. The compiler keeps reporting it as missing, and the model reads
      // that.
      return false;
    }
  }

  #repairsOf(error: string, among: readonly ProjectPath[]): RuntimeRepair[] {
    const { overlay } = this.#input;
    if (/unique "key" prop/.test(error)) {
      const component = /render method of `(\w+)`/.exec(error)?.[1];
      const paths = overlay.paths().filter((path) => path.startsWith("src/") && isCode(path));
      return paths
        .filter((path) => component === undefined || declares(overlay.peek(path) ?? "", component))
        .map((path) => withKeys(path, overlay.peek(path) ?? ""))
        .filter((repair) => repair !== null);
    }
    const read = /Cannot read properties of (?:undefined|null) \(reading '(\w+)'\)/.exec(error)?.[1];
    if (read === undefined) return [];
    const place = /(src\/[\w./-]{1,300}\.[jt]sx?)(?:\?[^\s:)]*)?(?::(\d+))?/.exec(error);
    const path = (place?.[1] as ProjectPath | undefined) ?? this.#onlyReader(among, read);
    const text = path === null ? null : overlay.peek(path);
    if (path === null || text === null) return [];
    const line = place?.[2] === undefined ? null : Number(place[2]);
    const repair = readWithCare(path, text, { property: read, line });
    return repair === null ? [] : [repair];
  }

  /** Null if several may be meant. */
  #onlyReader(paths: readonly ProjectPath[], property: string): ProjectPath | null {
    const { overlay } = this.#input;
    const readers = paths.filter((path) => isCode(path) && countReads(path, overlay.peek(path) ?? "", property) > 0);
    return readers.length === 1 ? readers[0]! : null;
  }
}

const declares = (text: string, component: string): boolean =>
  new RegExp(`\\b(?:function|const|class)\\s+${component}\\b`).test(text);
