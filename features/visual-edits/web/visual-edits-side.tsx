/** Shown beside the preview while visual edits are on, and loaded then. */
import { useIsVisualEditing } from "@slipway/ui/session/visual-editing";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";

const VisualEditsPanel = lazyNamed(() => import("./panel/visual-edits-panel.tsx"), "VisualEditsPanel");

export function VisualEditsSide({ projectId }: { projectId: string }) {
  return useIsVisualEditing(projectId) ? <VisualEditsPanel key={projectId} projectId={projectId} /> : null;
}
