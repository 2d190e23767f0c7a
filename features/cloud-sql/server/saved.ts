/** Queries that a person saved in a project under a name. */
import { and, asc, count, eq } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import { isStorable, unstorable } from "@slipway/kernel/text/storable-text";
import type { Needs } from "../../services.ts";
import { MAX_SAVED } from "../contract/index.ts";
import type { Person } from "./history.ts";
import { tooManySaved } from "./refusals.ts";
import { savedSql, type SavedRow } from "./sql-tables.ts";

const ofPerson = ({ projectId, userId }: Person) => and(eq(savedSql.projectId, projectId), eq(savedSql.userId, userId));

export const listSaved = ({ database }: Needs<"database">, person: Person): Promise<SavedRow[]> =>
  database.sql.select().from(savedSql).where(ofPerson(person)).orderBy(asc(savedSql.name));

/** The text under this name is replaced. AppErrors: 400 `invalid_request`, 409 `too_many_saved`. */
export async function saveSql(
  { database, clock }: Needs<"clock" | "database">,
  person: Person,
  { name, sql }: { name: string; sql: string },
): Promise<SavedRow> {
  if (!isStorable(sql)) throw unstorable("sql");
  return database.transaction(async (tx) => {
    await tx.lock(`saved sql ${person.projectId} ${person.userId}`);
    const isOfName = and(ofPerson(person), eq(savedSql.name, name));
    const changed = await tx.sql.update(savedSql).set({ sql, at: clock.now() }).where(isOfName).returning();
    if (changed[0] !== undefined) return changed[0];
    const [known] = await tx.sql.select({ n: count() }).from(savedSql).where(ofPerson(person));
    if (known!.n >= MAX_SAVED) throw tooManySaved(MAX_SAVED);
    const row: SavedRow = { ...person, id: newId("sql"), name, sql, at: clock.now() };
    const [made] = await tx.sql.insert(savedSql).values(row).returning();
    return made!;
  });
}

/** AppError 404 for one that is not this person's. */
export async function removeSaved({ database }: Needs<"database">, person: Person, id: string): Promise<void> {
  const gone = await database.sql
    .delete(savedSql)
    .where(and(ofPerson(person), eq(savedSql.id, id)))
    .returning({ id: savedSql.id });
  if (gone.length === 0) throw notFound("This query");
}
