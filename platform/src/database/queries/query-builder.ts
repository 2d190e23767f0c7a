/** Drizzle over a pool, a connection or the pipelined reads. */
import { DrizzleQueryError } from "drizzle-orm";
import { NodePgDatabase, NodePgSession, type NodePgClient } from "drizzle-orm/node-postgres";
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { Sql } from "../port.ts";

const dialect = new PgDialect();

/**
 * Statements fail with the driver's own error. Drizzle's wrapper has the statement's values in its message, which would
 * then stand in the log.
 */
class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  override prepareQuery<T extends PreparedQueryConfig>(
    ...statement: Parameters<NodePgSession<Record<string, never>, Record<string, never>>["prepareQuery"]>
  ): PgPreparedQuery<T> {
    const prepared = super.prepareQuery<T>(...statement);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values) =>
      execute(values).catch((error: unknown) => {
        throw error instanceof DrizzleQueryError ? error.cause : error;
      });
    return prepared;
  }
}

export const queryBuilder = (client: NodePgClient): Sql =>
  new NodePgDatabase(dialect, new Session(client, dialect, undefined), undefined);
