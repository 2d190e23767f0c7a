/**
 * The files of a run: the base commit with the run's changes on top. They are saved only as one commit. A change is
 * applied whole, or refused with an `EditRefusal` whose code the chat has a label for.
 */
import { createHash } from "node:crypto";
import { limits } from "@slipway/kernel/limits";
import { keepLineEnds } from "@slipway/kernel/text/line-ends";
import { pathProblem, type ProjectPath } from "@slipway/kernel/project-path";
import type { PipelineErrorCode } from "../../contract/index.ts";
import { ChangedFiles, type FileContent } from "./changed-files.ts";
import { clashingPath, forbiddenReason, LOCK, neededFile } from "./file-rules.ts";
import { bytesOf, sameBytes, textOf } from "./text/file-content.ts";
import { applyEdit, type MatchLevel, type TextEdit } from "./match-edit.ts";
import { firstUnwanted, type FileChange, type Unwanted, type UnwantedRules } from "./unwanted.ts";

export class EditRefusal extends Error {
  readonly code: PipelineErrorCode;
  readonly path: string;

  constructor(code: PipelineErrorCode, path: string, message: string) {
    super(message);
    this.name = "EditRefusal";
    this.code = code;
    this.path = path;
  }
}

export interface OverlayChange {
  path: ProjectPath;
  content: FileContent;
}

export interface ReadResult {
  content: string;
  hash: string;
}

/** Failures on one file after which only write_file is accepted for it. */
const MAX_FAILURES_PER_FILE = 2;

const textHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

export class Overlay {
  readonly #files: ChangedFiles;
  readonly #failures = new Map<ProjectPath, number>();
  #rules: UnwantedRules | null;
  #revision = 0;
  /** Files that an open transaction changes, as they were before it; judged together at its end. */
  #pending: Map<ProjectPath, string | null> | null = null;

  /** Without rules only placeholders count as unwanted. */
  constructor(base: ReadonlyMap<ProjectPath, Uint8Array>, rules: UnwantedRules | null = null) {
    this.#files = new ChangedFiles(base);
    this.#rules = rules;
  }

  /** The files of the base commit. */
  get base(): ReadonlyMap<ProjectPath, Uint8Array> {
    return this.#files.base;
  }

  /** Grows with every change; results of checks are cached by it. */
  get revision(): number {
    return this.#revision;
  }

  /** Changes against the base. A file with its original content is not one. */
  changes(): OverlayChange[] {
    const real: OverlayChange[] = [];
    for (const [path, content] of this.#files.changed()) {
      const before = this.#files.base.get(path);
      if (content === null ? before === undefined : before !== undefined && sameBytes(before, content)) continue;
      real.push({ path, content });
    }
    return real.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Content at the base commit, null when it was not there. */
  baseContent(path: ProjectPath): Uint8Array | null {
    return this.#files.base.get(path) ?? null;
  }

  has(path: ProjectPath): boolean {
    return this.#files.has(path);
  }

  /** The same for a path as a model wrote it. */
  exists(given: string): boolean {
    return this.has(checked(given));
  }

  paths(): ProjectPath[] {
    return [...this.#files.paths()].sort();
  }

  /** The whole tree as bytes, for checks and previews. */
  files(): Map<ProjectPath, Uint8Array> {
    const all = new Map(this.#files.base);
    for (const [path, content] of this.#files.changed()) {
      if (content === null) all.delete(path);
      else all.set(path, bytesOf(content));
    }
    return all;
  }

  /** Text of a file, or null when it is missing or not text. Does not count as read by the model. */
  peek(path: ProjectPath): string | null {
    const content = this.#files.content(path);
    return content instanceof Uint8Array ? textOf(content) : content;
  }

  read(given: string): ReadResult {
    const path = checked(given);
    const content = this.#text(path, "NO_FILE");
    const hash = textHash(content);
    this.#files.change(path, { readAt: hash });
    return { content, hash };
  }

  write(given: string, content: string): { created: boolean; before: string } {
    const path = this.#writable(given);
    this.#assertFits(path, content);
    const created = !this.has(path);
    const before = this.peek(path) ?? "";
    this.transaction(() => this.#set(path, keepLineEnds(before, content)));
    this.#failures.delete(path);
    return { created, before };
  }

  /** Applies all edits or none. Each sees the result of the one before. */
  searchReplace(
    given: string,
    edits: readonly TextEdit[],
    baseHash?: string,
  ): { before: string; after: string; levels: MatchLevel[] } {
    const path = this.#writable(given);
    const before = this.#editable(path, baseHash);
    let after = before;
    const levels: MatchLevel[] = [];
    for (const [index, edit] of edits.entries()) {
      const outcome = applyEdit(after, edit);
      if (!outcome.ok) {
        this.noteFailure(path);
        throw new EditRefusal(
          outcome.code,
          path,
          `Edit ${index + 1} of ${edits.length} on ${path}: ${outcome.message} Nothing was changed.`,
        );
      }
      after = outcome.content;
      levels.push(outcome.level);
    }
    this.#assertFits(path, after);
    this.transaction(() => this.#set(path, after));
    return { before, after, levels };
  }

  /** A text file that was read as it is now, for an edit by place. */
  editable(given: string): { path: ProjectPath; before: string } {
    const path = this.#writable(given);
    return { path, before: this.#editable(path, undefined) };
  }

  /** Stores the result of an edit by place. */
  put(path: ProjectPath, after: string): void {
    this.#assertFits(path, after);
    this.transaction(() => this.#set(path, after));
  }

  /** A change that the model has not seen: it must read the file before it edits it again. */
  putUnseen(path: ProjectPath, after: string): void {
    this.#writable(path);
    this.put(path, after);
    this.#files.change(path, { readAt: undefined });
  }

  /** A migration that ran is part of the project, whatever the plan says. */
  putMigration(path: ProjectPath, sql: string): void {
    const plan = this.#rules?.plan ?? null;
    if (plan !== null) this.keepTo(new Set([...plan, path]));
    this.put(path, sql);
  }

  /** Only these paths may be changed from now on; null: any. Without rules there is no plan either. */
  keepTo(plan: ReadonlySet<string> | null): void {
    if (this.#rules !== null) this.#rules = { ...this.#rules, plan };
  }

  /** Back to the base commit. */
  reset(): void {
    this.#files.clear();
    this.#revision += 1;
  }

  noteFailure(path: ProjectPath): void {
    this.#failures.set(path, (this.#failures.get(path) ?? 0) + 1);
  }

  /** Applies all changes of the work or none, also if they are unwanted as a whole. */
  transaction<T>(work: () => T): T {
    if (this.#pending !== null) return work();
    const revision = this.#revision;
    const pending = new Map<ProjectPath, string | null>();
    this.#pending = pending;
    try {
      return this.#files.transaction(() => {
        const result = work();
        const changes = [...pending].map(([path, was]) => this.#change(path, was));
        const unwanted = firstUnwanted(this, this.#rules, changes);
        if (unwanted !== null)
          throw new EditRefusal("UNWANTED", unwanted.path, `${unwanted.reason} Nothing was changed.`);
        return result;
      });
    } catch (error) {
      this.#revision = revision;
      throw error;
    } finally {
      this.#pending = null;
    }
  }

  /** Compares with the base commit, whatever the plan was: several fine steps may add up to an unwanted change. */
  unwanted(): Unwanted | null {
    if (this.#rules === null) return null;
    const moved = new Set([...this.#files.moved()].flatMap(([path, origin]) => (this.has(path) ? [origin] : [])));
    const changes = this.changes().filter((one) => one.path !== LOCK && (one.content !== null || !moved.has(one.path)));
    const whole = changes.map(({ path }) => this.#change(path, null));
    return firstUnwanted(this, { ...this.#rules, plan: null }, whole);
  }

  #change(path: ProjectPath, before: string | null): FileChange {
    const bytes = this.#files.base.get(this.#files.origin(path));
    const base = bytes === undefined ? null : (textOf(bytes) ?? bytes);
    return { path, base, before, after: this.has(path) ? (this.peek(path) ?? "") : null };
  }

  #editable(path: ProjectPath, baseHash: string | undefined): string {
    if ((this.#failures.get(path) ?? 0) >= MAX_FAILURES_PER_FILE)
      throw new EditRefusal("NO_MATCH", path, `Two edits of ${path} did not match. Use write_file for it.`);
    const before = this.#text(path, "NO_FILE");
    this.#assertCurrent(path, textHash(before), baseHash);
    return before;
  }

  /** A file, or a folder with everything in it; answers how many files moved. */
  rename(givenFrom: string, givenTo: string): number {
    const from = this.#writable(givenFrom);
    const to = this.#writable(givenTo);
    const files = this.#filesAt(from);
    if (neededFile(files) !== undefined) throw new EditRefusal("RENAME", from, `The app cannot start without ${from}.`);
    if (to.startsWith(`${from}/`)) throw new EditRefusal("RENAME", from, `${to} lies inside ${from}.`);
    return this.transaction(() => {
      for (const path of files) this.#move(path, this.#writable(to + path.slice(from.length)));
      return files.length;
    });
  }

  /** Deletes a file, or a folder with everything in it. Returns what was there. */
  delete(given: string): { before: string; files: ProjectPath[] } {
    const path = this.#writable(given);
    const files = this.#filesAt(path);
    const needed = neededFile(files);
    if (needed !== undefined) throw new EditRefusal("DELETE", path, `The app cannot start without ${needed}.`);
    const before = files.map((file) => this.peek(file) ?? "").join("\n");
    for (const file of files) this.#writable(file);
    return this.transaction(() => {
      for (const file of files) {
        this.#touch(file);
        this.#remove(file);
      }
      return { before, files };
    });
  }

  #filesAt(path: ProjectPath): ProjectPath[] {
    if (this.has(path)) return [path];
    const files = this.paths().filter((candidate) => candidate.startsWith(`${path}/`));
    if (files.length === 0) throw new EditRefusal("MISSING_TARGET", path, `${path} does not exist.`);
    return files;
  }

  #move(from: ProjectPath, to: ProjectPath): void {
    if (this.has(to)) throw new EditRefusal("RENAME", from, `${to} exists already.`);
    this.#assertPlanned(from);
    this.#assertPlanned(to);
    this.#assertNoClash(to, from);
    const [content, origin] = [this.#files.content(from), this.#files.origin(from)];
    this.#remove(from);
    this.#files.change(to, { content, origin });
    this.#files.change(from, { origin: undefined });
  }

  #remove(path: ProjectPath): void {
    this.#files.change(path, { content: null, readAt: undefined });
    this.#revision += 1;
  }

  #assertPlanned(path: ProjectPath): void {
    if (this.#rules?.plan?.has(path) === false)
      throw new EditRefusal("UNWANTED", path, `${path} is not part of the plan. Nothing was changed.`);
  }

  /** For the dependency list and its lock, which only add_dependency may change. */
  replaceManifest(content: string, path = "package.json" as ProjectPath): void {
    this.#files.change(path, { content, readAt: textHash(content) });
    this.#revision += 1;
  }

  #text(path: ProjectPath, missing: PipelineErrorCode): string {
    if (!this.has(path)) throw new EditRefusal(missing, path, `${path} does not exist.${this.#similarPaths(path)}`);
    const content = this.peek(path);
    if (content === null) throw new EditRefusal("APPLY", path, `${path} is not a text file.`);
    return content;
  }

  #similarPaths(path: ProjectPath): string {
    const name = path.split("/").at(-1)!.toLowerCase();
    const same = this.paths().filter((candidate) => candidate.split("/").at(-1)!.toLowerCase() === name);
    return same.length === 0 ? "" : ` Did you mean ${same.slice(0, 3).join(" or ")}?`;
  }

  #writable(given: string): ProjectPath {
    const path = checked(given);
    const reason = forbiddenReason(path);
    if (reason !== null) throw new EditRefusal("FORBIDDEN_PATH", path, reason);
    return path;
  }

  #assertCurrent(path: ProjectPath, hash: string, baseHash: string | undefined): void {
    const known = baseHash ?? this.#files.readAt(path);
    if (known === hash) return;
    const why = known === undefined ? "has not been read yet" : "has changed since it was read";
    throw new EditRefusal("NO_MATCH", path, `${path} ${why}. Read it, then edit it.`);
  }

  #assertFits(path: ProjectPath, content: string): void {
    if (Buffer.byteLength(content) > limits.sourceFileBytes) {
      throw new EditRefusal("APPLY", path, `${path} would be larger than ${limits.sourceFileBytes} bytes.`);
    }
    if (!this.has(path)) {
      this.#assertNoClash(path);
      if (this.#files.names.size >= limits.filesPerProject)
        throw new EditRefusal("APPLY", path, `A project has at most ${limits.filesPerProject} files.`);
    }
  }

  #assertNoClash(path: ProjectPath, ignored?: ProjectPath): void {
    if (!this.#files.names.clashes(path, ignored)) return;
    const other = clashingPath(
      path,
      this.paths().filter((candidate) => candidate !== ignored),
    );
    if (other !== undefined) throw new EditRefusal("APPLY", path, `${path} clashes with ${other}.`);
  }

  #touch(path: ProjectPath): void {
    if (this.#pending?.has(path) === false) this.#pending.set(path, this.peek(path));
  }

  #set(path: ProjectPath, content: string): void {
    this.#touch(path);
    this.#files.change(path, { content, readAt: textHash(content) });
    this.#revision += 1;
  }
}

function checked(given: string): ProjectPath {
  const problem = pathProblem(given);
  if (problem !== null)
    throw new EditRefusal("FORBIDDEN_PATH", given, `The path ${JSON.stringify(given.slice(0, 120))} ${problem}.`);
  return given as ProjectPath;
}
