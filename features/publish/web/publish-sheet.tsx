import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";

export interface PublishSheetProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The publish dropdown on phones. */
export function PublishSheet({ opened, onClose, children }: PublishSheetProps) {
  return (
    <Drawer opened={opened} onClose={onClose} position="bottom" title="Publish" size="auto" padding={0}>
      {children}
    </Drawer>
  );
}
