import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./publish-sheet.module.css";

export interface PublishSheetProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The publish dropdown on phones: a sheet as high as its content. */
export function PublishSheet({ opened, onClose, children }: PublishSheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      title="Publish"
      padding={0}
      classNames={{ inner: styles.inner!, content: styles.content!, header: styles.header! }}
    >
      {children}
    </Drawer>
  );
}
