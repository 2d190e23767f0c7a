/** A view with unsaved work asks before it is left for another view, another page, or the browser's close. [T2.10] */
import { useEffect, useId } from "react";
import { create } from "zustand";

export interface BlockerWords {
  /** "Discard unsaved changes?" */
  title: string;
  text: string;
  /** The button that leaves: "Discard". */
  confirm: string;
}

interface Blocker {
  id: string;
  words: BlockerWords;
}

const useBlockers = create<{ open: readonly Blocker[] }>(() => ({ open: [] }));

/** The newest blocker's question before leaving. Null: nothing would be lost. */
export const currentBlocker = (): BlockerWords | null => useBlockers.getState().open.at(-1)?.words ?? null;

/** Whether a view on the page has something to lose. */
export const useIsBlocked = (): boolean => useBlockers(({ open }) => open.length > 0);

/** Leaving the view needs a confirmation while `active`. The words may change meanwhile. */
export function useViewBlocker(active: boolean, { title, text, confirm }: BlockerWords): void {
  const id = useId();
  useEffect(() => {
    if (!active) return;
    useBlockers.setState(({ open }) => ({ open: [...open, { id, words: { title, text, confirm } }] }));
    return () => useBlockers.setState(({ open }) => ({ open: open.filter((other) => other.id !== id) }));
  }, [active, id, title, text, confirm]);
}
