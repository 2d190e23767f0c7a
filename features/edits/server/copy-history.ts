/** The versions of a copy that was made with its history. [W6.11] */
import { and, eq, lte, sql } from "drizzle-orm";
import type { Needs } from "../../services.ts";
import { edits } from "./edits-table.ts";

/** No conversation, pictures or bookmarks come along, and a version keeps the person who made it. */
export async function copyHistory(
  services: Needs<"database" | "git">,
  { projectId, sourceId }: { projectId: string; sourceId: string },
): Promise<void> {
  const head = await (await services.git.open(projectId)).head();
  if (head === null) return;
  // The copy's own ids follow from the source's, so that marks of undone versions stay right.
  const idOf = (column: typeof edits.id | typeof edits.revertTargetEditId | typeof edits.undoneEditId) =>
    sql<string>`'ed_' || left(md5(${projectId} || ${column}), 20)`;
  await services.database.transaction(async (tx) => {
    await tx.lock(`edits:${projectId}`);
    // The source may have gone on since its files were copied.
    const [newest] = await tx.sql
      .select({ version: edits.version })
      .from(edits)
      .where(and(eq(edits.projectId, sourceId), eq(edits.commitSha, head)));
    if (newest === undefined) return;
    await tx.sql.delete(edits).where(eq(edits.projectId, projectId));
    await tx.sql.insert(edits).select((select) =>
      select
        .select({
          id: idOf(edits.id).as("id"),
          projectId: sql<string>`${projectId}`.as("project_id"),
          version: edits.version,
          commitSha: edits.commitSha,
          parentSha: edits.parentSha,
          treeHash: edits.treeHash,
          commitMessage: edits.commitMessage,
          createdAt: edits.createdAt,
          userId: edits.userId,
          authorName: edits.authorName,
          type: edits.type,
          kind: edits.kind,
          status: edits.status,
          previewBuildStatus: edits.previewBuildStatus,
          archived: edits.archived,
          reverted: edits.reverted,
          bookmarked: sql<boolean>`false`.as("bookmarked"),
          hasPicture: sql<boolean>`false`.as("has_picture"),
          revertTargetEditId: idOf(edits.revertTargetEditId).as("revert_target_edit_id"),
          undoneEditId: idOf(edits.undoneEditId).as("undone_edit_id"),
          aiMessageId: sql<string | null>`null`.as("ai_message_id"),
          diff: edits.diff,
          pages: edits.pages,
          tags: edits.tags,
        })
        .from(edits)
        .where(and(eq(edits.projectId, sourceId), lte(edits.version, newest.version))),
    );
  });
}
