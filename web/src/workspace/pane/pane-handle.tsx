import type { KeyboardEvent, PointerEvent } from "react";
import { PANE_MAX, PANE_MIN, type Pane } from "./use-pane-width.ts";
import classes from "./pane-handle.module.css";

const STEP = 20;

/** Drag, arrow keys, or a double click for the usual width. */
export function PaneHandle({ pane }: { pane: Pane }) {
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) pane.resize(event.clientX - 4);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") pane.resize(pane.width - STEP);
    else if (event.key === "ArrowRight") pane.resize(pane.width + STEP);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={classes.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the chat"
      aria-valuenow={pane.width}
      aria-valuemin={PANE_MIN}
      aria-valuemax={PANE_MAX}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={pane.reset}
      onKeyDown={onKeyDown}
    />
  );
}
