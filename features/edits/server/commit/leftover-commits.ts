/** Commits that stand in git while their record failed, because the database went away in between: recorded once it is back. */
import { eq } from "drizzle-orm";
import type { Services } from "../../../services.ts";
import { editIntents } from "../edits-table.ts";
import { settleIntent } from "./recover-commits.ts";
import { serialised } from "./serialised.ts";

/** Projects with such a commit; as many as were being saved when the database went. */
const leftovers = new WeakMap<Services, Set<string>>();

const of = (services: Services): Set<string> => {
  const known = leftovers.get(services) ?? new Set<string>();
  leftovers.set(services, known);
  return known;
};

export const noteLeftover = (services: Services, projectId: string): void => void of(services).add(projectId);

/** Inside `serialised` and before the project's next commit: versions keep the order of their commits. */
export async function recordLeftovers(services: Services, projectId: string): Promise<void> {
  if (!of(services).has(projectId)) return;
  const intents = await services.database.sql
    .select()
    .from(editIntents)
    .where(eq(editIntents.projectId, projectId))
    .orderBy(editIntents.createdAt);
  for (const intent of intents) await settleIntent(services, intent);
  of(services).delete(projectId);
}

/** For projects that nobody saves to again. */
export async function recordAllLeftovers(services: Services): Promise<void> {
  for (const projectId of of(services)) await serialised(projectId, () => recordLeftovers(services, projectId));
}
