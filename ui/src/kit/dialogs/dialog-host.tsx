import { Modal } from "@mantine/core";
import { closeDialog, useDialogs } from "./dialog-store.ts";

/** Draws what `openDialog` and `askToConfirm` opened, the newest on top. */
export function DialogHost() {
  const open = useDialogs((state) => state.open);
  return open.map(({ id, title, content, width }) => (
    <Modal key={id} opened onClose={() => closeDialog(id)} title={title} size={width}>
      {content}
    </Modal>
  ));
}
