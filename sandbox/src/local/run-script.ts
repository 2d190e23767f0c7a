/**
 * Runs tests and scripts of a project in a sandbox without network. They work on a copy in memory: what they write is gone
 * when they end.
 */
import { spawnProcess } from "@slipway/platform/processes/local";
import { findExecutable } from "@slipway/platform/processes/find-executable";
import { sharedLibraryMounts } from "@slipway/platform/processes/containment/shared-libraries";
import type { ExitReason, Mount } from "@slipway/platform/processes/port";
import type { RunInput, RunResult } from "../port.ts";
import type { PreparedSet } from "./dependencies/dependency-set.ts";
import { sandboxRefused, type Machine } from "./machine.ts";
import { Slot } from "./runners/slot.ts";

const MEBIBYTE = 1 << 20;
const MEMORY = 1024 * MEBIBYTE;
/** The copy of the project and what is written to it. */
const COPY = 128 * MEBIBYTE;
const MAX_OUTPUT = 2 * MEBIBYTE;
const LINE_CHARACTERS = 2_000;
/** Kept of the output: the beginning names the first failure, the end sums up. */
const KEPT = { first: 200, last: 300 };

/** Scripts are written for a shell, and packages' programs are found by `env`. */
const PROGRAMS = { sh: "/bin/sh", env: "/usr/bin/env" } as const;

async function programMounts(): Promise<Mount[]> {
  const mounts = await Promise.all(
    Object.entries(PROGRAMS).map(async ([name, to]): Promise<Mount[]> => {
      const from = findExecutable(name);
      if (from === null) throw sandboxRefused(`it lacks the program "${name}"`);
      return [...(await sharedLibraryMounts(from)), { kind: "read-only", from, to }];
    }),
  );
  return mounts.flat();
}

const commandOf = (input: RunInput): string[] =>
  "script" in input.command
    ? ["/bin/node", "--run", input.command.script, "--", ...input.command.args]
    : ["/bin/node", "/node_modules/vitest/vitest.mjs", "run", "--passWithNoTests=false", ...input.command.tests];

const stoppedBy = (reason: Exclude<ExitReason, "exited">, wallMs: number): string =>
  ({
    memory: "It used more memory than it may and was stopped.",
    wall: `It took longer than ${wallMs / 1000} s and was stopped.`,
    output: "It wrote more output than it may and was stopped.",
    stopped: "It was stopped.",
  })[reason];

/** The first and the last lines of an output. */
class KeptLines {
  readonly #first: string[] = [];
  readonly #last: string[] = [];
  #left = 0;

  push(line: string): void {
    if (this.#first.length < KEPT.first) return void this.#first.push(line);
    this.#last.push(line);
    if (this.#last.length > 2 * KEPT.last) this.#left += this.#last.splice(0, KEPT.last).length;
  }

  text(): string {
    const gone = Math.max(0, this.#last.length - KEPT.last);
    const left = this.#left + gone;
    const middle = left === 0 ? [] : [`(${left} lines are left out)`];
    return [...this.#first, ...middle, ...this.#last.slice(gone)].join("\n");
  }
}

export interface ScriptMachine {
  machine: Machine;
  set: PreparedSet;
  /** Wall time after which everything of it is killed. */
  wallMs: number;
}

export async function runScript({ machine, set, wallMs }: ScriptMachine, input: RunInput): Promise<RunResult> {
  const startedAt = performance.now();
  const programs = await programMounts();
  await using user = machine.takeUser();
  const slot = await Slot.create(machine.layout.slots, user?.uid);
  try {
    await slot.become(input.files);
    const kept = new KeptLines();
    await using child = spawnProcess({
      command: "/bin/node",
      args: ["--disable-warning=ExperimentalWarning", "/runner/script/run-script.mjs", ...commandOf(input)],
      env: { PATH: "/node_modules/.bin:/bin:/usr/bin", HOME: "/tmp", CI: "1", NO_COLOR: "1" },
      cwd: "/app",
      uid: user?.uid,
      niceness: 10,
      sandbox: {
        hostname: "project",
        mounts: [
          ...machine.nodeMounts,
          ...programs,
          { kind: "read-only", from: machine.runner.folder, to: "/runner" },
          { kind: "read-only", from: set.nodeModules, to: "/node_modules" },
          { kind: "read-only", from: slot.folder, to: "/project" },
          { kind: "memory", to: "/app", bytes: COPY },
          { kind: "memory", to: "/tmp", bytes: 64 * MEBIBYTE },
        ],
      },
      limits: { memoryBytes: MEMORY, wallMs, processes: 256, openFiles: 4_096, fileBytes: 64 * MEBIBYTE },
      output: {
        lineBytes: LINE_CHARACTERS,
        totalBytes: MAX_OUTPUT,
        onLine: (line) => {
          kept.push(line);
          input.onLine?.(line);
        },
      },
    });
    const abort = (): void => child.kill("stopped");
    input.signal?.addEventListener("abort", abort, { once: true });
    if (input.signal?.aborted) abort();
    const exit = await child.exited;
    input.signal?.removeEventListener("abort", abort);
    input.signal?.throwIfAborted();
    return {
      ok: exit.reason === "exited" && exit.code === 0,
      exitCode: exit.reason === "exited" ? exit.code : null,
      stopped: exit.reason === "exited" ? null : stoppedBy(exit.reason, wallMs),
      output: kept.text(),
      durationMs: performance.now() - startedAt,
    };
  } finally {
    await slot.remove();
  }
}
