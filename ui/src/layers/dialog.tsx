import { Modal, type ModalProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useFocusBack } from "./focus/use-focus-back.ts";
import { useLayer } from "./use-layer.ts";

/** A dialog on the stack of layers. It gives the focus back to what opened it. */
export function Dialog(props: ModalProps) {
  useLayer(props.opened, props.onClose);
  useFocusBack(props.opened);
  return <Modal {...props} closeOnEscape={false} />;
}

export interface PageDialogProps {
  onClose: () => void;
  className?: string;
  "aria-label": string;
  children: ReactNode;
}

/** A dialog as large as the page, which the address opens and closes. */
export function PageDialog({ onClose, children, ...rest }: PageDialogProps) {
  useLayer(true, onClose, { inAddress: true });
  useFocusBack(true);
  return (
    <Modal.Root opened onClose={onClose} fullScreen radius={0} transitionProps={{ duration: 0 }} closeOnEscape={false}>
      <Modal.Content {...rest}>{children}</Modal.Content>
    </Modal.Root>
  );
}
