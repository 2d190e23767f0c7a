/**
 * Links that let one person in. A copied link admits; only the mailed one also proves that the address is theirs. [S9]
 */
import { createHmac } from "node:crypto";
import { AppError, notFound } from "@slipway/kernel/errors";
import { newId, randomText } from "@slipway/kernel/ids";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { accountVerified, invitationAccepted } from "../contract/index.ts";
import type { InviteInput } from "./accounts.ts";
import { hashOf, loadInstallation } from "./installation.ts";
import type { AuthLimiter } from "./sign-in/rate-limits.ts";

const VALID_MS = 30 * 86_400_000;

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
 * The code of the link to copy is derived from the invitation's id and the installation's secret, so that the same link can
 * be shown again while only its hash is stored. 128 bits.
 */
async function copiedCode(services: Needs<"database">, id: string): Promise<string> {
  const { secret } = await loadInstallation(services);
  return createHmac("sha256", secret).update(`invitation ${id}`).digest("hex").slice(0, 32);
}

export interface NewInvitation {
  id: string;
  /** The link to copy. */
  url: string;
  /** Mails the other link. False if the mail server refused; the link to copy works all the same. */
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
  const [copied, mailed] = [await copiedCode(services, id), randomText(32)];
  const expiresAt = new Date(services.clock.now() + VALID_MS);
  await services.database.pool.query(
    `insert into invitations (id, email, copied_code_hash, mailed_code_hash, invited_by, next_path, joins, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, input.email, hashOf(copied), hashOf(mailed), input.invitedBy.userId, input.nextPath, input.joins, expiresAt],
  );
  return { id, url: linkOf(services, copied), send: () => mailInvitation(services, input, linkOf(services, mailed)) };
}

/** The link to copy of an invitation that is not used yet, valid for another 30 days; null where it has expired. */
export async function renewInvitation(
  services: Needs<"addresses" | "clock" | "database">,
  id: string,
): Promise<string | null> {
  const code = await copiedCode(services, id);
  const { rowCount } = await services.database.pool.query(
    "update invitations set copied_code_hash = $2, expires_at = $3 where id = $1",
    [id, hashOf(code), new Date(services.clock.now() + VALID_MS)],
  );
  return rowCount === 1 ? linkOf(services, code) : null;
}

async function mailInvitation(
  services: Needs<"log" | "mail">,
  { email, invitedBy, what }: InviteInput,
  url: string,
): Promise<boolean> {
  try {
    await services.mail.send({
      to: email,
      subject: `${invitedBy.displayName.replace(/\s+/g, " ")} invites you to ${what.replace(/\s+/g, " ")}`,
      text: `${invitedBy.displayName} invites you to ${what} on Slipway.\n\nOpen this link within 30 days:\n${url}\n`,
    });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.log.warn("an invitation could not be mailed", { error });
    return false;
  }
}

interface InvitationRow {
  id: string;
  email: string;
  invited_by: string | null;
  next_path: string;
  joins: string | null;
  proves_email: boolean;
}

/** Null for unknown and expired codes. */
export async function findInvitation(
  { database, clock }: Needs<"clock" | "database">,
  code: string,
): Promise<Invitation | null> {
  const { rows } = await database.pool.query<InvitationRow>(
    `select i.id, i.email, u.name as invited_by, i.next_path, i.joins, i.mailed_code_hash = $1 as proves_email
     from invitations i left join users u on u.id = i.invited_by
     where (i.mailed_code_hash = $1 or i.copied_code_hash = $1) and i.expires_at > $2`,
    [hashOf(code), new Date(clock.now())],
  );
  const row = rows[0];
  if (row === undefined) return null;
  const invitedBy = row.invited_by ?? "Somebody";
  const { id, email, next_path: nextPath, joins, proves_email: provesEmail } = row;
  return { id, email, invitedBy, nextPath, joins, provesEmail };
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
  await services.events.emit(invitationAccepted, { userId: actor.userId, invitationId: invitation.id });
  return invitation;
}

/** From now on everything shared with the address belongs to this account. [S9] */
async function markEmailVerified(
  services: Needs<"database" | "events">,
  { userId, email }: Pick<Actor, "userId" | "email">,
): Promise<void> {
  await services.database.pool.query("update users set email_verified = true, updated_at = now() where id = $1", [
    userId,
  ]);
  await services.events.emit(accountVerified, { userId, email });
}

/** Revokes both links of a cancelled invitation. */
export async function cancelInvitation({ database }: Needs<"database">, invitationId: string): Promise<void> {
  await database.pool.query("delete from invitations where id = $1", [invitationId]);
}
