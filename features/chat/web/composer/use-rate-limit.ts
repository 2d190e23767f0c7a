import { useEffect, useState } from "react";
import { rateLimitSeconds } from "./rate-limit.ts";

/** Seconds until this project may send again, counted down while it is more than 0. */
export function useRateLimitSeconds(projectId: string): number {
  const [seconds, setSeconds] = useState(() => rateLimitSeconds(projectId, Date.now()));
  useEffect(() => {
    const tick = () => setSeconds(rateLimitSeconds(projectId, Date.now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [projectId]);
  return seconds;
}
