import { useCallback, useState } from "react";

/** About one screen: what is that close is drawn before it is seen. */
const AHEAD_PX = 800;

/** Whether an element is on the screen or was: two hundred differences at once would hold the page for seconds. The second is its `ref`. */
export function useNear(): [boolean, (element: HTMLElement | null) => (() => void) | undefined] {
  const [near, setNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    if (element.getBoundingClientRect().top < window.innerHeight + AHEAD_PX) {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [near, watch];
}
