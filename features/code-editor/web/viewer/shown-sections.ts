import { useEffect, useState } from "react";

/** [T4.05] [T9.03] */
const BATCH = 2;
const BATCH_MS = 50;

/**
 * Number of `total` sections to render: two at once, then two more every 50 ms, so that 200 files do not block the
 * page.
 */
export function useShownSections(total: number, of: string): number {
  const [shown, setShown] = useState({ of, count: BATCH });
  if (shown.of !== of) setShown({ of, count: BATCH });
  const done = shown.count >= total;
  useEffect(() => {
    if (done) return;
    const timer = setInterval(() => setShown(({ of: what, count }) => ({ of: what, count: count + BATCH })), BATCH_MS);
    return () => clearInterval(timer);
  }, [done, of]);
  return Math.min(total, shown.count);
}
