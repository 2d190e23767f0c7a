/** The open dialog of publishing: closed, checking, unchecked, failed, success, confirm. [W4.08] */
import { useEffect, useRef } from "react";
import { create } from "zustand";

export type PublishDialog =
  | { kind: "closed" }
  /** The scan of this version is running: the publish waits for it, and then goes on or asks. [T4.10] */
  | { kind: "checking"; proceed: () => void }
  /** It has not ended in time. */
  | { kind: "unchecked"; proceed: () => void }
  | { kind: "failed"; title: string; text: string; buildLog: string | null }
  | { kind: "success"; url: string }
  /** Whether to publish with the errors that scans found. [W4.04] */
  | { kind: "confirm"; errors: number; proceed: () => void };

export const usePublishDialog = create<{ dialog: PublishDialog }>(() => ({ dialog: { kind: "closed" } }));
export const openPublishDialog = (dialog: PublishDialog): void => usePublishDialog.setState({ dialog });
export const closePublishDialog = (): void => usePublishDialog.setState({ dialog: { kind: "closed" } });

/** Returns the focus to `rest` when a publish dialog closes, unless somebody has moved it. */
export function useFocusAfterDialogs(rest: () => HTMLElement | null): void {
  const latest = useRef(rest);
  useEffect(() => {
    latest.current = rest;
  });
  useEffect(
    () =>
      usePublishDialog.subscribe(({ dialog: { kind } }, { dialog: { kind: before } }) => {
        // The dialog is still in the page when the store reports this.
        if (before !== "closed" && kind === "closed")
          setTimeout(() => {
            if (document.activeElement === document.body) latest.current()?.focus();
          });
      }),
    [],
  );
}
