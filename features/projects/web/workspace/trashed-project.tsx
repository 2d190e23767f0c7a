/** The page of a project in Trash: until when it is kept, and the way out. (product page, item 12) */
import { Button } from "@mantine/core";
import { queryKey } from "@slipway/kernel/contract/client";
import { limits } from "@slipway/kernel/limits";
import { useRoute } from "@slipway/ui/api/use-route";
import { EmptyState } from "@slipway/ui/kit/status/states.tsx";
import type { ProjectSlotProps } from "@slipway/ui/slots/slots";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { projectsContract, type Project } from "../../contract/index.ts";
import { useProjectActions } from "../actions/use-project-actions.ts";
import { AppBar } from "@slipway/ui/kit/app-page/app-bar.tsx";
import classes from "./trashed-project.module.css";

const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", year: "numeric" });

const LOOKS_AGAIN_MS = 5000;

export function TrashedProject({ projectId }: ProjectSlotProps) {
  // Somebody else may restore it, and a project in Trash has no live document to follow.
  const input = { params: { id: projectId } };
  const { data: project, error } = useRoute(projectsContract.details, input, { pollEvery: LOOKS_AGAIN_MS });
  const cache = useQueryClient();
  const isGone = error?.status === 404;
  useEffect(() => {
    // Gone for good, or with its workspace: what was known of it is no longer true.
    if (isGone)
      void cache.resetQueries({ queryKey: queryKey(projectsContract.details, { params: { id: projectId } }) });
  }, [isGone, cache, projectId]);
  if (project === undefined || !("deleted_at" in project) || project.deleted_at === null) return null;
  return <InTrash project={project} deletedAt={project.deleted_at} />;
}

function InTrash({ project, deletedAt }: { project: Project; deletedAt: string }) {
  const { restore, restoring } = useProjectActions(project);
  const until = day.format(Date.parse(deletedAt) + limits.trashDays * 86_400_000);
  const mayRestore = project.permissions.includes("DeleteProject");
  return (
    <div className={classes.page}>
      <AppBar />
      <main className={classes.main}>
        <EmptyState
          icon={Trash2}
          title={`“${project.display_name}” is in Trash`}
          action={
            mayRestore && (
              <Button
                variant="filled"
                size="md"
                leftSection={<RotateCcw size={15} />}
                loading={restoring}
                onClick={restore}
              >
                Restore
              </Button>
            )
          }
        >
          {`Everything of it is kept until ${until}, then it is gone for ever. Its site and its preview are offline until it is restored.`}
          {!mayRestore && ` Ask ${project.creator.display_name} to restore it.`}
        </EmptyState>
      </main>
    </div>
  );
}
