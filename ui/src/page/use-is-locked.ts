import { limits } from "@slipway/kernel/limits";
import { isLocked } from "@slipway/kernel/project-lock";
import { useEffect, useState } from "react";

/** Looks again every 250 ms while the lock holds: nothing tells the page that a lock has grown old. [W4.17] [W9.05] [P5] */
export function useIsLocked(lockedAt: string | null): boolean {
  const [locked, setLocked] = useState(() => isLocked(lockedAt, Date.now()));
  useEffect(() => {
    const look = () => setLocked(isLocked(lockedAt, Date.now()));
    look();
    if (!isLocked(lockedAt, Date.now())) return;
    const timer = setInterval(() => {
      look();
      if (!isLocked(lockedAt, Date.now())) clearInterval(timer);
    }, limits.lockPollMs);
    return () => clearInterval(timer);
  }, [lockedAt]);
  return locked;
}
