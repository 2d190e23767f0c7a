/** Says to the others that this person is here, at which view, and at which line of code. [W7.31] [T9.15] */
import { api } from "@slipway/ui/api/client";
import { isAway } from "@slipway/ui/api/query-client";
import { useEffect } from "react";
import { BEAT_MS, presenceContract, type CodePlace } from "../contract/index.ts";

/** Someone who goes through several views or lines is reported only at the last one. */
const SETTLED_MS = 300;

/** The others have an old line until a lost report is sent again. */
const AGAIN_MS = 3_000;

/** Only while the page is visible: a tab in the background does not count as presence. */
export function useBeat(
  projectId: string,
  { view, place, enabled }: { view: string | null; place: CodePlace | null; enabled: boolean },
): void {
  const path = place?.path;
  const line = place?.line;
  useEffect(() => {
    if (!enabled) return;
    let hasLeft = false;
    let next: ReturnType<typeof setTimeout>;
    const beat = (): void => {
      if (document.visibilityState !== "visible") return;
      const query = { ...(view !== null && { view }), ...(path !== undefined && { path, line }) };
      api(presenceContract.beat, { params: { id: projectId }, query }).catch((error: unknown) => {
        if (hasLeft || !isAway(error)) return;
        clearTimeout(next);
        next = setTimeout(beat, AGAIN_MS);
      });
    };
    next = setTimeout(beat, SETTLED_MS);
    const timer = setInterval(beat, BEAT_MS);
    document.addEventListener("visibilitychange", beat);
    return () => {
      hasLeft = true;
      clearTimeout(next);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", beat);
    };
  }, [projectId, view, path, line, enabled]);
}
