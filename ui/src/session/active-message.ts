/** The chat's message that a person is at: clicked or reached with the keyboard. Tools beside the chat work on it. [T2.21] */
import { create } from "zustand";

export interface ActiveMessage {
  id: string;
  /** Its beginning, to recognise it by. */
  excerpt: string;
}

const EXCERPT_CHARACTERS = 120;

interface Active {
  projectId: string | null;
  message: ActiveMessage | null;
}

const useActive = create<Active>(() => ({ projectId: null, message: null }));

/** Null: nobody has chosen one since the project was opened. */
export const useActiveMessage = (projectId: string): ActiveMessage | null =>
  useActive((state) => (state.projectId === projectId ? state.message : null));

export function setActiveMessage(projectId: string, message: ActiveMessage): void {
  const excerpt = message.excerpt.trim().replace(/\s+/g, " ").slice(0, EXCERPT_CHARACTERS);
  useActive.setState({ projectId, message: { ...message, excerpt } });
}

/** For the element around the messages, each of which carries its id as `data-message`. */
export function noteActiveMessage(projectId: string) {
  const note = ({ target }: { target: EventTarget }): void => {
    const message = target instanceof Element ? target.closest<HTMLElement>("[data-message]") : null;
    const id = message?.dataset["message"];
    if (message != null && id !== undefined) setActiveMessage(projectId, { id, excerpt: message.textContent });
  };
  return { onClick: note, onFocus: note };
}
