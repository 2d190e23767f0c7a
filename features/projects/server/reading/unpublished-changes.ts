/** Number of commits that a live site is behind, for lists. Git is asked once per pair of versions. */
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Needs } from "../../../services.ts";
import { MAX_CHANGES_COUNTED } from "../../contract/index.ts";

interface Versions {
  id: string;
  isPublished: boolean;
  publishedCommitSha: string | null;
  latestCommitSha: string | null;
}

/** A count costs one `git log`, so losing one costs milliseconds. */
const KEPT = 2000;
const counted = new RecentMap<Promise<number>>(KEPT);

async function count(services: Needs<"git">, id: string, { from, to }: { from: string; to: string }): Promise<number> {
  const repository = await services.git.open(id);
  const log = await repository.log(to, MAX_CHANGES_COUNTED);
  const live = log.findIndex(({ sha }) => sha === from);
  return live < 0 ? log.length : live;
}

/**
 * Commits since the live version, at most `MAX_CHANGES_COUNTED`; 0 if nothing is live or nothing changed. Must not
 * throw: one unreadable repository must not break the list.
 */
export function unpublishedChanges(services: Needs<"git" | "log">, project: Versions): Promise<number> {
  const { id, isPublished, publishedCommitSha: from, latestCommitSha: to } = project;
  if (!isPublished || from === null || to === null || from === to) return Promise.resolve(0);
  const key = `${id} ${from} ${to}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const answer = count(services, id, { from, to }).catch((error: unknown) => {
    counted.delete(key);
    services.log.error("the versions since the live one could not be counted", { project: id, error });
    return 0;
  });
  counted.set(key, answer);
  return answer;
}
