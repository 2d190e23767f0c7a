import type { DraftPlan, Plan } from "../plan/plan.ts";
import { contentHash } from "../plan/plan-file.ts";
import type { ToolCall } from "../protocol/tools.ts";
import { toReplacements } from "./line-diff.ts";
import { openSource, type Source } from "./source.ts";

/** The files of a project as one request changes them, before anything is written. */
export class ProjectEdit {
  readonly plan: Plan;
  readonly #before: ReadonlyMap<string, string>;
  readonly #now: Map<string, string | null>;

  /** `files`: those that exist, of the ones the operations asked for. */
  constructor(plan: Plan, files: ReadonlyMap<string, string>, now = new Map<string, string | null>()) {
    this.plan = plan;
    this.#before = files;
    this.#now = now;
  }

  /** The same files, for the next operation of the same request. */
  withPlan(draft: DraftPlan): ProjectEdit {
    return new ProjectEdit({ ...draft, files: this.plan.files }, this.#before, this.#now);
  }

  get paths(): string[] {
    return [...new Set([...this.#before.keys(), ...this.#now.keys()])].filter((path) => this.text(path) !== null);
  }

  text(path: string): string | null {
    const now = this.#now.get(path);
    return now === undefined ? (this.#before.get(path) ?? null) : now;
  }

  /** As it was before this request; null when it was not there. */
  original(path: string): string | null {
    return this.#before.get(path) ?? null;
  }

  /** The file opened for edits; null when it is missing or does not parse. */
  open(path: string): Source | null {
    const text = this.text(path);
    return text === null ? null : openSource(path, text);
  }

  save(path: string, source: Source) {
    this.write(path, source.edits.toString());
  }

  write(path: string, content: string) {
    this.#now.set(path, content);
  }

  remove(path: string) {
    if (this.#before.has(path)) this.#now.set(path, null);
    else this.#now.delete(path);
  }

  /** True for a file that still is as this builder wrote it. */
  isOurs(path: string): boolean {
    const before = this.#before.get(path);
    return before !== undefined && this.plan.files[path] === contentHash(before);
  }

  get changed(): string[] {
    return [...this.#now].filter(([path, text]) => (this.#before.get(path) ?? null) !== text).map(([path]) => path);
  }

  /** Whole files where they are new, otherwise only the places that change. */
  calls(): ToolCall[] {
    return this.changed.map((path): ToolCall => {
      const now = this.text(path);
      const before = this.#before.get(path);
      if (now === null) return { tool: "delete_file", input: { path } };
      const edits = before === undefined ? null : toReplacements(before, now);
      if (edits) return { tool: "search_replace", input: { path, edits } };
      return { tool: "write_file", input: { path, content: now } };
    });
  }

  /** Hashes for the plan. A file that a person had edited keeps its old hash, so it still counts as theirs. */
  hashes(): Record<string, string> {
    const hashes = { ...this.plan.files };
    for (const path of this.changed) {
      const now = this.text(path);
      if (now === null) delete hashes[path];
      else if (!this.#before.has(path) || this.isOurs(path)) hashes[path] = contentHash(now);
    }
    return hashes;
  }
}
