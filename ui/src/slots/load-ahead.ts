import { useEffect } from "react";

/** A page that is never idle, because an app runs in it, loads it all the same. */
const AT_THE_LATEST_MS = 2000;

/** In an idle moment after the first look, so that it is there when the network is not. `load` must not change. */
export function useLoadedAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Without it what is needed is loaded at that moment, as everything else.
    const begin = () => void load().catch(() => undefined);
    // Safari has no idle callback.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(begin, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(begin, { timeout: AT_THE_LATEST_MS });
    return () => cancelIdleCallback(idle);
  }, [load]);
}
