/** `/community`: projects that their owners show to everybody, also without an account. [W7.32] */
import { Button, SegmentedControl } from "@mantine/core";
import { useRoutePages } from "@slipway/ui/api/use-route";
import { AppBar } from "@slipway/ui/kit/app-page/app-bar.tsx";
import page from "@slipway/ui/kit/app-page/app-page.module.css";
import { CardSkeletons } from "@slipway/ui/kit/cards/card-skeletons.tsx";
import { moveBetweenCards } from "@slipway/ui/kit/cards/move-between-cards";
import grid from "@slipway/ui/kit/cards/project-grid.module.css";
import { SearchBox } from "@slipway/ui/kit/search/search-box.tsx";
import { EmptyState, ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { LayoutGrid, SearchX } from "lucide-react";
import { useState } from "react";
import {
  CATEGORIES,
  communityContract,
  type Category,
  type CommunityProject,
  type View,
} from "../../contract/index.ts";
import classes from "./community-page.module.css";
import { CommunityCard } from "./community-card.tsx";
import { OwnNotices } from "./own-notices.tsx";
import { ReportDialog } from "./report-dialog.tsx";

interface Asked {
  view: View;
  category: Category | null;
  search: string;
}

const EVERYTHING: Asked = { view: "popular", category: null, search: "" };

function useCommunity({ view, category, search }: Asked) {
  const q = search.trim().slice(0, 100);
  const query = { view, ...(category === null ? {} : { category }), ...(q === "" ? {} : { q }) };
  const pages = useRoutePages(
    communityContract.list,
    { query },
    {
      with: (input, cursor) => ({ ...input, query: { ...input.query, cursor } }),
      next: (answer) => answer.next_cursor,
      keepPrevious: true,
    },
  );
  return { pages, projects: pages.data?.pages.flatMap((answer) => answer.projects) ?? [] };
}

export function CommunityPage() {
  const [asked, setAsked] = useState(EVERYTHING);
  const [reported, setReported] = useState<CommunityProject | null>(null);
  const { pages, projects } = useCommunity(asked);
  const ask = (part: Partial<Asked>) => setAsked((now) => ({ ...now, ...part }));
  usePageTitle("Community");
  return (
    <div className={page.page}>
      <AppBar>
        <SearchBox
          key={asked === EVERYTHING ? "empty" : "used"}
          label="Search the community"
          placeholder="Search"
          search={asked.search}
          onSearch={(search) => ask({ search })}
        />
      </AppBar>
      <main className={page.main}>
        <div className={page.head}>
          <h1>Community</h1>
          <div className={page.end}>
            <SegmentedControl
              aria-label="Order"
              withItemsBorders={false}
              value={asked.view}
              data={[
                { value: "popular", label: "Popular" },
                { value: "latest", label: "Latest" },
              ]}
              onChange={(view) => ask({ view: view as View })}
            />
          </div>
        </div>
        <Categories chosen={asked.category} onChoose={(category) => ask({ category })} />
        <OwnNotices />
        {pages.isPending && <CardSkeletons />}
        {pages.isError && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
        {pages.isSuccess && projects.length === 0 && <Nothing asked={asked} onClear={() => setAsked(EVERYTHING)} />}
        {projects.length > 0 && (
          <section
            className={grid.grid}
            data-dimmed={pages.isPlaceholderData || undefined}
            aria-label="Projects of the community"
            onKeyDown={moveBetweenCards}
          >
            {projects.map((project) => (
              <CommunityCard key={project.id} project={project} onReport={() => setReported(project)} />
            ))}
          </section>
        )}
        {pages.hasNextPage && (
          <Button className={page.more} loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show more
          </Button>
        )}
      </main>
      {reported !== null && <ReportDialog project={reported} onClose={() => setReported(null)} />}
    </div>
  );
}

function Categories({ chosen, onChoose }: { chosen: Category | null; onChoose: (category: Category | null) => void }) {
  const choices: { value: Category | null; label: string }[] = [{ value: null, label: "All" }, ...CATEGORIES];
  return (
    <div className={classes.categories} role="group" aria-label="Category">
      {choices.map(({ value, label }) => (
        <button key={label} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
        </button>
      ))}
    </div>
  );
}

function Nothing({ asked, onClear }: { asked: Asked; onClear: () => void }) {
  if (asked.search.trim() === "" && asked.category === null)
    return (
      <EmptyState icon={LayoutGrid} title="Nothing is shown here yet">
        Publish a project, make it public, and show it from Publish, Community.
      </EmptyState>
    );
  const title =
    asked.search.trim() === "" ? "Nothing in this category yet" : `No project matches '${asked.search.trim()}'.`;
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      action={
        <Button mt={8} onClick={onClear}>
          Show everything
        </Button>
      }
    />
  );
}
