import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/**
 * Whether an element has less width than a view needs for two columns: a phone, a phone on its side beside the chat, or a
 * pane that somebody made narrow.
 */
export function useIsNarrow<E extends HTMLElement>(below: number): { ref: RefObject<E | null>; narrow: boolean } {
  const ref = useRef<E>(null);
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < below);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [below]);
  return { ref, narrow };
}
