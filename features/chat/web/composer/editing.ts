/** Which message is being said differently: what is sent next takes its place. */
import { create } from "zustand";
import type { UserMessage } from "../../contract/index.ts";
import { clearImages, restoreImages, sentImage } from "../images/pasted-images.ts";
import { setDraft } from "./draft.ts";

const useStore = create<{ byProject: Readonly<Record<string, string | null>> }>(() => ({ byProject: {} }));

const set = (projectId: string, messageId: string | null): void =>
  useStore.setState((state) => ({ byProject: { ...state.byProject, [projectId]: messageId } }));

export const useEditing = (projectId: string): string | null => useStore((state) => state.byProject[projectId] ?? null);

/** Its words and pictures are in the composer, in place of what was typed there. */
export function startEditing(projectId: string, message: Pick<UserMessage, "id" | "content" | "images">): void {
  set(projectId, message.id);
  setDraft(projectId, message.content);
  clearImages(projectId);
  restoreImages(projectId, message.images.map(sentImage));
  document.querySelector<HTMLTextAreaElement>("textarea[data-composer]")?.focus();
}

export const stopEditing = (projectId: string): void => set(projectId, null);

export function cancelEditing(projectId: string): void {
  stopEditing(projectId);
  setDraft(projectId, "");
  clearImages(projectId);
}
