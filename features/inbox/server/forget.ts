import { eq, lt } from "drizzle-orm";
import type { Needs } from "../../services.ts";
import { noticeChoices, noticeDigests, notices } from "./inbox-tables.ts";

/** Notices older than this are deleted, read or not. */
const KEPT_MS = 90 * 86_400_000;

export async function forgetProject({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.sql.delete(notices).where(eq(notices.projectId, projectId));
}

/** An account that ended, or that may have been a stranger's. */
export async function forgetPerson({ database }: Needs<"database">, userId: string): Promise<void> {
  for (const table of [notices, noticeChoices, noticeDigests])
    await database.sql.delete(table).where(eq(table.userId, userId));
}

export async function forgetOld({ database, clock }: Needs<"clock" | "database">): Promise<void> {
  await database.sql.delete(notices).where(lt(notices.madeAt, new Date(clock.now() - KEPT_MS)));
}
