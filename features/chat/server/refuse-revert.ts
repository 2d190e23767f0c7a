/** Checks of the conversation before a restore. [T4.08] [T5.13] [E3] */
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { AppError, conflict } from "@slipway/kernel/errors";
import type { WantedRevert } from "../../edits/server/index.ts";
import type { Needs } from "../../services.ts";
import { chatDocuments } from "./chat-tables.ts";

/** SQL that has changed the database, or is about to. */
const RAN = ["running", "succeeded"];

const messageNotFound = (): AppError =>
  new AppError({ code: "message_not_found", status: 404, userMessage: "Cannot find the message for this version" });

async function positionOf(services: Needs<"database">, projectId: string, id: string): Promise<number | null> {
  const [row] = await services.database.sql
    .select({ position: chatDocuments.position })
    .from(chatDocuments)
    .where(and(eq(chatDocuments.projectId, projectId), eq(chatDocuments.id, id)));
  return row?.position ?? null;
}

/** AppError 404 `message_not_found`; 409 `unsafe_revert` if SQL ran since and the person was not asked about it. */
export async function refuseRevert(services: Needs<"database">, wanted: WantedRevert): Promise<void> {
  const { projectId, target, messageId, filesOnly } = wanted;
  if (messageId !== null && (await positionOf(services, projectId, messageId)) === null) throw messageNotFound();
  if (filesOnly) return;
  const made = target.aiMessageId === null ? null : await positionOf(services, projectId, target.aiMessageId);
  const later = made === null ? gt(chatDocuments.createdAt, target.createdAt) : gt(chatDocuments.position, made);
  const [ran] = await services.database.sql
    .select({ id: chatDocuments.id })
    .from(chatDocuments)
    .where(
      and(eq(chatDocuments.projectId, projectId), later, inArray(sql`${chatDocuments.fields}->>'sql_run_state'`, RAN)),
    )
    .limit(1);
  if (ran !== undefined) throw conflict("unsafe_revert", "Later versions changed the database.");
}
