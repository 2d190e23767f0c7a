import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useKey } from "@slipway/ui/keys/use-key";
import { ErrorState } from "@slipway/ui/kit/states.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { Plus } from "lucide-react";
import { useState } from "react";
import { AppBar } from "../app-bar.tsx";
import { ExampleChips } from "../home/example-chips.tsx";
import { PromptBox } from "../home/prompt-box.tsx";
import { CardSkeletons } from "./card-skeletons.tsx";
import classes from "./dashboard-page.module.css";
import { FilterTabs } from "./filter-tabs.tsx";
import { ProjectGrid } from "./project-grid.tsx";
import { SearchField } from "./search-field.tsx";
import { useProjectList, type ProjectFilter } from "./use-project-list.ts";

/** One's projects: find, open, rename, throw away. */
export function DashboardPage() {
  const { go } = useNavigation();
  const [filter, setFilter] = useState<ProjectFilter>("all");
  const [search, setSearch] = useState("");
  const [settled] = useDebouncedValue(search, 200);
  const { pages, projects } = useProjectList(filter, settled);
  usePageTitle("Projects");
  useKey({ keys: "n", label: "New project", group: "Projects" }, () => go("/new"));
  const firstRun = pages.isSuccess && projects.length === 0 && filter === "all" && settled.trim() === "";
  return (
    <div className={classes.page}>
      <AppBar>{!firstRun && <SearchField value={search} onChange={setSearch} />}</AppBar>
      {firstRun ? (
        <FirstProject onTrash={() => setFilter("trash")} />
      ) : (
        <main className={classes.main}>
          <div className={classes.head}>
            <h1>Projects</h1>
            <FilterTabs value={filter} onChange={setFilter} />
            <Button
              variant="filled"
              leftSection={<Plus size={15} />}
              onClick={() => go("/new")}
              className={classes.new}
            >
              New project
            </Button>
          </div>
          {pages.isPending && <CardSkeletons />}
          {pages.isError && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
          {pages.isSuccess && (
            <ProjectGrid
              projects={projects}
              filter={filter}
              search={settled}
              dimmed={pages.isPlaceholderData}
              onClear={() => setSearch("")}
            />
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
      )}
    </div>
  );
}

/** Nothing yet: the question itself, not a picture of emptiness. */
function FirstProject({ onTrash }: { onTrash: () => void }) {
  return (
    <main className={classes.first}>
      <h1>What do you want to build?</h1>
      <PromptBox autoFocus />
      <ExampleChips />
      <Button variant="subtle" onClick={onTrash} style={{ justifySelf: "center" }}>
        Look in Trash
      </Button>
    </main>
  );
}
