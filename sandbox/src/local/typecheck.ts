/** Type checks: TypeScript's own compiler over one tree, in a sandbox without network. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { spawnProcess } from "@slipway/platform/processes/local";
import type { BuildInput, CheckResult, Diagnostic } from "../port.ts";
import type { PreparedSet } from "./dependencies/dependency-set.ts";
import type { Machine } from "./machine.ts";
import { isCheckedFile } from "./project-files.ts";
import { Slot } from "./runners/slot.ts";

const WALL_MS = 60_000;
const MEMORY = 2 * 1024 ** 3;
const MAX_DIAGNOSTICS = 200;
const MAX_OUTPUT = 4 << 20;
const LONGEST_MESSAGE = 4_000;

const LOCATED = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;
const GLOBAL = /^error (TS\d+): (.*)$/;

/** Reads `tsc --pretty false`: one diagnostic a line, indented lines continue the one before. */
export class DiagnosticParser {
  readonly diagnostics: Diagnostic[] = [];

  take(line: string): void {
    const located = LOCATED.exec(line);
    const global = located ? null : GLOBAL.exec(line);
    if (located || global) {
      if (this.diagnostics.length >= MAX_DIAGNOSTICS) return;
      this.diagnostics.push(
        located
          ? {
              path: located[1]!,
              line: Number(located[2]),
              column: Number(located[3]),
              code: located[4]!,
              message: located[5]!,
            }
          : { path: null, line: null, column: null, code: global![1]!, message: global![2]! },
      );
      return;
    }
    const last = this.diagnostics.at(-1);
    if (last && /^\s+\S/.test(line) && last.message.length < LONGEST_MESSAGE)
      last.message += `\n${line.slice(0, 1_000)}`;
  }
}

/** The compiler is a native program in a package per platform; null when the set lacks it. */
export function compilerOf(nodeModules: string): string | null {
  const inside = `@typescript/typescript-${process.platform}-${process.arch}/lib/tsc`;
  return existsSync(join(nodeModules, inside)) ? `/node_modules/${inside}` : null;
}

const problem = (message: string): Diagnostic => ({ path: null, line: null, column: null, code: "TYPECHECK", message });

export async function typecheckProject(machine: Machine, set: PreparedSet, input: BuildInput): Promise<CheckResult> {
  const startedAt = performance.now();
  const compiler = compilerOf(set.nodeModules);
  const result = (diagnostics: Diagnostic[]): CheckResult => ({
    ok: diagnostics.length === 0,
    diagnostics,
    durationMs: performance.now() - startedAt,
  });
  if (!compiler) return result([problem("TypeScript's compiler is not part of this dependency set.")]);
  await using user = machine.takeUser();
  const slot = await Slot.create(machine.layout.slots, user?.uid);
  try {
    await slot.writeOwn("package.json", set.packageJson);
    await slot.become(new Map([...input.files].filter(([path]) => isCheckedFile(path))));
    const configuration = input.files.has("tsconfig.app.json") ? "tsconfig.app.json" : "tsconfig.json";
    if (!input.files.has(configuration)) return result([problem("The project has no tsconfig.json.")]);
    const parser = new DiagnosticParser();
    await using child = spawnProcess({
      command: compiler,
      args: ["--noEmit", "--pretty", "false", "-p", `/app/${configuration}`],
      cwd: "/app",
      uid: user?.uid,
      sandbox: {
        mounts: [
          { kind: "read-only", from: set.nodeModules, to: "/node_modules" },
          { kind: "read-only", from: slot.folder, to: "/app" },
          { kind: "memory", to: "/tmp", bytes: 16 << 20 },
        ],
      },
      limits: { memoryBytes: MEMORY, wallMs: WALL_MS, processes: 256, openFiles: 4_096, fileBytes: 16 << 20 },
      output: { onLine: (line) => parser.take(line), totalBytes: MAX_OUTPUT },
    });
    const abort = (): void => child.kill("stopped");
    input.signal?.addEventListener("abort", abort, { once: true });
    if (input.signal?.aborted) abort();
    const exit = await child.exited;
    input.signal?.removeEventListener("abort", abort);
    input.signal?.throwIfAborted();
    if (exit.reason !== "exited")
      parser.diagnostics.push(problem(`The type check was stopped: it exceeded its bound (${exit.reason}).`));
    else if (exit.code !== 0 && parser.diagnostics.length === 0)
      parser.diagnostics.push(problem(child.tail().trim().slice(-2_000)));
    return result(parser.diagnostics);
  } finally {
    await slot.remove();
  }
}
