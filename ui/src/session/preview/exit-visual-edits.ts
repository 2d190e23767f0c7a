import { askToConfirm } from "../../kit/dialogs/confirm.tsx";
import { currentBlocker } from "../../navigation/view-blocker.ts";
import { setVisualEditing } from "../visual-editing.ts";

/** Asks before leaving with unsaved changes, as leaving the view does. */
export async function exitVisualEdits(projectId: string): Promise<void> {
  const words = currentBlocker();
  const leaves =
    words === null ||
    (await askToConfirm({ title: words.title, body: words.text, confirm: words.confirm, tone: "danger" }));
  if (!leaves) return;
  const isInside = document.activeElement?.closest("[data-visual-edits]") != null;
  setVisualEditing(projectId, false);
  // Otherwise the focus goes to a neighbour of the closed panel.
  if (isInside) document.querySelector<HTMLElement>("[data-way-to-edits]")?.focus();
}
