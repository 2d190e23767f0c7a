/** A panel whose input is not saved yet asks before it is left. [C2.18] */
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";

const TITLE = "Discard unsaved changes?";

/** `text` says what is lost: "The row was not saved." Answers what the panel's ways out call. */
export function useUnsaved(isDirty: boolean, { text, onClose }: { text: string; onClose: () => void }): () => void {
  useViewBlocker(isDirty, { title: TITLE, text, confirm: "Discard" });
  const close = async (): Promise<void> => {
    if (!isDirty || (await askToConfirm({ title: TITLE, body: text, confirm: "Discard", tone: "danger" }))) onClose();
  };
  return () => void close();
}
