import { create } from "zustand";
import { onRetry } from "../../slots/retry.ts";

export interface Toast {
  tone: "ok" | "err" | "info";
  title: string;
  message?: string;
  /** One way on: "Redo", "View". Closes the toast. */
  action?: { label: string; run: () => void };
  /** The older one about the same goes: "Not saved" is no longer true once something is. */
  about?: string;
  /** An error of no screen alone, such as a text that is not saved yet: it ends with what it is about, or is closed. */
  stays?: boolean;
}

/** A toast about this has nothing more to say. It may not be on screen yet. */
export function endToast(about: string): void {
  if (useToasted.getState().ever)
    loadToasts().then(
      ({ takeToast }) => takeToast(about),
      () => undefined,
    );
}

/** True from the first toast on: what shows them is not on the page before. */
export const useToasted = create<{ ever: boolean }>(() => ({ ever: false }));

/** Ahead of the first one: that the network is gone is said without a network. */
export const loadToasts = () => import("./toast-shown.tsx");

/** Where what shows it cannot be loaded, it is shown as soon as it can. */
export function showToast(toast: Toast): void {
  useToasted.setState({ ever: true });
  loadToasts().then(
    ({ putToast }) => putToast(toast),
    () => {
      const stop = onRetry(() => {
        stop();
        showToast(toast);
      });
    },
  );
}
