import { Sheet } from "@slipway/ui/layers/sheet.tsx";
import type { ReactNode } from "react";
import type { Project } from "../../../projects/contract/index.ts";
import { PublishTitle } from "./publish-title.tsx";
import styles from "./publish-sheet.module.css";

export interface PublishSheetProps {
  project: Project;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The publish dropdown on phones: a sheet as high as its content. */
export function PublishSheet({ project, opened, onClose, children }: PublishSheetProps) {
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      position="bottom"
      title={<PublishTitle project={project} />}
      padding={0}
      classNames={{ inner: styles.inner!, content: styles.content!, header: styles.header!, title: styles.title! }}
    >
      {children}
    </Sheet>
  );
}
