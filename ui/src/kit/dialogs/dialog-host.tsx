import { Modal } from "@mantine/core";
import { useFocusBack } from "../../page/use-focus-back.ts";
import { closeDialog, useDialogs, type OpenDialog } from "./dialog-store.ts";

function DialogFromCode({ id, title, content, width }: OpenDialog) {
  useFocusBack();
  return (
    <Modal opened onClose={() => closeDialog(id)} title={title} size={width}>
      {content}
    </Modal>
  );
}

/** Draws what `openDialog` and `askToConfirm` opened, the newest on top. */
export function DialogHost() {
  const open = useDialogs((state) => state.open);
  return open.map((dialog) => <DialogFromCode key={dialog.id} {...dialog} />);
}
