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

/** bwrap makes the folders above a mounted file for their owner only, which whoever it is not yet could not pass. */
function foldersAbove(mounts: readonly Mount[]): string[] {
  const folders = new Set<string>();
  for (const { to } of mounts)
    for (let at = dirname(to); at !== "/"; at = dirname(at)) {
      if (!mounts.some((mount) => mount.to === at)) folders.add(at);
    }
  return [...folders].sort().flatMap((folder) => ["--dir", folder]);
}

/** The user of root's children changes before bwrap starts, or inside. */
const namespaces = (plan: SandboxPlan, switchesUser: boolean): string[] =>
  switchesUser
    ? ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"]
    : ["--unshare-all", "--unshare-user", ...(plan.nestedNamespaces ? [] : ["--disable-userns"])];

const SWITCHING_RIGHTS = ["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"];
/** The machine's figures that engines read; no process, and none of the names of folders that `mountinfo` holds. */
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
  /** What is run inside. */
  command: string;
  plan: SandboxPlan;
  env: Readonly<Record<string, string>>;
  cwd: string;
  /** Where bwrap reads a filter of system calls; null for none. */
  filterDescriptor: number | null;
  /** The command begins with what changes the user, and gets the rights to. */
  switchesUser: boolean;
}

/**
 * Arguments for bwrap up to, not including, the command. Every namespace is unshared, so there is no network but the
 * sandbox's own loopback; what is not mounted does not exist; nothing but the named mounts is writable.
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
    // bwrap leaves /dev itself writable: without this a sandbox could fill memory there.
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
