/** TypeScript's own compiler over an app in a folder of its own. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { DiagnosticParser } from "@slipway/sandbox/local/typecheck";
import type { Diagnostic } from "@slipway/sandbox/port";
import type { AppFiles } from "./fault.ts";

const execFileAsync = promisify(execFile);

/** `modules` is a folder `node_modules` with the starter's packages. */
export const compilerWith =
  (modules: string) =>
  async (files: AppFiles): Promise<Diagnostic[]> => {
    const folder = await mkdtemp(join(tmpdir(), "slipway-repair-"));
    try {
      for (const [path, content] of files) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), content);
      }
      await symlink(modules, join(folder, "node_modules"));
      const compiler = join(modules, `@typescript/typescript-${process.platform}-${process.arch}/lib/tsc`);
      const parser = new DiagnosticParser();
      for (const line of (await outputOf(compiler, folder)).split("\n")) parser.take(line);
      return parser.diagnostics;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

async function outputOf(compiler: string, cwd: string): Promise<string> {
  try {
    const { stdout } = await execFileAsync(compiler, ["--noEmit", "--pretty", "false", "-p", "."], { cwd });
    return stdout;
  } catch (error) {
    // Findings are its exit status, too.
    const { stdout, code } = error as { stdout?: string; code?: unknown };
    if (stdout === undefined || typeof code !== "number") throw error;
    return stdout;
  }
}
