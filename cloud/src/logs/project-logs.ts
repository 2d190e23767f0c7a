/** Logs of all projects: written in batches, read by the dialect's queries, and deleted after a while. */
import { rateLimited, unavailable, type AppError } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Clock } from "@slipway/kernel/clock";
import type { Database } from "@slipway/platform/database/port";
import type { Log } from "@slipway/platform/log/port";
import pg from "pg";
import { Rate } from "../backend/rate.ts";
import { createLogTable, LOG_SCHEMA, logTable } from "./log-tables.ts";
import { LogWriter } from "./log-writer.ts";
import type { LogSink } from "./port.ts";
import { compileLogQuery } from "./query/compile-query.ts";
import { parseLogQuery } from "./query/parse-query.ts";
import { queryProblem } from "./query/query-problem.ts";

export interface LogQuestion {
  /** Milliseconds since the epoch; default the last hour. */
  start?: number;
  end?: number;
  /** A query in the dialect; default: everything, newest first. */
  query?: string;
  /** At most 1000. [C7.21] */
  limit?: number;
  /** Identifies the asker: the bound of questions is each person's, in each project. [LG4] */
  by?: string;
}

export interface ProjectLogs extends AsyncDisposable {
  /** Where one project's records go. */
  of(ref: string): LogSink;
  /** Throws AppError `invalid_log_query` (400), `rate_limited` (429). Rows as the query names them. [C7.02] [C3.05] */
  query(ref: string, question: LogQuestion): Promise<Record<string, unknown>[]>;
  /** Resolves when everything written until now can be queried. */
  flush(): Promise<void>;
  /** Deletes the logs of a project whose backend is gone. */
  remove(ref: string): Promise<void>;
  /** Deletes records that are too old or too many. Runs by itself. */
  sweep(): Promise<void>;
}

export interface ProjectLogsOptions {
  database: Database;
  clock: Clock;
  log: Log;
  limits?: Partial<LogLimits>;
}

export interface LogLimits {
  keptDays: number;
  /** Rows kept for one project. */
  keptRows: number;
  queriesPerMinute: number;
  queriesAtOnce: number;
  timeoutMs: number;
}

const LIMITS: LogLimits = { keptDays: 7, keptRows: 500_000, queriesPerMinute: 60, queriesAtOnce: 3, timeoutMs: 5000 };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MAX_ROWS = 1000;
const USUAL_ROWS = 100;
const LONGEST_QUERY = 10_000;
const SWEEP_MS = HOUR;
const UNDEFINED_TABLE = "42P01";
const NEWEST = `select id, timestamp, event_message, severity_text as log_level, log_attributes as details from logs order by timestamp desc`;

/** Types of whole numbers that JavaScript holds: microseconds, counts, averages. */
const NUMBERS = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) =>
    NUMBERS.has(oid) ? (text: string) => Number(text) : pg.types.getTypeParser(oid)) as typeof pg.types.getTypeParser,
};

/** The database's error for values of a query that do not fit, such as an invalid date or pattern, in our words. */
function meaningOf(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === "57014") return queryProblem("it takes too long; ask for a shorter time", 0);
  return /^(22|42)/.test(error.code ?? "") ? queryProblem(error.message, 0) : error;
}

interface Asking {
  rate: Rate;
  running: number;
}

class Logs {
  readonly #options: ProjectLogsOptions;
  readonly #limits: LogLimits;
  readonly #asking = new RecentMap<Asking>(2000);

  constructor(options: ProjectLogsOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
  }

  #enter(asker: string): Asking {
    const { queriesPerMinute, queriesAtOnce } = this.#limits;
    const now = this.#options.clock.now();
    const asking = this.#asking.get(asker) ?? {
      rate: new Rate(queriesPerMinute / 60, now, queriesPerMinute),
      running: 0,
    };
    this.#asking.set(asker, asking);
    // [C8.09]
    if (asking.running >= queriesAtOnce) throw tooMany(1);
    if (!asking.rate.take(now)) throw tooMany(Math.ceil(60 / queriesPerMinute));
    return asking;
  }

  async query(ref: string, question: LogQuestion): Promise<Record<string, unknown>[]> {
    const { start, end, query, limit = USUAL_ROWS, by = "" } = question;
    const asking = this.#enter(`${ref} ${by}`);
    asking.running += 1;
    try {
      if ((query?.length ?? 0) > LONGEST_QUERY) throw queryProblem("it is too long", LONGEST_QUERY);
      const until = end ?? this.#options.clock.now();
      const { text, values } = compileLogQuery(parseLogQuery(query ?? NEWEST), {
        table: logTable(ref),
        start: start ?? until - HOUR,
        end: until,
        limit: Math.max(1, Math.min(limit, MAX_ROWS)),
      });
      return await this.#read(text, values);
    } catch (error) {
      throw meaningOf(error);
    } finally {
      asking.running -= 1;
    }
  }

  async #read(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
    const client = await this.#options.database.pool.connect();
    try {
      await client.query("begin transaction read only");
      await client.query("select set_config('statement_timeout', $1, true), set_config('timezone', 'UTC', true)", [
        String(this.#limits.timeoutMs),
      ]);
      const { rows } = await client.query<Record<string, unknown>>({ text, values, types });
      return rows;
    } catch (error) {
      // No record was written yet.
      if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return [];
      throw error;
    } finally {
      await client.query("rollback").catch(() => undefined);
      client.release();
    }
  }

  async remove(ref: string): Promise<void> {
    await this.#options.database.pool.query(`drop table if exists ${logTable(ref)}`);
  }

  async sweep(): Promise<void> {
    const { pool } = this.#options.database;
    const { rows } = await pool.query<{ name: string }>(
      "select tablename as name from pg_catalog.pg_tables where schemaname = $1",
      [LOG_SCHEMA],
    );
    const oldest = new Date(this.#options.clock.now() - this.#limits.keptDays * DAY);
    for (const { name } of rows) {
      const table = logTable(name);
      await pool.query(`delete from ${table} where "timestamp" < $1`, [oldest]);
      await pool.query(
        `delete from ${table} where "timestamp" <= (select "timestamp" from ${table} order by "timestamp" desc offset $1 limit 1)`,
        [this.#limits.keptRows],
      );
    }
  }
}

const tooMany = (retryAfter: number): AppError =>
  rateLimited(retryAfter, "Too many requests. Please wait a moment and try again.");

export function openProjectLogs(options: ProjectLogsOptions): ProjectLogs {
  const logs = new Logs(options);
  const { database, clock, log } = options;
  const writer = new LogWriter({
    log,
    clock,
    async write(ref, columns) {
      const insert = `insert into ${logTable(ref)} ("timestamp", source, severity_text, event_message, log_attributes)
        select to_timestamp(a / 1000), b, c, d, e::jsonb from unnest($1::float8[], $2::text[], $3::text[], $4::text[], $5::text[]) as r(a, b, c, d, e)`;
      try {
        await database.pool.query(insert, columns);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || error.code !== UNDEFINED_TABLE) throw error;
        await database.pool.query(createLogTable(ref));
        await database.pool.query(insert, columns);
      }
    },
  });
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = logs.sweep().catch((error: unknown) => log.warn("old logs of projects were not deleted", { error }));
  }, SWEEP_MS).unref();
  let closed = false;
  return {
    of: (ref) => writer.of(ref),
    async query(ref, question) {
      if (closed) throw unavailable("logs_unavailable", "The logs cannot be read right now.");
      await writer.flush();
      return logs.query(ref, question);
    },
    flush: () => writer.flush(),
    remove: (ref) => logs.remove(ref),
    sweep: () => logs.sweep(),
    async [Symbol.asyncDispose]() {
      closed = true;
      clearInterval(timer);
      await sweeping;
      await writer[Symbol.asyncDispose]();
    },
  };
}
