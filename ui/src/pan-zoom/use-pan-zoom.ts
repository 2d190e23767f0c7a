/** Pointers, wheel and keys that move and zoom a picture. [T2.24] [T9.05] */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { fitted, moved, showing, wheelFactor, zoomed, ZOOM, type Point, type Size, type View } from "./pan-zoom.ts";

/** [T9.05] */
const FIT_AFTER_MS = 300;
const KEY_STEP = 40;
/** A pointer that moves less presses what it is on. */
const PRESS_PX = 4;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

function usePointers(change: (next: (view: View) => View) => void) {
  const held = useRef(new Map<number, Point>());
  const pressedAt = useRef(new Map<number, Point>());
  const placeOf = (event: PointerEvent): Point => {
    const frame = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  };
  const release = (event: PointerEvent): void => {
    held.current.delete(event.pointerId);
    pressedAt.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      held.current.set(event.pointerId, placeOf(event));
      pressedAt.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = held.current.get(event.pointerId);
      if (before === undefined) return;
      const now = placeOf(event);
      const pressed = pressedAt.current.get(event.pointerId);
      if (pressed !== undefined) {
        if (held.current.size === 1 && apart(now, pressed) < PRESS_PX) return;
        // From now on this is a drag, whose end presses nothing in the picture.
        pressedAt.current.delete(event.pointerId);
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
      held.current.set(event.pointerId, now);
      if (other === undefined) change((view) => moved(view, { x: now.x - before.x, y: now.y - before.y }));
      else change((view) => zoomed(view, apart(now, other) / apart(before, other), between(now, other)));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** `picture` null: nothing is drawn yet. */
export function usePanZoom(picture: Size | null) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const growing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { width = 0, height = 0 } = picture ?? {};

  const fit = useCallback(() => {
    const box = frame.current?.getBoundingClientRect();
    if (box !== undefined && width > 0 && height > 0) setView(fitted({ width, height }, box));
  }, [width, height]);
  /** Once a person moves the picture, it is no longer fitted by itself. */
  const change = useCallback((next: (view: View) => View) => {
    clearTimeout(growing.current);
    setView(next);
  }, []);
  const zoom = useCallback(
    (factor: number) => {
      const box = frame.current?.getBoundingClientRect();
      if (box !== undefined) change((now) => zoomed(now, factor, { x: box.width / 2, y: box.height / 2 }));
    },
    [change],
  );

  useEffect(() => {
    fit();
    // The card may still be growing to its size.
    growing.current = setTimeout(fit, FIT_AFTER_MS);
    return () => clearTimeout(growing.current);
  }, [fit]);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // React's wheel listener is passive, so the page behind would scroll along.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      change((now) => zoomed(now, wheelFactor(event.deltaY), at));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [picture, change]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) change((now) => moved(now, arrow));
    else if (event.key === "+" || event.key === "=") zoom(ZOOM.step);
    else if (event.key === "-") zoom(1 / ZOOM.step);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
  };
  /** Moves the picture as little as shows this part of it. */
  const show = (part: Point & Size): void => {
    const box = frame.current?.getBoundingClientRect();
    if (box !== undefined) change((now) => showing(now, part, box));
  };
  const pointers = usePointers(change);
  return { frame, view, fit, zoom, show, handlers: { ...pointers, onKeyDown } };
}
