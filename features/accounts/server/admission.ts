/** Letting people into something by e-mail: who proved the address joins at once, others when they prove it or use the link. [S9] */
import { sql } from "drizzle-orm";
import type { Needs } from "../../services.ts";
import { accountVerified, invitationAccepted } from "../contract/index.ts";
import type { Admission, Admitted, InviteInput, PeopleTable, WaitingPerson } from "./accounts.ts";
import { cancelInvitation, createInvitation, type InvitePorts, renewInvitation } from "./invitations.ts";
import { findUserByEmail } from "./users.ts";

export async function admitByEmail(
  services: InvitePorts,
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

export async function inviteLink(
  services: InvitePorts,
  { invitationId, input }: WaitingPerson,
  enter: (invitationId: string) => Promise<void>,
): Promise<string> {
  const renewed = invitationId === null ? null : await renewInvitation(services, invitationId);
  if (renewed !== null) return renewed;
  const invitation = await createInvitation(services, input);
  await enter(invitation.id);
  return invitation.url;
}

export function joinWaitingPeople(
  { database, clock, events }: Needs<"clock" | "database" | "events">,
  { table, belongsTo }: PeopleTable,
): void {
  const home = sql.identifier(belongsTo.name);
  const join = async (userId: string, column: "email" | "invitation_id", value: string): Promise<void> => {
    await database.sql.execute(sql`
      update ${table} waiting set user_id = ${userId}, joined_at = ${new Date(clock.now())}
      where waiting.user_id is null and waiting.${sql.identifier(column)} = ${value}
        and not exists (select from ${table} o where o.${home} = waiting.${home} and o.user_id = ${userId})`);
  };
  events.on(accountVerified, ({ userId, email }) => join(userId, "email", email));
  events.on(invitationAccepted, ({ userId, invitationId }) => join(userId, "invitation_id", invitationId));
}
