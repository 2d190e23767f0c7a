/**
 * Collects keys typed between opening the list of commands and its field's appearance. They are meant for the list, and
 * would otherwise go to the focused element, such as a message to the agent.
 */

/** Keys are released when the list does not appear within this time. */
const LONGEST_MS = 3000;

let typed = "";
let stop = (): void => undefined;

/** `onCancel` is called when Escape comes first. */
export function gatherTyping(onCancel: () => void): void {
  takeTyping();
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.isComposing) return;
    if (key.length === 1) typed += key;
    else if (key === "Backspace") typed = typed.slice(0, -1);
    else if (key === "Escape") {
      takeTyping();
      onCancel();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = (): void => void takeTyping();
  const timer = setTimeout(end, LONGEST_MS);
  window.addEventListener("keydown", onKeyDown, true);
  window.addEventListener("pointerdown", end, true);
  stop = () => {
    clearTimeout(timer);
    window.removeEventListener("keydown", onKeyDown, true);
    window.removeEventListener("pointerdown", end, true);
  };
}

/** Answers the collected keys and stops: the field has the focus, or nobody waits for it. */
export function takeTyping(): string {
  stop();
  stop = () => undefined;
  const taken = typed;
  typed = "";
  return taken;
}
