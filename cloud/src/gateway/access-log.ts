/** Requests as a project's people read them. Queries are left out, because they hold keys, tokens and searched words. */
import { entryOf } from "@slipway/kernel/text/named-entries";
import type { IncomingMessage } from "node:http";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Backend } from "../backend/port.ts";
import { Rate } from "../backend/rate.ts";
import type { LogLevel, LogSource } from "../logs/port.ts";

/** Records a second, of one project: requests come by thousands, and logging them must not cost more than answering. */
const GOOD_PER_SECOND = 20;
const BAD_PER_SECOND = 50;
const MAX_PROJECTS = 2000;
const LONGEST_PATH = 500;

const OWN_SOURCE: Readonly<Record<string, LogSource>> = {
  "/auth/v1": "auth_logs",
  "/storage/v1": "storage_logs",
  "/rest/v1": "postgrest_logs",
  "/realtime/v1": "realtime_logs",
};

export interface Answered {
  incoming: IncomingMessage;
  /** Null for a path that belongs to no service. */
  prefix: string | null;
  status: number;
  ms: number;
  /** The request's id, under which all its records are found. */
  trace: string;
}

const levelOf = (status: number): LogLevel => (status >= 500 ? "error" : status >= 400 ? "warning" : "info");
const pathOf = (url: string): string => url.replace(/[?#].*$/s, "").slice(0, LONGEST_PATH);

export class AccessLog {
  readonly #rates = new RecentMap<{ good: Rate; bad: Rate }>(MAX_PROJECTS);

  tell({ ref, logs }: Backend, { incoming, prefix, status, ms, trace }: Answered): void {
    if (logs === undefined) return;
    const now = performance.now();
    const rates = this.#rates.get(ref) ?? { good: new Rate(GOOD_PER_SECOND, now), bad: new Rate(BAD_PER_SECOND, now) };
    this.#rates.set(ref, rates);
    if (!(status < 400 ? rates.good : rates.bad).take(now)) return;
    const method = incoming.method ?? "GET";
    const path = pathOf(incoming.url ?? "/");
    const record = {
      level: levelOf(status),
      message: `${method} | ${status} | ${path}`,
      attributes: { method, path, status_code: status, execution_time_ms: Math.round(ms), trace_id: trace },
    };
    logs.write({ source: "edge_logs", ...record });
    const own = entryOf(OWN_SOURCE, prefix ?? "");
    // Sign-in is read by itself; of the others the failures are.
    if (own !== undefined && (own === "auth_logs" || status >= 400)) logs.write({ source: own, ...record });
  }
}
