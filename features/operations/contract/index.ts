/** State of the machine, for its operators. (product page: Staff > Capacity) */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";

const count = z.number().int().min(0);
const bytes = z.number().int().min(0);

/** One sample every few seconds; the last quarter of an hour is kept. */
export const sampleSchema = z.object({
  at: z.number().int(),
  requests_per_second: z.number(),
  /** 95th percentile of response times; null without requests. */
  latency_ms: z.number().nullable(),
  /** Average over all processors. */
  cpu_percent: z.number(),
  awake: count,
  awake_bytes: bytes,
  waiting: count,
});
export type Sample = z.infer<typeof sampleSchema>;

export const capacitySchema = z.object({
  /** Oldest first. */
  samples: z.array(sampleSchema),
  machine: z.object({ processors: count, memory_bytes: bytes, memory_free_bytes: bytes, up_seconds: z.number() }),
  queues: z.array(z.object({ name: z.string(), running: count, places: count, waiting: count })),
  previews: z.object({
    places: count,
    /** Longest unused first. */
    awake: z.array(
      z.object({
        project_id: z.string(),
        display_name: z.string(),
        idle_seconds: z.number().int(),
        memory_bytes: bytes.nullable(),
      }),
    ),
  }),
  /** Tokens since the server started, of models that cost something; `cached`: the part of `input` that a provider kept. */
  models: z.array(z.object({ model: z.string(), input: count, cached: count, output: count })),
  /** Databases of projects that use memory now. */
  backends_awake: count,
  disk: z.object({ total_bytes: bytes, free_bytes: bytes, floor_bytes: bytes, is_low: z.boolean() }),
  /** The largest projects; null during the first measurement. */
  projects: z
    .array(z.object({ project_id: z.string(), display_name: z.string(), bytes, quota_bytes: bytes }))
    .nullable(),
  database_bytes: bytes,
  backups: z.object({ is_scheduled: z.boolean(), last_at: z.string().nullable() }),
});
export type Capacity = z.infer<typeof capacitySchema>;

export const operationsContract = {
  capacity: route({
    method: "GET",
    path: "/admin/capacity",
    policy: "staff",
    summary: "The machine's load now and in the last quarter of an hour",
    result: capacitySchema,
  }),
  sleepIdle: route({
    method: "POST",
    path: "/admin/capacity/sleep-idle",
    policy: "staff",
    summary: "Puts all previews and backends to sleep that were unused for half a minute",
    body: z.object({}),
    result: z.object({ slept: count, backends: count }),
  }),
  sleepPreview: route({
    method: "POST",
    path: "/admin/capacity/previews/{projectId}/sleep",
    policy: "staff",
    summary: "Puts one preview to sleep; it wakes when somebody opens it",
    params: z.object({ projectId: z.string().min(1).max(64) }),
    body: z.object({}),
  }),
} as const satisfies Contract;
