import { EditableText } from "@slipway/ui/kit/editable-text.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { StatusDot } from "@slipway/ui/kit/status-dot.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref } from "@slipway/ui/navigation/navigation";
import { limits } from "@slipway/kernel/limits";
import { useState, type KeyboardEvent } from "react";
import type { ProjectSummary } from "../../contract/index.ts";
import { ProjectCardMenu } from "./project-card-menu.tsx";
import { daysLeftInTrash, projectStatus } from "./project-status.ts";
import { ProjectThumb } from "./project-thumb.tsx";
import classes from "./project-card.module.css";
import { useProjectActions } from "./use-project-actions.ts";

/** One project. The whole card opens it; F2 renames, the menu holds the rest. */
export function ProjectCard({ project }: { project: ProjectSummary }) {
  const [renaming, setRenaming] = useState(false);
  const { rename, restore } = useProjectActions(project);
  const inTrash = project.deleted_at !== null;
  const now = Date.now();
  const { tone, word, pulse } = projectStatus(project, now);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "F2" || inTrash) return;
    event.preventDefault();
    setRenaming(true);
  };
  const name = (
    <AppLink href={projectHref(project.id)} className={classes.link} onKeyDown={onKeyDown} data-project-link>
      {project.display_name}
    </AppLink>
  );
  return (
    <article className={classes.card} data-trash={inTrash || undefined}>
      <div className={classes.thumb}>
        <ProjectThumb id={project.id} name={project.display_name} url={project.screenshot_url} />
      </div>
      <div className={classes.body}>
        <h2 className={classes.name}>
          {renaming ? (
            <EditableText
              value={project.display_name}
              label="Project name"
              maxLength={limits.displayNameCharacters}
              onSave={rename}
              onClose={() => setRenaming(false)}
            />
          ) : inTrash ? (
            project.display_name
          ) : (
            name
          )}
        </h2>
        <ProjectCardMenu project={project} onRename={() => setRenaming(true)} />
        <div className={classes.facts}>
          <StatusDot tone={tone} pulse={pulse}>
            {word}
          </StatusDot>
          <span className={classes.when}>
            {inTrash ? (
              `${daysLeftInTrash(project.deleted_at!, now)} days left`
            ) : (
              <>
                {project.creator.display_name} · <RelativeTime at={project.updated_at} />
              </>
            )}
          </span>
        </div>
        {inTrash && (
          <button type="button" className={classes.restore} onClick={restore}>
            Restore
          </button>
        )}
      </div>
    </article>
  );
}
