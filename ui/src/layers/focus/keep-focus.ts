/**
 * The focus is never lost: where the focused element is disabled or removed, the focus returns to it or goes to what is
 * nearest. After a form was sent, a refused field gets it.
 */
import { nearestTo, placeOf, type Place } from "./place.ts";

interface Focused {
  element: HTMLElement;
  place: Place;
}

/** These move the focus among their own cells and rows. */
const MANAGED = "[role=grid], [role=listbox], [role=menu], [role=tree], .cm-editor";

const BUSY = "[data-loading], [aria-busy=true]";

/** The library's password fields have only the second mark. */
const REFUSED = ":is(input, textarea, select):is([aria-invalid=true], [data-invalid]):not(:disabled)";

const hasMouse = (): boolean => window.matchMedia("(pointer: fine)").matches;

let last: Focused | null = null;
let isAsked = false;
let sent: HTMLFormElement | null = null;

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function onFocusIn({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || target === document.body) return;
  last = target.closest(MANAGED) === null ? { element: target, place: placeOf(target) } : null;
}

/** An element that could keep the focus gave it up on purpose. Browsers also report it when the element goes. */
function onFocusOut({ relatedTarget }: FocusEvent): void {
  const left = last;
  if (relatedTarget !== null || left === null) return;
  setTimeout(() => {
    const { element } = left;
    if (last !== left || !isNowhere()) return;
    if (element.isConnected && !element.matches(":disabled")) last = null;
    else takeUp(left);
  });
}

/** Somebody pressed on the page: the focus goes where they pressed, or nowhere. */
function onPointerDown(): void {
  sent = null;
  if (isNowhere()) last = null;
}

function takeUp(lost: Focused): void {
  if (last !== lost || !isNowhere()) return;
  const { element, place } = lost;
  if (element.isConnected && !element.matches(":disabled")) return element.focus({ preventScroll: true });
  // It is disabled while it works; the next change of the page asks again.
  if (element.isConnected && element.matches(BUSY)) return;
  last = null;
  nearestTo(place, { fields: element.matches("input, textarea, select") || hasMouse() })?.focus({
    preventScroll: true,
  });
}

function focusRefused(form: HTMLFormElement): void {
  const refused = form.querySelector<HTMLElement>(REFUSED);
  if (refused === null) return;
  sent = null;
  refused.focus();
}

/** Called for every change of the page, so the usual answer costs three comparisons. */
function onChange(): void {
  if (sent !== null) focusRefused(sent);
  const lost = last;
  if (lost === null || isAsked) return;
  const { element } = lost;
  if (element.isConnected && !element.matches(":disabled") && !isNowhere()) return;
  isAsked = true;
  // Browsers take the focus away with the next frame, and whoever removed the element may be about to place it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      isAsked = false;
      takeUp(lost);
    }),
  );
}

/** Answers the function that stops. Started once, by the shell. */
export function keepFocus(): () => void {
  const observer = new MutationObserver(onChange);
  const onSubmit = ({ target }: Event): void => {
    if (!(target instanceof HTMLFormElement)) return;
    sent = target;
    // The same refusal as before changes nothing in the page.
    setTimeout(() => {
      if (sent === target) focusRefused(target);
    });
  };
  // The answer to somebody who goes on typing or pressing elsewhere comes too late for their focus.
  const onInput = (): void => {
    sent = null;
  };
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("focusout", onFocusOut);
  document.addEventListener("pointerdown", onPointerDown, true);
  document.addEventListener("submit", onSubmit, true);
  document.addEventListener("input", onInput, true);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "aria-invalid", "data-invalid"],
  });
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("focusout", onFocusOut);
    document.removeEventListener("pointerdown", onPointerDown, true);
    document.removeEventListener("submit", onSubmit, true);
    document.removeEventListener("input", onInput, true);
    last = null;
    sent = null;
    isAsked = false;
  };
}
