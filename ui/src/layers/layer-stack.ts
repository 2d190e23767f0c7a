/**
 * The one stack of what lies over the page: dialogs, sheets, menus, popovers. Escape closes the top one, and so does Back on
 * a phone (the shell keeps the browser's history in step).
 */
import { create } from "zustand";

export interface Layer {
  /** Ascending in the order of opening. */
  id: number;
  close: () => void;
  /** Path of the page on which it was opened. */
  page: string;
  /** The address opens and closes it, so that Back closes it without help. */
  inAddress: boolean;
}

export const useLayers = create<{ open: readonly Layer[] }>(() => ({ open: [] }));

let lastId = 0;
export const nextLayerId = (): number => ++lastId;

/** Answers the function that removes it. A layer inside another may be added first, and still lies above. */
export function addLayer(layer: Layer): () => void {
  useLayers.setState(({ open }) => ({ open: [...open, layer].toSorted((one, other) => one.id - other.id) }));
  return () => useLayers.setState(({ open }) => ({ open: open.filter((other) => other !== layer) }));
}

/** Closes the newest ones that Back closes. */
export function closeTopLayers(count: number): void {
  const closable = useLayers.getState().open.filter(({ inAddress }) => !inAddress);
  for (const layer of closable.toReversed().slice(0, count)) layer.close();
}

/** A layer belongs to the page on which it was opened, and never covers the next one. */
export function closeLayersOfOtherPages(page: string): void {
  for (const layer of useLayers.getState().open.toReversed())
    if (!layer.inAddress && layer.page !== page) layer.close();
}

/** A field with an open list closes the list by itself, and has no such mark any more when the key arrives here. */
const FIELD_WITH_OPEN_LIST = "[aria-haspopup=listbox][data-expanded]";

let keptByField = false;

function noteField(event: KeyboardEvent): void {
  keptByField = event.target instanceof Element && event.target.matches(FIELD_WITH_OPEN_LIST);
}

/** The focused element hears the key first: a field that is being edited prevents the default or stops the event. */
function closeTopOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || keptByField) return;
  const top = useLayers.getState().open.at(-1);
  if (top === undefined) return;
  event.preventDefault();
  top.close();
}

if (typeof window !== "undefined") {
  window.addEventListener("keydown", noteField, true);
  // On the document, because a tooltip that the pointer holds open stops the key there, after this.
  document.addEventListener("keydown", closeTopOnEscape);
}
