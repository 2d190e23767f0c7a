/** Events of the edits feature, emitted once the change is durable. */
import { eventName } from "@slipway/kernel/contract/events";
import type { EditType } from "./edit.ts";

export interface EditCommitted {
  projectId: string;
  editId: string;
  sha: string;
  treeHash: string;
  type: EditType;
  version: number;
  commitMessage: string;
  /** Null: the agent. */
  userId: string | null;
  authorName: string;
  aiMessageId: string | null;
}
export const editCommitted = eventName<EditCommitted>("edit.committed");

export interface EditReverted {
  projectId: string;
  /** The new edit of type `revert`. */
  editId: string;
  sha: string;
  version: number;
  /** The version whose files are in effect again. */
  targetEditId: string;
  targetVersion: number;
  /** Set by Undo: the version that was undone. */
  undoneEditId: string | null;
  undoneTitle: string | null;
  messageId: string | null;
  filesMatched: number;
  userId: string;
  userName: string;
}
/** Emitted after the `edit.committed` of the same edit. */
export const editReverted = eventName<EditReverted>("edit.reverted");
