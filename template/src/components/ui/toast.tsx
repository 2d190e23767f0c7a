import { useSyncExternalStore } from "react";

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

/** Shows a short message for four seconds, eight when it can be acted on, and reads it out to screen readers. */
export function toast(text: string, action?: Action): void {
  const id = ++lastId;
  change([...messages.slice(-2), { id, text, action }]);
  window.setTimeout(() => dismiss(id), action ? 8000 : 4000);
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
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-(--toast-bottom,1.25rem) z-50 flex flex-col items-center gap-2"
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
