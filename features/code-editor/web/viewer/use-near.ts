import { useCallback, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** About two screens: what is that close is drawn before it is seen. */
const AHEAD_PX = 1600;

/**
 * Whether an element is on the screen or was: two hundred differences at once would hold the page for seconds. What is seen
 * at once is drawn at once; what comes nearer waits for a moment in which the page has nothing else to do. The second is
 * its `ref`.
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
