/** Two panes with a border that can be dragged: left 25 %, from 15 to 50. [C2.45] [T9.08] */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import styles from "./panes.module.css";

const LEAST = 15;
const MOST = 50;
const DEFAULT = 25;

const within = (percent: number): number => Math.min(MOST, Math.max(LEAST, percent));

/** Kept while the page lives. */
let remembered = DEFAULT;

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
    const target = { ArrowLeft: width - by, ArrowRight: width + by, Home: LEAST, End: MOST }[event.key];
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
        aria-valuemin={LEAST}
        aria-valuemax={MOST}
        aria-valuenow={Math.round(width)}
        tabIndex={0}
        className={styles.border}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => resize(DEFAULT)}
        onKeyDown={step}
      />
      <div className={styles.pane}>{right}</div>
    </div>
  );
}
