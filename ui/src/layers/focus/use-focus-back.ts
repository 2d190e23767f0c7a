/** Where the focus goes when what was opened over the page is gone. */
import { useEffect, useRef } from "react";
import { nearestTo, placeOf, type Place } from "./place.ts";

interface Origin {
  element: HTMLElement;
  place: Place;
}

/** A menu's item is gone with its menu: the button that opened it stays. */
function opener(): Origin | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menu = focused.closest("[role=menu]");
  const element =
    menu === null ? focused : document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
  return element === null ? null : { element, place: placeOf(element) };
}

function giveBack({ element, place }: Origin): void {
  if (document.activeElement !== document.body) return;
  if (element.isConnected) element.focus();
  // It may be disabled or gone by now.
  if (document.activeElement === document.body) nearestTo(place, { fields: false })?.focus();
}

/**
 * Mantine gives the focus back only when `opened` turns false, and many dialogs leave with their component. Who has put the
 * focus elsewhere meanwhile keeps it there.
 */
export function useFocusBack(opened: boolean): void {
  const origin = useRef<Origin | null>(null);
  const wasOpened = useRef(false);
  // While drawing, because the dialog takes the focus before effects run.
  if (opened && !wasOpened.current) origin.current = opener();
  wasOpened.current = opened;
  useEffect(() => {
    if (!opened) return;
    return () => {
      const { current } = origin;
      // The dialog is still in the page while its effects end.
      if (current !== null) setTimeout(() => giveBack(current));
    };
  }, [opened]);
}
