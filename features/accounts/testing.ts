/** Factories for tests and seed data: accounts without the sign-up page. */
import { newId } from "@slipway/kernel/ids";
import type { Actor } from "../feature.ts";
import type { Services } from "../services.ts";

/** As if the person had opened the link in the mail; what was shared by e-mail is theirs at the next sign-in. */
export async function markVerified({ database }: Services, email: string): Promise<void> {
  await database.pool.query("update users set email_verified = true where email = $1", [email]);
}

/** An account without a password: nobody can sign in to it. */
export async function insertAccount(
  { database }: Services,
  { name, email }: { name: string; email: string },
): Promise<Actor> {
  const userId = newId("usr");
  await database.pool.query("insert into users (id, email, name, email_verified) values ($1, $2, $3, true)", [
    userId,
    email,
    name,
  ]);
  return { userId, email, displayName: name, isStaff: false, via: "session", sessionId: null };
}
