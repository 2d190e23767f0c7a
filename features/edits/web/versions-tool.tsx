/** Versions: the list on the left, the chosen one on the right; where there is no room for both one after the other. [T2.25] */
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { chooseVersion, useChosenVersion } from "@slipway/ui/session/chosen-version";
import { useIsNarrow } from "@slipway/ui/page/use-is-narrow";
import { useState } from "react";
import type { EditDocument } from "../contract/index.ts";
import { useVersionPages, useVersions } from "./list/use-versions.ts";
import { isCurrent } from "./list/version-list.ts";
import { VersionRail } from "./list/version-rail.tsx";
import { SnapshotPane, useBookmark } from "./snapshot/snapshot-pane.tsx";
import classes from "./versions-tool.module.css";

export function VersionsTool({ projectId }: { projectId: string }) {
  const pages = useVersionPages(projectId);
  if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  if (pages.data === undefined)
    return (
      <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the versions">
        <SkeletonLines widths={["70%", "40%", "80%", "50%"]} />
      </div>
    );
  const older = pages.hasNextPage
    ? { load: () => void pages.fetchNextPage(), loading: pages.isFetchingNextPage }
    : null;
  return <Versions projectId={projectId} pages={pages.data.pages} older={older} />;
}

/** Below it the header of a version has no room beside the list. */
const TWO_COLUMNS_PX = 640;

interface VersionsProps {
  projectId: string;
  pages: readonly { items: EditDocument[]; seq: number }[];
  older: { load: () => void; loading: boolean } | null;
}

function Versions({ projectId, pages, older }: VersionsProps) {
  const { ref, narrow } = useIsNarrow<HTMLDivElement>(TWO_COLUMNS_PX);
  const versions = useVersions(projectId, pages);
  const wanted = useChosenVersion(projectId);
  const [shown, setShown] = useState(wanted !== null);
  const [comparing, setComparing] = useState(false);
  const bookmark = useBookmark(projectId);
  const at = Math.max(
    0,
    versions.findIndex(({ id }) => id === wanted),
  );
  const chosen = versions[at];
  const choose = (edit: EditDocument): void => {
    chooseVersion(projectId, edit.id);
    setShown(true);
  };
  const step = (to: EditDocument | undefined) => (to === undefined ? null : () => choose(to));
  const rail = (
    <VersionRail
      projectId={projectId}
      versions={versions}
      chosenId={narrow ? null : (chosen?.id ?? null)}
      onChoose={choose}
      onBookmark={bookmark}
      older={older}
    />
  );
  const pane = chosen !== undefined && (
    <SnapshotPane
      projectId={projectId}
      edit={chosen}
      newest={versions[0] ?? chosen}
      current={isCurrent(chosen, versions[0])}
      comparing={comparing}
      onCompare={setComparing}
      onBack={narrow ? () => setShown(false) : null}
      older={step(versions[at + 1])}
      newer={step(versions[at - 1])}
    />
  );
  const onlyPane = narrow && shown && pane !== false;
  return (
    <div ref={ref} className={classes.place}>
      {onlyPane ? (
        pane
      ) : (
        <div className={classes.tool} data-single={narrow || pane === false || undefined}>
          {(narrow || pane === false) && <ToolHeader title="Versions" />}
          {rail}
          {!narrow && pane}
        </div>
      )}
    </div>
  );
}
