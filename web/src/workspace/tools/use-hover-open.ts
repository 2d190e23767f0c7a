import { useEffect, useRef, useState } from "react";

/** [T2.07] [T9.10] */
const OPEN_AFTER_MS = 200;
const CLOSE_AFTER_MS = 120;

export interface HoverOpen {
  opened: boolean;
  setOpened: (opened: boolean) => void;
  /** For the target and for what it opens: the way between them closes nothing. */
  hover: { onPointerEnter: (event: { pointerType: string }) => void; onPointerLeave: () => void };
}

/** Opens after a short hover of a mouse; a click, a key or a finger need no wait. */
export function useHoverOpen(): HoverOpen {
  const [opened, setNow] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setOpened = (next: boolean): void => {
    clearTimeout(timer.current);
    setNow(next);
  };
  const later = (next: boolean, afterMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNow(next), afterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    opened,
    setOpened,
    hover: {
      onPointerEnter: ({ pointerType }) => pointerType === "mouse" && later(true, OPEN_AFTER_MS),
      onPointerLeave: () => later(false, CLOSE_AFTER_MS),
    },
  };
}
