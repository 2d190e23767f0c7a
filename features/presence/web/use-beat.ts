/** Says to the others that this person is here, at which view, and at which line of code. [W7.31] [T9.15] */
import { api } from "@slipway/ui/api/client";
import { useEffect } from "react";
import { BEAT_MS, presenceContract, type CodePlace } from "../contract/index.ts";

/** Someone who goes through several views or lines is reported only at the last one. */
const SETTLED_MS = 300;

/** Only while the page is visible: a tab in the background does not count as presence. */
export function useBeat(
  projectId: string,
  { view, place, enabled }: { view: string | null; place: CodePlace | null; enabled: boolean },
): void {
  const path = place?.path;
  const line = place?.line;
  useEffect(() => {
    if (!enabled) return;
    const beat = (): void => {
      if (document.visibilityState !== "visible") return;
      const query = { ...(view !== null && { view }), ...(path !== undefined && { path, line }) };
      // One that is lost is made good by the next, and nobody waits for its answer.
      api(presenceContract.beat, { params: { id: projectId }, query }).catch(() => undefined);
    };
    const first = setTimeout(beat, SETTLED_MS);
    const timer = setInterval(beat, BEAT_MS);
    document.addEventListener("visibilitychange", beat);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", beat);
    };
  }, [projectId, view, path, line, enabled]);
}
