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
      writes: 21,
      cuts: ["silence"],
      hubKills: 1,
    });
    expect(wrong, JSON.stringify(figures)).toEqual([]);
    expect(Number(figures["reconnects"])).toBeGreaterThanOrEqual(60);
    expect(Number(figures["acknowledged"])).toBeGreaterThan(20);
  },
);
