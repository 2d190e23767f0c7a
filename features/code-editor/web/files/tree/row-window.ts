/** Computes the rows of a long list that are worth rendering. */
import { useCallback, useState, type UIEvent } from "react";

export const ROW_HEIGHT = 26;
/** Fewer rows are simply drawn. [C2.45] */
const ALL_UP_TO = 500;
const MARGIN = 20;
const FIRST_VIEW = 60;

export interface RowWindow {
  from: number;
  to: number;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

export function useRowWindow(count: number): RowWindow {
  const [first, setFirst] = useState(0);
  const [seen, setSeen] = useState(FIRST_VIEW);
  const onScroll = useCallback((event: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight } = event.currentTarget;
    // In steps, so that most scrolling renders nothing.
    setFirst(Math.floor(scrollTop / ROW_HEIGHT / 10) * 10);
    setSeen(Math.ceil(clientHeight / ROW_HEIGHT) + 10);
  }, []);
  if (count <= ALL_UP_TO) return { from: 0, to: count, onScroll };
  const from = Math.max(0, Math.min(first, count) - MARGIN);
  return { from, to: Math.min(count, first + seen + MARGIN), onScroll };
}
