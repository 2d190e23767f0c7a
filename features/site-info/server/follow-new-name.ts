import { projectPath } from "@slipway/kernel/project-path";
import type { Repository } from "@slipway/platform/git/port";
import type { EditCommitted } from "../../edits/contract/events.ts";
import { followSiteName } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { MAX_SITE_DETAILS, SITE_DETAILS_PATH } from "../contract/index.ts";
import { readDetails } from "./replace-details.ts";

async function nameAt(repository: Repository, sha: string): Promise<string | undefined> {
  const bytes = await repository.read(sha, projectPath(SITE_DETAILS_PATH));
  if (bytes === null) return undefined;
  return readDetails(new TextDecoder().decode(bytes), MAX_SITE_DETAILS).find(({ key }) => key === "name")?.value;
}

/**
 * The project is called as its site is, whoever gave the site its new name: the details form, a turn, an edit by hand, Undo
 * or a restored version. A title that a person chose stays.
 */
export async function followNewName(
  services: Needs<"addresses" | "clock" | "database" | "events" | "git" | "live">,
  { projectId, sha }: Pick<EditCommitted, "projectId" | "sha">,
): Promise<void> {
  const repository = await services.git.open(projectId);
  const before = await repository.ancestor(sha, 1);
  if (before === null) return;
  const [from, to] = await Promise.all([nameAt(repository, before), nameAt(repository, sha)]);
  if (from !== undefined && to !== undefined && from !== to) await followSiteName(services, projectId, { from, to });
}
