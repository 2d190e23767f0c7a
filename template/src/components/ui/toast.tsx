import { useEffect, useRef, useSyncExternalStore } from "react";

interface Action {
  label: string;
  run: () => void;
}

interface Message {
  id: number;
  text: string;
  action?: Action;
}

const listeners = new Set<() => void>();
let messages: readonly Message[] = [];
let lastId = 0;

function change(next: readonly Message[]) {
  messages = next;
  listeners.forEach((listener) => listener());
}

/** Shows a message for four seconds, eight when it is long or can be acted on, and reads it out to screen readers. */
export function toast(text: string, action?: Action): void {
  const id = ++lastId;
  // The same words twice are one message, shown anew.
  const others = messages.filter((message) => message.text !== text || message.action);
  change([...others.slice(-2), { id, text, action }]);
  window.setTimeout(() => dismiss(id), action || text.length > 80 ? 8000 : 4000);
}

function dismiss(id: number) {
  change(messages.filter((message) => message.id !== id));
}

function act(id: number, action: Action) {
  dismiss(id);
  action.run();
}

export function Toaster() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => messages,
  );
  const box = useRef<HTMLDivElement>(null);

  // Shown anew with every message, so that it stands above a dialog that was opened since.
  useEffect(() => {
    if (shown.length === 0) return;
    const open = box.current;
    open?.showPopover?.();
    return () => open?.hidePopover?.();
  }, [shown]);

  return (
    <div
      ref={box}
      popover="manual"
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-auto bottom-(--toast-bottom,1.25rem) z-50 m-0 flex w-auto flex-col items-center gap-2 overflow-visible border-0 bg-transparent p-0"
    >
      {shown.map(({ id, text, action }) => (
        <p
          key={id}
          className="pointer-events-auto flex items-center gap-4 rounded-control bg-foreground px-4 py-3 text-sm text-background shadow-lg"
        >
          {text}
          {action && (
            <button
              type="button"
              onClick={() => act(id, action)}
              className="-my-1 min-h-8 cursor-pointer font-semibold underline underline-offset-4"
            >
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
