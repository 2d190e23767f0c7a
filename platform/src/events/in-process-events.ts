import type { EventName } from "@slipway/kernel/contract/events";
import type { Log } from "../log/port.ts";
import type { Events } from "./port.ts";

type Handler = (payload: never) => void | Promise<void>;

export function createEvents(log: Log): Events {
  const handlers = new Map<string, Handler[]>();
  return {
    async emit(event, payload) {
      for (const handler of [...(handlers.get(event.name) ?? [])]) {
        try {
          await handler(payload as never);
        } catch (error) {
          log.error("an event handler failed", { event: event.name, error });
        }
      }
    },
    on<P>(event: EventName<P>, handler: (payload: P) => void | Promise<void>) {
      const list = handlers.get(event.name) ?? [];
      handlers.set(event.name, list);
      list.push(handler as Handler);
      return () => {
        const at = list.indexOf(handler as Handler);
        if (at >= 0) list.splice(at, 1);
      };
    },
  };
}
