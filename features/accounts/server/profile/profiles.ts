/** A person's own page, as they edit it. [W2.02] */
import { eq } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import type { Profile } from "../../contract/profile.ts";
import { profiles } from "../accounts-tables.ts";
import { findPerson } from "./find-person.ts";
import { changeUsername } from "./usernames.ts";

export async function getProfile(services: Needs<"clock" | "database">, userId: string): Promise<Profile> {
  const person = await findPerson(services, userId);
  if (person === null) throw notFound("This account");
  const { username, bio, links, isHidden, image } = person;
  return { username, bio, links, is_hidden: isHidden, photo_url: image };
}

export interface ProfileChange {
  username?: string | null;
  bio?: string;
  links?: string[];
  isHidden?: boolean;
}

/** All of it or nothing. AppError 400 and 409 as `changeUsername`. */
export async function updateProfile(
  services: Needs<"clock" | "database">,
  userId: string,
  { username, ...words }: ProfileChange,
): Promise<Profile> {
  await services.database.transaction(async ({ sql: tx }) => {
    if (username !== undefined) await changeUsername(services, tx, { userId, username });
    if (Object.values(words).every((value) => value === undefined)) return;
    await tx.insert(profiles).values({ userId }).onConflictDoNothing();
    await tx.update(profiles).set(words).where(eq(profiles.userId, userId));
  });
  return getProfile(services, userId);
}
