/** Tells the preview of each build that follows what was shown before, the first build of a project too. */
import { notePreviewBuild } from "@slipway/ui/session/preview-record";
import { useEffect, useRef } from "react";
import { tellPreview } from "./preview-store.ts";

/**
 * `build`: commit that the preview was built from; null where the project has none yet, undefined while that is not known.
 * A build that is unknown or absent for a moment and then comes back is no new one: it would replace a page in trouble
 * by the same page.
 */
export function useNewBuilds(projectId: string, build: string | null | undefined): void {
  const last = useRef(build);
  useEffect(() => {
    notePreviewBuild(projectId, build ?? null);
    if (build === undefined) return;
    if (build !== null && last.current !== undefined && last.current !== build)
      tellPreview(projectId, { type: "built" });
    last.current = build ?? last.current ?? null;
  }, [projectId, build]);
}
