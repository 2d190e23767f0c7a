/** Small marks on a version: bookmark and state of its preview build. */
import { and, desc, eq, gt, inArray, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../services.ts";
import type { PreviewBuildStatus } from "../contract/index.ts";
import { edits, editsPath } from "./edits-table.ts";

export async function bookmarkEdit(
  services: Needs<"database" | "live">,
  input: { projectId: string; editId: string; bookmarked: boolean },
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const changed = await tx.sql
      .update(edits)
      .set({ bookmarked: input.bookmarked })
      .where(and(eq(edits.id, input.editId), eq(edits.projectId, input.projectId)))
      .returning({ id: edits.id });
    if (changed.length === 0) throw notFound("This version");
    await services.live.emit(tx, editsPath(input.projectId), [
      { op: "patch", id: input.editId, doc: { bookmarked: input.bookmarked } },
    ]);
  });
}

export async function setPreviewBuildStatus(
  services: Needs<"database" | "live">,
  editId: string,
  status: PreviewBuildStatus,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const [row] = await tx.sql.select().from(edits).where(eq(edits.id, editId)).for("update");
    if (row === undefined || row.previewBuildStatus === status) return;
    await tx.sql.update(edits).set({ previewBuildStatus: status }).where(eq(edits.id, editId));
    if (row.type !== "initial")
      await services.live.emit(tx, editsPath(row.projectId), [
        { op: "patch", id: editId, doc: { previewBuildStatus: status } },
      ]);
  });
}

const MAX_UNBUILT = 100;

export async function unbuiltVersions({
  database,
}: Needs<"database">): Promise<{ editId: string; projectId: string; sha: string }[]> {
  const newer = alias(edits, "newer");
  const isOlder = and(eq(newer.projectId, edits.projectId), gt(newer.version, edits.version));
  const hasNewer = database.sql.select({ id: newer.id }).from(newer).where(isOlder);
  return database.sql
    .select({ editId: edits.id, projectId: edits.projectId, sha: edits.commitSha })
    .from(edits)
    .where(and(inArray(edits.previewBuildStatus, ["pending", "building"]), gt(edits.version, 0), notExists(hasNewer)))
    .orderBy(desc(edits.createdAt))
    .limit(MAX_UNBUILT);
}
