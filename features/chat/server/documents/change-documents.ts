/** Writes on trajectory documents, each with its live change, inside the caller's transaction. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { storableValue } from "@slipway/kernel/text/storable-text";
import type { Transaction } from "@slipway/platform/database/port";
import type { LiveEmit } from "@slipway/platform/live/port";
import type { Needs } from "../../../services.ts";
import type { TrajectoryDocument } from "../../contract/index.ts";
import { chatDocuments, trajectoryPath } from "../chat-tables.ts";
import { putOf, rowOf } from "./documents.ts";

export interface DocumentPatch {
  id: string;
  /** Added to the end of the content. */
  append?: string;
  /** Replaces the content. */
  content?: string;
  fields?: Record<string, unknown>;
}

export async function insertDocuments(
  services: Needs<"live">,
  tx: Transaction,
  input: { projectId: string; documents: readonly TrajectoryDocument[] },
): Promise<void> {
  for (const document of input.documents) await tx.sql.insert(chatDocuments).values(rowOf(input.projectId, document));
  await services.live.emit(tx, trajectoryPath(input.projectId), input.documents.map(putOf));
}

/** Documents that are gone are left out, also from the live path. */
export async function patchDocuments(
  services: Needs<"live">,
  tx: Transaction,
  input: { projectId: string; patches: readonly DocumentPatch[] },
): Promise<void> {
  const changes: LiveEmit[] = [];
  for (const { id, append = "", content, fields: given = {} } of input.patches) {
    const fields = storableValue(given);
    const updated = await tx.sql
      .update(chatDocuments)
      .set({
        content: content === undefined ? sql`${chatDocuments.content} || ${append}` : content,
        fields: sql`${chatDocuments.fields} || ${JSON.stringify(fields)}::jsonb`,
      })
      .where(and(eq(chatDocuments.projectId, input.projectId), eq(chatDocuments.id, id)))
      .returning({ id: chatDocuments.id });
    if (updated.length === 0) continue;
    if (append !== "" && content === undefined) changes.push({ op: "append", id, field: "content", text: append });
    const doc = content === undefined ? fields : { ...fields, content };
    if (Object.keys(doc).length > 0) changes.push({ op: "patch", id, doc });
  }
  if (changes.length > 0) await services.live.emit(tx, trajectoryPath(input.projectId), changes);
}

export async function removeDocuments(
  services: Needs<"live">,
  tx: Transaction,
  input: { projectId: string; ids: readonly string[] },
): Promise<void> {
  await tx.sql
    .delete(chatDocuments)
    .where(and(eq(chatDocuments.projectId, input.projectId), inArray(chatDocuments.id, [...input.ids])));
  await services.live.emit(
    tx,
    trajectoryPath(input.projectId),
    input.ids.map((id) => ({ op: "remove", id })),
  );
}

/** Every document of a project gets a later instant than the one before, so that sorting by it keeps their order. */
export async function nextInstant(services: Needs<"clock">, tx: Transaction, projectId: string): Promise<number> {
  const [newest] = await tx.sql
    .select({ createdAt: chatDocuments.createdAt })
    .from(chatDocuments)
    .where(eq(chatDocuments.projectId, projectId))
    .orderBy(desc(chatDocuments.position))
    .limit(1);
  return Math.max(services.clock.now(), (newest?.createdAt.getTime() ?? 0) + 1);
}
