import { useSyncExternalStore } from "react";

interface Message {
  id: number;
  text: string;
}

const listeners = new Set<() => void>();
let messages: readonly Message[] = [];
let lastId = 0;

function change(next: readonly Message[]) {
  messages = next;
  listeners.forEach((listener) => listener());
}

/** Shows a short message for four seconds and reads it out to screen readers. */
export function toast(text: string): void {
  const id = ++lastId;
  change([...messages.slice(-2), { id, text }]);
  window.setTimeout(() => change(messages.filter((message) => message.id !== id)), 4000);
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
    <div role="status" aria-live="polite" className="fixed inset-x-4 bottom-5 z-50 flex flex-col items-center gap-2">
      {shown.map((message) => (
        <p key={message.id} className="rounded-control bg-foreground px-4 py-3 text-sm text-background shadow-lg">
          {message.text}
        </p>
      ))}
    </div>
  );
}
