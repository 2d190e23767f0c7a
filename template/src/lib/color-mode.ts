import { useSyncExternalStore } from "react";

export type ColorMode = "light" | "dark";

const key = "color-mode";
const listeners = new Set<() => void>();

/** The page's own design decides first; a visitor's choice is remembered in this browser. */
export function applyStoredMode(): void {
  try {
    const stored = localStorage.getItem(key);
    if (stored === "light" || stored === "dark") setClass(stored);
  } catch {
    // A browser that keeps nothing has the page's own design.
  }
}

export function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(key, mode);
  } catch {
    // Without room in the browser the choice holds until the page is left.
  }
  setClass(mode);
  listeners.forEach((listener) => listener());
}

export function useColorMode(): ColorMode {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentMode);
}

function setClass(mode: ColorMode) {
  document.documentElement.classList.toggle("dark", mode === "dark");
  document.documentElement.classList.toggle("light", mode === "light");
}

function currentMode(): ColorMode {
  return getComputedStyle(document.documentElement).colorScheme === "dark" ? "dark" : "light";
}
