/** Two panes with a border that can be dragged: left 25 %, from 15 to 50. [C2.45] [T9.08] */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import styles from "./panes.module.css";

const MIN_WIDTH = 15;
const MAX_WIDTH = 50;
const DEFAULT_WIDTH = 25;

const within = (percent: number): number => Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, percent));

/** Kept while the page lives. */
let remembered = DEFAULT_WIDTH;

export function Panes({ left, right }: { left: ReactNode; right: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(remembered);
  const resize = (percent: number): void => {
    remembered = within(percent);
    setWidth(remembered);
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const bounds = box.current!.getBoundingClientRect();
    resize(((event.clientX - bounds.left) / bounds.width) * 100);
  };
  const step = (event: KeyboardEvent): void => {
    const by = event.shiftKey ? 5 : 1;
    const target = { ArrowLeft: width - by, ArrowRight: width + by, Home: MIN_WIDTH, End: MAX_WIDTH }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    resize(target);
  };
  return (
    <div ref={box} className={styles.panes} style={{ "--left": `${width}%` }}>
      <div className={styles.pane}>{left}</div>
      <div
        role="separator"
        aria-label="Width of the file list"
        aria-orientation="vertical"
        aria-valuemin={MIN_WIDTH}
        aria-valuemax={MAX_WIDTH}
        aria-valuenow={Math.round(width)}
        tabIndex={0}
        className={styles.border}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => resize(DEFAULT_WIDTH)}
        onKeyDown={step}
      />
      <div className={styles.pane}>{right}</div>
    </div>
  );
}
