import { EditableText } from "@slipway/ui/kit/editable-text.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref } from "@slipway/ui/navigation/navigation";
import { limits } from "@slipway/kernel/limits";
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { ProjectSummary } from "../../../contract/index.ts";
import { useProjectActions } from "../../actions/use-project-actions.ts";
import { ProjectCardMenu } from "./project-card-menu.tsx";
import { daysLeftInTrash, projectStatus } from "./project-status.ts";
import { ProjectThumb } from "@slipway/ui/kit/cards/project-thumb.tsx";
import classes from "@slipway/ui/kit/cards/project-card.module.css";

/** After renaming with the keyboard, the focus returns to the card; after a click elsewhere it stays there. */
function useRenaming(card: RefObject<HTMLElement | null>) {
  const [renaming, setRenaming] = useState(false);
  const endedByKey = useRef(false);
  useEffect(() => {
    if (renaming || !endedByKey.current) return;
    endedByKey.current = false;
    card.current?.querySelector<HTMLElement>("[data-project-link]")?.focus();
  }, [renaming, card]);
  const finish = () => {
    endedByKey.current = card.current?.contains(document.activeElement) === true;
    setRenaming(false);
  };
  return { renaming, begin: () => setRenaming(true), finish };
}

/** One project. The whole card opens it; F2 renames, the menu holds the rest. */
export function ProjectCard({ project }: { project: ProjectSummary }) {
  const card = useRef<HTMLElement>(null);
  const { renaming, begin, finish } = useRenaming(card);
  const { rename } = useProjectActions(project);
  const inTrash = project.deleted_at !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "F2" || !project.permissions.includes("EditProject")) return;
    event.preventDefault();
    begin();
  };
  return (
    <article ref={card} className={classes.card} data-trash={inTrash || undefined}>
      <div className={classes.thumb}>
        <ProjectThumb id={project.id} name={project.display_name} url={project.screenshot_url} />
      </div>
      <div className={classes.body}>
        <h2 className={classes.name} title={project.display_name}>
          {renaming ? (
            <EditableText
              value={project.display_name}
              label="Project name"
              maxLength={limits.displayNameCharacters}
              onSave={rename}
              onClose={finish}
            />
          ) : inTrash ? (
            project.display_name
          ) : (
            <AppLink href={projectHref(project.id)} className={classes.link} onKeyDown={onKeyDown} data-project-link>
              {project.display_name}
            </AppLink>
          )}
        </h2>
        <ProjectCardMenu project={project} onRename={begin} />
        <ProjectFacts project={project} />
        {inTrash && project.permissions.includes("DeleteProject") && <RestoreButton project={project} />}
      </div>
    </article>
  );
}

function ProjectFacts({ project }: { project: ProjectSummary }) {
  const now = Date.now();
  const { tone, word, pulse } = projectStatus(project, now);
  return (
    <div className={classes.facts}>
      <StatusDot tone={tone} pulse={pulse}>
        {word}
      </StatusDot>
      <span className={classes.when}>
        {project.deleted_at === null ? (
          <>
            <span className={classes.person}>{project.creator.display_name}</span>
            <span className={classes.time}>
              <RelativeTime at={project.updated_at} />
            </span>
          </>
        ) : (
          daysLeft(daysLeftInTrash(project.deleted_at, now))
        )}
      </span>
    </div>
  );
}

const daysLeft = (days: number): string => (days === 1 ? "1 day left" : `${days} days left`);

function RestoreButton({ project }: { project: ProjectSummary }) {
  const { restore } = useProjectActions(project);
  return (
    <button type="button" className={classes.restore} onClick={restore}>
      Restore
    </button>
  );
}
