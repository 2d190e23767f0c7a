import { isLocked } from "@slipway/kernel/project-lock";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useKey } from "@slipway/ui/keys/use-key";
import { ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import type { ProjectSummary } from "../../contract/index.ts";
import { AppBar } from "@slipway/ui/kit/app-page/app-bar.tsx";
import { HomeBody } from "../home/home-body.tsx";
import { HomeSections } from "../home/home-sections.tsx";
import { PromptBox } from "../home/prompt-box.tsx";
import { CardSkeletons } from "@slipway/ui/kit/cards/card-skeletons.tsx";
import classes from "@slipway/ui/kit/app-page/app-page.module.css";
import { FilterChoice, SortChoice } from "./choices/project-choices.tsx";
import { ProjectGrid } from "./project-grid.tsx";
import { SearchField } from "./search-field.tsx";
import { chooseSort, useSort } from "./choices/sort-memory.ts";
import { useProjectList, type ProjectFilter } from "./use-project-list.ts";

const WHILE_BUILDING_MS = 4000;

/** Reads again while a card says Building, so that it does not say so for too long. */
function useFollowBuilds(projects: readonly ProjectSummary[], readAgain: () => void): void {
  const building = projects.some((project) => isLocked(project.locked_at, Date.now()));
  useEffect(() => {
    if (!building) return;
    const timer = setInterval(readAgain, WHILE_BUILDING_MS);
    return () => clearInterval(timer);
  }, [building, readAgain]);
}

/**
 * The filter until somebody chooses one: the workspace's projects, or shared ones if it has none. `bare` if there are
 * neither.
 */
function useShownFilter(chosen: ProjectFilter | null) {
  const asks = chosen === null;
  const own = useProjectList({ filter: "all", search: "", sort: "edited", limit: 1, enabled: asks });
  const hasNone = asks && own.pages.isSuccess && own.projects.length === 0;
  const shared = useProjectList({ filter: "shared", search: "", sort: "edited", limit: 1, enabled: hasNone });
  const sharedOnes = hasNone && shared.projects.length > 0;
  const filter: ProjectFilter = chosen ?? (sharedOnes ? "shared" : "all");
  return { filter, bare: hasNone && shared.pages.isSuccess && !sharedOnes };
}

/** The person's projects: find, open, rename, copy, delete. */
export function DashboardPage() {
  const [chosen, choose] = useState<ProjectFilter | null>(null);
  const { filter, bare } = useShownFilter(chosen);
  usePageTitle("Projects");
  if (bare) return <FirstProject onTrash={() => choose("trash")} />;
  return <Projects filter={filter} onFilter={choose} />;
}

/** Without any project, the prompt is shown instead of an empty list. */
function FirstProject({ onTrash }: { onTrash: () => void }) {
  const trash = useProjectList({ filter: "trash", search: "", sort: "edited", limit: 1 });
  return (
    <HomeBody>
      {trash.projects.length > 0 && (
        <Button variant="subtle" onClick={onTrash}>
          Look in Trash
        </Button>
      )}
    </HomeBody>
  );
}

interface ProjectsProps {
  filter: ProjectFilter;
  onFilter: (filter: ProjectFilter) => void;
}

function Projects({ filter, onFilter }: ProjectsProps) {
  const { go } = useNavigation();
  const mobile = useIsMobile();
  const [search, setSearch] = useState("");
  const [settled] = useDebouncedValue(search, 200);
  const sort = useSort((state) => state.sort);
  const { pages, projects } = useProjectList({ filter, search: settled, sort });
  const { refetch } = pages;
  useFollowBuilds(projects, refetch);
  useKey({ keys: "n", label: "New project", group: "Projects" }, () => go("/new"));
  return (
    <div className={classes.page}>
      <AppBar>
        <SearchField value={search} onChange={setSearch} />
      </AppBar>
      <main className={classes.main}>
        <div className={classes.head}>
          <h1>Projects</h1>
          <FilterChoice value={filter} onChange={onFilter} />
          <div className={classes.end}>
            <SortChoice value={sort} onChange={chooseSort} />
            {!mobile && (
              <Button variant="filled" leftSection={<Plus size={15} />} onClick={() => go("/new")}>
                New project
              </Button>
            )}
          </div>
        </div>
        {pages.isPending && <CardSkeletons />}
        {pages.isError && <ErrorState error={pages.error} onRetry={() => void refetch()} />}
        {pages.isSuccess && (
          <ProjectGrid
            projects={projects}
            filter={filter}
            search={settled}
            dimmed={pages.isPlaceholderData}
            onClear={() => setSearch("")}
          />
        )}
        {/* Elsewhere they stand on the page of a new project, to which no way leads on phones. */}
        {mobile && filter === "all" && settled === "" && pages.isSuccess && !pages.hasNextPage && (
          <div style={{ marginTop: 24 }}>
            <HomeSections />
          </div>
        )}
        {pages.hasNextPage && (
          <Button
            className={classes.more}
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </main>
      {mobile && (
        <div className={classes.composer}>
          <PromptBox compact />
        </div>
      )}
    </div>
  );
}
