/** The bounded version of `./slipway bench trust live`. */
import { createTestDatabase } from "@slipway/platform/testing/test-database";
import { expect, it } from "vitest";
import { runNetworkCuts } from "./run-network-cuts.ts";

it(
  "refuses clearly while the database is out of reach, and its subscribers lose and double nothing",
  { timeout: 180_000 },
  async () => {
    await using database = await createTestDatabase();
    const { wrong, figures } = await runNetworkCuts({
      seed: 1,
      databaseUrl: database.url,
      followers: 10,
      reconnects: 60,
      cuts: ["silence"],
      hubKills: 1,
      // Other tests run beside it: whether it ends is asked here, how soon in the long run.
      patience: { answeredMs: 20_000, backMs: 60_000 },
    });
    expect(wrong, JSON.stringify(figures)).toEqual([]);
    expect(Number(figures["reconnects"])).toBeGreaterThanOrEqual(60);
    // How many a busy machine writes meanwhile is its affair; some must have been, or nothing was asked.
    expect(Number(figures["acknowledged"])).toBeGreaterThanOrEqual(5);
  },
);
