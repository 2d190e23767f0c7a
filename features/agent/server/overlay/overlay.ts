/**
 * The files of a run: the base commit and what the run changed on top of it. Nothing leaves here but as one commit.
 * Every change is whole or refused with an `EditRefusal`, whose code chat knows a label for.
 */
import { createHash } from "node:crypto";
import { limits } from "@slipway/kernel/limits";
import { pathProblem, type ProjectPath } from "@slipway/kernel/project-path";
import type { PipelineErrorCode } from "../../contract/index.ts";
import { forbiddenReason, placeholderIn } from "./file-rules.ts";
import { applyEdit, type MatchLevel, type TextEdit } from "./match-edit.ts";

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
  content: Uint8Array | string | null;
}

export interface ReadResult {
  content: string;
  hash: string;
}

/** Failures on one file after which only write_file is accepted for it. */
const MAX_FAILURES_PER_FILE = 2;

const textHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

export class Overlay {
  readonly #base: ReadonlyMap<ProjectPath, Uint8Array>;
  readonly #changes = new Map<ProjectPath, Uint8Array | string | null>();
  readonly #readAt = new Map<ProjectPath, string>();
  readonly #failures = new Map<ProjectPath, number>();
  #revision = 0;

  constructor(base: ReadonlyMap<ProjectPath, Uint8Array>) {
    this.#base = base;
  }

  /** The files of the base commit. */
  get base(): ReadonlyMap<ProjectPath, Uint8Array> {
    return this.#base;
  }

  /** Grows with every change: the key of what was checked. */
  get revision(): number {
    return this.#revision;
  }

  /** Changes against the base; a file put back to what it was is none. */
  changes(): OverlayChange[] {
    const real: OverlayChange[] = [];
    for (const [path, content] of this.#changes) {
      const before = this.#base.get(path);
      if (content === null ? before === undefined : before !== undefined && sameBytes(before, content)) continue;
      real.push({ path, content });
    }
    return real.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Content at the base commit, null when it was not there. */
  baseContent(path: ProjectPath): Uint8Array | null {
    return this.#base.get(path) ?? null;
  }

  has(path: ProjectPath): boolean {
    const change = this.#changes.get(path);
    return change === undefined ? this.#base.has(path) : change !== null;
  }

  paths(): ProjectPath[] {
    const all = new Set<ProjectPath>(this.#base.keys());
    for (const [path, content] of this.#changes) {
      if (content === null) all.delete(path);
      else all.add(path);
    }
    return [...all].sort();
  }

  /** The whole tree as bytes, for checks and previews. */
  files(): Map<ProjectPath, Uint8Array> {
    const all = new Map(this.#base);
    for (const [path, content] of this.#changes) {
      if (content === null) all.delete(path);
      else all.set(path, bytesOf(content));
    }
    return all;
  }

  /** Text of a file, or null when it is missing or not text. Does not count as read by the model. */
  peek(path: ProjectPath): string | null {
    const change = this.#changes.get(path);
    const content = change === undefined ? this.#base.get(path) : change;
    if (content === undefined || content === null) return null;
    return typeof content === "string" ? content : textOf(content);
  }

  read(given: string): ReadResult {
    const path = checked(given);
    const content = this.#text(path, "NO_FILE");
    const hash = textHash(content);
    this.#readAt.set(path, hash);
    return { content, hash };
  }

  write(given: string, content: string): { created: boolean; before: string } {
    const path = this.#writable(given);
    const placeholder = placeholderIn(content);
    if (placeholder !== null) {
      throw new EditRefusal(
        "UNWANTED",
        path,
        `The text has a placeholder ("${placeholder}") instead of code. Write the whole file.`,
      );
    }
    this.#assertFits(path, content);
    const created = !this.has(path);
    const before = this.peek(path) ?? "";
    this.#set(path, content);
    this.#failures.delete(path);
    return { created, before };
  }

  /** All edits or none. Each sees the result of the one before. */
  searchReplace(
    given: string,
    edits: readonly TextEdit[],
    baseHash?: string,
  ): { before: string; after: string; levels: MatchLevel[] } {
    const path = this.#writable(given);
    if ((this.#failures.get(path) ?? 0) >= MAX_FAILURES_PER_FILE) {
      throw new EditRefusal("NO_MATCH", path, `Two edits of ${path} did not match. Use write_file for it.`);
    }
    const before = this.#text(path, "NO_FILE");
    this.#assertCurrent(path, textHash(before), baseHash);
    let after = before;
    const levels: MatchLevel[] = [];
    for (const [index, edit] of edits.entries()) {
      const outcome = applyEdit(after, edit);
      if (!outcome.ok) {
        this.#failures.set(path, (this.#failures.get(path) ?? 0) + 1);
        throw new EditRefusal(
          outcome.code,
          path,
          `Edit ${index + 1} of ${edits.length} on ${path}: ${outcome.message} Nothing was changed.`,
        );
      }
      after = outcome.content;
      levels.push(outcome.level);
    }
    const placeholder = placeholderIn(after);
    if (placeholder !== null && placeholderIn(before) === null) {
      throw new EditRefusal(
        "UNWANTED",
        path,
        `The edit puts a placeholder ("${placeholder}") where code was. Nothing was changed.`,
      );
    }
    this.#assertFits(path, after);
    this.#set(path, after);
    return { before, after, levels };
  }

  rename(givenFrom: string, givenTo: string): void {
    const from = this.#writable(givenFrom);
    const to = this.#writable(givenTo);
    if (!this.has(from)) throw new EditRefusal("MISSING_TARGET", from, `${from} does not exist.`);
    if (this.has(to)) throw new EditRefusal("RENAME", from, `${to} exists already.`);
    this.#assertNoDirectoryClash(to, from);
    const change = this.#changes.get(from);
    const content = change === undefined || change === null ? this.#base.get(from)! : change;
    this.#changes.set(from, null);
    this.#changes.set(to, content);
    this.#readAt.delete(from);
    this.#revision += 1;
  }

  delete(given: string): { before: string } {
    const path = this.#writable(given);
    if (!this.has(path)) throw new EditRefusal("MISSING_TARGET", path, `${path} does not exist.`);
    const before = this.peek(path) ?? "";
    this.#changes.set(path, null);
    this.#readAt.delete(path);
    this.#revision += 1;
    return { before };
  }

  /** For the dependency list, which only add_dependency may change. */
  replaceManifest(content: string): void {
    this.#set("package.json" as ProjectPath, content);
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
    const known = baseHash ?? this.#readAt.get(path);
    if (known === hash) return;
    const why = known === undefined ? "has not been read yet" : "has changed since it was read";
    throw new EditRefusal("NO_MATCH", path, `${path} ${why}. Read it, then edit it.`);
  }

  #assertFits(path: ProjectPath, content: string): void {
    if (Buffer.byteLength(content) > limits.sourceFileBytes) {
      throw new EditRefusal("APPLY", path, `${path} would be larger than ${limits.sourceFileBytes} bytes.`);
    }
    if (!this.has(path)) {
      this.#assertNoDirectoryClash(path);
      if (this.paths().length >= limits.filesPerProject)
        throw new EditRefusal("APPLY", path, `A project has at most ${limits.filesPerProject} files.`);
    }
  }

  /** A name cannot be a file and a folder, nor differ from another only in case (two of three systems fold it). */
  #assertNoDirectoryClash(path: ProjectPath, ignored?: ProjectPath): void {
    const folded = path.toLowerCase();
    for (const other of this.paths()) {
      if (other === ignored) continue;
      const name = other.toLowerCase();
      if (name === folded || name.startsWith(`${folded}/`) || folded.startsWith(`${name}/`)) {
        throw new EditRefusal("APPLY", path, `${path} clashes with ${other}.`);
      }
    }
  }

  #set(path: ProjectPath, content: string): void {
    this.#changes.set(path, content);
    this.#readAt.set(path, textHash(content));
    this.#revision += 1;
  }
}

function checked(given: string): ProjectPath {
  const problem = pathProblem(given);
  if (problem !== null)
    throw new EditRefusal("FORBIDDEN_PATH", given, `The path ${JSON.stringify(given.slice(0, 120))} ${problem}.`);
  return given as ProjectPath;
}

const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;
const sameBytes = (a: Uint8Array, b: Uint8Array | string): boolean => Buffer.compare(a, bytesOf(b)) === 0;

function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
