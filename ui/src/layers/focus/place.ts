/** A place in the page: where an element was, so that the focus can stay near it when the element is gone. */
interface Step {
  parent: Element;
  /** Position of the child that held the element. */
  index: number;
}

/** From the element outwards. */
export type Place = readonly Step[];

export function placeOf(element: Element): Place {
  const steps: Step[] = [];
  for (let child = element; child.parentElement !== null; child = child.parentElement)
    steps.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return steps;
}

const PRESSABLE =
  "a[href], button:not(:disabled), summary, [role=button], [tabindex]:not([tabindex='-1']), input[type=checkbox], input[type=radio]";
const FIELDS = ", input:not(:disabled), textarea:not(:disabled), select:not(:disabled)";

const isShown = (element: HTMLElement): boolean =>
  element.closest("[hidden], [inert], [aria-hidden=true]") === null && element.checkVisibility?.() !== false;

function firstIn(element: Element, selector: string): HTMLElement | undefined {
  const found = [...element.querySelectorAll<HTMLElement>(selector)].find(isShown);
  return element instanceof HTMLElement && element.matches(selector) && isShown(element) ? element : found;
}

export interface NearOptions {
  /** A field opens the keyboard of a phone, so only somebody who was in a field is put into one. */
  fields: boolean;
}

/**
 * The element that can have the focus and is nearest to a place: what stands there now, else what stood before it, else what
 * is around it. Undefined where nothing of its surroundings is left.
 */
export function nearestTo(place: Place, { fields }: NearOptions): HTMLElement | undefined {
  const selector = fields ? PRESSABLE + FIELDS : PRESSABLE;
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue;
    if (parent === document.body || parent.matches("[data-portal]")) return undefined;
    const children = [...parent.children];
    const ordered = [...children.slice(Math.max(0, index)), ...children.slice(0, Math.max(0, index)).toReversed()];
    for (const child of ordered) {
      const found = firstIn(child, selector);
      if (found !== undefined) return found;
    }
    if (parent instanceof HTMLElement && parent.matches("[tabindex]")) return parent;
  }
  return undefined;
}
