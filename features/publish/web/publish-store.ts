/** Which dialog of publishing is open: closed, failed, success, security. [W4.08] */
import { create } from "zustand";

export type PublishDialog =
  | { kind: "closed" }
  | { kind: "failed"; title: string; text: string; buildLog: string | null }
  | { kind: "success"; url: string }
  /** Errors that scans found. [W4.04] */
  | { kind: "security"; errors: number; proceed: () => void };

export const usePublishDialog = create<{ dialog: PublishDialog }>(() => ({ dialog: { kind: "closed" } }));
export const openPublishDialog = (dialog: PublishDialog): void => usePublishDialog.setState({ dialog });
export const closePublishDialog = (): void => usePublishDialog.setState({ dialog: { kind: "closed" } });
