/** Mails each person at most one digest a day: what they have not read and chose to hear of daily. */
import { and, asc, desc, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import { AppError } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import { choicesByKind } from "../choices.ts";
import { isUnread, noticeDigests, notices } from "../inbox-tables.ts";
import { visibleAmong } from "../visible.ts";
import { addressOf, type MailPorts } from "./mail-now.ts";
import { digestOf } from "./mail-text.ts";
import { unsubscribeUrl } from "./unsubscribe.ts";

const PEOPLE_AT_ONCE = 200;

const isDue = and(eq(notices.mail, "digest"), isNull(notices.mailedAt), isUnread);

/** Notices that a mail server refuses today are in tomorrow's digest. */
export async function sendDigests(services: MailPorts & Needs<"log">): Promise<void> {
  const day = new Date(services.clock.now()).toISOString().slice(0, 10);
  for (let after = ""; ; ) {
    const people = await services.database.sql
      .selectDistinct({ userId: notices.userId })
      .from(notices)
      .where(and(isDue, gt(notices.userId, after)))
      .orderBy(asc(notices.userId))
      .limit(PEOPLE_AT_ONCE);
    for (const { userId } of people)
      await sendDigest(services, userId, day).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        services.log.warn("a digest could not be sent", { userId, error });
      });
    if (people.length < PEOPLE_AT_ONCE) return;
    after = people.at(-1)!.userId;
  }
}

/** The day is claimed together with its notices, so another process finds nothing to send. */
async function claim({ database, clock }: Needs<"clock" | "database">, userId: string, day: string) {
  return database.transaction(async (tx) => {
    const claimed = await tx.sql
      .insert(noticeDigests)
      .values({ userId, day })
      .onConflictDoUpdate({ target: noticeDigests.userId, set: { day }, setWhere: ne(noticeDigests.day, day) })
      .returning({ day: noticeDigests.day });
    if (claimed.length === 0) return [];
    const due = await tx.sql
      .select()
      .from(notices)
      .where(and(eq(notices.userId, userId), isDue))
      .orderBy(desc(notices.id));
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await tx.sql
        .update(notices)
        .set({ mailedAt: new Date(clock.now()) })
        .where(inArray(notices.id, ids));
    return due;
  });
}

async function sendDigest(services: MailPorts, userId: string, day: string): Promise<void> {
  const due = await claim(services, userId, day);
  const choices = await choicesByKind(services, userId);
  const wanted = due.filter(({ kind }) => choices.get(kind) === "digest");
  const told = await visibleAmong(services, userId, wanted);
  const to = await addressOf(services, userId);
  if (told.length === 0 || to === null) return;
  const offUrl = await unsubscribeUrl(services, userId, null);
  try {
    await services.mail.send({ to, ...digestOf(told, { appUrl: services.addresses.appUrl, offUrl }) });
  } catch (error) {
    const ids = due.map(({ id }) => id);
    await services.database.sql.update(notices).set({ mailedAt: null }).where(inArray(notices.id, ids));
    throw error;
  }
}
