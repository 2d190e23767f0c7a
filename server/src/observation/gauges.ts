/** Figures that are read when somebody looks. */
import type { Needs } from "@slipway/features/services.ts";

export function registerGauges({
  metrics,
  queues,
  sandbox,
  database,
  disk,
  config,
}: Needs<"config" | "database" | "disk" | "metrics" | "queues" | "sandbox">): void {
  metrics.gauge({ name: "queue_running", help: "Tasks that run.", labels: ["queue"] }, () =>
    queues.all.map(({ load }) => ({ labels: { queue: load.name }, value: load.running })),
  );
  metrics.gauge({ name: "queue_waiting", help: "Tasks that wait for their turn.", labels: ["queue"] }, () =>
    queues.all.map(({ load }) => ({ labels: { queue: load.name }, value: load.waiting })),
  );
  const waits = metrics.histogram({
    name: "queue_wait_seconds",
    help: "Waits for a turn, of tasks that began.",
    labels: ["queue"],
  });
  const refused = metrics.counter({
    name: "queue_refused_total",
    help: "Tasks that found the queue full, or gave up.",
    labels: ["queue"],
  });
  for (const queue of queues.all)
    queue.observer = (name, { began, waitedMs }) =>
      began ? waits.observe({ queue: name }, waitedMs / 1000) : refused.add({ queue: name });

  metrics.gauge({ name: "previews_awake", help: "Previews that have a place." }, async () => [
    { labels: {}, value: (await sandbox.previews.awake()).length },
  ]);
  metrics.gauge({ name: "previews_resident_memory_bytes", help: "Of all awake previews." }, async () => {
    const awake = await sandbox.previews.awake();
    return [{ labels: {}, value: awake.reduce((sum, { memoryBytes }) => sum + (memoryBytes ?? 0), 0) }];
  });
  metrics.gauge({ name: "previews_places", help: "Awake previews at most." }, () => [
    { labels: {}, value: config.previewsMax },
  ]);

  const { pool } = database;
  metrics.gauge({ name: "database_connections", help: "Of this process's pool.", labels: ["state"] }, () => [
    { labels: { state: "idle" }, value: pool.idleCount },
    { labels: { state: "used" }, value: pool.totalCount - pool.idleCount },
    { labels: { state: "waited_for" }, value: pool.waitingCount },
  ]);
  metrics.gauge({ name: "disk_bytes", help: "Of the disk that holds the data.", labels: ["state"] }, async () => {
    const { freeBytes, totalBytes, floorBytes } = await disk.space();
    return [
      { labels: { state: "free" }, value: freeBytes },
      { labels: { state: "total" }, value: totalBytes },
      { labels: { state: "floor" }, value: floorBytes },
    ];
  });
}
