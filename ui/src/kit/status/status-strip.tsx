/** One quiet line above the card, only for what changes how the page behaves: offline, queue, paused, read-only. */
import { useEffect, useId } from "react";
import { create } from "zustand";
import classes from "./status-strip.module.css";

export interface StripMessage {
  tone: "warn" | "err" | "info";
  text: string;
  /** Higher is shown first; one line at a time. Offline is 100. */
  priority: number;
  action?: { label: string; run: () => void };
}

const useMessages = create<{ byId: Readonly<Record<string, StripMessage>> }>(() => ({ byId: {} }));

/** Shows the message while mounted; null shows nothing. */
export function useStatusStrip(message: StripMessage | null): void {
  const id = useId();
  useEffect(() => {
    if (message === null) return;
    useMessages.setState((state) => ({ byId: { ...state.byId, [id]: message } }));
    return () =>
      useMessages.setState((state) => {
        const { [id]: _gone, ...rest } = state.byId;
        return { byId: rest };
      });
  }, [id, message]);
}

export const topMessage = (messages: readonly StripMessage[]): StripMessage | null =>
  messages.reduce<StripMessage | null>(
    (top, next) => (top === null || next.priority > top.priority ? next : top),
    null,
  );

export function StatusStrip() {
  const byId = useMessages((state) => state.byId);
  const message = topMessage(Object.values(byId));
  return (
    <div role="status" className={classes.live}>
      {message && (
        <div className={classes.strip} data-tone={message.tone}>
          <span>{message.text}</span>
          {message.action && (
            <button type="button" onClick={message.action.run}>
              {message.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
