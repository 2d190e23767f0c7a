import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findExecutable } from "./find-executable.ts";
import { spawnProcess } from "./local.ts";
import type { Isolation, Mount } from "./port.ts";
import { leaseUidBlock, SANDBOX_UIDS } from "./uid-leases.ts";
import { sharedLibraryMounts } from "./containment/shared-libraries.ts";
import { systemCallFilter } from "./containment/system-call-filter.ts";

const run = promisify(execFile);

const SHARED_USER =
  "Sandboxes share this user, because the server does not run as root: they are kept apart by namespaces only, and the number of processes is bounded by the memory watchdog alone.";
const WATCHDOG = "Memory is bounded by a watchdog that looks twice a second, not by a control group.";
const NO_FILTER = "Sandboxes may make every system call: there is no filter for this processor.";

/** Starts one empty sandbox to learn what this machine allows. `uid` is one from our leased block when we are root. */
export async function detectIsolation(nodePath: string, uid: number | undefined): Promise<Isolation> {
  const none = (reason: string): Isolation => ({ mode: "none", reduced: [], reason });
  if (process.platform !== "linux") return none("Isolation needs Linux.");
  for (const name of ["bwrap", "setpriv", "prlimit"]) {
    if (!findExecutable(name))
      return none(
        `The program "${name}" is not installed (package ${name === "bwrap" ? "bubblewrap" : "util-linux"}).`,
      );
  }
  const libraries: Mount[] = await sharedLibraryMounts(nodePath);
  await using probe = spawnProcess({
    command: "/bin/node",
    args: ["-e", "process.exit(0)"],
    uid,
    sandbox: { mounts: [...libraries, { kind: "read-only", from: nodePath, to: "/bin/node" }] },
    limits: { wallMs: 10_000 },
  });
  const { code } = await probe.exited;
  if (code !== 0)
    return none(`bubblewrap could not start a sandbox here: ${probe.tail().trim().slice(0, 300) || "no reason given"}`);
  const reduced = systemCallFilter() === null ? [WATCHDOG, NO_FILTER] : [WATCHDOG];
  return uid === undefined
    ? { mode: "user-namespace", reduced: [SHARED_USER, ...reduced], reason: null }
    : { mode: "own-uid", reduced, reason: null };
}

/** As `detectIsolation`, with a user of our own when we are root; for doctor. */
export async function detectIsolationHere(): Promise<Isolation> {
  await using users = process.getuid?.() === 0 ? await leaseUidBlock(SANDBOX_UIDS) : null;
  using user = users?.take();
  return await detectIsolation(process.execPath, user?.uid);
}

/** Version line of bubblewrap, for doctor. */
export async function bubblewrapVersion(): Promise<string | null> {
  const bwrap = findExecutable("bwrap");
  if (!bwrap) return null;
  const { stdout } = await run(bwrap, ["--version"], { timeout: 5_000 }).catch(() => ({ stdout: "" }));
  return stdout.trim() || null;
}
