/** Texts that a person ran in a project, newest first. Nobody else reads them. */
import { and, desc, eq, notInArray } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import { findSecrets } from "@slipway/kernel/text/secret-text";
import type { Needs } from "../../services.ts";
import { MAX_HISTORY, MAX_KEPT_CHARACTERS, type RunOutcome } from "../contract/index.ts";
import { ranSql, type RanRow } from "./sql-tables.ts";

export interface Person {
  projectId: string;
  userId: string;
}

export interface RanText {
  sql: string;
  outcome: RunOutcome;
  rows: number | null;
  ms: number;
}

const MAX_INTEGER = 2 ** 31 - 1;
const PASSWORD = /\bpassword\b\s*(?:=|to)?\s*(?:e?'|\$)/i;

const ofPerson = ({ projectId, userId }: Person) => and(eq(ranSql.projectId, projectId), eq(ranSql.userId, userId));

/** A key or a password. */
export const hasSecret = (text: string): boolean => PASSWORD.test(text) || findSecrets(text).length > 0;

/** Long texts and those with keys or passwords are not kept. */
const isKept = (text: string): boolean =>
  text.length <= MAX_KEPT_CHARACTERS && !text.includes("\0") && !hasSecret(text);

/** The same text again takes the place of its last run; the oldest go when there are too many. */
export async function keepRan(
  { database, clock }: Needs<"clock" | "database">,
  person: Person,
  { sql: text, outcome, rows, ms }: RanText,
): Promise<void> {
  if (!isKept(text)) return;
  const row: RanRow = {
    ...{ ...person, id: newId("ran"), sql: text, outcome, at: clock.now() },
    rows: rows === null ? null : Math.min(rows, MAX_INTEGER),
    milliseconds: Math.round(ms),
  };
  await database.transaction(async (tx) => {
    await tx.lock(`ran sql ${person.projectId} ${person.userId}`);
    await tx.sql.delete(ranSql).where(and(ofPerson(person), eq(ranSql.sql, text)));
    await tx.sql.insert(ranSql).values(row);
    const newest = tx.sql
      .select({ id: ranSql.id })
      .from(ranSql)
      .where(ofPerson(person))
      .orderBy(desc(ranSql.at), desc(ranSql.id))
      .limit(MAX_HISTORY);
    await tx.sql.delete(ranSql).where(and(ofPerson(person), notInArray(ranSql.id, newest)));
  });
}

export const listRan = ({ database }: Needs<"database">, person: Person): Promise<RanRow[]> =>
  database.sql.select().from(ranSql).where(ofPerson(person)).orderBy(desc(ranSql.at), desc(ranSql.id));

export async function clearRan({ database }: Needs<"database">, person: Person): Promise<void> {
  await database.sql.delete(ranSql).where(ofPerson(person));
}
