/** Factories for tests and seed data. */
import { eq, sql } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import type { Plan, WorkspaceRole } from "@slipway/kernel/permissions";
import { people } from "../accounts/server/index.ts";
import type { Needs } from "../services.ts";
import { workspaceMembers, workspaces } from "./server/workspace-tables.ts";

export async function setPlan({ database }: Needs<"database">, workspaceId: string, plan: Plan): Promise<void> {
  await database.sql.update(workspaces).set({ plan }).where(eq(workspaces.id, workspaceId));
}

/** Without a provider that anybody could sign in with. */
export async function setEnforceSso(
  { database }: Needs<"database">,
  workspaceId: string,
  enforceSso: boolean,
): Promise<void> {
  await database.sql.update(workspaces).set({ enforceSso }).where(eq(workspaces.id, workspaceId));
}

/** Joins at once, whether or not the person's address is proven. */
export async function insertMember(
  { database }: Needs<"database">,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: WorkspaceRole },
): Promise<void> {
  const [person] = await database.sql.select({ email: people.email }).from(people).where(eq(people.id, userId));
  await database.sql
    .insert(workspaceMembers)
    .values({ id: newId("wm"), workspaceId, userId, email: person!.email, role, joinedAt: sql`now()` })
    .onConflictDoUpdate({ target: [workspaceMembers.workspaceId, workspaceMembers.email], set: { role } });
}
