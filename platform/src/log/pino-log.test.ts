import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createLog, withTrace } from "./pino-log.ts";

describe("log", () => {
  it("writes one line of JSON per call, with the trace id of its async context and no secrets", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "deep", "server.log");
    {
      await using log = createLog({ level: "info", file });
      await withTrace("t1", async () => {
        await Promise.resolve();
        log.child({ part: "agent" }).error("run failed", { error: new Error("no"), token: "s3cret" });
      });
      log.debug("below the level");
    }
    const lines = (await readFile(file, "utf8"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: "run failed", trace_id: "t1", part: "agent", token: "***" });
    expect(lines[0]!["error"]).toMatchObject({ message: "no" });
  });
});
