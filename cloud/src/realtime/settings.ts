/** Limits of one project's realtime service. */
import { z } from "zod";
import type { BackendSettings } from "../backend/port.ts";

const MEBIBYTE = 1_048_576;

const realtimeSettingsSchema = z.object({
  /** Concurrent sockets of the project. */
  max_concurrent_users: z.number().int().min(1).default(500),
  max_channels_per_client: z.number().int().min(1).default(100),
  /** Joins of the whole project. */
  max_joins_per_second: z.number().int().min(1).default(100),
  /** Broadcasts and presence events that one socket sends. */
  max_events_per_second: z.number().int().min(1).default(100),
  max_payload_bytes: z
    .number()
    .int()
    .min(1024)
    .default(3 * MEBIBYTE),
  /** Presences of one channel, and bytes of one presence. */
  max_presences: z.number().int().min(1).default(1000),
  max_presence_bytes: z.number().int().min(64).default(32_768),
});
export type RealtimeSettings = z.output<typeof realtimeSettingsSchema>;

export const readRealtimeSettings = async (settings: BackendSettings): Promise<RealtimeSettings> =>
  realtimeSettingsSchema.parse((await settings.read("realtime")) ?? {});
