/** Adds the messages of projects' databases to their logs. [C3.06] */
import { postgresLines } from "@slipway/cloud/logs/postgres-lines";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { isCopyRef } from "../copies/copy-place.ts";

/** More than are awake at once. */
const MAX_READERS = 1000;

/** Until it is called. Each project's lines are read apart: a record may take several. */
export function followPostgres(services: Needs<"clusters"> & Keeps<"cloudLogs">): () => void {
  const readers = new RecentMap<(line: string) => void>(MAX_READERS);
  return services.clusters.onServerLine((ref, line) => {
    if (isCopyRef(ref)) return;
    const read = readers.get(ref) ?? postgresLines(services.cloudLogs.of(ref));
    readers.set(ref, read);
    read(line);
  });
}
