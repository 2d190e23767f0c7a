import { Button } from "@mantine/core";
import { EmptyState } from "@slipway/ui/kit/status/states.tsx";
import { moveBetweenCards } from "@slipway/ui/kit/cards/move-between-cards";
import { LayoutGrid, SearchX, Trash2, Users, type LucideIcon } from "lucide-react";
import type { ProjectSummary } from "../../contract/index.ts";
import { ProjectCard } from "./card/project-card.tsx";
import classes from "@slipway/ui/kit/cards/project-grid.module.css";
import type { ProjectFilter } from "./use-project-list.ts";

export interface ProjectGridProps {
  projects: readonly ProjectSummary[];
  filter: ProjectFilter;
  search: string;
  /** An earlier answer is shown while the next one is read. */
  dimmed: boolean;
  onClear: () => void;
}

/** Arrows move between cards, Enter opens, F2 renames. */
export function ProjectGrid({ projects, filter, search, dimmed, onClear }: ProjectGridProps) {
  if (projects.length === 0) return <Nothing filter={filter} search={search} onClear={onClear} />;
  return (
    <section
      className={classes.grid}
      data-dimmed={dimmed || undefined}
      aria-label="Projects"
      onKeyDown={moveBetweenCards}
    >
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </section>
  );
}

const EMPTY: Record<ProjectFilter, { icon: LucideIcon; title: string; text: string }> = {
  all: { icon: LayoutGrid, title: "No projects here yet", text: "Projects of this workspace appear here." },
  mine: { icon: LayoutGrid, title: "None of these projects is yours", text: "Projects you create appear here." },
  shared: { icon: Users, title: "Nothing is shared with you", text: "Projects others invite you to appear here." },
  trash: { icon: Trash2, title: "Trash is empty", text: "Deleted projects stay here for 30 days." },
};

function Nothing({ filter, search, onClear }: Pick<ProjectGridProps, "filter" | "search" | "onClear">) {
  if (search.trim() !== "") {
    const clear = (
      <Button mt={8} onClick={onClear}>
        Clear
      </Button>
    );
    return <EmptyState icon={SearchX} title={`No project matches '${search.trim()}'.`} action={clear} />;
  }
  const { icon, title, text } = EMPTY[filter];
  return (
    <EmptyState icon={icon} title={title}>
      {text}
    </EmptyState>
  );
}
