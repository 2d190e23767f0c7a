/**
 * Users, identities and buckets of another backend: the columns that both know, by way of a table of texts. Open codes and tokens
 * stay behind. People sign in with the password they had.
 */
import type { BackendTransaction } from "@slipway/cloud/backend/port";
import { BUCKET_COLUMNS, IDENTITY_COLUMNS, USER_COLUMNS } from "@slipway/cloud/dump/stand-ins";
import { quoteName } from "../../../cloud-database/contract/table-sql.ts";

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  "auth.users": USER_COLUMNS,
  "auth.identities": IDENTITY_COLUMNS,
  "storage.buckets": BUCKET_COLUMNS,
};

export const WAITING = "pg_temp.slipway_people";

/** A place for rows with these columns. */
export async function waitForPeople(tx: BackendTransaction, columns: readonly string[]): Promise<void> {
  await tx.query(
    `create temporary table slipway_people (${columns.map((name) => `${quoteName(name)} text`).join(", ")})`,
  );
}

/** Moves them into `table`, and answers how many are new. Those that are here already stay as they are. */
export async function takePeople(
  tx: BackendTransaction,
  { table, columns }: { table: string; columns: readonly string[] },
): Promise<number> {
  const wanted = COLUMNS[table]!.filter((name) => columns.includes(name));
  const { rows: types } = await tx.query<{ name: string; type: string }>(
    "select attname::text as name, pg_catalog.format_type(atttypid, -1) as type from pg_catalog.pg_attribute where attrelid = $1::pg_catalog.regclass and attnum > 0",
    [table],
  );
  const typeOf = new Map(types.map(({ name, type }) => [name, type]));
  const names = wanted.map(quoteName);
  const values = wanted.map((name) => `given.${quoteName(name)}::${typeOf.get(name)!}`);
  // Somebody with this address may be here already: their identities stay theirs.
  const where =
    table === "auth.identities" ? " where exists (select from auth.users u where u.id = given.user_id::uuid)" : "";
  const { count } = await tx.query(
    `insert into ${table} (${names.join(", ")}) select ${values.join(", ")} from ${WAITING} given${where} on conflict do nothing`,
  );
  await tx.query(`drop table ${WAITING}`);
  return count;
}
