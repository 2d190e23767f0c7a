/** For tests of other features: what the log says about a project. */
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Needs } from "../services.ts";
import { auditWords } from "./contract/index.ts";
import { auditEntries } from "./server/audit-tables.ts";

/** "Maya published Bakery as number 1", the earliest first. */
export async function toldOf({ database }: Needs<"database">, projectId: string): Promise<string[]> {
  const rows = await database.sql
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.projectId, projectId))
    .orderBy(asc(auditEntries.id));
  return rows.map((row) => `${row.actorName} ${auditWords(row)}`);
}

/** The same for a workspace, without what is told of its projects. */
export async function toldOfWorkspace({ database }: Needs<"database">, workspaceId: string): Promise<string[]> {
  const rows = await database.sql
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.workspaceId, workspaceId), isNull(auditEntries.projectId)))
    .orderBy(asc(auditEntries.id));
  return rows.map((row) => `${row.actorName} ${auditWords(row)}`);
}
