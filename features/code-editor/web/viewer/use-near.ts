import { useCallback, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** About two screens: elements this close are rendered before they are seen. */
const AHEAD_PX = 1600;

/**
 * Whether an element is or was near the screen, because rendering two hundred differences at once would block the page
 * for seconds. Visible elements are rendered at once; others wait for an idle moment. The second value is the element's
 * `ref`.
 */
export function useNear(): [boolean, (element: HTMLElement | null) => (() => void) | undefined] {
  const [near, setNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    if (element.getBoundingClientRect().top < window.innerHeight) {
      setNear(true);
      return undefined;
    }
    let forget = (): void => undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        forget = whenIdle(() => setNear(true));
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      forget();
    };
  }, []);
  return [near, watch];
}
