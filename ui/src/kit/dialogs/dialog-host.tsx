import { Dialog } from "../../layers/dialog.tsx";
import { useEffect } from "react";
import { closeDialog, useDialogs, type OpenDialog } from "./dialog-store.ts";

function DialogFromCode({ id, title, content, width }: OpenDialog) {
  return (
    <Dialog opened onClose={() => closeDialog(id)} title={title} size={width}>
      {content}
    </Dialog>
  );
}

/** Draws what `openDialog` and `askToConfirm` opened, the newest on top. A double click opens one. */
export function DialogHost() {
  const open = useDialogs((state) => state.open);
  const again = open.find(({ title }, at) => open.findIndex((other) => other.title === title) < at);
  useEffect(() => {
    if (again !== undefined) closeDialog(again.id);
  }, [again]);
  return open.map((dialog) => <DialogFromCode key={dialog.id} {...dialog} />);
}
