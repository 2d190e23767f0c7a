import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { memoryLog } from "../testing/memory-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createLog } from "./pino-log.ts";
import { logSuite, type WrittenLine } from "./port.suite.ts";

const LEVELS: Readonly<Record<number, string>> = { 20: "debug", 30: "info", 40: "warn", 50: "error" };

async function linesOf(file: string): Promise<Record<string, unknown>[]> {
  const text = (await readFile(file, "utf8")).trim();
  return text.split("\n").map((line) => JSON.parse(line) as Record<string, unknown>);
}

function lineOf({ level, msg, trace_id: traceId, ...rest }: Record<string, unknown>): WrittenLine {
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== "time"));
  return { level: LEVELS[level as number]!, message: String(msg), traceId: traceId as string | undefined, fields };
}

describe("the log on disk", () => {
  logSuite(async () => {
    const folder = await temporaryFolder();
    const file = join(folder.path, "server.log");
    const log = createLog({ level: "debug", file });
    const lines = async (): Promise<WrittenLine[]> => {
      await using _ = folder;
      await log[Symbol.asyncDispose]();
      return (await linesOf(file)).map(lineOf);
    };
    return { log, lines };
  });

  it("writes into folders that were not there, from its level up, and no secrets", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "deep", "server.log");
    {
      await using log = createLog({ level: "info", file });
      log.child({ part: "agent" }).error("run failed", { error: new Error("no"), token: "s3cret" });
      log.debug("below the level");
    }
    const lines = await linesOf(file);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: "run failed", part: "agent", token: "***", error: { message: "no" } });
  });
});

describe("the log of tests", () => {
  logSuite(async () => {
    const log = memoryLog();
    return { log, lines: async () => log.lines };
  });
});
