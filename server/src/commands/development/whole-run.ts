/** The result of the last whole test run, recorded at its end so that it need not be repeated. */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { ROOT } from "./tool.ts";

/** Lies beside the launcher's own notes; reinstalling the dependencies removes it. */
const FILE = join(ROOT, "node_modules", ".slipway-whole-run");

const wholeRun = z.object({
  seconds: z.number(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  commit: z.string(),
  /** ISO 8601. */
  ended: z.string(),
  cores: z.number(),
  /** Load of the machine at the end of the run, over 15 minutes. */
  load: z.string(),
});
export type WholeRun = z.infer<typeof wholeRun>;

export async function noteWholeRun(run: Pick<WholeRun, "seconds" | "passed" | "failed" | "skipped">): Promise<void> {
  const { stdout } = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd: ROOT });
  const told: WholeRun = {
    ...run,
    commit: stdout.trim(),
    ended: new Date().toISOString(),
    cores: availableParallelism(),
    load: loadavg()[2]!.toFixed(1),
  };
  await writeFile(FILE, JSON.stringify(told));
}

/** Null when none has ended since the dependencies were installed. */
export async function readWholeRun(): Promise<WholeRun | null> {
  const text = await readFile(FILE, "utf8").catch(() => null);
  return text === null ? null : wholeRun.parse(JSON.parse(text));
}
