/** The tab's title says whether a turn runs, needs a person, or has ended unseen. (product page, item 24) */
import { usePageStatus, type PageStatus } from "@slipway/ui/page/page-status";
import { useEffect, useRef, useState } from "react";

export function useTurnStatus({ running, needsYou }: { running: boolean; needsYou: boolean }): void {
  const wasRunning = useRef(running);
  const [endedUnseen, setEndedUnseen] = useState(false);
  useEffect(() => {
    if (wasRunning.current && !running && document.hidden) setEndedUnseen(true);
    wasRunning.current = running;
  }, [running]);
  useEffect(() => {
    if (!endedUnseen) return;
    const seen = () => {
      if (!document.hidden) setEndedUnseen(false);
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [endedUnseen]);
  const status: PageStatus = needsYou ? "needs-you" : running ? "running" : endedUnseen ? "done" : "idle";
  usePageStatus(status);
}
