/** Factories for tests and seed data: accounts without the sign-up page. */
import type { Needs } from "../services.ts";

/** Acts as if the person had opened the link in the mail; things shared by e-mail are joined at the next sign-in. */
export async function markVerified({ database }: Needs<"database">, email: string): Promise<void> {
  await database.pool.query("update users set email_verified = true where email = $1", [email]);
}
