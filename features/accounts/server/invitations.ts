/**
 * Links that let one person in. A copied link admits; only the mailed one also proves that the address is theirs. [S9]
 */
import { createHmac } from "node:crypto";
import { and, eq, gt, or, sql } from "drizzle-orm";
import { AppError, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import { oneLine } from "@slipway/kernel/text/storable-text";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { accountVerified, invitationAccepted } from "../contract/index.ts";
import type { InviteInput } from "./accounts.ts";
import { invitations, users } from "./accounts-tables.ts";
import { hashOf, loadInstallation } from "./installation.ts";
import type { AuthLimiter } from "./sign-in/rate-limits.ts";

const VALID_MS = 30 * 86_400_000;
/** Longer than any name with the words around it. */
const MAX_PART = 120;

export interface Invitation {
  id: string;
  email: string;
  invitedBy: string;
  nextPath: string;
  /** The name of what the person joins; null for an account alone. */
  joins: string | null;
  /** The code was the one mailed to the address. */
  provesEmail: boolean;
}

const linkOf = ({ addresses }: Needs<"addresses">, code: string): string => `${addresses.appUrl}/signup?invite=${code}`;

/**
 * The codes of an invitation's two links are derived from its id and the installation's secret, so that the same link can be
 * shown or mailed again while only its hash is stored. 128 bits.
 */
async function codesOf(services: Needs<"database">, id: string): Promise<{ copied: string; mailed: string }> {
  const { secret } = await loadInstallation(services);
  const code = (purpose: string): string =>
    createHmac("sha256", secret).update(`${purpose} ${id}`).digest("hex").slice(0, 32);
  return { copied: code("invitation"), mailed: code("mailed invitation") };
}

export interface NewInvitation {
  id: string;
  /** The link to copy. */
  url: string;
  /** Mails the other link. False if the mail server refused or the address got many; the link to copy works all the same. */
  send(): Promise<boolean>;
}

/** Inviting somebody needs these. */
export type InvitePorts = Needs<"addresses" | "clock" | "database" | "log" | "mail"> & { limiter: AuthLimiter };

/**
 * Stores an invitation, so that the caller can store its subject before any mail is sent; `invitationAccepted` names it
 * later. Throws AppError `rate_limited`.
 */
export async function createInvitation(services: InvitePorts, input: InviteInput): Promise<NewInvitation> {
  await services.limiter.consumeInvitation(input.invitedBy.userId);
  const id = newId("inv");
  const { copied, mailed } = await codesOf(services, id);
  const expiresAt = new Date(services.clock.now() + VALID_MS);
  await services.database.sql.insert(invitations).values({
    id,
    email: input.email,
    copiedCodeHash: hashOf(copied),
    mailedCodeHash: hashOf(mailed),
    invitedBy: input.invitedBy.userId,
    nextPath: input.nextPath,
    joins: input.joins,
    expiresAt,
  });
  return { id, url: linkOf(services, copied), send: () => mailInvitation(services, input, linkOf(services, mailed)) };
}

/** The link to copy of an invitation that is not used yet, valid for another 30 days; null where it has expired. */
export async function renewInvitation(
  services: Needs<"addresses" | "clock" | "database">,
  id: string,
): Promise<string | null> {
  const { copied } = await codesOf(services, id);
  const { rowCount } = await services.database.sql
    .update(invitations)
    .set({ copiedCodeHash: hashOf(copied), expiresAt: new Date(services.clock.now() + VALID_MS) })
    .where(eq(invitations.id, id));
  return rowCount === 1 ? linkOf(services, copied) : null;
}

/**
 * Mails the link of an invitation that is not used yet once more, valid for another 30 days: the same link, so that the first
 * mail works on. Null where it has expired; else whether the mail went out. Throws AppError `rate_limited`.
 */
export async function mailAgain(services: InvitePorts, id: string, input: InviteInput): Promise<boolean | null> {
  await services.limiter.consumeInvitation(input.invitedBy.userId);
  const { mailed } = await codesOf(services, id);
  const { rowCount } = await services.database.sql
    .update(invitations)
    .set({ mailedCodeHash: hashOf(mailed), expiresAt: new Date(services.clock.now() + VALID_MS) })
    .where(eq(invitations.id, id));
  if (rowCount === 1) return mailInvitation(services, input, linkOf(services, mailed));
  await services.limiter.returnInvitation(input.invitedBy.userId);
  return null;
}

/** Tells somebody who was let in at once. False if the mail server refused or the address got many. */
export const mailLetIn = (services: InvitePorts, input: InviteInput): Promise<boolean> =>
  mailAbout(services, input, (words) => ({
    subject: words("added you to"),
    text: `${words("added you to")} on Slipway.\n\nOpen it:\n${services.addresses.appUrl}${input.nextPath}\n`,
  }));

const mailInvitation = (services: MailPorts, input: InviteInput, url: string): Promise<boolean> =>
  mailAbout(services, input, (words) => ({
    subject: words("invites you to"),
    text: `${words("invites you to")} on Slipway.\n\nOpen this link within 30 days:\n${url}\n`,
  }));

type MailPorts = Needs<"log" | "mail"> & { limiter: AuthLimiter };

async function mailAbout(
  services: MailPorts,
  { email, invitedBy, what }: InviteInput,
  letter: (words: (does: string) => string) => { subject: string; text: string },
): Promise<boolean> {
  if (!(await services.limiter.mayInvite(email))) {
    services.log.warn("an invitation was not mailed: its address got many within the hour");
    return false;
  }
  // Nothing that somebody wrote may look like a paragraph or a link of the mail's own.
  const words = (does: string): string =>
    `${oneLine(invitedBy.displayName, MAX_PART)} ${does} ${oneLine(what, MAX_PART)}`;
  try {
    await services.mail.send({ to: email, ...letter(words) });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.log.warn("an invitation could not be mailed", { error });
    return false;
  }
}

/** Null for unknown and expired codes. */
export async function findInvitation(
  { database, clock }: Needs<"clock" | "database">,
  code: string,
): Promise<Invitation | null> {
  const hash = hashOf(code);
  const { id, email, nextPath, joins, mailedCodeHash, copiedCodeHash, expiresAt } = invitations;
  const [row] = await database.sql
    .select({
      id,
      email,
      nextPath,
      joins,
      invitedBy: users.name,
      provesEmail: sql<boolean>`${mailedCodeHash} = ${hash}`,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(or(eq(mailedCodeHash, hash), eq(copiedCodeHash, hash)), gt(expiresAt, new Date(clock.now()))));
  return row === undefined ? null : { ...row, invitedBy: row.invitedBy ?? "Somebody" };
}

/** Lets the signed-in person use a link made for their address. */
export async function acceptInvitation(
  services: Needs<"clock" | "database" | "events">,
  actor: Pick<Actor, "userId" | "email">,
  code: string,
): Promise<Invitation> {
  const invitation = await findInvitation(services, code);
  if (invitation === null) throw notFound("This invitation");
  if (invitation.email !== actor.email) {
    const userMessage = "This invitation is for another address. Sign in with the account it was sent to.";
    throw new AppError({ code: "other_email", status: 403, userMessage });
  }
  if (invitation.provesEmail) await markEmailVerified(services, actor);
  await services.events.emit(invitationAccepted, {
    userId: actor.userId,
    email: actor.email,
    invitationId: invitation.id,
  });
  return invitation;
}

/** From now on everything shared with the address belongs to this account. [S9] */
async function markEmailVerified(
  services: Needs<"database" | "events">,
  { userId, email }: Pick<Actor, "userId" | "email">,
): Promise<void> {
  await services.database.sql
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await services.events.emit(accountVerified, { userId, email });
}

/** Revokes both links of a cancelled invitation. */
export async function cancelInvitation({ database }: Needs<"database">, invitationId: string): Promise<void> {
  await database.sql.delete(invitations).where(eq(invitations.id, invitationId));
}
