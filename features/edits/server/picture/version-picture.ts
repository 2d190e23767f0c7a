/** Pictures of the app at each version: one per tree, made once, stored as an object. */
import { and, eq } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import { editDocument, edits, editsPath, type EditRow } from "../edits-table.ts";
import { scaledPng } from "./scale-png.ts";

/** Sharp enough while a snapshot is being built, and a fraction of a picture of the whole window. */
const WIDTH = 720;

const prefixOf = (projectId: string): string => `version-pictures/${projectId}/`;
const keyOf = ({ projectId, treeHash }: Pick<EditRow, "projectId" | "treeHash">): string =>
  `${prefixOf(projectId)}${treeHash}`;

async function mark({ database, live }: Needs<"database" | "live">, row: EditRow): Promise<void> {
  await database.transaction(async (tx) => {
    const [marked] = await tx.sql.update(edits).set({ hasPicture: true }).where(eq(edits.id, row.id)).returning();
    if (marked === undefined || marked.type === "initial") return;
    const { picture_url } = editDocument(marked);
    await live.emit(tx, editsPath(row.projectId), [{ op: "patch", id: row.id, doc: { picture_url } }]);
  });
}

export async function setVersionPicture(
  services: Needs<"database" | "live" | "objects">,
  editId: string,
  png: Uint8Array,
): Promise<void> {
  const [row] = await services.database.sql.select().from(edits).where(eq(edits.id, editId));
  if (row === undefined || row.hasPicture) return;
  await services.objects.put(keyOf(row), await scaledPng(png, WIDTH));
  await mark(services, row);
}

export async function unpicturedVersion(
  services: Needs<"database" | "live" | "objects">,
  { projectId, sha }: { projectId: string; sha: string },
): Promise<{ editId: string } | null> {
  const [row] = await services.database.sql
    .select()
    .from(edits)
    .where(and(eq(edits.projectId, projectId), eq(edits.commitSha, sha), eq(edits.hasPicture, false)));
  if (row === undefined || row.type === "initial") return null;
  if ((await services.objects.head(keyOf(row))) === null) return { editId: row.id };
  await mark(services, row);
  return null;
}

export async function answerPicture(
  services: Needs<"database" | "objects">,
  projectId: string,
  editId: string,
): Promise<Response> {
  const [row] = await services.database.sql
    .select()
    .from(edits)
    .where(and(eq(edits.id, editId), eq(edits.projectId, projectId)));
  const bytes = row?.hasPicture === true ? await services.objects.get(keyOf(row)) : null;
  if (bytes === null) throw notFound("The picture");
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "image/png",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}

export async function dropPictures({ objects }: Needs<"objects">, projectId: string): Promise<void> {
  for await (const { key } of objects.list(prefixOf(projectId))) await objects.delete(key);
}
