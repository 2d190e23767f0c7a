import { Dialog } from "../../layers/dialog.tsx";
import { closeDialog, useDialogs, type OpenDialog } from "./dialog-store.ts";

function DialogFromCode({ id, title, content, width }: OpenDialog) {
  return (
    <Dialog opened onClose={() => closeDialog(id)} title={title} size={width}>
      {content}
    </Dialog>
  );
}

/** Draws what `openDialog` and `askToConfirm` opened, the newest on top. */
export function DialogHost() {
  const open = useDialogs((state) => state.open);
  return open.map((dialog) => <DialogFromCode key={dialog.id} {...dialog} />);
}
