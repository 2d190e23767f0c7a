/** The change log in Postgres. The writer's lock on the head row makes the numbers gap-free and in commit order. */
import type { LiveChange } from "@slipway/kernel/contract/live";
import type pg from "pg";
import type { Database } from "../database/port.ts";
import type { Doorbell } from "./doorbell.ts";
import type { LiveLog } from "./port.ts";

const EMIT = `
  with head as (
    insert into live_head as h (path, seq) values ($1, $2::int)
    on conflict (path) do update set seq = h.seq + $2::int returning seq)
  insert into live_log (path, seq, change)
  select $1, head.seq - $2::int + c.at, c.change from head, unnest($3::jsonb[]) with ordinality as c(change, at)
  returning seq`;

const READ_LIMIT = 500;

export function createLiveLog(database: Database, doorbell: Pick<Doorbell, "ring">): LiveLog {
  return {
    async emit(tx, path, changes) {
      if (changes.length === 0) return this.head(path, tx);
      const values = [path, changes.length, changes.map((change) => JSON.stringify(change))];
      const { rows } = await tx.client.query<{ seq: string }>({ name: "live-emit", text: EMIT, values });
      const seq = Math.max(...rows.map((row) => Number(row.seq)));
      tx.afterCommit(() => doorbell.ring(path, seq));
      return seq;
    },
    async head(path, tx) {
      const connection: Pick<pg.ClientBase, "query"> = tx?.client ?? database.pool;
      const { rows } = await connection.query<{ seq: string }>({
        name: "live-head",
        text: "select seq from live_head where path = $1",
        values: [path],
      });
      return Number(rows[0]?.seq ?? 0);
    },
    async trim(olderThanMs) {
      await database.pool.query("delete from live_log where at < clock_timestamp() - $1 * interval '1 millisecond'", [
        olderThanMs,
      ]);
    },
  };
}

export interface ChangesAfter {
  changes: LiveChange[];
  /** The log no longer goes back that far, or never went that far: only a snapshot helps. */
  gap: boolean;
  /** The next call may find more. */
  full: boolean;
}

/** At most 500 changes after `since`, in order. */
export async function changesAfter(database: Database, path: string, since: number): Promise<ChangesAfter> {
  const text = `select h.seq as head, l.seq, l.change from live_head h
    left join lateral (select seq, change from live_log where path = h.path and seq > $2 order by seq limit ${READ_LIMIT}) l on true
    where h.path = $1 order by l.seq`;
  const { rows } = await database.pool.query<{ head: string; seq: string | null; change: Omit<LiveChange, "seq"> }>({
    name: "live-changes",
    text,
    values: [path, since],
  });
  const head = Number(rows[0]?.head ?? 0);
  const found = rows.filter((row) => row.seq !== null);
  const changes = found.map((row) => ({ ...row.change, seq: Number(row.seq) }) as LiveChange);
  const expected = changes.length === 0 ? head === since : changes[0]!.seq === since + 1;
  return { changes, gap: !expected, full: found.length === READ_LIMIT };
}

/** Heads of several paths in one question; paths without a change are left out. */
export async function headsOf(database: Database, paths: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await database.pool.query<{ path: string; seq: string }>({
    name: "live-heads",
    text: "select path, seq from live_head where path = any($1::text[])",
    values: [paths],
  });
  return new Map(rows.map((row) => [row.path, Number(row.seq)]));
}
