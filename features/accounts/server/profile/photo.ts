/** A person's photo: kept as pixels alone, under a random id that only those learn who see the person. */
import { and, eq, isNull } from "drizzle-orm";
import { AppError, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import type { Needs } from "../../../services.ts";
import { imageFacts } from "../../../uploads/contract/image-facts.ts";
import { MAX_PHOTO_SIDE, photoPath } from "../../contract/profile.ts";
import { users } from "../accounts-tables.ts";
import { deletePhoto, photoKey } from "./forget-page.ts";
import { pixelsOnly } from "./pixels-only.ts";

const noPng = (): AppError =>
  new AppError({ code: "unsupported_media_type", status: 415, userMessage: "This is not a PNG picture." });
const tooManyPixels = (): AppError =>
  new AppError({
    code: "photo_too_large_to_draw",
    status: 400,
    userMessage: `A photo may have at most ${MAX_PHOTO_SIDE} pixels on a side.`,
  });

/** Keeps the pixels of a PNG and answers its path. `request` is bounded by its route. AppError 400, 415, 507. */
export async function keepPhoto(services: Needs<"disk" | "objects">, request: Request): Promise<string> {
  await services.disk.requireRoom();
  const bytes = new Uint8Array(await request.arrayBuffer());
  const facts = imageFacts(bytes);
  if (facts?.type !== "image/png") throw noPng();
  if (Math.max(facts.width, facts.height) > MAX_PHOTO_SIDE) throw tooManyPixels();
  const pixels = pixelsOnly(bytes);
  if (pixels === null) throw noPng();
  const path = photoPath(newId("pho"));
  await services.objects.put(photoKey(path), pixels);
  return path;
}

async function replace(
  { database, objects }: Needs<"database" | "objects">,
  userId: string,
  image: string | null,
): Promise<void> {
  const former = await database.transaction(async ({ sql: tx }) => {
    const [row] = await tx.select({ image: users.image }).from(users).where(eq(users.id, userId)).for("update");
    await tx.update(users).set({ image }).where(eq(users.id, userId));
    return row?.image ?? null;
  });
  await deletePhoto({ objects }, former);
}

export async function setPhoto(
  services: Needs<"database" | "disk" | "objects">,
  userId: string,
  request: Request,
): Promise<void> {
  await replace(services, userId, await keepPhoto(services, request));
}

export const removePhoto = (services: Needs<"database" | "objects">, userId: string): Promise<void> =>
  replace(services, userId, null);

/** Browsers must treat it as a picture only. Not found once it is replaced, or its person deactivated. */
export async function photo({ database, objects }: Needs<"database" | "objects">, photoId: string): Promise<Response> {
  const isShown = and(eq(users.image, photoPath(photoId)), isNull(users.deactivatedAt));
  const [row] = await database.sql.select({ id: users.id }).from(users).where(isShown);
  if (row === undefined) throw notFound("This photo");
  return photoAnswer({ objects }, photoPath(photoId));
}

/** Whether it may be shown is the caller's to know. */
export async function photoAnswer({ objects }: Needs<"objects">, path: string): Promise<Response> {
  const bytes = await objects.get(photoKey(path));
  if (bytes === null) throw notFound("This picture");
  return new Response(new Uint8Array(bytes), {
    headers: {
      "cache-control": "private, max-age=3600",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
    },
  });
}
