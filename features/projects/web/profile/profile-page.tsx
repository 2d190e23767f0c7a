/**
 * A person's page at `/@{id or username}`: who they are, and those of their projects that the viewer may see. [W2.02]
 */
import { Button } from "@mantine/core";
import { useRoutePages, useRouteOrNull } from "@slipway/ui/api/use-route";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref } from "@slipway/ui/navigation/navigation";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { LayoutGrid } from "lucide-react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { projectsContract, type Person, type PersonProject } from "../../contract/index.ts";
import { AppBar } from "../app-bar.tsx";
import { CardSkeletons } from "../dashboard/card-skeletons.tsx";
import { ProjectThumb } from "../dashboard/card/project-thumb.tsx";
import card from "../dashboard/card/project-card.module.css";
import page from "../dashboard/dashboard-page.module.css";
import grid from "../dashboard/project-grid.module.css";
import classes from "./profile-page.module.css";

export function ProfilePage({ params }: { params: Record<string, string> }) {
  const userId = params["userId"]!;
  const pages = useRoutePages(
    projectsContract.userProjects,
    { params: { userId }, query: {} },
    {
      with: (input, cursor) => ({ ...input, query: { ...input.query, start_after: cursor } }),
      next: (answer) => answer.next_cursor,
    },
  );
  const person = pages.data?.pages[0]?.user;
  usePageTitle(person?.display_name ?? "Profile");
  return (
    <div className={page.page}>
      <AppBar />
      <main className={page.main}>
        {pages.isPending && <CardSkeletons />}
        {pages.isError && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
        {person !== undefined && (
          <>
            <Who person={person} />
            <Projects person={person} projects={pages.data!.pages.flatMap(({ projects }) => projects)} />
          </>
        )}
        {pages.hasNextPage && (
          <Button className={page.more} loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show more
          </Button>
        )}
      </main>
    </div>
  );
}

function Who({ person }: { person: Person }) {
  return (
    <header className={classes.who}>
      <PersonAvatar id={person.id} name={person.display_name} photoUrl={person.photo_url} size={56} />
      <div>
        <h1>{person.display_name}</h1>
        {person.username !== null && <p>@{person.username}</p>}
      </div>
    </header>
  );
}

function Projects({ person, projects }: { person: Person; projects: readonly PersonProject[] }) {
  const own = useRouteOrNull(accountsContract.user, {}).data?.id === person.id;
  if (projects.length === 0)
    return (
      <EmptyState icon={LayoutGrid} title="No projects to see here">
        {own ? "Projects you create appear here." : `Projects ${person.display_name} shows you appear here.`}
      </EmptyState>
    );
  return (
    <section className={grid.grid} aria-label={`Projects of ${person.display_name}`}>
      {projects.map((project) => (
        <article key={project.id} className={card.card}>
          <div className={card.thumb}>
            <ProjectThumb id={project.id} name={project.display_name} url={project.screenshot_url} />
          </div>
          <div className={card.body}>
            <h2 className={card.name} title={project.display_name}>
              <AppLink href={projectHref(project.id)} className={card.link} data-project-link>
                {project.display_name}
              </AppLink>
            </h2>
            <span className={`${card.facts} ${classes.when}`}>
              <RelativeTime at={project.updated_at} />
            </span>
          </div>
        </article>
      ))}
    </section>
  );
}
