/** Dialogs opened from code. The host that draws them is loaded with the first one. */
import type { ReactNode } from "react";
import { create } from "zustand";

export interface OpenDialog {
  id: number;
  title: string;
  content: ReactNode;
  width?: number;
  /** Runs however the dialog ends. */
  onClose?: () => void;
}

export const useDialogs = create<{ open: readonly OpenDialog[] }>(() => ({ open: [] }));

let lastId = 0;

/** Answers the function that closes it. A double click opens one: another with its title ends at once. */
export function openDialog(dialog: Omit<OpenDialog, "id">): () => void {
  if (useDialogs.getState().open.some(({ title }) => title === dialog.title)) {
    dialog.onClose?.();
    return () => undefined;
  }
  const id = ++lastId;
  useDialogs.setState(({ open }) => ({ open: [...open, { ...dialog, id }] }));
  return () => closeDialog(id);
}

/** The newest one where none is named. */
export function closeDialog(id = useDialogs.getState().open.at(-1)?.id): void {
  const dialog = useDialogs.getState().open.find((other) => other.id === id);
  if (dialog === undefined) return;
  useDialogs.setState(({ open }) => ({ open: open.filter((other) => other !== dialog) }));
  dialog.onClose?.();
}
