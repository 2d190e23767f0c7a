/** Puts a notice into a person's inbox. */
import { and, desc, eq, lt } from "drizzle-orm";
import { oneLine } from "@slipway/kernel/text/storable-text";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import { TAKE_DOWN_REASON_MAX } from "../../community/contract/index.ts";
import { isRunKind, type NoticeKind, type NoticeParts } from "../contract/index.ts";
import { choiceOf } from "./choices.ts";
import { notices } from "./inbox-tables.ts";
import { mailQueue } from "./mail/mail-queue.ts";
import { changeInbox, MAX_NOTICES } from "./read-inbox.ts";
import { type About, rightsOf } from "./visible.ts";

export interface NewNotice extends Partial<About> {
  userId: string;
  kind: NoticeKind;
  /** Names the thing that is told, such as `turn:m1`: a second notice with this key is dropped. */
  key: string;
  parts: NoticeParts;
  /** Path in the app. */
  link: string;
}

export type TellPorts = Needs<"accounts" | "clock" | "database" | "jobs" | "live">;

const MAX_PART = 300;
/** People act on the whole reason of a take-down. */
const MAX_OF: Readonly<Record<string, number>> = { reason: TAKE_DOWN_REASON_MAX };
/** A person who watches has the time to see it; then no mail is sent. */
const RUN_MAIL_AFTER_SECONDS = 60;

/** Nothing happens where the person chose so, has no right to know, or was told already. */
export async function tell(services: TellPorts, notice: NewNotice): Promise<void> {
  const { userId, kind, projectId = null, workspaceId = null } = notice;
  const choice = await choiceOf(services, userId, kind);
  if (choice === "none" || !(await rightsOf(services, userId)({ kind, projectId, workspaceId }))) return;
  const parts = Object.fromEntries(
    Object.entries(notice.parts).map(([name, text]) => [name, oneLine(text, MAX_OF[name] ?? MAX_PART)]),
  );
  await changeInbox(services, userId, async (tx) => {
    const [added] = await tx.sql
      .insert(notices)
      .values({
        ...{ userId, kind, projectId, workspaceId, parts },
        key: notice.key,
        link: notice.link,
        madeAt: new Date(services.clock.now()),
        mail: choice === "app" ? null : choice,
      })
      .onConflictDoNothing({ target: [notices.userId, notices.key] })
      .returning({ id: notices.id });
    if (added === undefined) return false;
    await dropOldest(tx, userId);
    const startAfterSeconds = isRunKind(kind) ? RUN_MAIL_AFTER_SECONDS : 0;
    if (choice === "mail") await services.jobs.send(mailQueue, { noticeId: added.id }, { tx, startAfterSeconds });
    return true;
  });
}

async function dropOldest(tx: Transaction, userId: string): Promise<void> {
  const [oldestKept] = await tx.sql
    .select({ id: notices.id })
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.id))
    .offset(MAX_NOTICES - 1)
    .limit(1);
  if (oldestKept !== undefined)
    await tx.sql.delete(notices).where(and(eq(notices.userId, userId), lt(notices.id, oldestKept.id)));
}
