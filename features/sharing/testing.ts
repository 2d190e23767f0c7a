/** Factories for tests and seed data. */
import { eq, sql } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import type { AccessLevel } from "@slipway/kernel/permissions";
import { people } from "../accounts/server/index.ts";
import type { Needs } from "../services.ts";
import { collaborators } from "./server/collaborators-table.ts";

/** Joins at once, whatever plan and address say. */
export async function insertCollaborator(
  { database }: Needs<"database">,
  { projectId, userId, level }: { projectId: string; userId: string; level: Exclude<AccessLevel, "owner"> },
): Promise<void> {
  const [person] = await database.sql.select({ email: people.email }).from(people).where(eq(people.id, userId));
  const row = { id: newId("col"), projectId, userId, email: person!.email, accessLevel: level };
  await database.sql
    .insert(collaborators)
    .values({ ...row, joinedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [collaborators.projectId, collaborators.email],
      set: { accessLevel: level },
    });
}
