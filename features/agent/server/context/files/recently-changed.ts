/** Files that the newest versions changed: what a request is about is often what was worked on last. */
import type { Services } from "../../../../services.ts";

const RECENT_VERSIONS = 3;

/** By the newest versions, without a process of git. A project without a history has none. */
export async function recentlyChanged(
  services: Pick<Services, "git">,
  { projectId, baseSha }: { projectId: string; baseSha: string },
): Promise<string[]> {
  const repository = await services.git.open(projectId);
  for (let back = RECENT_VERSIONS; back > 0; back -= 1) {
    const before = await repository.ancestor(baseSha, back);
    if (before !== null) return repository.changedPaths(before, baseSha);
  }
  return [];
}
