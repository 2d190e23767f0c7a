/** Texts go with their project, and with a person whose account somebody else may have used. */
import { eq } from "drizzle-orm";
import type { Needs } from "../../services.ts";
import { ranSql, savedSql } from "./sql-tables.ts";

export async function forgetProject({ database }: Needs<"database">, projectId: string): Promise<void> {
  for (const table of [ranSql, savedSql]) await database.sql.delete(table).where(eq(table.projectId, projectId));
}

export async function forgetPerson({ database }: Needs<"database">, userId: string): Promise<void> {
  for (const table of [ranSql, savedSql]) await database.sql.delete(table).where(eq(table.userId, userId));
}
