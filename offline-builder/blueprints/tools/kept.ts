import { useState } from "react";
import { toast } from "@/components/ui/toast";

/** Said once, and again only after something was kept. */
let isFull = false;

/** A value that survives a reload of the page, in this browser. */
export function useKept<T>(key: string, initial: T): [value: T, keep: (next: T) => void] {
  const [value, setValue] = useState<T>(() => read(key, initial));
  const keep = (next: T) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
      isFull = false;
    } catch {
      if (!isFull) toast(__("The browser has no room left: this is gone once the page is closed."));
      isFull = true;
    }
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
