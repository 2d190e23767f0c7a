/** User names: unique whatever their case, and kept for their person for 30 days after a change. [W2.02] */
import { and, count, eq, gt, ne, sql } from "drizzle-orm";
import { AppError, conflict } from "@slipway/kernel/errors";
import type { Sql } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import {
  isReservedUsername,
  MAX_OLD_USERNAMES,
  OLD_USERNAME_DAYS,
  USERNAME_TAKEN,
  usernameProblem,
} from "../../contract/username.ts";
import { oldUsernames, users } from "../accounts-tables.ts";

const DAY_MS = 86_400_000;

interface Wanted {
  userId: string;
  username: string;
}

const taken = (): AppError => conflict("username_taken", USERNAME_TAKEN);

const isUsername = (username: string) => eq(sql`lower(${users.username})`, username.toLowerCase());

/** Whether somebody else has the name, or had it within the last 30 days. */
async function isTaken(database: Sql, { userId, username }: Wanted, now: Date): Promise<boolean> {
  const { name, userId: formerId, heldUntil } = oldUsernames;
  const takenBy = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isUsername(username), ne(users.id, userId)))
    .unionAll(
      database
        .select({ id: formerId })
        .from(oldUsernames)
        .where(and(eq(name, username.toLowerCase()), ne(formerId, userId), gt(heldUntil, now))),
    );
  return takenBy.length > 0;
}

/** Why the person may not take this name now; null if they may. */
export async function problemOfUsername(
  { clock, database }: Needs<"clock" | "database">,
  wanted: Wanted,
): Promise<string | null> {
  const problem = usernameProblem(wanted.username);
  if (problem !== null) return problem;
  const isGone = isReservedUsername(wanted.username) || (await isTaken(database.sql, wanted, new Date(clock.now())));
  return isGone ? USERNAME_TAKEN : null;
}

/** Keeps the name for the person who gives it up. Throws 409 where they hold too many already. */
async function holdOld(tx: Sql, { userId, username }: Wanted, { now, next }: { now: Date; next: string | null }) {
  const { name, userId: formerId, heldUntil } = oldUsernames;
  const isOther = next === null ? undefined : ne(name, next.toLowerCase());
  const [held] = await tx
    .select({ names: count() })
    .from(oldUsernames)
    .where(and(eq(formerId, userId), gt(heldUntil, now), isOther));
  if (held!.names >= MAX_OLD_USERNAMES)
    throw conflict(
      "too_many_usernames",
      `You changed your user name ${MAX_OLD_USERNAMES} times within ${OLD_USERNAME_DAYS} days. Please try again later, or take one of your old names back.`,
    );
  const values = { userId, heldUntil: new Date(now.getTime() + OLD_USERNAME_DAYS * DAY_MS) };
  await tx
    .insert(oldUsernames)
    .values({ name: username.toLowerCase(), ...values })
    .onConflictDoUpdate({ target: name, set: values });
}

/**
 * Gives the person this name inside a transaction; null: none. Throws 400 `invalid_username` with the first rule that
 * is broken, 409 `username_taken` or `too_many_usernames`.
 */
export async function changeUsername(
  { clock }: Needs<"clock">,
  tx: Sql,
  { userId, username }: { userId: string; username: string | null },
): Promise<void> {
  // Two people who want one name, or one that a third gives up at this moment, are taken one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('usernames'))`);
  const [row] = await tx.select({ current: users.username }).from(users).where(eq(users.id, userId)).for("update");
  const current = row?.current ?? null;
  if (current === username) return;
  const now = new Date(clock.now());
  if (username !== null) {
    const problem = usernameProblem(username);
    if (problem !== null) throw new AppError({ code: "invalid_username", status: 400, userMessage: problem });
    if (isReservedUsername(username) || (await isTaken(tx, { userId, username }, now))) throw taken();
  }
  const isOnlyCase = current?.toLowerCase() === username?.toLowerCase();
  if (current !== null && !isOnlyCase) await holdOld(tx, { userId, username: current }, { now, next: username });
  // Also an expired reservation of somebody else, so that the name never leads elsewhere.
  if (username !== null) await tx.delete(oldUsernames).where(eq(oldUsernames.name, username.toLowerCase()));
  await tx.update(users).set({ username, updatedAt: now }).where(eq(users.id, userId));
}

export async function forgetOldUsernames({ clock, database }: Needs<"clock" | "database">): Promise<void> {
  await database.sql.delete(oldUsernames).where(sql`${oldUsernames.heldUntil} < ${new Date(clock.now())}`);
}
