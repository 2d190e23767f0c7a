import { useState } from "react";

export const PANE_MIN = 320;
export const PANE_MAX = 620;
const PANE_START = 400;
const KEY = "slipway-chat-width";

export const clampPane = (width: number): number => Math.min(PANE_MAX, Math.max(PANE_MIN, Math.round(width)));

export interface Pane {
  width: number;
  collapsed: boolean;
  /** Wanted width in pixels; held within the limits and remembered on this device. */
  resize: (width: number) => void;
  reset: () => void;
  toggle: () => void;
}

function storedWidth(): number {
  const stored = Number(localStorage.getItem(KEY));
  return stored > 0 ? clampPane(stored) : PANE_START;
}

export function usePaneWidth(): Pane {
  const [width, setWidth] = useState(storedWidth);
  const [collapsed, setCollapsed] = useState(false);
  const resize = (wanted: number) => {
    const next = clampPane(wanted);
    setWidth(next);
    localStorage.setItem(KEY, String(next));
  };
  return { width, collapsed, resize, reset: () => resize(PANE_START), toggle: () => setCollapsed((was) => !was) };
}
