/** Asks Deno's own compiler about a function's files, inside a sandbox because they are a stranger's. */
import { spawnProcess } from "@slipway/platform/processes/local";
import { z } from "zod";
import { deployFailed, functionsUnavailable } from "../function-error.ts";
import type { FunctionMachine } from "../machine.ts";
import { FUNCTIONS_FOLDER, type FoundImport } from "./import-map.ts";

const graphSchema = z.object({
  modules: z.array(
    z.object({
      specifier: z.string(),
      error: z.string().optional(),
      dependencies: z
        .array(
          z.object({
            specifier: z.string(),
            code: z
              .object({
                error: z.string().optional(),
                span: z.object({ start: z.object({ line: z.number(), character: z.number() }) }).optional(),
              })
              .optional(),
          }),
        )
        .optional(),
    }),
  ),
});

const WALL_MS = 20_000;
const MEBIBYTE = 1 << 20;
const ROOT = `file://${FUNCTIONS_FOLDER}/`;

export interface ModuleGraph {
  /** Imports of the function's own files. */
  imports: FoundImport[];
  /** In the compiler's words, with addresses of the project. */
  errors: string[];
}

const inProject = (text: string): string => text.replaceAll(ROOT, "supabase/functions/");

async function runInfo(machine: FunctionMachine, files: string, entry: string): Promise<string> {
  await using user = machine.takeUser();
  await using child = spawnProcess({
    command: "/bin/deno",
    args: ["info", "--json", "--no-lock", "--no-config", "--no-remote", "--no-npm", `${FUNCTIONS_FOLDER}/${entry}`],
    env: { PATH: "/bin", HOME: "/tmp", DENO_DIR: "/tmp/deno", DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" },
    cwd: FUNCTIONS_FOLDER,
    uid: user?.uid,
    sandbox: {
      hostname: "function",
      hasProcesses: true,
      mounts: [
        ...machine.denoMounts,
        { kind: "read-only", from: files, to: FUNCTIONS_FOLDER },
        { kind: "memory", to: "/tmp", bytes: 32 * MEBIBYTE },
      ],
    },
    limits: { wallMs: WALL_MS, memoryBytes: 512 * MEBIBYTE, processes: 64, openFiles: 512, fileBytes: 16 * MEBIBYTE },
    output: { tailBytes: 4 * MEBIBYTE, totalBytes: 4 * MEBIBYTE, lineBytes: 1024 },
  });
  const { reason, code } = await child.exited;
  if (reason !== "exited") throw deployFailed(`The function's files could not be read: it was stopped (${reason}).`);
  if (code !== 0) throw functionsUnavailable(child.tail().slice(-500));
  return child.tail();
}

/** Throws AppError `function_deploy_failed`. */
export async function moduleGraph(machine: FunctionMachine, files: string, entry: string): Promise<ModuleGraph> {
  const output = await runInfo(machine, files, entry);
  const { modules } = graphSchema.parse(JSON.parse(output.slice(output.indexOf("{"))));
  const own = modules.filter(({ specifier }) => specifier.startsWith(ROOT));
  const imports = own.flatMap(({ specifier, dependencies = [] }) =>
    dependencies.map((dependency): FoundImport => {
      const { line, character } = dependency.code?.span?.start ?? { line: 0, character: 0 };
      const place = `${specifier.slice(ROOT.length)}:${line + 1}:${character + 1}`;
      return { specifier: dependency.specifier, place };
    }),
  );
  const errors = own.flatMap(({ error }) => (error === undefined ? [] : [inProject(error)]));
  return { imports, errors };
}
