import { useEffect, useRef, type RefObject } from "react";

/**
 * Scrolls a part that was opened into view, and again while it grows: its content may come later. Anybody who scrolls or
 * presses a key afterwards keeps their place.
 */
export function useShownWhole(open: string | null): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = part.current;
    if (open === null || element === null) return;
    const observer = new ResizeObserver(() => {
      const room = (element.offsetParent?.clientHeight ?? window.innerHeight) * 0.7;
      // A part that does not fit begins at the top: what it is comes before how it ends.
      element.scrollIntoView({ block: element.offsetHeight > room ? "start" : "nearest" });
    });
    observer.observe(element);
    const stop = () => observer.disconnect();
    for (const type of ["wheel", "touchmove", "keydown"]) document.addEventListener(type, stop, { once: true });
    return () => {
      stop();
      for (const type of ["wheel", "touchmove", "keydown"]) document.removeEventListener(type, stop);
    };
  }, [open]);
  return part;
}
