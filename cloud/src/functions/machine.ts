/** Prerequisites of functions on this machine: Deno, the modules they may import, and users to run as. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sharedLibraryMounts } from "@slipway/platform/processes/containment/shared-libraries";
import { detectIsolation } from "@slipway/platform/processes/isolation";
import type { Mount } from "@slipway/platform/processes/port";
import { ownName, removeLeftovers } from "@slipway/platform/processes/leftovers";
import { endProcessesOf } from "@slipway/platform/processes/process-tree";
import { firstClosedFolder, reachableProgram } from "@slipway/platform/processes/reachable";
import { FUNCTION_UIDS, leaseUidBlock } from "@slipway/platform/processes/uid-leases";
import { rolldown } from "rolldown";
import { functionsUnavailable } from "./function-error.ts";

export interface FunctionUser extends AsyncDisposable {
  readonly uid: number;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface FunctionMachine extends AsyncDisposable {
  /** Folder of deployed versions. */
  store: string;
  /** Folder of the running functions' sockets; emptied at start. */
  run: string;
  denoMounts: readonly Mount[];
  /** Mounted as `/runtime` inside. */
  runtime: string;
  /** Takes a user for one child, or null where children share ours. */
  takeUser(): FunctionUser | null;
}

const RUNTIME = fileURLToPath(new URL("./runtime/", import.meta.url));
const require = createRequire(import.meta.url);
/** Each is bundled into one file, because a function has no packages beside it. */
const BUNDLES: Readonly<Record<string, string>> = {
  "supabase-js.js": 'export * from "@supabase/supabase-js";',
  "supabase-js-cors.js": 'export * from "@supabase/supabase-js/cors";',
  "zod-3.js": 'export * from "zod/v3"; export { default } from "zod/v3";',
  "zod-4.js": 'export * from "zod"; export { default } from "zod";',
};

/** Null where there is no Deno for this machine. */
function denoProgram(): string | null {
  try {
    const platform = `linux-${process.arch}-glibc`;
    return join(dirname(require.resolve(`@deno/${platform}/package.json`)), "deno");
  } catch {
    return null;
  }
}

async function bundle(source: string): Promise<string> {
  const build = await rolldown({
    input: "\0entry",
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    platform: "browser",
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "\0entry" ? id : null),
        load: (id) => (id === "\0entry" ? source : null),
      },
    ],
  });
  try {
    const { output } = await build.generate({ format: "esm", codeSplitting: false, minify: true });
    return output[0].code;
  } finally {
    await build.close();
  }
}

/** Made once per version of its contents. */
async function prepareRuntime(programs: string): Promise<string> {
  const versions = ["@supabase/supabase-js", "zod", "rolldown"].map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  );
  const sources = await Promise.all(
    (await readdir(RUNTIME))
      .toSorted()
      .map(async (name) => [name, await readFile(join(RUNTIME, name), "utf8")] as const),
  );
  const hash = createHash("sha256")
    .update(JSON.stringify([versions, BUNDLES, sources]))
    .digest("hex")
    .slice(0, 16);
  const folder = join(programs, `runtime-${hash}`);
  if (existsSync(folder)) return folder;
  const staging = join(programs, ownName("staging", 10));
  await mkdir(staging);
  await chmod(staging, 0o755);
  const bundles = Object.entries(BUNDLES).map(async ([name, source]) => [name, await bundle(source)] as const);
  for (const [name, text] of [...sources, ...(await Promise.all(bundles))]) {
    await writeFile(join(staging, name), text, { mode: 0o644 });
  }
  // Another process may have been first; its folder is as good.
  await rename(staging, folder).catch(() => rm(staging, { recursive: true, force: true }));
  return folder;
}

export interface MachineFolders {
  /** Folder of all functions. */
  folder: string;
  /** Default: in `folder`. */
  programsFolder?: string;
}

/** Throws AppError `functions_unavailable` with the reason. */
export async function prepareFunctionMachine({ folder, programsFolder }: MachineFolders): Promise<FunctionMachine> {
  const installed = denoProgram();
  if (installed === null || !existsSync(installed)) {
    throw functionsUnavailable(`Deno is not installed for ${process.platform} on ${process.arch}.`);
  }
  const isRoot = process.getuid?.() === 0;
  const [programs, store] = [programsFolder ?? join(folder, "programs"), join(folder, "store")];
  const run = join(folder, ownName("r", 2));
  for (const path of [folder, programs, store, run]) {
    await mkdir(path, { recursive: true });
    await chmod(path, 0o711);
  }
  await chmod(programs, 0o755);
  await removeLeftovers({ parent: folder, kinds: ["r"] });
  await removeLeftovers({ parent: programs, kinds: ["staging"] });
  const closed = isRoot ? await firstClosedFolder(folder) : null;
  if (closed !== null) throw functionsUnavailable(`${closed} is closed to other users.`);
  const deno = await reachableProgram(installed, programs, `deno-${(await stat(installed)).size}`);
  const block = isRoot ? await leaseUidBlock(FUNCTION_UIDS) : null;
  const probe = block?.take();
  const node = await reachableProgram(process.execPath, programs, `node-${process.version}`);
  const { mode, reason } = await detectIsolation(node, probe?.uid);
  probe?.[Symbol.dispose]();
  const end = async (): Promise<void> => {
    await block?.[Symbol.asyncDispose]();
    await rm(run, { recursive: true, force: true });
  };
  if (mode === "none") {
    await end();
    throw functionsUnavailable(reason ?? "no reason given");
  }
  return {
    store,
    run,
    denoMounts: [...(await sharedLibraryMounts(deno)), { kind: "read-only", from: deno, to: "/bin/deno" }],
    runtime: await prepareRuntime(programs),
    takeUser() {
      const lease = block?.take();
      if (lease === undefined) return null;
      return {
        uid: lease.uid,
        async [Symbol.asyncDispose]() {
          await endProcessesOf(lease.uid);
          lease[Symbol.dispose]();
        },
      };
    },
    [Symbol.asyncDispose]: end,
  };
}
