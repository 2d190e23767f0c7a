/** Agent or Chat, per project, in this browser. Instant is what fix buttons and visual edits send. [CH2] */
import { create } from "zustand";

const keyOf = (projectId: string): string => `slipway-chat-only:${projectId}`;

function read(projectId: string): boolean {
  try {
    return localStorage.getItem(keyOf(projectId)) === "true";
  } catch {
    return false;
  }
}

const useModes = create<{ chatOnly: Readonly<Record<string, boolean>> }>(() => ({ chatOnly: {} }));

export const useChatOnly = (projectId: string): boolean =>
  useModes((state) => state.chatOnly[projectId] ?? read(projectId));

export function setChatOnly(projectId: string, chatOnly: boolean): void {
  try {
    if (chatOnly) localStorage.setItem(keyOf(projectId), "true");
    else localStorage.removeItem(keyOf(projectId));
  } catch {
    // Without storage it lives as long as the page.
  }
  useModes.setState((state) => ({ chatOnly: { ...state.chatOnly, [projectId]: chatOnly } }));
}
