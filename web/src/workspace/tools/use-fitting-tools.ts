import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { fittingTools } from "./fitting-tools.ts";

const GAP = 2;

/** Width of the bar beside the list of pinned tools. */
function besides(bar: HTMLElement, list: HTMLElement): number {
  const others = [...bar.children].filter((child): child is HTMLElement => child !== list);
  return others.reduce((sum, child) => sum + child.offsetWidth + GAP, 0);
}

export interface FittingTools {
  bar: RefObject<HTMLElement | null>;
  /** Stands in the bar; its buttons carry their `data-tool`, those without room too. */
  list: RefObject<HTMLDivElement | null>;
  /** Ids there is room for. */
  shown: readonly string[];
}

export function useFittingTools(pinned: readonly string[], active: string | null): FittingTools {
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(pinned);
  const pins = pinned.join(" ");
  useLayoutEffect(() => {
    const [outer, inner] = [bar.current, list.current];
    if (outer === null || inner === null) return;
    const measure = (): void => {
      const buttons = [...inner.querySelectorAll<HTMLElement>("[data-tool]")];
      const widths = new Map(buttons.map((button) => [button.dataset["tool"], button.offsetWidth]));
      const room = outer.clientWidth - besides(outer, inner);
      const ids = pins.split(" ").filter((id) => id !== "");
      const next = fittingTools(ids, active, { room, gap: GAP, widthOf: (id) => widths.get(id) ?? 0 });
      setShown((before) => (before.join() === next.join() ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [pins, active]);
  return { bar, list, shown };
}
