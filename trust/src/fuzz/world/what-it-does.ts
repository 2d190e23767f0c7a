/** Describes what the server does while an answer is overdue, before the waiting ends. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { TestApp } from "@slipway/server/testing/test-app";

const LOOP_MS = 200;

interface Activity {
  pid: number;
  seconds: number;
  state: string;
  waits: string | null;
  blocked_by: number[];
  query: string;
}

async function loopDelay(): Promise<string> {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  await new Promise((resolve) => setTimeout(resolve, LOOP_MS));
  delays.disable();
  return `the event loop was away for up to ${Math.round(delays.max / 1e6)} ms`;
}

/** Statements that run or hold a transaction open, oldest first, with those they wait for. */
async function statements({ services }: TestApp): Promise<string> {
  const { pool } = services.database;
  const { rows } = await pool.query<Activity>(
    `select pid, state, round(extract(epoch from now() - coalesce(xact_start, query_start)))::int as seconds,
       concat_ws(' ', wait_event_type, wait_event) as waits, pg_blocking_pids(pid) as blocked_by,
       left(regexp_replace(query, '\\s+', ' ', 'g'), 200) as query
     from pg_stat_activity
     where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
     order by coalesce(xact_start, query_start) limit 20`,
  );
  const pools = `${pool.totalCount} connections, ${pool.idleCount} idle, ${pool.waitingCount} waiting`;
  const lines = rows.map(
    ({ pid, seconds, state, waits, blocked_by: by, query }) =>
      `${pid} ${state} for ${seconds} s${waits ? `, waits for ${waits}` : ""}${by.length > 0 ? `, blocked by ${by.join(", ")}` : ""}: ${query}`,
  );
  return [pools, ...lines].join("; ");
}

/** Open handles of this process: `FSReqCallback 3, Timeout 12`. */
function handles(): string {
  const counts = new Map<string, number>();
  for (const name of process.getActiveResourcesInfo()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}

export async function whatItDoes(app: TestApp): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve("the database does not answer"), 3000));
  const said = await Promise.all([
    loopDelay(),
    Promise.race([statements(app).catch((error: unknown) => `the database: ${String(error)}`), late]),
  ]);
  const logged = app.logged.slice(-5).map(({ level, message }) => `${level} ${message}`);
  return [...said, handles(), `last said: ${logged.join(" | ")}`].join("\n  ");
}
