/** Deletes a person's page as a whole: user names, words, links, photo. */
import { eq } from "drizzle-orm";
import type { Sql } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { photoPath } from "../../contract/profile.ts";
import { oldUsernames, profiles, users } from "../accounts-tables.ts";

/** Photos are stored by the id in their path. */
export const photoKey = (path: string): string => `photos/${path.slice(photoPath("").length)}`;

/** Call inside a transaction. Resolves to the path of the photo, for `deletePhoto` after it. */
export async function forgetPage(tx: Sql, userId: string): Promise<string | null> {
  const [row] = await tx.select({ image: users.image }).from(users).where(eq(users.id, userId)).for("update");
  await tx.update(users).set({ username: null, image: null }).where(eq(users.id, userId));
  for (const table of [profiles, oldUsernames]) await tx.delete(table).where(eq(table.userId, userId));
  return row?.image ?? null;
}

export async function deletePhoto({ objects }: Needs<"objects">, path: string | null): Promise<void> {
  if (path !== null) await objects.delete(photoKey(path));
}
