/** Sign-in of people whom a workspace's identity provider vouches for. Domains, tokens and membership are checked above. */
import { and, eq } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { accountVerified } from "../../contract/index.ts";
import { endAccessAfterReset, lockUser } from "../access/end-access.ts";
import type { SsoSession, VouchedPerson } from "../accounts.ts";
import { type AccountsPorts, homeIn } from "../accounts-state.ts";
import { apiTokens, credentials, ENDED_SSO, sessions, users } from "../accounts-tables.ts";
import { hashOf } from "../installation.ts";
import { accountDeactivated, meaningOf } from "../sign-in/auth-errors.ts";
import { inputOf } from "../sign-in/auth-handler.ts";
import { cookiesFor } from "../sign-in/session-cookie.ts";

const accountOf = async ({ database }: Needs<"database">, email: string) => {
  const { id, emailVerified, deactivatedAt } = users;
  const [found] = await database.sql
    .select({ id, emailVerified, deactivatedAt })
    .from(users)
    .where(eq(users.email, email));
  return found;
};

/** False when there is an account with the address. It has no password until its owner sets one by mail. */
async function createAccount({ database }: Needs<"database">, { email, displayName }: VouchedPerson): Promise<boolean> {
  const account = { id: newId("usr"), email, name: displayName, emailVerified: true };
  const { rowCount } = await database.sql.insert(users).values(account).onConflictDoNothing();
  return rowCount === 1;
}

export async function admitVouched(
  services: AccountsPorts,
  person: VouchedPerson,
): Promise<{ userId: string; isNew: boolean }> {
  const { email, displayName } = person;
  const isNew = await createAccount(services, person);
  const found = await accountOf(services, email);
  if (found === undefined) throw new Error("the account is not there");
  if (found.deactivatedAt !== null) throw accountDeactivated();
  const userId = found.id;
  await homeIn(services).ensureWorkspace({ userId, email, displayName });
  if (!found.emailVerified) {
    await services.database.sql.delete(credentials).where(eq(credentials.userId, userId));
    await endAccessAfterReset(services, { userId, provesEmail: true, name: displayName });
  }
  await services.events.emit(accountVerified, { userId, email });
  return { userId, isNew };
}

export async function startSsoSession(
  services: AccountsPorts,
  { userId, workspaceId }: SsoSession,
  { request, ip }: { request: Request; ip: string },
): Promise<string[]> {
  const { library, headers } = await inputOf(services, request, ip);
  const started = await library.api
    .startVouchedSession({ body: { userId }, headers, returnHeaders: true })
    .catch((error: unknown) => {
      throw meaningOf(error) ?? error;
    });
  await services.database.sql
    .update(sessions)
    .set({ ssoWorkspaceId: workspaceId })
    .where(eq(sessions.token, hashOf(started.response.token)));
  const lines = started.headers.getSetCookie();
  return cookiesFor(request.headers.get("user-agent") ?? "", lines, services.addresses);
}

/** Sessions and tokens of one person that the workspace's single sign-on vouched for. */
export async function endVouchedAccess(
  { sql: tx }: Pick<Transaction, "sql">,
  { userId, workspaceId }: SsoSession,
): Promise<void> {
  await lockUser(tx, userId);
  for (const table of [sessions, apiTokens])
    await tx.delete(table).where(and(eq(table.userId, userId), eq(table.ssoWorkspaceId, workspaceId)));
}

export async function endSsoOf({ sql: tx }: Pick<Transaction, "sql">, workspaceId: string): Promise<void> {
  for (const table of [sessions, apiTokens])
    await tx.update(table).set({ ssoWorkspaceId: ENDED_SSO }).where(eq(table.ssoWorkspaceId, workspaceId));
}
