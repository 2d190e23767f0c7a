/** Which dialog of publishing is open: closed, failed, success, confirm. [W4.08] */
import { create } from "zustand";

export type PublishDialog =
  | { kind: "closed" }
  | { kind: "failed"; title: string; text: string; buildLog: string | null }
  | { kind: "success"; url: string }
  /** Whether to publish with the errors that scans found. [W4.04] */
  | { kind: "confirm"; errors: number; proceed: () => void };

export const usePublishDialog = create<{ dialog: PublishDialog }>(() => ({ dialog: { kind: "closed" } }));
export const openPublishDialog = (dialog: PublishDialog): void => usePublishDialog.setState({ dialog });
export const closePublishDialog = (): void => usePublishDialog.setState({ dialog: { kind: "closed" } });
