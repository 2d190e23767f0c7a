/** Mails one notice to its person. */
import { and, eq, isNull } from "drizzle-orm";
import { people } from "../../../accounts/server/index.ts";
import type { Needs } from "../../../services.ts";
import { isRunKind } from "../../contract/index.ts";
import { choiceOf } from "../choices.ts";
import { notices } from "../inbox-tables.ts";
import { rightsOf } from "../visible.ts";
import { mailOf } from "./mail-text.ts";
import { unsubscribeUrl } from "./unsubscribe.ts";

export type MailPorts = Needs<"accounts" | "addresses" | "clock" | "database" | "mail">;

type NoticeRow = typeof notices.$inferSelect;

/** The first to claim a notice mails it, in whichever process. A crash after that loses the mail and never doubles it. */
async function claim({ database, clock }: Needs<"clock" | "database">, noticeId: number): Promise<NoticeRow | null> {
  const [row] = await database.sql
    .update(notices)
    .set({ mailedAt: new Date(clock.now()) })
    .where(and(eq(notices.id, noticeId), eq(notices.mail, "mail"), isNull(notices.mailedAt)))
    .returning();
  return row ?? null;
}

/** Null for an account that was deactivated. */
export async function addressOf({ database }: Needs<"database">, userId: string): Promise<string | null> {
  const isPerson = and(eq(people.id, userId), isNull(people.deactivatedAt));
  const [person] = await database.sql.select({ email: people.email }).from(people).where(isPerson);
  return person?.email ?? null;
}

export async function mailNotice(services: MailPorts, noticeId: number): Promise<void> {
  const notice = await claim(services, noticeId);
  if (notice === null) return;
  const { userId, kind } = notice;
  // Somebody who saw the turn's end in the app meanwhile needs no mail about it.
  if (notice.readAt !== null && isRunKind(kind)) return;
  if ((await choiceOf(services, userId, kind)) !== "mail" || !(await rightsOf(services, userId)(notice))) return;
  const to = await addressOf(services, userId);
  // Beyond the hour's bound the notice is in the app alone.
  if (to === null || !(await services.accounts.mayTell(to))) return;
  const offUrl = await unsubscribeUrl(services, userId, kind);
  try {
    await services.mail.send({ to, ...mailOf(notice, { appUrl: services.addresses.appUrl, offUrl }) });
  } catch (error) {
    // The job's next try claims it again.
    await services.database.sql.update(notices).set({ mailedAt: null }).where(eq(notices.id, noticeId));
    throw error;
  }
}
