/** Prepares the dependency set of the template, once for each lockfile, and optimizes sets. */
import { createHash } from "node:crypto";
import { chmod, chown, copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AppError } from "@slipway/kernel/errors";
import { spawnProcess } from "@slipway/platform/processes/local";
import { z } from "zod";
import { optimizeAnswer } from "../runners/answers.ts";
import {
  foldersOf,
  inspectPackages,
  makeCacheFolders,
  pruneCache,
  readPreparedSet,
  writeRecord,
  type PreparedSet,
} from "./dependency-set.ts";
import type { RunnerRequest } from "../../runner/messages.ts";
import { stagingFolder } from "../layout.ts";
import type { Machine } from "../machine.ts";
import type { NpmProgram } from "./npm.ts";
import { dependencyUnavailable } from "./registry-relay.ts";
import { moveInto } from "../runners/programs.ts";
import { Runner } from "../runners/runner.ts";

const INSTALL_MS = 10 * 60_000;
const OPTIMIZE_MS = 120_000;
const OPTIMIZE_MEMORY = 3 * 1024 ** 3;

export type Progress = (message: string) => void;

const TEMPLATE_MANIFEST = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
export type TemplateManifest = z.infer<typeof TEMPLATE_MANIFEST>;

export async function readTemplate(
  templateDir: string,
): Promise<{ manifest: TemplateManifest; packageJson: string; packageLock: string }> {
  const [packageJson, packageLock] = await Promise.all(
    ["package.json", "package-lock.json"].map((name) => readFile(join(templateDir, name), "utf8")),
  );
  return {
    manifest: TEMPLATE_MANIFEST.parse(JSON.parse(packageJson!)),
    packageJson: packageJson!,
    packageLock: packageLock!,
  };
}

/** Everything that decides the bytes of a set: packages, our runner's configuration, Node's major version. */
export const setKey = (machine: Machine, parts: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify([machine.runner.setHash, process.versions.modules, ...parts]))
    .digest("hex")
    .slice(0, 24);

/**
 * Fills `optimized` and `served` of a set's folder whose packages are installed, in a sandbox that holds these packages and
 * no project. Then writes the record that makes the set valid.
 */
export async function optimizeSet(machine: Machine, folder: string, names: readonly string[]): Promise<void> {
  const { versions, include } = await inspectPackages(foldersOf(folder).nodeModules, names);
  await makeCacheFolders(folder);
  const paths = foldersOf(folder);
  const runner = await Runner.start(machine, {
    set: paths,
    memoryBytes: OPTIMIZE_MEMORY,
    wallMs: OPTIMIZE_MS,
    writesCache: true,
    prepare: async (slot, uid) => {
      for (const name of ["package.json", "package-lock.json"])
        await slot.writeOwn(name, await readFile(join(folder, name)));
      if (uid !== undefined) for (const path of [paths.optimized, paths.served]) await chown(path, uid, uid);
    },
  });
  let servedNames: string[];
  try {
    await runner.loaded();
    const request = { type: "serve", include, served: [], appOrigin: null, optimize: true } satisfies RunnerRequest;
    servedNames = optimizeAnswer.parse(await runner.request(request, OPTIMIZE_MS)).served;
  } finally {
    await runner[Symbol.asyncDispose]();
  }
  await pruneCache(folder);
  await takeOwnership(folder);
  await writeRecord(folder, { versions, include, servedNames });
}

/** Makes a finished folder ours and readable for every sandbox: its uid will belong to another child later. */
export async function takeOwnership(folder: string): Promise<void> {
  const commands = [["chmod", "-R", "a+rX,go-w", folder]];
  if (process.getuid?.() === 0) commands.unshift(["chown", "-R", "-h", "-P", "0:0", folder]);
  for (const [command, ...args] of commands) {
    await using child = spawnProcess({ command: command!, args, limits: { wallMs: 120_000 } });
    const { code } = await child.exited;
    if (code !== 0) throw new Error(`${command} failed: ${child.tail()}`);
  }
}

/** The template's set: read when it is there, otherwise installed from the registry and optimized. */
export async function prepareBaseSet({
  machine,
  templateDir,
  npm,
  progress,
}: {
  machine: Machine;
  templateDir: string;
  npm: NpmProgram;
  progress: Progress;
}): Promise<PreparedSet> {
  const template = await readTemplate(templateDir);
  const key = `base-${setKey(machine, [template.packageJson, template.packageLock])}`;
  const known = await readPreparedSet(machine.layout.sets, key);
  if (known) return known;
  const staging = stagingFolder(machine.layout);
  await mkdir(staging);
  await chmod(staging, 0o755);
  try {
    await copyFile(join(templateDir, "package.json"), join(staging, "package.json"));
    await writeFile(join(staging, "package-lock.json"), template.packageLock);
    progress("Installing the dependencies of new projects");
    await installTrusted(npm, staging);
    progress("Preparing the dependencies for previews");
    await takeOwnership(staging);
    await optimizeSet(machine, staging, Object.keys(template.manifest.dependencies));
    await moveInto(staging, join(machine.layout.sets, key));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  const prepared = await readPreparedSet(machine.layout.sets, key);
  if (!prepared) throw new Error("The base set vanished while it was prepared.");
  return prepared;
}

/** Whoever waits for a build reads this: what npm calls its reason, and its own words in the log. */
function notInstalled(command: string, printed: string): AppError {
  const [, code] = /^npm (?:ERR!|error) code (\S+)/m.exec(printed) ?? [];
  const reason = `The packages of new projects could not be installed${code === undefined ? "" : ` (npm: ${code})`}.`;
  return dependencyUnavailable(reason, new Error(`npm ${command} failed: ${printed.slice(-2_000)}`));
}

/**
 * Our own manifest and lockfile, without scripts. `npm ci` refuses a lockfile when the registry lacks packages of other
 * platforms; `npm install` takes the same locked versions without that. Throws AppError `dependency_unavailable`.
 */
async function installTrusted(npm: NpmProgram, folder: string): Promise<void> {
  const common = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
  for (const command of ["ci", "install"]) {
    await using child = spawnProcess({
      command: process.execPath,
      args: [npm.cli, command, ...common],
      cwd: folder,
      env: npm.environment,
      limits: { wallMs: INSTALL_MS },
    });
    const { code } = await child.exited;
    if (code === 0) return;
    const isLast = command === "install";
    if (isLast || !child.tail().includes("EUSAGE")) throw notInstalled(command, child.tail());
  }
}
