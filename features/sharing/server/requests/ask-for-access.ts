/** Asking for access. The call only leaves a job, so neither its answer nor its time tells whether there is a project. [S3] */
import { and, asc, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { AppError } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import { effectiveLevel } from "@slipway/kernel/permissions";
import type { JobQueue } from "@slipway/platform/jobs/port";
import type { MailMessage } from "@slipway/platform/mail/port";
import { people } from "../../../accounts/server/index.ts";
import type { Needs } from "../../../services.ts";
import { collaborators } from "../collaborators-table.ts";
import type { KnownProjects } from "../known-projects.ts";
import type { GivenLevel } from "../level-rules.ts";
import type { SharedProject } from "../sharing.ts";
import { accessRequests } from "./requests-table.ts";

interface Ask {
  projectId: string;
  userId: string;
  level: GivenLevel;
}

const askQueue: JobQueue<Ask> = { name: "access-request", resource: "io", retryLimit: 2, expireSeconds: 120 };

/** A refused person waits this long before they are heard again. */
const QUIET_MS = 7 * 86_400_000;
/** People who wait at one project. More would be a crowd that nobody reads; later ones are dropped. */
const MAX_WAITING = 200;
/** The owner and the first admins: enough for somebody to see it. */
const MAX_TOLD = 10;

export type AskPorts = Needs<"addresses" | "clock" | "database" | "jobs" | "log" | "mail"> & {
  directory: KnownProjects;
};

/** At most one waiting job for each person and project. */
export async function askForAccess({ jobs }: Needs<"jobs">, ask: Ask): Promise<void> {
  await jobs.send(askQueue, ask, { singletonKey: `${ask.projectId} ${ask.userId}` });
}

export const hearAskers = (services: AskPorts): Promise<void> =>
  services.jobs.work(askQueue, (ask) => recordRequest(services, ask));

/** A mail server that is away keeps nobody from anything: the request is in the share panel, too. */
export async function sendMail({ mail, log }: Needs<"log" | "mail">, message: MailMessage): Promise<void> {
  try {
    await mail.send(message);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn("a mail about access to a project could not be sent", { error });
  }
}

/** A name somebody chose, for one line of a mail. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

async function recordRequest(services: AskPorts, { projectId, userId, level }: Ask): Promise<void> {
  const { database, clock, directory } = services;
  const project = await directory.find(projectId);
  const facts = project === null ? null : await directory.factsOf(projectId, userId);
  if (project === null || facts === null || effectiveLevel(facts) !== null) return;
  const isPerson = and(eq(people.id, userId), isNull(people.deactivatedAt));
  const [person] = await database.sql.select({ name: people.name, email: people.email }).from(people).where(isPerson);
  if (person === undefined) return;
  const isOpen = and(eq(accessRequests.projectId, projectId), isNull(accessRequests.declinedAt));
  if ((await database.sql.$count(accessRequests, isOpen)) >= MAX_WAITING) return;
  const asked = { accessLevel: level, createdAt: new Date(clock.now()), declinedAt: null };
  const { rowCount } = await database.sql
    .insert(accessRequests)
    .values({ id: newId("acr"), projectId, userId, ...asked })
    .onConflictDoUpdate({
      target: [accessRequests.projectId, accessRequests.userId],
      set: asked,
      setWhere: lt(accessRequests.declinedAt, new Date(clock.now() - QUIET_MS)),
    });
  // Nothing was stored: they wait already, or were refused lately.
  if (rowCount === 1) await tellManagers(services, project, person);
}

async function tellManagers(
  services: AskPorts,
  { id, displayName }: SharedProject,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const managers = await services.database.sql
    .select({ email: people.email })
    .from(collaborators)
    .innerJoin(people, eq(people.id, collaborators.userId))
    .where(
      and(
        eq(collaborators.projectId, id),
        inArray(collaborators.accessLevel, ["owner", "admin"]),
        isNotNull(collaborators.joinedAt),
        isNull(people.deactivatedAt),
      ),
    )
    .orderBy(asc(collaborators.joinedAt), asc(collaborators.id))
    .limit(MAX_TOLD);
  const [who, what] = [oneLine(name), oneLine(displayName)];
  for (const { email: to } of managers)
    await sendMail(services, {
      to,
      subject: `${who} asks for access to "${what}"`,
      text: `${who} (${email}) asks for access to the project "${what}".\n\nOpen it and choose Share to accept or decline:\n${services.addresses.appUrl}/projects/${id}\n`,
    });
}
