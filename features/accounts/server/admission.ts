/** Letting people into something by e-mail: who proved the address joins at once, others when they prove it or use the link. [S9] */
import { eq, sql } from "drizzle-orm";
import type { AppError } from "@slipway/kernel/errors";
import type { Needs } from "../../services.ts";
import { accountVerified, invitationAccepted, type InvitedAs } from "../contract/index.ts";
import type { Admission, Admitted, InviteInput, PeopleTable, WaitingPerson } from "./accounts.ts";
import { users } from "./accounts-tables.ts";
import {
  cancelInvitation,
  createInvitation,
  type InvitePorts,
  mailAgain,
  mailLetIn,
  renewInvitation,
} from "./invitations.ts";
import { findUserByEmail } from "./users.ts";

export async function admitByEmail(
  services: InvitePorts,
  input: InviteInput,
  enter: (admission: Admission) => Promise<boolean>,
): Promise<Admitted | null> {
  const { limiter } = services;
  const { userId: inviterId } = input.invitedBy;
  const person = await findUserByEmail(services, input.email);
  if (person?.emailVerified === true) {
    // Counts as an invitation does: it tells the inviter that there is an account, and its person of the inviter.
    await limiter.consumeInvitation(inviterId);
    const joinedAt = new Date(services.clock.now());
    if (await enter({ userId: person.userId, joinedAt, invitationId: null }))
      return { inviteUrl: null, mailed: await mailLetIn(services, input) };
    await limiter.returnInvitation(inviterId);
    return null;
  }
  const invitation = await createInvitation(services, input);
  if (!(await enter({ userId: null, joinedAt: null, invitationId: invitation.id }))) {
    await cancelInvitation(services, invitation.id);
    await limiter.returnInvitation(inviterId);
    return null;
  }
  return { inviteUrl: invitation.url, mailed: await invitation.send() };
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

export async function mailInvitationAgain(
  services: InvitePorts,
  { invitationId, input }: WaitingPerson,
  enter: (invitationId: string) => Promise<void>,
): Promise<boolean> {
  const mailed = invitationId === null ? null : await mailAgain(services, invitationId, input);
  if (mailed !== null) return mailed;
  const invitation = await createInvitation(services, input);
  await enter(invitation.id);
  return invitation.send();
}

type JoinPorts = Needs<"clock" | "database" | "events"> & { waiting: PeopleTable[] };
type Person = { userId: string; email: string };
type Meant = { column: "email" | "invitation_id"; value: string };

/** Rows that the person would join, with what keeps them out. */
async function rowsOf(
  { database }: Needs<"database">,
  { table, belongsTo, refusal }: PeopleTable,
  { person, meant }: { person: Person; meant: Meant },
): Promise<{ id: string; home: string; refused: AppError | null }[]> {
  const home = sql.identifier(belongsTo.name);
  const { rows } = await database.sql.execute<{ id: string; home: string }>(sql`
    select waiting.id, waiting.${home} as home from ${table} waiting
    where waiting.user_id is null and waiting.${sql.identifier(meant.column)} = ${meant.value}`);
  const judged = [];
  for (const row of rows) judged.push({ ...row, refused: (await refusal?.(row.home, person)) ?? null });
  return judged;
}

/** False where the person is in already, or the invitation was cancelled. */
async function joinRow(
  { clock, database }: JoinPorts,
  { table, belongsTo, lock, role, record }: PeopleTable,
  { person, row }: { person: Person; row: { id: string; home: string } },
): Promise<boolean> {
  const home = sql.identifier(belongsTo.name);
  return database.transaction(async (tx) => {
    await lock(tx, row.home);
    const { rows } = await tx.sql.execute<{ role: InvitedAs["role"] }>(sql`
      update ${table} waiting set user_id = ${person.userId}, joined_at = ${new Date(clock.now())}
      where waiting.user_id is null and waiting.id = ${row.id}
        and not exists (select from ${table} o where o.${home} = waiting.${home} and o.user_id = ${person.userId})
      returning waiting.${sql.identifier(role.name)} as role`);
    if (rows[0] === undefined) return false;
    const [account] = await tx.sql.select({ name: users.name }).from(users).where(eq(users.id, person.userId));
    const displayName = account?.name ?? person.email;
    await record(tx, { home: row.home, role: rows[0].role, person: { ...person, displayName } });
    return true;
  });
}

export function joinWaitingPeople(ports: JoinPorts, people: PeopleTable): void {
  ports.waiting.push(people);
  const join = async (person: Person, meant: Meant): Promise<void> => {
    for (const row of await rowsOf(ports, people, { person, meant }))
      if (row.refused === null && (await joinRow(ports, people, { person, row }))) await people.joined(row.home);
  };
  ports.events.on(accountVerified, (person) => join(person, { column: "email", value: person.email }));
  ports.events.on(invitationAccepted, ({ invitationId: value, ...person }) =>
    join(person, { column: "invitation_id", value }),
  );
}

/** Throws the AppError that keeps somebody out of what their invitation leads to. */
export async function requireMayJoin(ports: JoinPorts, person: Person, invitationId: string): Promise<void> {
  const meant = { column: "invitation_id", value: invitationId } as const;
  for (const people of ports.waiting)
    for (const { refused } of await rowsOf(ports, people, { person, meant })) if (refused !== null) throw refused;
}

/** The kind and role that the invitation gives; null where nobody waits with it. */
export async function invitedAs(
  { database, waiting }: Pick<JoinPorts, "database" | "waiting">,
  invitationId: string,
): Promise<InvitedAs | null> {
  for (const { table, kind, role } of waiting) {
    const { rows } = await database.sql.execute<{ role: InvitedAs["role"] }>(sql`
      select waiting.${sql.identifier(role.name)} as role from ${table} waiting
      where waiting.user_id is null and waiting.invitation_id = ${invitationId}`);
    if (rows[0] !== undefined) return { kind, role: rows[0].role };
  }
  return null;
}
