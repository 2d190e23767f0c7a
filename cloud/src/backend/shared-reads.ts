/**
 * Short reads that share a connection: several leave in one packet, each a transaction of its own, and are answered in
 * order. A read with a connection to itself wakes two processes up, and under load that is most of its cost.
 */
import { availableParallelism } from "node:os";
import { RecentMap } from "@slipway/kernel/recent-map";
import pg from "pg";
import { runPipeline, runPipelines, type PipedResult, type PipedStatement } from "./pipeline.ts";

/** Reads in one packet, each of which may have to wait for those before it. */
const MAX_TOGETHER = 8;
/** Connections with reads under way that make progress. One that does not is left to the read that holds it. */
const LANES = Math.min(4, Math.max(2, availableParallelism()));
/** Reads that took longer the last time get a connection to themselves. */
const QUICK_MS = 10;
/** A connection without an answer for this long is stuck: the reads waiting behind are sent again elsewhere. */
const STUCK_MS = 20;
/** Beyond it reads take a connection each, and wait for one like every other statement. */
const MAX_WAITING = 200;
/** Statements whose duration is remembered. */
const MAX_KNOWN = 300;

type WithClient = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

/** A read that changes nothing. It may be sent twice, when another read on its connection holds it up. */
export interface SharedRead {
  statements: readonly PipedStatement[];
  /** Takes a connection of the pool, like any other statement. */
  withClient: WithClient;
}

interface Rider extends SharedRead {
  isDone: boolean;
  resolve(results: PipedResult[]): void;
  reject(error: unknown): void;
}

interface Lane {
  /** Reads not answered yet, in order. */
  readonly riders: Rider[];
  /** When the last one was answered, or the first one was sent. */
  movedAt: number;
  isStuck: boolean;
  /** Whether its packet is on the way. */
  isSent: boolean;
}

const textOf = ({ statements }: SharedRead): string => statements.at(-1)!.text;

/**
 * Errors caused by another read in the packet, or by a table that changed since: the read gets its own answer when it
 * is sent again.
 */
const isOfAnother = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === "26000" || /cached plan must not change result type/.test(error.message));

const endsSession = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.severity === "FATAL" || error.severity === "PANIC";

export class SharedReads {
  readonly #lanes = new Set<Lane>();
  readonly #waiting: Rider[] = [];
  readonly #tookMs = new RecentMap<number>(MAX_KNOWN);
  #isPlanned = false;
  #isWatched = false;

  ask(read: SharedRead): Promise<PipedResult[]> {
    const took = this.#tookMs.get(textOf(read)) ?? Infinity;
    // Reads of unknown duration go alone, and so do reads beyond the bound of waiting ones: the pool has a bound of its
    // own.
    if (took > QUICK_MS || this.#waiting.length >= MAX_WAITING) return this.#alone(read);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...read, isDone: false, resolve, reject });
      this.#plan();
    });
  }

  #alone({ statements, withClient }: SharedRead): Promise<PipedResult[]> {
    return withClient(async (client) => {
      const begun = performance.now();
      const results = await runPipeline(client, statements).catch((error: unknown) => {
        if (isOfAnother(error)) return runPipeline(client, statements);
        throw error;
      });
      this.#tookMs.set(statements.at(-1)!.text, performance.now() - begun);
      return results;
    });
  }

  #settleAlone(rider: Rider): void {
    rider.isDone = true;
    this.#alone(rider).then(rider.resolve, rider.reject);
  }

  /** Reads that arrive in one turn of the event loop leave together. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#send();
    });
  }

  #send(): void {
    let free = LANES;
    for (const { isStuck } of this.#lanes) if (!isStuck) free -= 1;
    for (; free > 0 && this.#waiting.length > 0; free -= 1) {
      const share = Math.min(MAX_TOGETHER, Math.ceil(this.#waiting.length / free));
      void this.#run(this.#waiting.splice(0, share));
    }
    if (this.#isWatched || ![...this.#lanes].some(({ isStuck }) => !isStuck)) return;
    this.#isWatched = true;
    setTimeout(() => this.#lookLater(), STUCK_MS).unref();
  }

  async #run(riders: Rider[]): Promise<void> {
    const lane: Lane = { riders, movedAt: performance.now(), isStuck: false, isSent: false };
    this.#lanes.add(lane);
    try {
      await riders[0]!.withClient((client) => this.#ride(client, lane));
    } catch (error) {
      this.#broke(lane, error);
    } finally {
      this.#lanes.delete(lane);
      if (this.#waiting.length > 0) this.#plan();
    }
  }

  /** Ends when the last one is answered; throws the error that broke the connection. */
  async #ride(client: pg.PoolClient, lane: Lane): Promise<void> {
    lane.isSent = true;
    lane.movedAt = performance.now();
    const riders = [...lane.riders];
    const sent = runPipelines(
      client,
      riders.map(({ statements }) => statements),
    );
    await Promise.all(riders.map((rider, at) => this.#answer(lane, rider, sent[at]!)));
  }

  async #answer(lane: Lane, rider: Rider, sent: Promise<PipedResult[]>): Promise<void> {
    try {
      const results = await sent;
      this.#answered(lane, rider);
      if (!rider.isDone) rider.resolve(results);
    } catch (error) {
      if (endsSession(error)) throw error;
      this.#answered(lane, rider);
      if (rider.isDone) return;
      if (isOfAnother(error)) this.#settleAlone(rider);
      else rider.reject(error);
    }
    rider.isDone = true;
  }

  #answered(lane: Lane, rider: Rider): void {
    const now = performance.now();
    const took = now - lane.movedAt;
    // Only waiting reads are checked for being quick, so recording it again gains nothing.
    if (took > QUICK_MS) this.#tookMs.set(textOf(rider), took);
    lane.movedAt = now;
    lane.riders.shift();
  }

  /** The first read was being answered; those behind it had not begun. */
  #broke({ riders, isSent }: Lane, error: unknown): void {
    const [first] = riders;
    for (const rider of riders.filter(({ isDone }) => !isDone)) {
      if (isSent && rider !== first) this.#settleAlone(rider);
      else rider.reject(error);
    }
  }

  /** Checks after the answers that have arrived meanwhile: a busy process is no stuck connection. */
  #lookLater(): void {
    setImmediate(() => {
      this.#isWatched = false;
      const now = performance.now();
      for (const lane of this.#lanes) if (!lane.isStuck && now - lane.movedAt >= STUCK_MS) this.#leave(lane);
      this.#send();
    });
  }

  /** The connection goes on and takes no further reads. */
  #leave(lane: Lane): void {
    lane.isStuck = true;
    const [first, ...behind] = lane.riders;
    if (first !== undefined) this.#tookMs.set(textOf(first), STUCK_MS);
    for (const rider of behind) if (!rider.isDone) this.#settleAlone(rider);
  }
}
