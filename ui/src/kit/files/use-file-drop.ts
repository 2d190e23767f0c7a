import { useState, type DragEvent } from "react";

const hasFiles = (event: DragEvent): boolean => [...event.dataTransfer.types].includes("Files");

/** Handlers of an element that takes dropped files, and whether some are held over it. Other things that are dragged pass. */
export function useFileDrop(onDrop: (transfer: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent): void {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent): void {
      // Leaving for an element inside is not leaving.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent): void {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
  return { isOver, handlers };
}
