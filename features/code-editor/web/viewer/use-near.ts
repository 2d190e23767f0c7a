import { useLayoutEffect, useState, type RefObject } from "react";

/** About one screen: what is that close is drawn before it is seen. */
const AHEAD_PX = 800;

/** Whether an element is on the screen or was: two hundred differences at once would hold the page for seconds. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null || near) return;
    if (node.getBoundingClientRect().top < window.innerHeight + AHEAD_PX) return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
