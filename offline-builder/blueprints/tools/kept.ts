import { useState } from "react";

/** A value that survives a reload of the page, in this browser. */
export function useKept<T>(key: string, initial: T): [value: T, keep: (next: T) => void] {
  const [value, setValue] = useState<T>(() => read(key, initial));
  const keep = (next: T) => {
    setValue(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return [value, keep];
}

function read<T>(key: string, initial: T): T {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof stored === typeof initial && stored !== null && Array.isArray(stored) === Array.isArray(initial)
      ? (stored as T)
      : initial;
  } catch {
    return initial;
  }
}
