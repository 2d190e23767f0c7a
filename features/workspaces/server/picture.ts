/** A workspace's picture, kept as photos of people are: pixels alone, under a random id. */
import { and, eq, isNull } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import type { Actor } from "../../actor.ts";
import type { Needs } from "../../services.ts";
import { photoPath } from "../../accounts/contract/profile.ts";
import { deletePhoto, keepPhoto, photoAnswer } from "../../accounts/server/index.ts";
import { recordAudit } from "../../audit/server/index.ts";
import { requireNow } from "./members/rights-now.ts";
import { workspaces } from "./workspace-tables.ts";

const picturePath = (photoId: string): string => `/api/workspace-pictures/${photoId}`;
const photoOf = (path: string): string => photoPath(path.slice(picturePath("").length));

/** Null takes the picture away. */
export async function changePicture(
  { database, disk, objects }: Needs<"database" | "disk" | "objects">,
  { workspaceId, actor }: { workspaceId: string; actor: Actor },
  request: Request | null,
): Promise<void> {
  const kept = request === null ? null : await keepPhoto({ disk, objects }, request);
  const picture = kept === null ? null : picturePath(kept.slice(photoPath("").length));
  const isMeant = eq(workspaces.id, workspaceId);
  const change = database.transaction(async (tx) => {
    await requireNow(tx, { workspaceId, actor }, "ManageWorkspace");
    const [row] = await tx.sql.select({ picture: workspaces.picture }).from(workspaces).where(isMeant).for("update");
    await tx.sql.update(workspaces).set({ picture }).where(isMeant);
    const before = row?.picture ?? null;
    const action = picture === null ? "workspace.picture-removed" : "workspace.picture-changed";
    if (picture !== before) await recordAudit(tx, { workspaceId, actor, action });
    return before;
  });
  const former = await change.catch(async (error: unknown) => {
    if (picture !== null) await dropPicture({ objects }, picture);
    throw error;
  });
  if (former !== null) await dropPicture({ objects }, former);
}

export const dropPicture = (services: Needs<"objects">, path: string): Promise<void> =>
  deletePhoto(services, photoOf(path));

/** Not found once it is replaced, or its workspace is deleted. */
export async function pictureAnswer(
  { database, objects }: Needs<"database" | "objects">,
  photoId: string,
): Promise<Response> {
  const isShown = and(eq(workspaces.picture, picturePath(photoId)), isNull(workspaces.deletedAt));
  const [row] = await database.sql.select({ id: workspaces.id }).from(workspaces).where(isShown);
  if (row === undefined) throw notFound("This picture");
  return photoAnswer({ objects }, photoPath(photoId));
}
