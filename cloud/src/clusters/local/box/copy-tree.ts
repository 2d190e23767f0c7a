/** Copies of a database's files: by its own user, in a sandbox that holds nothing but the two folders. */
import { readFileSync } from "node:fs";
import { chown, mkdir, stat } from "node:fs/promises";
import { switchUserMounts, spawnProcess } from "@slipway/platform/processes/local";
import type { Mount } from "@slipway/platform/processes/port";
import { sharedLibraryMounts } from "@slipway/platform/processes/containment/shared-libraries";

const COPIER = readFileSync(new URL("./copier.js", import.meta.url), "utf8");
/** Counted together with the processes of the database, which may run meanwhile. */
const MAX_PROCESSES = 512;

export interface TreeCopy {
  from: string;
  /** Created when it does not exist. */
  to: string;
  /** Owner of the files and of their copies; null when we are not root. */
  uid: number | null;
  /** Paths below `from` that are not copied. */
  leftOut: RegExp;
  /** Copies only what lies in this folder below `from`. */
  under?: string;
  /** Whether the copy survives a loss of power when this answers. */
  sync?: boolean;
}

let nodeMounts: Promise<Mount[]> | null = null;

async function readNodeMounts(): Promise<Mount[]> {
  const { execPath } = process;
  return [
    ...(process.getuid?.() === 0 ? await switchUserMounts() : []),
    ...(await sharedLibraryMounts(execPath)),
    { kind: "read-only", from: execPath, to: "/bin/node" },
  ];
}

/** The copier's last line when it failed. */
function failureOf(tail: string): Error {
  const line = tail.trim().split("\n").at(-1) ?? "";
  try {
    const { code, message } = JSON.parse(line) as { code?: string; message: string };
    return Object.assign(new Error(message), { code });
  } catch {
    return new Error(`the files of a database were not copied: ${tail.slice(-500)}`);
  }
}

/**
 * Copies regular files and folders, none of which may vanish meanwhile. Throws with the `code` of the call that failed.
 */
export async function copyTree({ from, to, uid, leftOut, under = "", sync = false }: TreeCopy): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  if (uid !== null) await chown(to, uid, uid);
  await stat(from);
  const mounts = await (nodeMounts ??= readNodeMounts());
  await using copier = spawnProcess({
    command: "/bin/node",
    args: ["--max-semi-space-size=1", "--input-type=module", "-e", COPIER],
    env: { UV_THREADPOOL_SIZE: "8", COPY: JSON.stringify({ leftOut: leftOut.source, under, sync }) },
    uid: uid ?? undefined,
    sandbox: {
      mounts: [...mounts, { kind: "read-only", from, to: "/from" }, { kind: "writable", from: to, to: "/to" }],
      hostname: "copy",
      filter: "database",
      isBare: true,
      isFirstProcess: true,
      switchesUserInside: true,
    },
    // The copier ends when we do.
    input: "pipe",
    limits: { processes: MAX_PROCESSES },
  });
  const { code } = await copier.exited;
  if (code !== 0) throw failureOf(copier.tail());
}
