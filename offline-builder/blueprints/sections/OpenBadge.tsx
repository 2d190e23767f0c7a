import { useEffect, useState } from "react";
import { openNow } from "@/lib/hours";

/** Says whether the doors are open; looks again every half minute. */
export function OpenBadge() {
  const [, setLooked] = useState(0);
  // Read anew each time, also when the hours have just been edited.
  const state = openNow();
  useEffect(() => {
    const timer = window.setInterval(() => setLooked((times) => times + 1), 30_000);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <p className="inline-flex items-center gap-2.5 text-sm font-medium">
      <span aria-hidden className={state.open ? "size-2.5 rounded-full bg-success" : "size-2.5 rounded-full border-2 border-input"} />
      {state.text}
    </p>
  );
}
