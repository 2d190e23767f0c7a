import { and, asc, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { EditDocument, EditType } from "../contract/index.ts";
import type { Needs } from "../../services.ts";
import type { Leftovers } from "./commit/leftovers.ts";
import { editDocument, edits, editsPath, type EditRow } from "./edits-table.ts";

export interface EditPage {
  items: EditDocument[];
  next_cursor: string | null;
  seq: number;
}

/**
 * Oldest first. Documents and position are read at one moment, so following the live path from `seq` misses nothing.
 * [CH9]
 */
export async function listEdits(
  services: Needs<"database" | "live">,
  query: { projectId: string; limit: number; before?: string | undefined; types: readonly EditType[] },
): Promise<EditPage> {
  return services.database.snapshot(async (tx) => {
    const rows = await tx.sql
      .select()
      .from(edits)
      .where(
        and(
          eq(edits.projectId, query.projectId),
          inArray(edits.type, [...query.types]),
          query.before === undefined ? undefined : lt(edits.version, Number(query.before)),
        ),
      )
      .orderBy(desc(edits.version))
      .limit(query.limit + 1);
    const page = rows.slice(0, query.limit);
    const seq = await services.live.head(editsPath(query.projectId), tx);
    return {
      items: page.map(editDocument).reverse(),
      next_cursor: rows.length > query.limit ? String(page.at(-1)!.version) : null,
      seq,
    };
  });
}

/** For subscribers whose position was trimmed. */
export async function editsSnapshot(
  services: Needs<"database">,
  projectId: string,
): Promise<{ id: string; doc: Record<string, unknown> }[]> {
  const rows = await services.database.sql
    .select()
    .from(edits)
    .where(and(eq(edits.projectId, projectId), ne(edits.type, "initial")))
    .orderBy(desc(edits.version))
    .limit(1000);
  return rows.reverse().map((row) => ({ id: row.id, doc: editDocument(row) }));
}

export async function allEdits(services: Needs<"database">, projectId: string): Promise<EditRow[]> {
  return services.database.sql.select().from(edits).where(eq(edits.projectId, projectId)).orderBy(asc(edits.version));
}

export async function newestEdit(services: Needs<"database">, projectId: string): Promise<EditDocument | null> {
  const [row] = await services.database.sql
    .select()
    .from(edits)
    .where(eq(edits.projectId, projectId))
    .orderBy(desc(edits.version))
    .limit(1);
  return row === undefined ? null : editDocument(row);
}

export async function newestVersions(
  services: Needs<"database">,
  { projectId, limit, before }: { projectId: string; limit: number; before?: number | undefined },
): Promise<EditDocument[]> {
  const rows = await services.database.sql
    .select()
    .from(edits)
    .where(and(eq(edits.projectId, projectId), before === undefined ? undefined : lt(edits.version, before)))
    .orderBy(desc(edits.version))
    .limit(limit);
  return rows.map(editDocument);
}

export async function versionsOf(
  services: Needs<"database">,
  projectId: string,
  versions: readonly number[],
): Promise<EditRow[]> {
  return services.database.sql
    .select()
    .from(edits)
    .where(and(eq(edits.projectId, projectId), inArray(edits.version, [...versions])));
}

export async function editAtCommit(
  services: Needs<"database">,
  { projectId, sha }: { projectId: string; sha: string },
): Promise<EditDocument | null> {
  const [row] = await services.database.sql
    .select()
    .from(edits)
    .where(and(eq(edits.projectId, projectId), eq(edits.commitSha, sha)));
  return row === undefined ? null : editDocument(row);
}

export async function editOfTurn(
  services: Needs<"database"> & { leftovers: Leftovers },
  turn: { projectId: string; aiMessageId: string },
): Promise<EditDocument | null> {
  await services.leftovers.settle(turn.projectId);
  const ofTurn = eq(edits.aiMessageId, turn.aiMessageId);
  const [row] = await services.database.sql.select().from(edits).where(ofTurn).limit(1);
  return row === undefined ? null : editDocument(row);
}

/** People's own versions; an import and a restore are none. */
const BY_HAND: readonly EditType[] = ["manual_update", "developer_update"];

export async function changedByHand(services: Needs<"database">, projectId: string): Promise<Set<string>> {
  const isTheirs = and(eq(edits.projectId, projectId), inArray(edits.type, [...BY_HAND]), eq(edits.reverted, false));
  // Only the paths leave the database: diffs hold whole files.
  const path = sql<string>`jsonb_array_elements(${edits.diff})->>'file_path'`;
  const rows = await services.database.sql.selectDistinct({ path }).from(edits).where(isTheirs);
  return new Set(rows.map((row) => row.path));
}
