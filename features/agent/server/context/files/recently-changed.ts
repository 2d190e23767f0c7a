/** Files changed by the newest versions: a request is often about recent work. */
import type { Services } from "../../../../services.ts";

const RECENT_VERSIONS = 3;

/** Reads the newest versions without starting git. A project without history has none. */
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
