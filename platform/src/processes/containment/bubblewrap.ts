import { dirname } from "node:path";
import type { Mount, SandboxPlan } from "../port.ts";

const MEBIBYTE = 1 << 20;

const mountArguments = (mount: Mount): string[] => {
  switch (mount.kind) {
    case "read-only":
      return [mount.optional ? "--ro-bind-try" : "--ro-bind", mount.from, mount.to];
    case "writable":
      return ["--bind", mount.from, mount.to];
    case "memory":
      return ["--size", String(mount.bytes), "--perms", "1777", "--tmpfs", mount.to];
    case "symlink":
      return ["--symlink", mount.target, mount.to];
  }
};

/** bwrap creates the folders above a mounted file for their owner only, so a later user could not pass. */
function foldersAbove(mounts: readonly Mount[]): string[] {
  const folders = new Set<string>();
  for (const { to } of mounts)
    for (let at = dirname(to); at !== "/"; at = dirname(at)) {
      if (!mounts.some((mount) => mount.to === at)) folders.add(at);
    }
  return [...folders].sort().flatMap((folder) => ["--dir", folder]);
}

/** For root, the child's user changes before bwrap starts, or inside. */
const namespaces = (plan: SandboxPlan, switchesUser: boolean): string[] =>
  switchesUser
    ? ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"]
    : ["--unshare-all", "--unshare-user", ...(plan.nestedNamespaces ? [] : ["--disable-userns"])];

const SWITCHING_RIGHTS = ["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"];
/** Files about the machine that engines read; no process, and not `mountinfo`, which names folders. */
const FIGURES = ["cpuinfo", "loadavg", "meminfo", "stat", "uptime"];

const figuresOf = (command: string): string[] => [
  ...["--dir", "/proc/self", "--symlink", command, "/proc/self/exe"],
  ...FIGURES.flatMap((name) => ["--ro-bind-try", `/proc/${name}`, `/proc/${name}`]),
];

function systemFolders({ plan, command }: BubblewrapRequest): string[] {
  if (plan.isBare) return NULL_DEVICE;
  return [...(plan.hasProcesses ? ["--proc", "/proc"] : figuresOf(command)), "--dev", "/dev"];
}

const NULL_DEVICE = ["--dir", "/dev", "--dev-bind", "/dev/null", "/dev/null"];

export interface BubblewrapRequest {
  /** Program that runs inside. */
  command: string;
  plan: SandboxPlan;
  env: Readonly<Record<string, string>>;
  cwd: string;
  /** Descriptor from which bwrap reads a filter of system calls; null for none. */
  filterDescriptor: number | null;
  /** The command begins with a program that changes the user, and gets the rights for that. */
  switchesUser: boolean;
}

/**
 * Arguments for bwrap up to, not including, the command. Every namespace is unshared, so there is no network but the
 * sandbox's own loopback; paths that are not mounted do not exist, and only the named mounts are writable.
 */
export function bubblewrapArguments(request: BubblewrapRequest): string[] {
  const { plan, env, cwd, filterDescriptor, switchesUser } = request;
  return [
    ...namespaces(plan, switchesUser),
    "--die-with-parent",
    "--new-session",
    ...(plan.isFirstProcess ? ["--as-pid-1"] : []),
    ...(plan.infoDescriptor === undefined ? [] : ["--info-fd", String(plan.infoDescriptor)]),
    "--clearenv",
    "--cap-drop",
    "ALL",
    ...(switchesUser ? SWITCHING_RIGHTS.flatMap((right) => ["--cap-add", right]) : []),
    "--hostname",
    plan.hostname ?? "sandbox",
    ...systemFolders(request),
    ...mountArguments({ kind: "memory", to: "/dev/shm", bytes: plan.sharedMemoryBytes ?? 16 * MEBIBYTE }),
    // bwrap leaves /dev itself writable, where a sandbox could otherwise fill memory.
    ...(plan.isBare ? [] : ["--remount-ro", "/dev"]),
    ...(switchesUser ? foldersAbove(plan.mounts) : []),
    ...plan.mounts.flatMap(mountArguments),
    "--remount-ro",
    "/",
    ...(filterDescriptor === null ? [] : ["--seccomp", String(filterDescriptor)]),
    ...Object.entries(env).flatMap(([name, value]) => ["--setenv", name, value]),
    "--chdir",
    cwd,
    "--",
  ];
}
