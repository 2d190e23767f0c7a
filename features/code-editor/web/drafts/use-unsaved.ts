import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";
import { useAreKept } from "./use-kept-drafts.ts";

const have = (count: number): string => (count === 1 ? "1 file has" : `${count} files have`);

/** Asks before the editor is left with changes, and returns the status line's text about them. [C4.13] */
export function useUnsaved(projectId: string, unsaved: { changed: number; failed: boolean }): string | null {
  const { changed, failed } = unsaved;
  const notKept = useAreKept((state) => state.failed[projectId] ?? false);
  const fate = notKept
    ? "They are too long to be kept in this browser."
    : "They stay in this browser until you save or discard them.";
  useViewBlocker(changed > 0, {
    title: "Leave with unsaved changes?",
    text: `${have(changed)} changes that are not saved. ${fate}`,
    confirm: "Leave",
  });
  if (changed === 0) return null;
  if (notKept) return "Too long to be kept in this browser: save soon.";
  return failed ? "Not saved. Your text is kept in this browser." : null;
}
