/** Code that no parser of ours could read without overflowing its stack: that ends the whole process, not one request. */
import { fileURLToPath } from "node:url";
import { invalidRequest, unavailable } from "@slipway/kernel/errors";
import { FairQueue } from "@slipway/platform/jobs/fair-queue";
import { isShallowSource } from "@slipway/kernel/text/shallow-source";
import type { CommitChange } from "@slipway/platform/git/port";
import { spawnProcess } from "@slipway/platform/processes/local";

const PROGRAM = fileURLToPath(new URL("./parse-sources.ts", import.meta.url));
const CODE = /\.[cm]?[jt]sx?$/;
const WALL_MS = 20_000;
const TOO_DEEP = "is nested too deeply to be read";
const TOO_MUCH = "takes too long to be read";
const MEMORY = 1024 ** 3;

const turns = new FairQueue({
  name: "parse",
  atOnce: 1,
  waiting: { max: 50, onFull: () => unavailable("too_busy", "Slipway is very busy right now. Please try again.") },
});

/** Throws AppError `invalid_request` that names the first file that is nested too deeply to be read. */
export async function refuseDeepSources(changes: readonly CommitChange[]): Promise<void> {
  const sources = changes.flatMap(({ path, content }) => {
    if (content === null || !CODE.test(path)) return [];
    const text = typeof content === "string" ? content : new TextDecoder().decode(content);
    // Ordinary code costs no process.
    return isShallowSource(text) ? [] : [{ path, text }];
  });
  if (sources.length === 0) return;
  const unreadable = await turns.run(() => firstUnreadable(sources));
  if (unreadable === null) return;
  const { path, rule } = unreadable;
  throw invalidRequest(`The file ${JSON.stringify(path)} ${rule}.`, { field: "changes", rule });
}

interface Unreadable {
  path: string;
  rule: string;
}

async function firstUnreadable(sources: readonly { path: string; text: string }[]): Promise<Unreadable | null> {
  let reading = sources[0]!.path;
  let tooDeep: string | null = null;
  await using child = spawnProcess({
    command: process.execPath,
    args: [PROGRAM],
    input: "pipe",
    limits: { wallMs: WALL_MS, memoryBytes: MEMORY },
    output: {
      onLine(line) {
        if (line.startsWith("? ")) reading = line.slice(2);
        if (line.startsWith("! ")) tooDeep ??= line.slice(2);
      },
    },
  });
  child.stdin!.end(JSON.stringify(sources));
  const exit = await child.exited;
  if (tooDeep !== null) return { path: tooDeep, rule: TOO_DEEP };
  if (exit.reason !== "exited") return { path: reading, rule: TOO_MUCH };
  return exit.code === 0 ? null : { path: reading, rule: TOO_DEEP };
}
