import { Skeleton } from "@mantine/core";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref } from "@slipway/ui/navigation/navigation";
import { accountsContract } from "../../../accounts/contract/index.ts";
import type { ProjectSummary } from "../../contract/index.ts";
import { ProjectThumb } from "@slipway/ui/kit/cards/project-thumb.tsx";
import { useProjectList } from "../dashboard/use-project-list.ts";
import classes from "./examples/example-gallery.module.css";
import { ExampleGallery } from "./examples/example-gallery.tsx";

const SHOWN = 4;

/** The last projects of a signed-in person; examples for everyone else. */
export function UnderTheQuestion() {
  const user = useRouteOrNull(accountsContract.user, {});
  if (user.data === undefined || user.data === null) return <ExampleGallery />;
  return <LastProjects />;
}

function LastProjects() {
  const { pages, projects } = useProjectList({ filter: "all", search: "", sort: "edited", limit: SHOWN });
  if (pages.isPending) return <Waiting />;
  if (projects.length === 0) return <ExampleGallery />;
  return (
    <section className={classes.gallery} data-one-row aria-labelledby="gallery-title">
      <div className={classes.head}>
        <h2 id="gallery-title">Last edited</h2>
        <AppLink href="/">All projects</AppLink>
      </div>
      <ul>
        {projects.map((project) => (
          <li key={project.id}>
            <LastProject project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LastProject = ({ project }: { project: ProjectSummary }) => (
  <AppLink href={projectHref(project.id)} className={classes.item}>
    <span className={classes.picture}>
      <ProjectThumb id={project.id} name={project.display_name} url={project.screenshot_url} />
    </span>
    <span className={classes.name}>{project.display_name}</span>
  </AppLink>
);

function Waiting() {
  return (
    <section className={classes.gallery} data-one-row aria-label="Last edited" aria-busy="true">
      <div className={classes.head}>
        <h2>Last edited</h2>
      </div>
      <ul aria-hidden="true">
        {Array.from({ length: SHOWN }, (_none, at) => (
          <li key={at} className={classes.item}>
            <span className={classes.picture}>
              <Skeleton height="100%" radius={0} />
            </span>
            <Skeleton height={12} width="50%" />
          </li>
        ))}
      </ul>
    </section>
  );
}
