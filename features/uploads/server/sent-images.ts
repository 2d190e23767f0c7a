/** Pictures of messages, for the feature that sends them and the run that reads them. */
import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "@slipway/kernel/errors";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import type { SentImage } from "../contract/sent-image.ts";
import { objectKey, uploads } from "./uploads-table.ts";

const gone = (userMessage: string): AppError =>
  new AppError({ code: "image_gone", status: 400, kind: "user", userMessage });
const imageGone = (): AppError => gone("An image of this message no longer exists. Please attach it again.");

/**
 * Assigns the pictures to the project. AppError 400 `image_gone` unless each is unsent and the caller's, or the
 * project's; 413 `project_full` if the project has no room.
 */
export async function attachImages(
  { disk }: Needs<"disk">,
  tx: Transaction,
  { projectId, userId, ids }: { projectId: string; userId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.sql
    .select()
    .from(uploads)
    .where(inArray(uploads.id, [...ids]))
    .for("update");
  const fits = rows.filter((row) => (row.projectId === null ? row.userId === userId : row.projectId === projectId));
  if (fits.length < new Set(ids).size) throw imageGone();
  const added = rows.filter((row) => row.projectId === null).reduce((bytes, row) => bytes + row.bytes, 0);
  if (added > 0) await disk.requireProjectRoom(projectId, added);
  await tx.sql
    .update(uploads)
    .set({ projectId })
    .where(inArray(uploads.id, [...ids]));
}

/** In the order of the ids; deleted pictures are left out. */
export async function readImages(
  services: Needs<"database" | "objects">,
  projectId: string,
  ids: readonly string[],
): Promise<SentImage[]> {
  if (ids.length === 0) return [];
  const rows = await services.database.sql
    .select()
    .from(uploads)
    .where(and(eq(uploads.projectId, projectId), inArray(uploads.id, [...ids])));
  const images: SentImage[] = [];
  for (const id of ids) {
    const row = rows.find((candidate) => candidate.id === id);
    const bytes = row === undefined ? null : await services.objects.get(objectKey(id));
    if (row === undefined || bytes === null) continue;
    const { fileName: name, mediaType, width, height } = row;
    images.push({ id, name, mediaType, width, height, bytes });
  }
  return images;
}

export interface OwnUpload {
  bytes: Uint8Array;
  /** As its bytes say. */
  mediaType: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** In the order of the ids, sent or not. AppError 400 `image_gone` if one is gone or belongs to another person. */
export async function ownUploads(
  services: Needs<"database" | "objects">,
  userId: string,
  ids: readonly string[],
): Promise<OwnUpload[]> {
  if (ids.length === 0) return [];
  const rows = await services.database.sql
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, [...ids])));
  return Promise.all(
    ids.map(async (id) => {
      const row = rows.find((candidate) => candidate.id === id);
      const bytes = row === undefined ? null : await services.objects.get(objectKey(id));
      if (row === undefined || bytes === null) throw gone("This image no longer exists. Please choose it again.");
      return { bytes, mediaType: row.mediaType, width: row.width, height: row.height };
    }),
  );
}
