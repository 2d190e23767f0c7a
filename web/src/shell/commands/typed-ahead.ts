/**
 * What is typed between the key that calls the list of commands and its field: words for the list, which would otherwise
 * stand in whatever had the focus, a message to the agent for instance.
 */

/** A list that does not come takes no more keys. */
const LONGEST_MS = 3000;

let typed = "";
let stop = (): void => undefined;

/** `onCancel`: Escape came first. */
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

/** The field has the focus, or nobody waits for it: keys go their own way again. */
export function takeTyping(): string {
  stop();
  stop = () => undefined;
  const taken = typed;
  typed = "";
  return taken;
}
