/** 900 connections that come back while the network to the database is cut in both ways and the hub is killed. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDatabase, startEmbeddedPostgres } from "@slipway/platform/database/embedded-postgres";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { runNetworkCuts } from "@slipway/trust/faults/run-network-cuts";
import type { TrustTopic } from "./topic.ts";

export const topic: TrustTopic = async () => {
  const folder = await mkdtemp(join(tmpdir(), "slipway-trust-"));
  try {
    // The database runs as a user of its own and has to pass through.
    await chmod(folder, 0o711);
    await using cluster = await startEmbeddedPostgres({ folder, log: memoryLog(), testing: false });
    await ensureDatabase(cluster.urlOf("postgres"), "trust");
    return await runNetworkCuts({
      seed: Number(process.env["SLIPWAY_SEED"] ?? 20_261_121),
      databaseUrl: cluster.urlOf("trust"),
      followers: 30,
      reconnects: 900,
      writes: 1000,
      cuts: ["silence", "reset", "silence", "reset"],
      hubKills: 3,
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
