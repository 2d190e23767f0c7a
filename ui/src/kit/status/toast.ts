import { create } from "zustand";
import { onRetry } from "../../slots/retry.ts";

export interface Toast {
  tone: "ok" | "err" | "info";
  title: string;
  message?: string;
  /** One way on: "Redo", "View". Closes the toast. */
  action?: { label: string; run: () => void };
  /** Subject. A toast replaces the older one about the same subject: "Not saved" is no longer true once it is saved. */
  about?: string;
  /** The error stays when the person goes to another screen, such as one about unsaved text, until it is solved or closed. */
  stays?: boolean;
}

/** Closes the toast about this subject, even if it is not on screen yet. */
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
