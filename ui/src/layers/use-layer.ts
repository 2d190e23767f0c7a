import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { addLayer, nextLayerId } from "./layer-stack.ts";

/** Puts something over the page on the stack while it is open. Escape and Back call `close` when it is the top one. */
export function useLayer(opened: boolean, close: () => void, { inAddress = false } = {}): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  // Numbered while it is drawn: effects of what lies inside a layer run before its own.
  const [id, setId] = useState<number | null>(() => (opened ? nextLayerId() : null));
  if (opened && id === null) setId(nextLayerId());
  if (!opened && id !== null) setId(null);
  useEffect(() => {
    if (!opened || id === null) return;
    return addLayer({ id, close: () => latest.current(), page: window.location.pathname, inAddress });
  }, [opened, id, inAddress]);
}
