/** The message being reworded, or changed while it waits: the next send replaces it. */
import { create } from "zustand";
import type { UserMessage } from "../../contract/index.ts";
import { clearImages, restoreImages, sentImage } from "../images/pasted-images.ts";
import { proposeDraft, setDraft } from "./draft.ts";

export interface Editing {
  id: string;
  /** It was waiting in the queue: it keeps its place, and nothing is undone. */
  queued: boolean;
}

const useStore = create<{ byProject: Readonly<Record<string, Editing | null>> }>(() => ({ byProject: {} }));

const set = (projectId: string, editing: Editing | null): void =>
  useStore.setState((state) => ({ byProject: { ...state.byProject, [projectId]: editing } }));

export const useEditing = (projectId: string): Editing | null =>
  useStore((state) => state.byProject[projectId] ?? null);

type Edited = Pick<UserMessage, "id" | "content" | "images" | "queued_position">;

/** Moves its text and pictures into the composer, in place of what was typed there. */
export function startEditing(projectId: string, message: Edited): void {
  set(projectId, { id: message.id, queued: message.queued_position !== null });
  proposeDraft(projectId, message.content);
  clearImages(projectId);
  restoreImages(projectId, message.images.map(sentImage));
}

export const stopEditing = (projectId: string): void => set(projectId, null);

export function cancelEditing(projectId: string): void {
  stopEditing(projectId);
  setDraft(projectId, "");
  clearImages(projectId);
}
