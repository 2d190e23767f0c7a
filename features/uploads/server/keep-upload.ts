/** Stores pictures, and deletes those that were never sent. */
import { and, asc, desc, eq, inArray, isNull, lt, sum } from "drizzle-orm";
import { AppError, invalidRequest } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import type { Needs } from "../../services.ts";
import { imageFacts } from "../contract/image-facts.ts";
import { MAX_IMAGE_SIDE, UNSENT_DAYS } from "../contract/index.ts";
import { objectKey, uploads } from "./uploads-table.ts";

/** Each person keeps this many unsent uploads. The oldest are deleted when another one arrives. */
const MAX_UNSENT = 100;
const SWEEP_AT_ONCE = 500;
const DAY_MS = 86_400_000;

const noPicture = (): AppError =>
  new AppError({
    code: "unsupported_media_type",
    status: 415,
    kind: "user",
    userMessage: "This is not a PNG, JPEG, WebP or GIF picture.",
  });
const tooManyPixels = (): AppError =>
  new AppError({
    code: "image_too_large_to_draw",
    status: 400,
    kind: "user",
    userMessage: `A picture may have at most ${MAX_IMAGE_SIDE.toLocaleString("en")} pixels on a side.`,
  });

/** `request` is bounded by its route. Resolves to the new id. AppError 400, 413, 415, 507. */
export async function keepUpload(
  services: Needs<"clock" | "database" | "disk" | "objects">,
  { userId, fileName, request }: { userId: string; fileName: string; request: Request },
): Promise<string> {
  await services.disk.requireRoom();
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0) throw invalidRequest("body: is empty", { field: "body", rule: "is empty" });
  const facts = imageFacts(bytes);
  if (facts === null) throw noPicture();
  if (Math.max(facts.width, facts.height) > MAX_IMAGE_SIDE) throw tooManyPixels();
  const id = newId("img");
  // The row is written first: an object without a row would never be deleted, but a row without an object is deleted
  // with the unsent ones.
  await services.database.sql.insert(uploads).values({
    id,
    userId,
    fileName,
    mediaType: facts.type,
    bytes: bytes.length,
    width: facts.width,
    height: facts.height,
    projectId: null,
    createdAt: new Date(services.clock.now()),
  });
  await services.objects.put(objectKey(id), bytes);
  await dropBeyondBound(services, userId);
  return id;
}

async function dropBeyondBound(services: Needs<"database" | "objects">, userId: string): Promise<void> {
  const beyond = await services.database.sql
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.projectId)))
    .orderBy(desc(uploads.createdAt))
    .offset(MAX_UNSENT);
  await forget(
    services,
    beyond.map(({ id }) => id),
  );
}

/** The row is deleted first, so that a picture being sent at this moment stays. */
async function forget(services: Needs<"database" | "objects">, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await services.database.sql
    .delete(uploads)
    .where(and(inArray(uploads.id, [...ids]), isNull(uploads.projectId)))
    .returning({ id: uploads.id });
  for (const { id } of gone) await services.objects.delete(objectKey(id));
}

/** Does nothing if the picture was sent, or belongs to another person. */
export async function discardUpload(
  services: Needs<"database" | "objects">,
  userId: string,
  fileId: string,
): Promise<void> {
  const [row] = await services.database.sql
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, fileId), eq(uploads.userId, userId)));
  if (row !== undefined) await forget(services, [row.id]);
}

export async function forgetUnsent(services: Needs<"clock" | "database" | "objects">): Promise<void> {
  const before = new Date(services.clock.now() - UNSENT_DAYS * DAY_MS);
  const old = await services.database.sql
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isNull(uploads.projectId), lt(uploads.createdAt, before)))
    .orderBy(asc(uploads.createdAt))
    .limit(SWEEP_AT_ONCE);
  await forget(
    services,
    old.map(({ id }) => id),
  );
}

/** Size of the pictures in a project's messages. */
export async function projectPictureBytes({ database }: Needs<"database">, projectId: string): Promise<number> {
  const [row] = await database.sql
    .select({ bytes: sum(uploads.bytes) })
    .from(uploads)
    .where(eq(uploads.projectId, projectId));
  return Number(row?.bytes ?? 0);
}

/** Runs when a project is deleted for good; its pictures are deleted from the store, too. */
export async function forgetProjectUploads(services: Needs<"database" | "objects">, projectId: string): Promise<void> {
  const gone = await services.database.sql
    .delete(uploads)
    .where(eq(uploads.projectId, projectId))
    .returning({ id: uploads.id });
  for (const { id } of gone) await services.objects.delete(objectKey(id));
}
