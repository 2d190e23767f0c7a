/** Runs all escape probes in a sandbox of its own, beside another project's preview. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readTemplateFiles } from "@slipway/sandbox/local/dependencies/template-files";
import type { LocalSandbox } from "@slipway/sandbox/local";
import { expectedProbes, probeCode, readProbes, withPlugin, type Surroundings } from "./probes.ts";

export const templateDir = fileURLToPath(new URL("../../../template", import.meta.url));

/** First process of this server's that has `text` in its command line. */
function processNaming(text: string): number {
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue;
    try {
      if (readFileSync(`/proc/${name}/cmdline`, "utf8").includes(text)) return Number(name);
    } catch {
      // It has ended meanwhile.
    }
  }
  throw new Error(`no process names ${text}`);
}

/** Parts of a neighbouring project that a project could see if it could see anything. */
function neighbour(sandbox: LocalSandbox, sandboxRoot: string): Surroundings["other"] {
  const { socketPath } = sandbox.previews.address("neighbour")!;
  // One process may have had other sandboxes before this one.
  const slots = basename(dirname(socketPath)).replace(/^s-/, "slots-");
  const folder = join(sandboxRoot, slots, readdirSync(join(sandboxRoot, slots))[0]!);
  return { folder, socketPath, process: processNaming(folder) };
}

export interface ProbeRun {
  expected: string[];
  answered: string[];
  out: string[];
  /** Connections that reached the listener on the host's loopback. */
  reached: number;
  log: string;
}

export async function runProbes(sandbox: LocalSandbox, dataDir: string): Promise<ProbeRun> {
  const template = await readTemplateFiles(templateDir);
  const secretFolder = mkdtempSync(join(tmpdir(), "slipway-secret-"));
  writeFileSync(join(secretFolder, "secret.txt"), "canary-of-the-host");
  let reached = 0;
  const listener = createServer((_request, response) => response.end("reached")).on("connection", () => (reached += 1));
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  try {
    const files = async (): Promise<Map<string, Uint8Array>> => template;
    await sandbox.previews.wake({ projectId: "neighbour", treeKey: "1", files, dependencies: {} });
    const sandboxRoot = join(dataDir, "sandbox");
    const around: Surroundings = {
      secretFolder,
      sandboxRoot,
      port: (listener.address() as AddressInfo).port,
      hostProcess: process.pid,
      other: neighbour(sandbox, sandboxRoot),
      hostname: hostname(),
    };
    const { log } = await sandbox.build({ files: withPlugin(template, probeCode(around)), dependencies: {} });
    return { expected: expectedProbes(around), ...readProbes(log), reached, log };
  } finally {
    await sandbox.previews.sleep("neighbour");
    listener.close();
    rmSync(secretFolder, { recursive: true, force: true });
  }
}
