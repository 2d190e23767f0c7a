import type { Mount, SandboxPlan } from "../port.ts";

const MEBIBYTE = 1 << 20;

const mountArguments = (mount: Mount): string[] => {
  switch (mount.kind) {
    case "read-only":
      return [mount.optional ? "--ro-bind-try" : "--ro-bind", mount.from, mount.to];
    case "writable":
      return ["--bind", mount.from, mount.to];
    case "memory":
      return ["--size", String(mount.bytes), "--tmpfs", mount.to];
    case "symlink":
      return ["--symlink", mount.target, mount.to];
  }
};

export interface BubblewrapRequest {
  plan: SandboxPlan;
  env: Readonly<Record<string, string>>;
  cwd: string;
  /** Where bwrap reads a filter of system calls; null for none. */
  filterDescriptor: number | null;
}

/**
 * Arguments for bwrap up to, not including, the command. Every namespace is unshared, so there is no network but the
 * sandbox's own loopback; what is not mounted does not exist; nothing but the named mounts is writable.
 */
export function bubblewrapArguments({ plan, env, cwd, filterDescriptor }: BubblewrapRequest): string[] {
  return [
    "--unshare-all",
    "--unshare-user",
    ...(plan.nestedNamespaces ? [] : ["--disable-userns"]),
    "--die-with-parent",
    "--new-session",
    "--clearenv",
    "--cap-drop",
    "ALL",
    "--hostname",
    plan.hostname ?? "sandbox",
    "--proc",
    "/proc",
    "--dev",
    "/dev",
    ...mountArguments({ kind: "memory", to: "/dev/shm", bytes: plan.sharedMemoryBytes ?? 16 * MEBIBYTE }),
    // bwrap leaves /dev itself writable: without this a sandbox could fill memory there.
    "--remount-ro",
    "/dev",
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
