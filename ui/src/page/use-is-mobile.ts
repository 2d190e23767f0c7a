import { useSyncExternalStore } from "react";

/** Below this width there is one column, a bottom bar and 44 px rows. */
const MOBILE_MAX = 767;

const query = typeof window === "undefined" ? null : window.matchMedia(`(max-width: ${MOBILE_MAX}px)`);
const subscribe = (listener: () => void) => {
  query?.addEventListener("change", listener);
  return () => query?.removeEventListener("change", listener);
};

export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, () => query?.matches ?? false);
