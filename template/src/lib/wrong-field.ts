/** Fields, and groups of choices, in which something is wrong. */
const WRONG = '[aria-invalid="true"], [data-wrong="true"]';

/** Once a form says what is wrong, its first wrong field has the focus and is in view. */
export function showFirstWrongField({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  requestAnimationFrame(() => target.querySelector<HTMLElement>(WRONG)?.focus());
}
