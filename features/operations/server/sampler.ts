/** One look at the machine every few seconds; the last quarter of an hour stays in memory. */
import { cpus } from "node:os";
import type { HistogramTotals } from "@slipway/platform/metrics/port";
import type { Needs } from "../../services.ts";
import type { Sample } from "../contract/index.ts";
import { RoomWarning, type WarningPorts } from "./room-warning.ts";

const EVERY_MS = 5000;
const KEPT = 180;
const REQUESTS = "http_request_duration_seconds";

interface Processors {
  idle: number;
  total: number;
}

function processors(): Processors {
  const spent = cpus().map(({ times }) => times);
  return {
    idle: spent.reduce((sum, times) => sum + times.idle, 0),
    total: spent.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  };
}

const NOTHING: HistogramTotals = { count: 0, sum: 0, buckets: [] };

/** The bucket that 95 of 100 of the new observations lie in, as its upper bound in seconds; null without any. */
export function newlyAtMost(before: HistogramTotals, now: HistogramTotals, share = 0.95): number | null {
  const count = now.count - before.count;
  if (count <= 0) return null;
  const earlier = new Map(before.buckets.map(({ le, count: seen }) => [le, seen]));
  const bound = now.buckets.find(({ le, count: seen }) => seen - (earlier.get(le) ?? 0) >= share * count);
  const finite = now.buckets.filter(({ le }) => le < Infinity);
  return bound === undefined || bound.le === Infinity ? (finite.at(-1)?.le ?? null) : bound.le;
}

type SamplerPorts = Needs<"clock" | "log" | "metrics" | "queues" | "sandbox">;

export class Sampler implements Disposable {
  readonly #services: SamplerPorts;
  readonly #samples: Sample[] = [];
  #requests: HistogramTotals = NOTHING;
  #processors = processors();
  #at = performance.now();
  #timer: NodeJS.Timeout | undefined;

  readonly #warning: RoomWarning;

  constructor(services: SamplerPorts & WarningPorts) {
    this.#services = services;
    this.#warning = new RoomWarning(services);
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  get samples(): readonly Sample[] {
    return this.#samples;
  }

  /** Must not reject: figures are nice to have. */
  async look(): Promise<void> {
    const { clock, log } = this.#services;
    try {
      await this.#warning.look();
      this.#samples.push({ at: clock.now(), ...(await this.#figures()) });
      if (this.#samples.length > KEPT) this.#samples.shift();
    } catch (error) {
      log.warn("the machine could not be sampled", { error });
    }
  }

  async #figures(): Promise<Omit<Sample, "at">> {
    const { metrics, sandbox, queues } = this.#services;
    const requests = (await metrics.totals(REQUESTS)) ?? NOTHING;
    const awake = await sandbox.previews.awake();
    const [spent, at] = [processors(), performance.now()];
    const busy = 1 - (spent.idle - this.#processors.idle) / Math.max(1, spent.total - this.#processors.total);
    const latency = newlyAtMost(this.#requests, requests);
    const seconds = Math.max(0.001, (at - this.#at) / 1000);
    const figures = {
      requests_per_second: Math.round(((requests.count - this.#requests.count) / seconds) * 10) / 10,
      latency_ms: latency === null ? null : latency * 1000,
      cpu_percent: Math.round(Math.min(1, Math.max(0, busy)) * 100),
      awake: awake.length,
      awake_bytes: awake.reduce((sum, { memoryBytes }) => sum + (memoryBytes ?? 0), 0),
      waiting: queues.all.reduce((sum, { load }) => sum + load.waiting, 0),
    };
    [this.#requests, this.#processors, this.#at] = [requests, spent, at];
    return figures;
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}
