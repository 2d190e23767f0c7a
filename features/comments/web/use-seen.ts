/** Notices about a thread are read once its comments are on a screen that somebody looks at, however they came there. */
import { api } from "@slipway/ui/api/client";
import { useEffect } from "react";
import { inboxContract } from "../../inbox/contract/index.ts";

/** `comments`: how many are shown; undefined while they load. Others that arrive are seen as well. */
export function useSeen(projectId: string, threadId: string, comments: number | undefined): void {
  useEffect(() => {
    if (comments === undefined) return;
    const say = () => {
      if (document.hidden) return;
      // One that is lost is made good by the next look at the thread.
      api(inboxContract.seen, { body: { project_id: projectId, thread_id: threadId } }).catch(() => undefined);
    };
    say();
    document.addEventListener("visibilitychange", say);
    return () => document.removeEventListener("visibilitychange", say);
  }, [projectId, threadId, comments]);
}
