/** A draft in short, for its card: the changed files and the checks that fail. Pure. */
import { countChangedLines } from "../../../edits/server/index.ts";
import { MAX_DRAFT_FILES, type Draft, type DraftFile } from "../../contract/index.ts";
import type { Overlay, OverlayChange } from "../overlay/overlay.ts";
import { textOf } from "../overlay/text/file-content.ts";
import { firstProblem, type CheckOutcome } from "../verify/check-results.ts";
import { distinctFailures } from "../verify/distinct-failures.ts";

const MAX_FAILING = 8;
/** Kept as a version of their own when their SQL ran, so they are no part of a draft. */
const MIGRATION = /^supabase\/migrations\//;

/** Changes that are lost unless a draft keeps them. */
export const draftedChanges = (overlay: Overlay): OverlayChange[] =>
  overlay.changes().filter(({ path }) => !MIGRATION.test(path));

export function draftFacts(
  overlay: Overlay,
  changes: readonly OverlayChange[],
  { failed, checked, leftOut }: { failed: readonly CheckOutcome[]; checked: boolean; leftOut: readonly string[] },
): Draft {
  const failing = distinctFailures(failed).map(({ where, log, details }) => {
    return `${where}: ${firstProblem([{ log, detail: details }])}`;
  });
  return {
    files: changes.slice(0, MAX_DRAFT_FILES).map((change) => fileOf(overlay, change)),
    more_files: Math.max(0, changes.length - MAX_DRAFT_FILES),
    failing: failing.slice(0, MAX_FAILING),
    checked,
    left_out: leftOut.slice(0, MAX_DRAFT_FILES),
  };
}

function fileOf(overlay: Overlay, { path, content }: OverlayChange): DraftFile {
  const before = overlay.baseContent(path);
  const change = content === null ? "deleted" : before === null ? "created" : "changed";
  const now = content instanceof Uint8Array ? textOf(content) : content;
  return { path, change, ...countChangedLines(before === null ? "" : (textOf(before) ?? ""), now ?? "") };
}
