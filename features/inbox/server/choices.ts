/** How each person wants to hear of each kind. */
import { and, eq } from "drizzle-orm";
import { invalidRequest } from "@slipway/kernel/errors";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { type Choice, choicesOf, KINDS, NOTICE_KINDS, type NoticeKind } from "../contract/index.ts";
import { noticeChoices } from "./inbox-tables.ts";

export async function choiceOf({ database }: Needs<"database">, userId: string, kind: NoticeKind): Promise<Choice> {
  const [row] = await database.sql
    .select({ choice: noticeChoices.choice })
    .from(noticeChoices)
    .where(and(eq(noticeChoices.userId, userId), eq(noticeChoices.kind, kind)));
  return row?.choice ?? KINDS[kind].standard;
}

export async function choicesByKind(
  { database }: Needs<"database">,
  userId: string,
): Promise<ReadonlyMap<NoticeKind, Choice>> {
  const rows = await database.sql.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  const chosen = new Map(rows.map(({ kind, choice }) => [kind, choice]));
  return new Map(NOTICE_KINDS.map((kind) => [kind, chosen.get(kind) ?? KINDS[kind].standard]));
}

export async function listChoices(services: Needs<"database">, { userId, isStaff }: Pick<Actor, "userId" | "isStaff">) {
  const choices = await choicesByKind(services, userId);
  const offered = NOTICE_KINDS.filter((kind) => isStaff || KINDS[kind].staffOnly !== true);
  return { choices: offered.map((kind) => ({ kind, choice: choices.get(kind)! })) };
}

/** Throws AppError 400 for a choice that the kind does not offer. */
export async function choose(
  { database }: Needs<"database">,
  userId: string,
  { kind, choice }: { kind: NoticeKind; choice: Choice },
): Promise<void> {
  if (!choicesOf(kind).includes(choice)) {
    const rule = `must be one of ${choicesOf(kind).join(", ")} for ${kind}`;
    throw invalidRequest(`choice: ${rule}`, { field: "choice", rule });
  }
  await database.sql
    .insert(noticeChoices)
    .values({ userId, kind, choice })
    .onConflictDoUpdate({ target: [noticeChoices.userId, noticeChoices.kind], set: { choice } });
}
