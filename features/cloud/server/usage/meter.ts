/**
 * Meters a backend's outgoing bytes, answers and function calls: counted in memory, stored by the hour. A kill loses the last
 * seconds.
 */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { sql } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import { cloudProjects, cloudUse } from "../cloud-tables.ts";

const FLUSH_MS = 15_000;
export const HOUR_MS = 3_600_000;
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS) * HOUR_MS;

const NOTHING = { egressBytes: 0, functionCalls: 0, requests: 0, failedRequests: 0 };
type Counted = typeof NOTHING;
const FIGURES = Object.keys(NOTHING) as (keyof Counted)[];

/** The byte counter of a socket. Other streams have none. */
interface Wire {
  bytesWritten?: number;
}

interface Open {
  ref: string;
  wire: Wire;
  counted: number;
}

export class Meter {
  readonly #services: Needs<"clock" | "database">;
  #byRef = new Map<string, Counted>();
  /** Open answers and connections, so that long ones count while they last. */
  readonly #open = new Set<Open>();

  constructor(services: Needs<"clock" | "database">) {
    this.#services = services;
  }

  #of(ref: string): Counted {
    let counted = this.#byRef.get(ref);
    if (counted === undefined) this.#byRef.set(ref, (counted = { ...NOTHING }));
    return counted;
  }

  /**
   * Begins to count one answer or lasting connection. Call the returned function at its end, with the status if there
   * was one: a connection that lasts is no request.
   */
  begin(ref: string, incoming: IncomingMessage, socket: Duplex = incoming.socket): (status?: number) => void {
    const wire = socket as Wire;
    const open: Open = { ref, wire, counted: wire.bytesWritten ?? 0 };
    this.#open.add(open);
    const isCall = incoming.url?.startsWith("/functions/v1/") === true && incoming.method !== "OPTIONS";
    return (status) => {
      this.#take(open);
      this.#open.delete(open);
      const counted = this.#of(ref);
      // A call that was not found or not admitted has run no function.
      if (isCall && status !== 404 && status !== 401) counted.functionCalls += 1;
      // Browsers ask by OPTIONS whether they may ask.
      if (status === undefined || incoming.method === "OPTIONS") return;
      counted.requests += 1;
      if (status >= 500) counted.failedRequests += 1;
    };
  }

  #take(open: Open): void {
    const written = open.wire.bytesWritten ?? open.counted;
    if (written > open.counted) this.#of(open.ref).egressBytes += written - open.counted;
    open.counted = written;
  }

  /** Stores the counts. Counts that could not be stored are retried. */
  async flush(): Promise<void> {
    for (const open of this.#open) this.#take(open);
    const counted = this.#byRef;
    if (counted.size === 0) return;
    this.#byRef = new Map();
    const refs = [...counted.keys()];
    const hour = hourOf(this.#services.clock.now());
    try {
      const columns = FIGURES.map(
        (figure) => sql`${sql.param(refs.map((ref) => counted.get(ref)![figure]))}::bigint[]`,
      );
      await this.#services.database.sql.execute(sql`
        insert into ${cloudUse} (project_id, hour, egress_bytes, function_calls, requests, failed_requests)
        select ${cloudProjects.projectId}, ${hour}::bigint, egress, calls, counted.requests, failed
        from unnest(${sql.param(refs)}::text[], ${sql.join(columns, sql`, `)}) counted (ref, egress, calls, requests, failed)
        join ${cloudProjects} on ${cloudProjects.ref} = counted.ref
        on conflict (project_id, hour) do update set egress_bytes = ${cloudUse.egressBytes} + excluded.egress_bytes,
          function_calls = ${cloudUse.functionCalls} + excluded.function_calls,
          requests = ${cloudUse.requests} + excluded.requests,
          failed_requests = ${cloudUse.failedRequests} + excluded.failed_requests`);
    } catch (error) {
      for (const [ref, figures] of counted) {
        const again = this.#of(ref);
        for (const figure of FIGURES) again[figure] += figures[figure];
      }
      throw error;
    }
  }
}

/** Writes what was counted every few seconds, and once more at the end. */
export function keepMeter({ log }: Needs<"log">, meter: Meter): AsyncDisposable {
  const flush = (): Promise<void> =>
    meter.flush().catch((error: unknown) => log.warn("the use of backends was not written down", { error }));
  let flushing = Promise.resolve();
  const timer = setInterval(() => (flushing = flushing.then(flush)), FLUSH_MS).unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await flushing.then(flush);
    },
  };
}
