import type { Clock } from "@slipway/kernel/clock";
import type { Database } from "../database/port.ts";
import type { Log } from "../log/port.ts";
import { createDoorbell } from "./doorbell.ts";
import { Hub } from "./live-hub.ts";
import { createLiveLog } from "./live-log.ts";
import type { LiveHub, LiveLog } from "./port.ts";

export interface Live extends AsyncDisposable {
  log: LiveLog;
  hub: LiveHub;
}

/** The database must have been migrated (`liveMigrations`). */
export async function createLive({
  database,
  natsUrl = null,
  clock,
  log,
}: {
  database: Database;
  /** Null: the database rings. */
  natsUrl?: string | null;
  clock: Clock;
  log: Log;
}): Promise<Live> {
  const doorbell = await createDoorbell({ database, natsUrl, log });
  await doorbell.ready;
  const hub = new Hub({ database, doorbell, clock, log });
  return {
    log: createLiveLog(database, doorbell),
    hub,
    async [Symbol.asyncDispose]() {
      await hub[Symbol.asyncDispose]();
      await doorbell[Symbol.asyncDispose]();
    },
  };
}
