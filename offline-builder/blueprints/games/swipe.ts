import { useRef, type PointerEvent } from "react";

export type Swipe = "left" | "right" | "up" | "down";

const shortest = 24;

/** For touch, beside keyboard and buttons: which way a finger went. Give the element `touch-none`, so that it does not scroll. */
export function useSwipe(onSwipe: (way: Swipe) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);

  function begin(event: PointerEvent) {
    start.current = { x: event.clientX, y: event.clientY };
  }

  function end(event: PointerEvent) {
    const from = start.current;
    start.current = null;
    if (!from) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (Math.max(Math.abs(x), Math.abs(y)) < shortest) return;
    if (Math.abs(x) > Math.abs(y)) onSwipe(x > 0 ? "right" : "left");
    else onSwipe(y > 0 ? "down" : "up");
  }

  function cancel() {
    start.current = null;
  }

  return { onPointerDown: begin, onPointerUp: end, onPointerCancel: cancel };
}
