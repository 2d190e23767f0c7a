/** Takes files and folders that are dropped anywhere over the list. */
import { useState, type DragEvent, type ReactNode } from "react";
import classes from "./browser.module.css";

export interface DropZoneProps {
  onDrop: (transfer: DataTransfer) => void;
  children: ReactNode;
}

const hasFiles = (event: DragEvent): boolean => [...event.dataTransfer.types].includes("Files");

export function DropZone({ onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        // Leaving for an element inside is not leaving.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer);
      }}
    >
      {children}
      {isOver && (
        <p className={classes.over} role="status">
          Drop to upload here
        </p>
      )}
    </div>
  );
}
