/** Writing entries. Features call this inside the transaction of what is recorded, so that there is never one without the other. */
import { and, eq, gt, sql } from "drizzle-orm";
import { withoutSecrets } from "@slipway/kernel/text/secret-text";
import { oneLine } from "@slipway/kernel/text/storable-text";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../feature.ts";
import { kindOf, type AuditAction, type AuditParts } from "../contract/index.ts";
import { auditEntries } from "./audit-tables.ts";

const MAX_PART = 200;

/** The person behind a change. */
export type AuditActor = Pick<Actor, "displayName" | "email" | "userId">;

/** The server by itself. */
export const BY_ITSELF: AuditActor = { userId: "slipway", displayName: "Slipway", email: "" };

export interface NewAuditEntry {
  workspaceId: string;
  actor: AuditActor;
  action: AuditAction;
  projectId?: string | undefined;
  /** Names alone. Each is cut to one line of 200 characters, without anything that looks like a key. */
  about?: AuditParts;
}

interface ProjectHere {
  id: string;
  workspaceId: string;
  displayName: string;
}

type Happened = Pick<NewAuditEntry, "action" | "actor"> & Omit<AuditParts, "project">;

const ofProject = (
  { id: projectId, workspaceId, displayName: project }: ProjectHere,
  { actor, action, ...about }: Happened,
): NewAuditEntry & { projectId: string; about: AuditParts } => ({
  ...{ workspaceId, projectId, actor, action },
  about: { ...about, project },
});

/** The same for what somebody did with a project: it belongs to the log of the project's workspace. */
export const recordOnProject = (
  tx: Pick<Transaction, "sql">,
  project: ProjectHere,
  happened: Happened,
): Promise<void> => recordAudit(tx, ofProject(project, happened));

const shown = (text: string): string => withoutSecrets(oneLine(text, MAX_PART));

export async function recordAudit(
  tx: Pick<Transaction, "sql">,
  { workspaceId, actor, action, projectId, about = {} }: NewAuditEntry,
): Promise<void> {
  await tx.sql.insert(auditEntries).values({
    ...{ workspaceId, action, kind: kindOf(action), projectId: projectId ?? null },
    ...{ actorId: actor.userId, actorName: shown(actor.displayName), actorEmail: actor.email },
    about: Object.fromEntries(Object.entries(about).map(([name, text]) => [name, shown(text)])),
  });
}

/**
 * Before the answer of a read, which changes nothing: whoever got the rows is in the log. Reads come in dozens while somebody
 * turns pages, so the same one is told once an hour.
 */
export async function recordRead(
  tx: Pick<Transaction, "lock" | "sql">,
  project: ProjectHere,
  happened: Happened,
): Promise<void> {
  const entry = ofProject(project, happened);
  const about = Object.fromEntries(Object.entries(entry.about).map(([name, text]) => [name, shown(text)]));
  const isSame = and(
    eq(auditEntries.workspaceId, entry.workspaceId),
    eq(auditEntries.actorId, entry.actor.userId),
    eq(auditEntries.action, entry.action),
    eq(auditEntries.projectId, entry.projectId),
    gt(auditEntries.at, sql`now() - interval '1 hour'`),
    sql`${auditEntries.about} = ${JSON.stringify(about)}::jsonb`,
  );
  // Most reads are known, and take no lock.
  if ((await tx.sql.$count(auditEntries, isSame)) > 0) return;
  await tx.lock(`audit ${entry.projectId} ${entry.actor.userId}`);
  if ((await tx.sql.$count(auditEntries, isSame)) === 0) await recordAudit(tx, entry);
}

/** With the workspace, in the transaction that deletes it. */
export async function forgetAudit(tx: Pick<Transaction, "sql">, workspaceId: string): Promise<void> {
  await tx.sql.delete(auditEntries).where(eq(auditEntries.workspaceId, workspaceId));
}
