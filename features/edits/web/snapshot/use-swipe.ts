import { useRef, type PointerEvent } from "react";

/** Shorter is a tap that slipped; more upwards than sideways is no swipe. */
const LEAST_PX = 48;

/** Swipes to the left and right on a bar; a frame's content has its own. */
export function useSwipe(does: { left: () => void; right: () => void } | null) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  if (does === null) return {};
  return {
    onPointerDown: ({ pointerId, clientX, clientY, pointerType }: PointerEvent): void => {
      from.current = pointerType === "mouse" ? null : { id: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent): void => {
      const start = from.current;
      from.current = null;
      if (start?.id !== pointerId) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      if (Math.abs(across) < LEAST_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) does.left();
      else does.right();
    },
    onPointerCancel: (): void => void (from.current = null),
  };
}
