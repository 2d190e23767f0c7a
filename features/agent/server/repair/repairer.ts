/** The repairs of a reported error without a model: applied to the run's files, and remembered for its evidence. */
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Diagnostic } from "@slipway/sandbox/port";
import { EditRefusal, type Overlay } from "../overlay/overlay.ts";
import { isCode } from "../overlay/module-records.ts";
import { readWithCare, withKeys, type RuntimeRepair } from "./fixers/runtime.ts";
import { repairFiles } from "./repair-files.ts";

export interface RepairerInput {
  overlay: Overlay;
  /** Asks for permission if necessary. Throws if the package is not available. */
  addPackage: (name: string) => Promise<unknown>;
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
      const { changes, packages } = repairFiles(this.#input.overlay, diagnostics);
      const done = changes.flatMap((change) => (this.#put(change) ? change.says : []));
      for (const name of new Set(packages)) if (await this.#added(name)) done.push(`added the package ${name}`);
      return done;
    });
  }

  /** Repairs errors of a running page, given as texts with places. */
  reported(errors: readonly string[]): Promise<string[]> {
    return this.#step(() => {
      const repairs = [...new Set(errors)].flatMap((error) => this.#repairsOf(error));
      return Promise.resolve(repairs.filter((repair) => this.#put(repair)).map(({ says }) => says));
    });
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

  #repairsOf(error: string): RuntimeRepair[] {
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
    const path = place?.[1] as ProjectPath | undefined;
    const text = path === undefined ? null : overlay.peek(path);
    if (path === undefined || text === null) return [];
    const line = place?.[2] === undefined ? null : Number(place[2]);
    const repair = readWithCare(path, text, { property: read, line });
    return repair === null ? [] : [repair];
  }
}

const declares = (text: string, component: string): boolean =>
  new RegExp(`\\b(?:function|const|class)\\s+${component}\\b`).test(text);
