/**
 * Lets people into something by e-mail: a proven address joins at once, others join when they prove it or use the link.
 * [S9]
 */
import type { Needs, Services } from "../../services.ts";
import { accountVerified, invitationAccepted } from "../contract/index.ts";
import { cancelInvitation, createInvitation, type InviteInput } from "./invitations.ts";
import { findUserByEmail } from "./users.ts";

/** Columns of a person's row: who joined and when, or which invitation it waits for. */
export interface Admission {
  userId: string | null;
  joinedAt: Date | null;
  invitationId: string | null;
}

export interface Admitted {
  /** The link to copy; null if the person joined at once. */
  inviteUrl: string | null;
}

/**
 * `enter` stores the row, and returns false if the address is already there: then no mail is sent, no link is kept, and
 * the result is null. Throws AppError `rate_limited`.
 */
export async function admitByEmail(
  services: Services,
  input: InviteInput,
  enter: (admission: Admission) => Promise<boolean>,
): Promise<Admitted | null> {
  const person = await findUserByEmail(services, input.email);
  if (person?.emailVerified === true) {
    const joinedAt = new Date(services.clock.now());
    return (await enter({ userId: person.userId, joinedAt, invitationId: null })) ? { inviteUrl: null } : null;
  }
  const invitation = await createInvitation(services, input);
  if (!(await enter({ userId: null, joinedAt: null, invitationId: invitation.id }))) {
    await cancelInvitation(services, invitation.id);
    return null;
  }
  await invitation.send();
  return { inviteUrl: invitation.url };
}

/**
 * A table with `user_id`, `email`, `joined_at` and `invitation_id`, and the column of the thing its people belong to.
 */
export interface PeopleTable {
  table: string;
  belongsTo: string;
}

/**
 * Waiting rows are joined by the account that proves their address or uses their link, unless it has joined already.
 */
export function joinWaitingPeople(
  { database, clock, events }: Needs<"clock" | "database" | "events">,
  { table, belongsTo }: PeopleTable,
): void {
  const join = async (userId: string, column: "email" | "invitation_id", value: string): Promise<void> => {
    await database.pool.query(
      `update ${table} waiting set user_id = $1, joined_at = $3 where waiting.user_id is null and waiting.${column} = $2
         and not exists (select from ${table} o where o.${belongsTo} = waiting.${belongsTo} and o.user_id = $1)`,
      [userId, value, new Date(clock.now())],
    );
  };
  events.on(accountVerified, ({ userId, email }) => join(userId, "email", email));
  events.on(invitationAccepted, ({ userId, invitationId }) => join(userId, "invitation_id", invitationId));
}
