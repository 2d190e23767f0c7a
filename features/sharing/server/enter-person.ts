/** Lets somebody into a project who has an account and needs no invitation. */
import { and, eq, isNull, or } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import { type AccessLevel, levelAtLeast } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import { collaborators } from "./collaborators-table.ts";
import type { GivenLevel } from "./level-rules.ts";

export interface Entering {
  projectId: string;
  userId: string;
  email: string;
  level: GivenLevel;
  invitedBy: string;
  at: Date;
}

export interface Entered {
  /** The person's row among the collaborators. */
  id: string;
  level: AccessLevel;
  /** An invitation by e-mail that nobody waits for any more. */
  cancelled: string | null;
}

/** Nobody gets less than they have. An invitation that waits for proof of the address gives nothing of its own. */
export async function enterPerson(
  tx: Transaction,
  { projectId, userId, email, level, invitedBy, at }: Entering,
): Promise<Entered> {
  const isPerson = or(
    eq(collaborators.userId, userId),
    and(isNull(collaborators.userId), eq(collaborators.email, email)),
  );
  const [present] = await tx.sql
    .select()
    .from(collaborators)
    .where(and(eq(collaborators.projectId, projectId), isPerson))
    .orderBy(collaborators.userId)
    .limit(1)
    .for("update");
  const entered = { userId, accessLevel: level, joinedAt: at, invitedBy };
  if (present === undefined) {
    const id = newId("col");
    await tx.sql.insert(collaborators).values({ id, projectId, email, ...entered });
    return { id, level, cancelled: null };
  }
  const { id } = present;
  if (present.userId !== null && levelAtLeast(present.accessLevel, level))
    return { id, level: present.accessLevel, cancelled: null };
  const change = present.userId === null ? { ...entered, invitationId: null } : { accessLevel: level };
  await tx.sql.update(collaborators).set(change).where(eq(collaborators.id, id));
  return { id, level, cancelled: present.userId === null ? present.invitationId : null };
}
