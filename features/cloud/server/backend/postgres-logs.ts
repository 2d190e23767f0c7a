/** Adds the messages of projects' databases to their logs. [C3.06] */
import { postgresLines } from "@slipway/cloud/logs/postgres-lines";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Services } from "../../../services.ts";
import { cloudLogs } from "./cloud-logs.ts";

/** More than are awake at once. */
const MAX_READERS = 1000;

/**
 * Follows the messages until the returned function is called. Each project's lines are read apart, because a record may
 * span several.
 */
export function followPostgres(services: Services): () => void {
  const readers = new RecentMap<(line: string) => void>(MAX_READERS);
  return services.clusters.onServerLine((ref, line) => {
    const read = readers.get(ref) ?? postgresLines(cloudLogs(services).of(ref));
    readers.set(ref, read);
    read(line);
  });
}
