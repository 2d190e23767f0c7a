/** The person behind an address such as `/@maya`. [W2.02] [CO2] */
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { lookup } from "@slipway/platform/database/queries/lookups";
import type { Needs } from "../../../services.ts";
import { oldUsernames, profiles, users } from "../accounts-tables.ts";

const columns = {
  id: users.id,
  username: users.username,
  name: users.name,
  image: users.image,
  bio: sql<string>`coalesce(${profiles.bio}, '')`,
  links: sql<string[]>`coalesce(${profiles.links}, '[]'::jsonb)`,
  isHidden: sql<boolean>`coalesce(${profiles.isHidden}, false)`,
};

/** An id wins over a user name, and a user name over one that somebody gave up. */
const byIdOrName = lookup("accounts-person", (select) => {
  const [given, lower] = [sql.placeholder("idOrName"), sql.placeholder("lower")];
  const named = (rank: number) => ({ ...columns, rank: sql<number>`${sql.raw(String(rank))}`.as("rank") });
  const from = (rank: number) =>
    select.select(named(rank)).from(users).leftJoin(profiles, eq(profiles.userId, users.id));
  const isActive = isNull(users.deactivatedAt);
  return from(0)
    .where(and(eq(users.id, given), isActive))
    .unionAll(from(1).where(and(eq(sql`lower(${users.username})`, lower), isActive)))
    .unionAll(
      from(2)
        .innerJoin(oldUsernames, eq(oldUsernames.userId, users.id))
        .where(and(eq(oldUsernames.name, lower), gt(oldUsernames.heldUntil, sql.placeholder("now")), isActive)),
    )
    .orderBy(asc(sql`rank`))
    .limit(1);
});

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** The active account with this id, this user name, or this one until 30 days ago. */
export async function findPerson({ clock, database }: Needs<"clock" | "database">, idOrName: string) {
  const lower = idOrName.toLowerCase();
  const [person] = await database.read(byIdOrName, { idOrName, lower, now: new Date(clock.now()) });
  return person ?? null;
}
