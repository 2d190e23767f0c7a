import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** As `inArray` with one value for the whole list: its length neither changes the statement nor is bounded by it. */
export const isAnyOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`;
