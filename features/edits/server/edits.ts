/** The edits feature's offer to other features: `services.edits`. */
import type { CommitChange, FileDiff } from "@slipway/platform/git/port";
import type { EditDocument, EditKind, EditType, PreviewBuildStatus } from "../contract/index.ts";
import type { EditRow } from "./edits-table.ts";

export interface EditAuthor {
  userId: string;
  displayName: string;
  email: string;
}

export interface CommitEditInput {
  projectId: string;
  author: EditAuthor | "agent";
  /** The commit the changes were made on. */
  baseSha: string;
  changes: readonly CommitChange[];
  message: string;
  type: EditType;
  /** Left out: code. */
  kind?: EditKind;
  aiMessageId?: string;
  tags?: { summary?: string };
}

export interface CommittedEdit {
  editId: string;
  sha: string;
  treeHash: string;
  version: number;
  /** Other commits came in between, so the tree is not exactly what the caller had. */
  merged: boolean;
}

export interface DatabaseRestored {
  tables: number;
  /** Tables with as many rows as were counted when the restore point was taken. */
  tablesMatched: number;
}

/**
 * The database of a project at an earlier version. Provided by the feature that runs it, which depends on this one.
 * [E4]
 */
export interface DatabaseRestore {
  /** The point taken before the first SQL that ran after this moment; null with the reason if there is none. */
  pointAfter(projectId: string, since: Date): Promise<{ id: string } | { id: null; reason: string }>;
  /** Throws the AppError that `restore` would be refused with, such as no room for a point of the present. Changes nothing. */
  requireRestorable(projectId: string, pointId: string): Promise<void>;
  /** Makes a point of the present, then replaces the whole content of the database with the other point's. */
  restore(projectId: string, pointId: string): Promise<DatabaseRestored>;
}

export interface WantedRevert {
  projectId: string;
  target: EditRow;
  /** The message at which the version was chosen; null if none was named. */
  messageId: string | null;
  /** The person was told that the database stays as it is. [E3] */
  filesOnly: boolean;
}

/** Throws the `AppError` that refuses the restore. */
export type RevertCheck = (wanted: WantedRevert) => Promise<void>;

export interface RevertOutcome {
  edit: EditRow;
  target: EditRow;
  filesMatched: number;
  filesTotal: number;
  /** Set if the database was restored, too. */
  database?: DatabaseRestored | null;
}

export interface UndoVersionInput {
  projectId: string;
  author: EditAuthor;
  aiMessageId: string;
  messageId: string;
}

export interface RebaseInput {
  projectId: string;
  /** The commit the changes were made on. */
  baseSha: string;
  headSha: string;
  changes: readonly CommitChange[];
}

export interface RebasedChanges {
  /** Without those that the newer commit has already. */
  changes: CommitChange[];
  /** Paths that changed on both sides in a way that has no one answer. */
  clashes: string[];
}

export interface Edits {
  /**
   * Commits on the branch's head. If it moved since `baseSha`, an agent's turn is merged line by line; a person's save
   * is refused for files that changed meanwhile: AppError 409 `file_changed` `{ paths }`. Without any change there is
   * no version: AppError 409 `nothing_changed`. Durable when it resolves.
   */
  commit(input: CommitEditInput): Promise<CommittedEdit>;
  /** Carries changes over to a newer commit, line by line, and commits nothing. Files that clash are only named. */
  rebase(input: RebaseInput): Promise<RebasedChanges>;
  /** Null, and nothing is done, unless this answer made the newest version in effect. */
  undoVersionOf(input: UndoVersionInput): Promise<RevertOutcome | null>;
  /** Null before the first edit or initial commit was recorded. */
  newest(projectId: string): Promise<EditDocument | null>;
  /** Newest first, with those that are no longer in effect. `before`: older than this version. */
  versions(query: { projectId: string; limit: number; before?: number | undefined }): Promise<EditDocument[]>;
  /**
   * The files that differ between two versions; without `from` those that `to` itself changed. Throws AppError
   * `not_found` for a version that the project does not have.
   */
  changesBetween(query: { projectId: string; from?: number | undefined; to: number }): Promise<FileDiff[]>;
  /** The edit with this commit, or null. */
  atCommit(place: { projectId: string; sha: string }): Promise<EditDocument | null>;
  /** The edit that a turn made, or null. A commit in git whose record failed is recorded first. */
  ofTurn(turn: { projectId: string; aiMessageId: string }): Promise<EditDocument | null>;
  /** Paths that people saved, renamed or pushed in versions that were not taken back. */
  changedByHand(projectId: string): Promise<ReadonlySet<string>>;
  /** Newest versions of projects whose preview build never ended, as after a crash; latest first, at most 100. */
  unbuilt(): Promise<{ editId: string; projectId: string; sha: string }[]>;
  /** Does nothing if the edit is gone or already has the status. */
  setPreviewBuildStatus(editId: string, status: PreviewBuildStatus): Promise<void>;
  /**
   * The version of this commit if it has no picture yet; null otherwise. A version with the same files as another one,
   * as after a restore, gets that one's picture.
   */
  unpictured(place: { projectId: string; sha: string }): Promise<{ editId: string } | null>;
  /** A PNG of the first page. Does nothing if the edit is gone or has a picture. */
  setPicture(editId: string, png: Uint8Array): Promise<void>;
  /** Other features add checks before a restore, because this one knows no conversation. */
  addRevertCheck(check: RevertCheck): void;
  provideDatabaseRestore(restore: DatabaseRestore): void;
}
