/** Factories for tests and seed data: accounts without the sign-up page. */
import { eq } from "drizzle-orm";
import type { Needs } from "../services.ts";
import { users } from "./server/accounts-tables.ts";
import type { AuthLimits } from "./server/accounts.ts";
import type { InvitePorts } from "./server/invitations.ts";
import { authLimits, createAuthLimiter } from "./server/sign-in/rate-limits.ts";

/** Acts as if the person had opened the link in the mail; things shared by e-mail are joined at the next sign-in. */
export async function markVerified({ database }: Needs<"database">, email: string): Promise<void> {
  await database.sql.update(users).set({ emailVerified: true }).where(eq(users.email, email));
}

/** For invitations that a test makes without a route. */
export const invitePorts = (
  services: Omit<InvitePorts, "limiter">,
  limits: AuthLimits = authLimits(true),
): InvitePorts => ({
  ...services,
  limiter: createAuthLimiter(services, limits),
});
