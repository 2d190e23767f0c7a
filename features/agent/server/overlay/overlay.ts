/**
 * The files of a run: the base commit with the run's changes on top. They are saved only as one commit. A change is
 * applied, or refused with an `EditRefusal` whose code the chat has a label for. No change is refused for what it
 * removes or for its place in an order of changes: the checks judge the result, and the end of the turn names what
 * went.
 */
import { createHash } from "node:crypto";
import { limits } from "@slipway/kernel/limits";
import { keepLineEnds } from "@slipway/kernel/text/line-ends";
import { pathProblem, type ProjectPath } from "@slipway/kernel/project-path";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import type { PipelineErrorCode } from "../../contract/index.ts";
import { ChangedFiles, type FileContent } from "./changed-files.ts";
import { clashingPath, forbiddenReason, isInJourneys, neededFile, newPlaceholder } from "./file-rules.ts";
import { bytesOf, sameBytes, textOf } from "./text/file-content.ts";
import { applyEdits, type EditFailure, type MatchLevel, type TextEdit } from "./match-edit.ts";

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

/** A text file for an edit by place. */
export interface EditableFile {
  path: ProjectPath;
  before: string;
  /** False: the model has not seen this text, so only exact matches are certain. */
  isKnown: boolean;
}

const textHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

export class Overlay {
  readonly #files: ChangedFiles;
  #revision = 0;
  #appRevision = 0;
  #isInTransaction = false;

  constructor(base: ReadonlyMap<ProjectPath, Uint8Array>) {
    this.#files = new ChangedFiles(base);
  }

  /** The files of the base commit. */
  get base(): ReadonlyMap<ProjectPath, Uint8Array> {
    return this.#files.base;
  }

  /** Grows with every change; results of checks are cached by it. */
  get revision(): number {
    return this.#revision;
  }

  /** Grows with every change but those of journeys, which are not built: types, build and pages stay the same. */
  get appRevision(): number {
    return this.#appRevision;
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
    this.#set(path, keepLineEnds(before, content));
    return { created, before };
  }

  /** Stores a file that is not text, such as a picture. Its caller bounds it. */
  place(given: string, content: Uint8Array): { created: boolean } {
    const path = this.#writable(given);
    const created = !this.has(path);
    this.#assertRoom(path);
    this.#files.change(path, { content, readAt: undefined });
    this.#changed(path);
    return { created };
  }

  /**
   * Each edit sees the result of the one before. Edits that match are kept, and the others are reported together; with
   * `whole`, all apply or none. Refused if none applies.
   */
  searchReplace(
    given: string,
    edits: readonly TextEdit[],
    { whole = false }: { whole?: boolean } = {},
  ): { before: string; after: string; levels: MatchLevel[]; failures: EditFailure[] } {
    const { path, before, isKnown } = this.editable(given);
    const { content: after, levels, failures } = applyEdits(before, edits, isKnown);
    if (levels.length === 0 || (whole && failures.length > 0))
      throw new EditRefusal(
        failures[0]!.code,
        path,
        `${path}: ${failures.map(({ message }) => message).join("\n")} Nothing was changed.`,
      );
    this.put(path, after);
    return { before, after, levels, failures };
  }

  editable(given: string): EditableFile {
    const path = this.#writable(given);
    const before = this.#text(path, "NO_FILE");
    const isKnown = this.#isKnown(path);
    // A failed edit quotes the nearest lines.
    if (!isKnown && holdsSecrets(path))
      throw new EditRefusal("NO_MATCH", path, `${path} may hold keys, so it is not edited unseen. Go on without it.`);
    return { path, before, isKnown };
  }

  /** The model wrote or read what is there now. */
  #isKnown(path: ProjectPath): boolean {
    const text = this.peek(path);
    return text !== null && this.#files.readAt(path) === textHash(text);
  }

  /** Stores the result of an edit by place. */
  put(path: ProjectPath, after: string): void {
    this.#assertFits(path, after);
    this.#set(path, after);
  }

  /** A change that the model has not seen: it must read the file before it edits it again. */
  putUnseen(path: ProjectPath, after: string): void {
    this.#writable(path);
    this.put(path, after);
    this.#files.change(path, { readAt: undefined });
  }

  /** A file of an earlier turn, which kept these rules when it was written. The model reads it before it edits it. */
  restore(path: ProjectPath, content: FileContent): void {
    this.#files.change(path, { content, readAt: undefined });
    this.#changed(path);
  }

  /** Back to the base commit. */
  reset(): void {
    this.#files.clear();
    this.#revision += 1;
    this.#appRevision += 1;
  }

  /** The name that a file had at the base commit. */
  origin(path: ProjectPath): ProjectPath {
    return this.#files.origin(path);
  }

  /** Names at the base commit of files that have another name now. */
  movedFrom(): Set<ProjectPath> {
    return new Set([...this.#files.moved()].flatMap(([path, origin]) => (this.has(path) ? [origin] : [])));
  }

  /** Applies all changes of the work or none. */
  transaction<T>(work: () => T): T {
    if (this.#isInTransaction) return work();
    const revisions = [this.#revision, this.#appRevision] as const;
    this.#isInTransaction = true;
    try {
      return this.#files.transaction(work);
    } catch (error) {
      [this.#revision, this.#appRevision] = revisions;
      throw error;
    } finally {
      this.#isInTransaction = false;
    }
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
    this.#assertNoClash(to, from);
    // Under another name it would be read, and in another folder built into the page, in this turn or a later one.
    if (holdsSecrets(from) && !this.#isKnown(from))
      throw new EditRefusal("RENAME", from, `${from} may hold keys, so it stays where it is.`);
    const [content, origin, readAt] = [this.#files.content(from), this.#files.origin(from), this.#files.readAt(from)];
    this.#remove(from);
    this.#files.change(to, { content, origin, readAt });
    this.#files.change(from, { origin: undefined });
  }

  #remove(path: ProjectPath): void {
    this.#files.change(path, { content: null, readAt: undefined });
    this.#changed(path);
  }

  #changed(path: ProjectPath): void {
    this.#revision += 1;
    if (!isInJourneys(path)) this.#appRevision += 1;
  }

  /** For the dependency list and its lock, which only add_dependency may change. */
  replaceManifest(content: string, path = "package.json" as ProjectPath): void {
    this.#files.change(path, { content, readAt: textHash(content) });
    this.#changed(path);
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

  #assertFits(path: ProjectPath, content: string): void {
    if (Buffer.byteLength(content) > limits.sourceFileBytes) {
      throw new EditRefusal("APPLY", path, `${path} would be larger than ${limits.sourceFileBytes} bytes.`);
    }
    this.#assertRoom(path);
  }

  #assertRoom(path: ProjectPath): void {
    if (this.has(path)) return;
    this.#assertNoClash(path);
    if (this.#files.names.size >= limits.filesPerProject)
      throw new EditRefusal("APPLY", path, `A project has at most ${limits.filesPerProject} files.`);
  }

  #assertNoClash(path: ProjectPath, ignored?: ProjectPath): void {
    if (!this.#files.names.clashes(path, ignored)) return;
    const other = clashingPath(
      path,
      this.paths().filter((candidate) => candidate !== ignored),
    );
    if (other !== undefined) throw new EditRefusal("APPLY", path, `${path} clashes with ${other}.`);
  }

  #set(path: ProjectPath, content: string): void {
    const placeholder = newPlaceholder(this.peek(path) ?? "", content);
    if (placeholder !== null)
      throw new EditRefusal(
        "UNWANTED",
        path,
        `${path} would have a placeholder ("${placeholder}") where code belongs. Write the whole code. Nothing was changed.`,
      );
    this.#files.change(path, { content, readAt: textHash(content) });
    this.#changed(path);
  }
}

function checked(given: string): ProjectPath {
  const problem = pathProblem(given);
  if (problem !== null)
    throw new EditRefusal("FORBIDDEN_PATH", given, `The path ${JSON.stringify(given.slice(0, 120))} ${problem}.`);
  return given as ProjectPath;
}
