import { Badge } from "@mantine/core";
import type { Project } from "../../../projects/contract/index.ts";

/** Title of the dropdown; on phones, of the sheet. */
export function PublishTitle({ project }: { project: Project }) {
  return (
    <>
      <span>{project.is_published ? "Your site" : "Publish your project"}</span>
      {project.is_published && <Badge data-tone="ok">Live</Badge>}
    </>
  );
}
