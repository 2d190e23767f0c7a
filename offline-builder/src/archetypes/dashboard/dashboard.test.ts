import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn } from "../../testing.ts";

const periodOf = async (request: string): Promise<string> =>
  (await runTurn(createOfflineBuilder(), request)).files.get("src/lib/period.ts")!;

describe("a dashboard", () => {
  it("calls more revenue good, and more downtime or energy bad", async () => {
    expect(await periodOf("sales dashboard")).toContain('percent < 0 ? "bad" : "good"');
    for (const burden of ["server uptime dashboard", "energy dashboard", "Wasserverbrauch Dashboard"])
      expect(await periodOf(burden), burden).toContain('percent > 0 ? "bad" : "good"');
  });
});
