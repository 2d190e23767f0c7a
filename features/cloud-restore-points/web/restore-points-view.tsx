/** Restore points: what there is to go back to, and how it differs from now. */
import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { History } from "lucide-react";
import { useState } from "react";
import { projectsContract } from "../../projects/contract/index.ts";
import { restorePointsContract, type RestorePoint } from "../contract/index.ts";
import { Comparison } from "./comparison.tsx";
import { NewPoint } from "./new-point.tsx";
import { megabytes, reasonWords, titleOf } from "./point-words.ts";
import classes from "./restore-points.module.css";
import { usePoints, type Points } from "./use-points.ts";

interface PointProps {
  projectId: string;
  point: RestorePoint;
  points: Points;
  mayManage: boolean;
}

function Point({ projectId, point, points, mayManage }: PointProps) {
  const [isOpen, setOpen] = useState(false);
  const title = titleOf(point);
  // A point that is gone can be compared with nothing.
  const onDelete = async (): Promise<void> => {
    if (await points.remove(point)) setOpen(false);
  };
  return (
    <li>
      <SettingsRow
        title={title}
        facts={
          <>
            {reasonWords(point)} · <RelativeTime at={point.created_at} /> · {megabytes(point.bytes)}
          </>
        }
      >
        <div className={classes.controls}>
          <Button
            variant="subtle"
            aria-expanded={isOpen}
            aria-label={`Compare ${title} with now`}
            onClick={() => setOpen(!isOpen)}
          >
            Compare
          </Button>
          {mayManage && (
            <>
              <Button
                aria-label={`Restore ${title}`}
                disabled={points.isRestoring}
                onClick={() => points.restore(point)}
              >
                Restore
              </Button>
              <Button variant="subtle" aria-label={`Delete ${title}`} onClick={() => void onDelete()}>
                Delete
              </Button>
            </>
          )}
        </div>
      </SettingsRow>
      {isOpen && <Comparison projectId={projectId} point={point} />}
    </li>
  );
}

export function RestorePointsView({ projectId }: AreaViewProps) {
  const [isNew, setNew] = useState(false);
  const { data: project } = useRoute(projectsContract.details, { params: { id: projectId } });
  const list = useRoute(restorePointsContract.list, { params: { id: projectId } });
  const points = usePoints(projectId);
  const mayManage = project?.permissions.includes("ManageProjectSettings") === true;
  const shown = list.data?.points ?? [];
  return (
    <div className={classes.page}>
      <SettingsGroup
        title="Restore points"
        hint={`Copies of the whole database: tables, rows and users, without files. ${
          list.data === undefined ? "" : `The ${list.data.max} newest are kept.`
        }`}
        action={mayManage && !isNew ? <Button onClick={() => setNew(true)}>New restore point</Button> : undefined}
      >
        {isNew && <NewPoint projectId={projectId} onClose={() => setNew(false)} />}
        {list.isPending && (
          <div role="status" aria-busy="true" aria-label="Loading the restore points">
            <SkeletonLines widths={["100%", "100%", "100%"]} height={36} gap={16} />
          </div>
        )}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && shown.length === 0 && (
          <EmptyState icon={History} title="No restore points yet">
            One is made before each change of the tables. You can make one yourself at any time.
          </EmptyState>
        )}
        {shown.length > 0 && (
          <ul className={classes.list} aria-busy={points.isRestoring}>
            {shown.map((point) => (
              <Point key={point.id} projectId={projectId} point={point} points={points} mayManage={mayManage} />
            ))}
          </ul>
        )}
      </SettingsGroup>
    </div>
  );
}
