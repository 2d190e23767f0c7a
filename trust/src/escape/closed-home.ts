/** Runs the probes from a copy of the sandbox in a home that is closed to everybody but its owner, as the owner. */
import { execFile } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findExecutable } from "@slipway/platform/processes/find-executable";
import { firstClosedFolder } from "@slipway/platform/processes/reachable";
import { giveBaseSet } from "@slipway/sandbox/testing";
import type { InstallRun } from "./install-run.ts";
import { templateDir, type ProbeRun } from "./probe-run.ts";

/** A user without an account; the blocks of sandboxes, browsers and databases end below. */
export const SOMEBODY = 61_234;

const root = join(templateDir, "..");

/** Whether somebody else can read our packages and our Node: not where the whole checkout lies in a closed home. */
export const othersMayRead = async (): Promise<boolean> =>
  (await Promise.all([root, dirname(process.execPath)].map(firstClosedFolder))).every((closed) => closed === null);

export interface ClosedHomeRun {
  engine: string;
  run: ProbeRun;
  installs: InstallRun;
}

/** All packages are those of this checkout, but for the copied sandbox: its files are the ones that lie in the closed home. */
function linkPackages(checkout: string): void {
  const from = join(root, "node_modules");
  const to = join(checkout, "node_modules");
  mkdirSync(join(to, "@slipway"), { recursive: true });
  for (const name of readdirSync(from)) if (name !== "@slipway") symlinkSync(join(from, name), join(to, name));
  for (const room of readdirSync(join(from, "@slipway"))) {
    const place = room === "sandbox" ? checkout : root;
    symlinkSync(join(place, room), join(to, "@slipway", room));
  }
}

/** `installs`: how many hostile packages are asked for; each costs seconds. */
export async function runFromClosedHome(uid: number, installs: number): Promise<ClosedHomeRun> {
  await using stack = new AsyncDisposableStack();
  const folder = (name: string): string => {
    const path = mkdtempSync(join(tmpdir(), `slipway-${name}-`));
    stack.defer(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };
  const home = folder("home");
  // Root's sandboxes have users of their own, and those must be able to pass through the data.
  const dataDir = uid === 0 ? folder("open") : join(home, "data");
  const checkout = join(home, "checkout");
  for (const path of ["sandbox/src", "sandbox/package.json", "trust/src/escape", "trust/scripts", "template"])
    cpSync(join(root, path), join(checkout, path), {
      recursive: true,
      filter: (each) => !each.includes("node_modules"),
    });
  linkPackages(checkout);
  await giveBaseSet(dataDir);
  if (uid === 0) chmodSync(dataDir, 0o755);
  else
    for (const path of [home, dataDir, join(dataDir, "sandbox"), join(dataDir, "sandbox/sets")])
      chownSync(path, uid, uid);
  const [command, ...args] = [
    findExecutable("setpriv")!,
    ...[`--reuid=${uid}`, `--regid=${uid}`, "--clear-groups"],
    ...[process.execPath, "--disable-warning=ExperimentalWarning"],
    ...[join(checkout, "trust/scripts/probe-again.ts"), dataDir, String(installs)],
  ];
  const env = { PATH: process.env["PATH"], HOME: home, SLIPWAY_TEST_CANARY: "canary-of-the-environment" };
  const { stdout } = await promisify(execFile)(command!, args, { env, cwd: home });
  return JSON.parse(stdout) as ClosedHomeRun;
}
