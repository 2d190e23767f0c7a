/**
 * A person's page at `/@{id or username}`: who they are, and those of their projects that the viewer may see. [W2.02]
 */
import { Button } from "@mantine/core";
import { useRoutePages, useRouteOrNull } from "@slipway/ui/api/use-route";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { profileHref, projectHref, useNavigation } from "@slipway/ui/navigation/navigation";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { LayoutGrid } from "lucide-react";
import { useEffect } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { projectsContract, type Person, type PersonProfile, type PersonProject } from "../../contract/index.ts";
import { AppBar } from "@slipway/ui/kit/app-page/app-bar.tsx";
import { CardSkeletons } from "@slipway/ui/kit/cards/card-skeletons.tsx";
import { ProjectThumb } from "@slipway/ui/kit/cards/project-thumb.tsx";
import card from "@slipway/ui/kit/cards/project-card.module.css";
import page from "@slipway/ui/kit/app-page/app-page.module.css";
import grid from "@slipway/ui/kit/cards/project-grid.module.css";
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
  usePresentName(person, userId);
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

/** Host and path, as browsers spell the host: letters of other scripts that imitate a known name show as such. */
function shownLink(link: string): string {
  const { host, pathname } = new URL(link);
  return `${host}${pathname === "/" ? "" : pathname}`;
}

/** An earlier user name in the address gives way to the present one. */
function usePresentName(person: Person | undefined, asked: string): void {
  const { go } = useNavigation();
  const name = person?.username ?? null;
  useEffect(() => {
    if (name === null || person === undefined || asked === name || asked === person.id) return;
    go(profileHref(person), { replace: true });
  }, [asked, go, name, person]);
}

function Who({ person }: { person: PersonProfile }) {
  return (
    <header className={classes.who}>
      <PersonAvatar id={person.id} name={person.display_name} photoUrl={person.photo_url} size={56} />
      <div>
        <h1>{person.display_name}</h1>
        {person.username !== null && <p>@{person.username}</p>}
        {person.bio !== "" && <p className={classes.bio}>{person.bio}</p>}
        {person.links.length > 0 && (
          <ul className={classes.links}>
            {person.links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="nofollow ugc noopener noreferrer">
                  {shownLink(link)}
                </a>
              </li>
            ))}
          </ul>
        )}
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
