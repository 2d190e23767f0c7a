/** Where the focus goes when what was opened over the page is gone. */
import { useEffect, useState } from "react";

/** A menu's item is gone with its menu: the button that opened it stays. */
function opener(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menu = focused.closest("[role=menu]");
  return menu === null ? focused : document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
}

/**
 * For a dialog that is mounted while it is open: Mantine gives the focus back only when `opened` turns false, and these
 * leave with their component. Who has put the focus elsewhere meanwhile keeps it there.
 */
export function useFocusBack(): void {
  const [origin] = useState(opener);
  useEffect(
    () => () => {
      // The dialog is still in the page while its effects end.
      setTimeout(() => {
        if (document.activeElement === document.body) origin?.focus();
      });
    },
    [origin],
  );
}
