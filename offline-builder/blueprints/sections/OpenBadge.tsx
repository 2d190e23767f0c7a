import { useEffect, useState } from "react";
import { openNow } from "@/lib/hours";

/** Says whether the doors are open; looks again every half minute. */
export function OpenBadge() {
  const [state, setState] = useState(openNow);
  useEffect(() => {
    const timer = window.setInterval(() => setState(openNow()), 30_000);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <p className="inline-flex items-center gap-2.5 text-sm font-medium">
      <span aria-hidden className={state.open ? "size-2.5 rounded-full bg-success" : "size-2.5 rounded-full border-2 border-input"} />
      {state.text}
    </p>
  );
}
