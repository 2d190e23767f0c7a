import { and, desc, eq, gt, gte, lt, asc } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import type { TrajectoryDocument } from "../../contract/index.ts";
import { chatDocuments, trajectoryPath, type ChatDocumentRow } from "../chat-tables.ts";
import { documentOf } from "./documents.ts";

export interface TrajectoryQuery {
  projectId: string;
  limit: number;
  before?: string | undefined;
  after?: string | undefined;
  around?: string | undefined;
}

export interface TrajectoryPage {
  items: TrajectoryDocument[];
  next_cursor: string | null;
  newer_cursor: string | null;
  seq: number;
}

/**
 * Oldest first. Documents and `seq` are read at one moment, so following the live path from there misses nothing. [CH9]
 */
export async function readTrajectory(
  services: Needs<"database" | "live">,
  query: TrajectoryQuery,
): Promise<TrajectoryPage> {
  return services.database.snapshot(async (tx) => {
    const rows = await pageRows(tx, query);
    const seq = await services.live.head(trajectoryPath(query.projectId), tx);
    return {
      items: rows.map(documentOf),
      next_cursor: await cursorBeyond(tx, query.projectId, { position: rows[0]?.position, newer: false }),
      newer_cursor: await cursorBeyond(tx, query.projectId, { position: rows.at(-1)?.position, newer: true }),
      seq,
    };
  });
}

async function pageRows(
  tx: Transaction,
  { projectId, limit, before, after, around }: TrajectoryQuery,
): Promise<ChatDocumentRow[]> {
  if (around !== undefined) return rowsAround(tx, projectId, { id: around, limit });
  if (after !== undefined) return newerRows(tx, projectId, { from: Number(after) + 1, limit });
  return olderRows(tx, projectId, { before: before === undefined ? undefined : Number(before), limit });
}

async function rowsAround(
  tx: Transaction,
  projectId: string,
  { id, limit }: { id: string; limit: number },
): Promise<ChatDocumentRow[]> {
  const [found] = await tx.sql
    .select({ position: chatDocuments.position })
    .from(chatDocuments)
    .where(and(eq(chatDocuments.projectId, projectId), eq(chatDocuments.id, id)));
  if (found === undefined) throw notFound("This message");
  const older = await olderRows(tx, projectId, { before: found.position, limit: Math.floor(limit / 2) });
  return [...older, ...(await newerRows(tx, projectId, { from: found.position, limit: limit - older.length }))];
}

async function olderRows(
  tx: Transaction,
  projectId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ChatDocumentRow[]> {
  if (limit === 0) return [];
  const rows = await tx.sql
    .select()
    .from(chatDocuments)
    .where(
      and(
        eq(chatDocuments.projectId, projectId),
        before === undefined ? undefined : lt(chatDocuments.position, before),
      ),
    )
    .orderBy(desc(chatDocuments.position))
    .limit(limit);
  return rows.reverse();
}

const newerRows = (
  tx: Transaction,
  projectId: string,
  { from, limit }: { from: number; limit: number },
): Promise<ChatDocumentRow[]> =>
  tx.sql
    .select()
    .from(chatDocuments)
    .where(and(eq(chatDocuments.projectId, projectId), gte(chatDocuments.position, from)))
    .orderBy(asc(chatDocuments.position))
    .limit(limit);

/** Returns the position itself if there is something beyond it. */
async function cursorBeyond(
  tx: Transaction,
  projectId: string,
  { position, newer }: { position: number | undefined; newer: boolean },
): Promise<string | null> {
  if (position === undefined) return null;
  const beyond = newer ? gt(chatDocuments.position, position) : lt(chatDocuments.position, position);
  const [found] = await tx.sql
    .select({ id: chatDocuments.id })
    .from(chatDocuments)
    .where(and(eq(chatDocuments.projectId, projectId), beyond))
    .limit(1);
  return found === undefined ? null : String(position);
}

/** The newest 1000 documents, for a reader whose position the live path no longer reaches. [W9.01] */
export async function trajectorySnapshot(
  services: Needs<"database">,
  projectId: string,
): Promise<{ id: string; doc: Record<string, unknown> }[]> {
  const rows = await services.database.sql
    .select()
    .from(chatDocuments)
    .where(eq(chatDocuments.projectId, projectId))
    .orderBy(desc(chatDocuments.position))
    .limit(limits.liveMessages);
  return rows.reverse().map((row) => ({ id: row.id, doc: documentOf(row) }));
}
