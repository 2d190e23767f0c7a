/** Takes files and folders that are dropped anywhere over the list. */
import { useFileDrop } from "@slipway/ui/kit/files/use-file-drop";
import type { ReactNode } from "react";
import classes from "./browser.module.css";

export interface DropZoneProps {
  onDrop: (transfer: DataTransfer) => void;
  children: ReactNode;
}

export function DropZone({ onDrop, children }: DropZoneProps) {
  const { isOver, handlers } = useFileDrop(onDrop);
  return (
    <div className={classes.drop} data-over={isOver || undefined} {...handlers}>
      {children}
      {isOver && (
        <p className={classes.over} role="status">
          Drop to upload here
        </p>
      )}
    </div>
  );
}
