import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Needs } from "../../services.ts";
import { AUDIT_DAYS, MAX_AUDIT_ENTRIES, type AuditEntry, type AuditKind } from "../contract/index.ts";
import { auditEntries as entries } from "./audit-tables.ts";

export interface AuditFilter {
  person?: string | undefined;
  kind?: AuditKind | undefined;
  since?: string | undefined;
  until?: string | undefined;
}

const matches = (workspaceId: string, { person, kind, since, until }: AuditFilter, before?: string) =>
  and(
    eq(entries.workspaceId, workspaceId),
    person === undefined ? undefined : eq(entries.actorId, person),
    kind === undefined ? undefined : eq(entries.kind, kind),
    since === undefined ? undefined : gte(entries.at, new Date(since)),
    until === undefined ? undefined : lt(entries.at, new Date(until)),
    before === undefined ? undefined : lt(entries.id, Number(before)),
  );

const entryOf = (row: typeof entries.$inferSelect): AuditEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName, email: row.actorEmail },
  kind: row.kind,
  action: row.action,
  project_id: row.projectId,
  about: row.about,
});

export async function listAudit(
  { database }: Needs<"database">,
  workspaceId: string,
  { limit, before, ...filter }: AuditFilter & { limit: number; before?: string | undefined },
): Promise<{ entries: AuditEntry[]; next_cursor: string | null }> {
  const rows = await database.sql
    .select()
    .from(entries)
    .where(matches(workspaceId, filter, before))
    .orderBy(desc(entries.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit).map(entryOf);
  return { entries: page, next_cursor: rows.length > limit ? page.at(-1)!.id : null };
}

const MAX_PEOPLE = 500;

/** The latest name and address of each. */
export async function auditPeople({ database }: Needs<"database">, workspaceId: string) {
  const { actorId: id, actorName: name, actorEmail: email } = entries;
  const latest = database.sql
    .selectDistinctOn([id], { id, name, email })
    .from(entries)
    .where(eq(entries.workspaceId, workspaceId))
    .orderBy(id, desc(entries.id))
    .as("latest");
  return database.sql
    .select({ id: latest.id, name: latest.name, email: latest.email })
    .from(latest)
    .orderBy(sql`lower(${latest.name})`, latest.id)
    .limit(MAX_PEOPLE);
}

/** Deletes what is older than a year, and the oldest of a workspace with too many. */
export async function forgetOld({ clock, database }: Needs<"clock" | "database">): Promise<void> {
  await database.sql.delete(entries).where(lt(entries.at, new Date(clock.now() - AUDIT_DAYS * 86_400_000)));
  const crowded = await database.sql
    .select({ workspaceId: entries.workspaceId })
    .from(entries)
    .groupBy(entries.workspaceId)
    .having(sql`count(*) > ${MAX_AUDIT_ENTRIES}`);
  for (const { workspaceId } of crowded) await keepNewest({ database }, workspaceId, MAX_AUDIT_ENTRIES);
}

export async function keepNewest({ database }: Needs<"database">, workspaceId: string, kept: number): Promise<void> {
  const isMeant = eq(entries.workspaceId, workspaceId);
  const [oldest] = await database.sql
    .select({ id: entries.id })
    .from(entries)
    .where(isMeant)
    .orderBy(desc(entries.id))
    .offset(kept - 1)
    .limit(1);
  if (oldest !== undefined) await database.sql.delete(entries).where(and(isMeant, lt(entries.id, oldest.id)));
}
