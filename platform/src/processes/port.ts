/**
 * Child processes: argument arrays, bounded output, limits, isolation, and an end that always comes. A child never
 * outlives this process, not even after kill -9: the kernel kills it (parent-death signal or bubblewrap's).
 */
import type { Duplex, Readable, Writable } from "node:stream";

export type OutputStream = "stdout" | "stderr";

export interface ProcessLimits {
  /** Resident memory of the whole process tree; a watchdog looks twice a second and kills. */
  memoryBytes?: number;
  /** Wall time after which the tree is killed. */
  wallMs?: number;
  openFiles?: number;
  /** Largest file the child may write. */
  fileBytes?: number;
  /** Private memory the child may ask for, counted before it is used; engines that reserve much more than they use need room. */
  dataBytes?: number;
  /** Processes and threads of the whole uid: honoured only together with `uid`, where no other work shares it. */
  processes?: number;
}

export interface OutputOptions {
  /** Bytes of each stream's end that are kept for `tail()`. */
  tailBytes?: number;
  /** Longer lines are cut here. */
  lineBytes?: number;
  /** Both streams together; a child that writes more is killed with reason `output`. */
  totalBytes?: number;
  onLine?: (line: string, stream: OutputStream) => void;
}

/** One entry of the sandbox's file system, in order: a later one covers an earlier one. */
export type Mount =
  | { kind: "read-only"; from: string; to: string; optional?: boolean }
  | { kind: "writable"; from: string; to: string }
  | { kind: "memory"; to: string; bytes: number }
  | { kind: "symlink"; target: string; to: string };

/** A file system, a network and a set of processes of its own (bubblewrap). The environment is exactly `env`. */
export interface SandboxPlan {
  mounts: readonly Mount[];
  /** `/dev/shm`; small by default, Chromium needs more. */
  sharedMemoryBytes?: number;
  /** Lets the program make namespaces of its own, which Chromium's inner sandbox does. */
  nestedNamespaces?: boolean;
  hostname?: string;
  /**
   * A `/proc` of its processes. It names folders of the host where they are mounted, so it is for engines only whose own rules
   * keep code from reading it; others find the machine's figures there and which program they are.
   */
  hasProcesses?: boolean;
  /** No `/proc`, and no device but `null`: for programs that need neither. */
  isBare?: boolean;
  /**
   * Root makes the sandbox and the child becomes its user inside, so that folders can be mounted which only root may reach. The
   * mounts must hold `switchUserMounts`. Its end with ours does not come by itself: the kernel lets a launcher without rights
   * signal no other user, so the program itself must see that its input ended. Without `uid` nothing changes.
   */
  switchesUserInside?: boolean;
  /** The program is the first process: bwrap ends only after every process of the sandbox has ended. */
  isFirstProcess?: boolean;
  /** Which of our descriptors is told the host's number of the first process (`child-pid` in JSON). */
  infoDescriptor?: number;
  /** The filter of system calls; default `project`. */
  filter?: SystemCallPolicy;
}

/**
 * `project`: what code of a project has no use for. `database`: beyond that every socket but UNIX ones, and the making of links
 * and devices.
 */
export type SystemCallPolicy = "project" | "database";

export interface SpawnOptions {
  /** Absolute path, or a name on this process's PATH; inside the sandbox's file system when `sandbox` is given. */
  command: string;
  args?: readonly string[];
  /** The child's whole environment: nothing is inherited. */
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** User and group the child runs as; needs root. */
  uid?: number;
  limits?: ProcessLimits;
  /** From 1 to 19: gives way to everything else that wants the processor. */
  niceness?: number;
  sandbox?: SandboxPlan;
  output?: OutputOptions;
  /** Default is no input. */
  input?: "pipe" | "none";
  /** `raw` hands the stream to the caller, who must read it with bounds of their own. */
  stdout?: "lines" | "raw";
  /** Descriptors from 3 on: `duplex` is a fresh UNIX socket pair, a number one of ours to inherit. */
  descriptors?: readonly ("duplex" | number)[];
  /** Resolves `ready` at the first line for which it answers true. Without it, ready at once. */
  isReady?: (line: string, stream: OutputStream) => boolean;
  /** Between SIGTERM and SIGKILL on disposal. Default 2000. */
  graceMs?: number;
}

export type ExitReason = "exited" | "stopped" | "memory" | "wall" | "output";

export interface ProcessExit {
  code: number | null;
  signal: NodeJS.Signals | null;
  reason: ExitReason;
}

export interface ManagedProcess extends AsyncDisposable {
  readonly pid: number;
  readonly stdin: Writable | null;
  /** Only with `stdout: "raw"`. */
  readonly stdout: Readable | null;
  /** The `duplex` descriptors, in order. */
  readonly channels: readonly Duplex[];
  /** Rejects when the child ends before it was ready. */
  readonly ready: Promise<void>;
  /** Settles once the child is gone and its output was read. Never rejects. */
  readonly exited: Promise<ProcessExit>;
  /** The last of what the child wrote on both streams, as text. */
  tail(): string;
  /** SIGKILL to the whole group, now. */
  kill(reason?: ExitReason): void;
}

/** How well this machine can isolate code from us. */
export interface Isolation {
  /** `own-uid`: root gives every sandbox a user of its own. `user-namespace`: sandboxes share our user. `none`: refuse. */
  mode: "own-uid" | "user-namespace" | "none";
  /** Sentences for doctor about what is weaker than it could be. */
  reduced: string[];
  /** Why `none`. */
  reason: string | null;
}
