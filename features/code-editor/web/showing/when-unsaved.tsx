/** What the project page has of unsaved code while there is none: two questions, and nothing loaded. */
import { useUnsavedParts } from "@slipway/ui/navigation/unsaved-work";
import { useUnsavedCode } from "@slipway/ui/session/preview/unsaved-code";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { useState } from "react";

const PreviewLink = lazyNamed(() => import("./preview-link.tsx"), "PreviewLink");
const UnsavedNote = lazyNamed(() => import("./unsaved-note.tsx"), "UnsavedNote");

/** Once there is something it stays until the project is left: the next word finds it open. */
export function LinkWhenUnsaved({ projectId }: { projectId: string }) {
  const hasDrafts = useUnsavedParts(projectId).includes("Code");
  const [wanted, setWanted] = useState(hasDrafts);
  if (hasDrafts && !wanted) setWanted(true);
  return wanted ? <PreviewLink projectId={projectId} /> : null;
}

export function NoteWhenUnsaved({ projectId }: { projectId: string }) {
  return useUnsavedCode(projectId).shown > 0 ? <UnsavedNote projectId={projectId} /> : null;
}
