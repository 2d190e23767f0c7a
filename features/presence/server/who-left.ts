/**
 * Takes people out of presence who may not see a project's people any more. Rights end in many ways: a removal, a lower role, a
 * move to another workspace, a directory. So they are asked for, besides the events that tell of some of them at once.
 */
import { and, desc, eq, gt } from "drizzle-orm";
import { ANY_SIGN_IN, can } from "@slipway/kernel/permissions";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Needs } from "../../services.ts";
import { loadProjectFacts } from "../../projects/server/index.ts";
import { SHOWN_MS } from "../contract/index.ts";
import { MAX_PEOPLE, presence, presencePath } from "./presence-table.ts";

type LeftPorts = Needs<"clock" | "database" | "live">;

/** Beats arrive up to four times a second from each person; rights are asked for once within this time. */
const ASK_AGAIN_MS = 10_000;
/** Projects whose last question is remembered; beyond it the oldest is forgotten, and asked again. */
const MAX_REMEMBERED = 1000;

/** Somebody whose session lacks the workspace's sign-in still belongs to it. */
export async function mayBeHere(services: Needs<"database">, projectId: string, userId: string): Promise<boolean> {
  const facts = await loadProjectFacts(services, projectId, { userId, ssoWorkspaceId: ANY_SIGN_IN });
  return facts !== null && can(facts, "ViewProjectCollaborators");
}

async function takeOut({ database, live }: LeftPorts, projectId: string, userIds: readonly string[]): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.sql.delete(presence).where(and(eq(presence.projectId, projectId), isAnyOf(presence.userId, userIds)));
    await live.emit(
      tx,
      presencePath(projectId),
      userIds.map((id) => ({ op: "remove", id })),
    );
  });
}

/** Open pages hear of it. */
export async function takeOutWhoLeft(services: LeftPorts, projectId: string): Promise<void> {
  const isShown = gt(presence.lastSeen, new Date(services.clock.now() - SHOWN_MS));
  const rows = await services.database.sql
    .select({ userId: presence.userId })
    .from(presence)
    .where(and(eq(presence.projectId, projectId), isShown))
    .orderBy(desc(presence.lastSeen))
    .limit(MAX_PEOPLE);
  const left: string[] = [];
  for (const { userId } of rows) if (!(await mayBeHere(services, projectId, userId))) left.push(userId);
  if (left.length > 0) await takeOut(services, projectId, left);
}

/** Everywhere: the account is closed, or belongs to somebody else. */
export async function takeOutEverywhere(services: LeftPorts, userId: string): Promise<void> {
  const rows = await services.database.sql
    .select({ projectId: presence.projectId })
    .from(presence)
    .where(eq(presence.userId, userId));
  for (const { projectId } of rows) await takeOut(services, projectId, [userId]);
}

/** With each beat: takes out who left, once within some seconds a project. */
export function rarely(services: LeftPorts): (projectId: string) => Promise<void> {
  const asked = new Map<string, number>();
  return async (projectId) => {
    const now = services.clock.now();
    if (now - (asked.get(projectId) ?? Number.NEGATIVE_INFINITY) < ASK_AGAIN_MS) return;
    asked.delete(projectId);
    asked.set(projectId, now);
    if (asked.size > MAX_REMEMBERED) asked.delete(asked.keys().next().value!);
    await takeOutWhoLeft(services, projectId);
  };
}
