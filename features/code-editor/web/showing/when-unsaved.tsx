/**
 * The part of the unsaved-code link that is always loaded: three checks, and the rest only once there is unsaved code.
 */
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { useUnsavedParts } from "@slipway/ui/navigation/unsaved-work";
import { useUnsavedCode } from "@slipway/ui/session/preview/unsaved-code";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { useMemo, useState } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { hasKept } from "../drafts/kept-key.ts";

const PreviewLink = lazyNamed(() => import("./preview-link.tsx"), "PreviewLink");
const UnsavedNote = lazyNamed(() => import("./unsaved-note.tsx"), "UnsavedNote");

/**
 * Once loaded, it stays until the project is left, so the next word finds the connection open. Text kept by an earlier
 * page is shown in the preview before anybody opens the editor.
 */
export function LinkWhenUnsaved({ projectId }: { projectId: string }) {
  const userId = useRouteOrNull(accountsContract.user, {}).data?.id;
  const kept = useMemo(
    () => userId !== undefined && hasKept(() => localStorage, userId, projectId),
    [userId, projectId],
  );
  const hasDrafts = useUnsavedParts(projectId).includes("Code") || kept;
  const [wanted, setWanted] = useState(hasDrafts);
  if (hasDrafts && !wanted) setWanted(true);
  return wanted ? <PreviewLink projectId={projectId} userId={userId} /> : null;
}

export function NoteWhenUnsaved({ projectId }: { projectId: string }) {
  return useUnsavedCode(projectId).shown > 0 ? <UnsavedNote projectId={projectId} /> : null;
}
