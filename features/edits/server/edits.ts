/** The object that versions offer the other features: `services.edits`. */
import type { CommitChange } from "@slipway/platform/git/port";
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
  /** Others' commits came in between: the tree is not exactly what the caller had. */
  merged: boolean;
}

export interface DatabaseRestored {
  tables: number;
  /** Those that hold as many rows as were counted when the restore point was taken. */
  tablesMatched: number;
}

/** The database of a project at an earlier version; supplied by the feature that runs it, which depends on this one. [E4] */
export interface DatabaseRestore {
  /** The point taken before the first SQL that ran after this moment; null with the reason when there is none. */
  pointAfter(projectId: string, since: Date): Promise<{ id: string } | { id: null; reason: string }>;
  /** Replaces everything in the database by what the point holds. */
  restore(projectId: string, pointId: string): Promise<DatabaseRestored>;
}

export interface WantedRevert {
  projectId: string;
  target: EditRow;
  /** The message the version was chosen at; null where none was named. */
  messageId: string | null;
  /** The person was told that the database stays as it is. [E3] */
  filesOnly: boolean;
}

/** Throws the `AppError` that refuses it. */
export type RevertCheck = (wanted: WantedRevert) => Promise<void>;

export interface RevertOutcome {
  edit: EditRow;
  target: EditRow;
  filesMatched: number;
  filesTotal: number;
  /** Set where the database went back, too. */
  database?: DatabaseRestored | null;
}

export interface UndoVersionInput {
  projectId: string;
  author: EditAuthor;
  aiMessageId: string;
  messageId: string;
}

export interface Edits {
  /**
   * Commits on the branch's head. When it moved since `baseSha`, an agent's turn is merged by lines; people's saves are
   * refused for any file that changed meanwhile: AppError 409 `file_changed` `{ paths }`. Without any change there is no version:
   * AppError 409 `nothing_changed`. Durable when it resolves.
   */
  commit(input: CommitEditInput): Promise<CommittedEdit>;
  /** Null, and nothing is done, unless the newest version in effect is the one that this answer made. */
  undoVersionOf(input: UndoVersionInput): Promise<RevertOutcome | null>;
  /** Null before the first edit or initial commit was recorded. */
  newest(projectId: string): Promise<EditDocument | null>;
  /** The edit whose commit this is, or null. */
  atCommit(place: { projectId: string; sha: string }): Promise<EditDocument | null>;
  /** The edit a turn made, or null. What stands in git is one, too: a record that failed is made before. */
  ofTurn(turn: { projectId: string; aiMessageId: string }): Promise<EditDocument | null>;
  /** Newest versions of projects whose preview was never finished, as a crash leaves them; the latest first, at most 100. */
  unbuilt(): Promise<{ editId: string; projectId: string; sha: string }[]>;
  /** Nothing happens for an edit that is gone, or that has the status already. */
  setPreviewBuildStatus(editId: string, status: PreviewBuildStatus): Promise<void>;
  /**
   * The version of this commit when nobody has a picture of it yet; null otherwise. One whose files are those of another
   * version, as after a restore, gets that one's.
   */
  unpictured(place: { projectId: string; sha: string }): Promise<{ editId: string } | null>;
  /** PNG of the first page. Nothing happens for an edit that is gone or has its picture. */
  setPicture(editId: string, png: Uint8Array): Promise<void>;
  /** What must hold before files go back is asked of the features that know it: versions know no conversation. */
  addRevertCheck(check: RevertCheck): void;
  provideDatabaseRestore(restore: DatabaseRestore): void;
}
