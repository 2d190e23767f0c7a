/** Asking for access. The call only leaves a job, so neither its answer nor its time tells whether there is a project. [S3] */
import { and, asc, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import { ANY_SIGN_IN, effectiveLevel } from "@slipway/kernel/permissions";
import type { JobQueue } from "@slipway/platform/jobs/port";
import { people } from "../../../accounts/server/index.ts";
import type { Needs } from "../../../services.ts";
import { accessAsked } from "../../contract/events.ts";
import { collaborators } from "../collaborators-table.ts";
import type { KnownProjects } from "../known-projects.ts";
import type { GivenLevel } from "../level-rules.ts";
import { accessRequests } from "./requests-table.ts";

interface Ask {
  projectId: string;
  userId: string;
  level: GivenLevel;
  /** Missing in a job that an older version left. */
  message?: string;
}

const askQueue: JobQueue<Ask> = { name: "access-request", resource: "io", retryLimit: 2, expireSeconds: 120 };

/** A refused person waits this long before they are heard again. */
const QUIET_MS = 7 * 86_400_000;
/** People who wait at one project. More would be a crowd that nobody reads; later ones are dropped. */
const MAX_WAITING = 200;
/** The owner and the first admins: enough for somebody to see it. */
const MAX_TOLD = 10;

export type AskPorts = Needs<"clock" | "database" | "events" | "jobs"> & {
  directory: KnownProjects;
};

/** At most one waiting job for each person and project. */
export async function askForAccess({ jobs }: Needs<"jobs">, ask: Ask): Promise<void> {
  await jobs.send(askQueue, ask, { singletonKey: `${ask.projectId} ${ask.userId}` });
}

export const hearAskers = (services: AskPorts): Promise<void> =>
  services.jobs.work(askQueue, (ask) => recordRequest(services, ask));

async function recordRequest(services: AskPorts, { projectId, userId, level, message = "" }: Ask): Promise<void> {
  const { database, clock, directory } = services;
  const project = await directory.find(projectId);
  const facts = project === null ? null : await directory.factsOf(projectId, { userId, ssoWorkspaceId: ANY_SIGN_IN });
  if (project === null || facts === null || effectiveLevel(facts) !== null) return;
  const isPerson = and(eq(people.id, userId), isNull(people.deactivatedAt));
  const [person] = await database.sql.select({ name: people.name, email: people.email }).from(people).where(isPerson);
  if (person === undefined) return;
  const isOpen = and(eq(accessRequests.projectId, projectId), isNull(accessRequests.declinedAt));
  if ((await database.sql.$count(accessRequests, isOpen)) >= MAX_WAITING) return;
  const asked = { accessLevel: level, message, createdAt: new Date(clock.now()), declinedAt: null };
  const [stored] = await database.sql
    .insert(accessRequests)
    .values({ id: newId("acr"), projectId, userId, ...asked })
    .onConflictDoUpdate({
      target: [accessRequests.projectId, accessRequests.userId],
      set: asked,
      setWhere: lt(accessRequests.declinedAt, new Date(clock.now() - QUIET_MS)),
    })
    .returning({ id: accessRequests.id });
  // They wait already, or were refused lately.
  if (stored === undefined) return;
  await services.events.emit(accessAsked, {
    requestId: stored.id,
    at: asked.createdAt.getTime(),
    projectId,
    projectName: project.displayName,
    managerIds: await managersOf(services, projectId),
    ...person,
    message,
  });
}

async function managersOf({ database }: Needs<"database">, projectId: string): Promise<string[]> {
  const managers = await database.sql
    .select({ userId: people.id })
    .from(collaborators)
    .innerJoin(people, eq(people.id, collaborators.userId))
    .where(
      and(
        eq(collaborators.projectId, projectId),
        inArray(collaborators.accessLevel, ["owner", "admin"]),
        isNotNull(collaborators.joinedAt),
        isNull(people.deactivatedAt),
      ),
    )
    .orderBy(asc(collaborators.joinedAt), asc(collaborators.id))
    .limit(MAX_TOLD);
  return managers.map(({ userId }) => userId);
}
