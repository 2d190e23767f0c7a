/** Pictures arrive by paste, by drop anywhere on the page, or by the button. */
import { useEffect, useRef, useState } from "react";

const filesOf = (list: DataTransfer | null): File[] => [...(list?.files ?? [])];
const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** Other fields keep their own paste. */
const isElsewhere = (target: EventTarget | null, box: HTMLElement | null): boolean =>
  target instanceof HTMLElement &&
  target !== box &&
  (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));

/** Returns whether files are held over the page now. */
export function useImageInput(box: { current: HTMLElement | null }, onFiles: (files: File[]) => void): boolean {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  const [over, setOver] = useState(false);
  useEffect(() => {
    // Entering a child leaves its parent, so only the count of both tells when the page was left.
    let depth = 0;
    const count = (by: number) => (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = Math.max(0, depth + by);
      setOver(depth > 0);
    };
    const [enter, leave] = [count(1), count(-1)];
    const allow = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!carriesFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(filesOf(event.dataTransfer));
    };
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      if (files.length === 0 || event.defaultPrevented || isElsewhere(event.target, box.current)) return;
      // A copied table carries a picture besides its text; the text is meant.
      if (event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      latest.current(files);
    };
    window.addEventListener("dragenter", enter);
    window.addEventListener("dragleave", leave);
    window.addEventListener("dragover", allow);
    window.addEventListener("drop", drop);
    window.addEventListener("paste", paste);
    return () => {
      window.removeEventListener("dragenter", enter);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("dragover", allow);
      window.removeEventListener("drop", drop);
      window.removeEventListener("paste", paste);
    };
  }, [box]);
  return over;
}
