/**
 * The system calls that code in a sandbox has no honest use for, refused by the kernel (seccomp): interfaces that reach past
 * namespaces (vsock leads to the hypervisor, io_uring past this very filter) or have been the way out of them before. What
 * Node, Vite, TypeScript and npm need stays. Chromium in its own sandbox brings its own filter.
 */
import type { SystemCallPolicy } from "../port.ts";

/** Numbers from the kernel's tables: x86-64, and the generic table that arm64 uses. */
const REFUSED: Readonly<Record<string, readonly [x64: number | null, arm64: number | null]>> = {
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kcmp: [312, 272],
  pidfd_getfd: [438, 438],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  unshare: [272, 97],
  setns: [308, 268],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  fanotify_init: [300, 262],
  quotactl: [179, 60],
  quotactl_fd: [443, 443],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  reboot: [169, 142],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  syslog: [103, 116],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  clock_adjtime: [305, 266],
  adjtimex: [159, 171],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  vhangup: [153, 58],
  iopl: [172, null],
  ioperm: [173, null],
  modify_ldt: [154, null],
};

/**
 * Beyond those, what no Postgres calls on its data: who looks at the folder from outside meets no link and no device there, and
 * nothing runs that is no file.
 */
const REFUSED_TO_DATABASES: typeof REFUSED = {
  symlink: [88, null],
  symlinkat: [266, 36],
  mknod: [133, null],
  mknodat: [259, 33],
  memfd_create: [319, 279],
  execveat: [322, 281],
};

interface Architecture {
  audit: number;
  column: 0 | 1;
  socket: number;
  ioctl: number;
  clone: number;
  /** Numbers from here on belong to the x32 table, which would walk around ours. */
  foreignFrom: number | null;
}

const ARCHITECTURES: Readonly<Partial<Record<NodeJS.Architecture, Architecture>>> = {
  x64: { audit: 0xc000003e, column: 0, socket: 41, ioctl: 16, clone: 56, foreignFrom: 0x40000000 },
  arm64: { audit: 0xc00000b7, column: 1, socket: 198, ioctl: 29, clone: 220, foreignFrom: null },
};

const CLONE3 = 435;
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET. */
const NEW_NAMESPACES = 0x7e020000;
/** Put characters into a terminal's input as if somebody had typed them: TIOCSTI, TIOCLINUX. */
const TYPING = [0x5412, 0x541c];
/** AF_UNIX, AF_INET, AF_INET6, AF_NETLINK (names of interfaces). */
const SOCKET_FAMILIES: Readonly<Record<SystemCallPolicy, readonly number[]>> = {
  project: [1, 2, 10, 16],
  database: [1],
};

const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const refuseWith = (errno: number): number => 0x00050000 | errno;

const LOAD = 0x20;
const JUMP_EQUAL = 0x15;
const JUMP_AT_LEAST = 0x35;
const JUMP_ANY_BIT = 0x45;
const RETURN = 0x06;

/** Offsets in what the kernel shows the program: number, architecture, low halves of the first two arguments. */
const NUMBER = 0;
const AUDIT = 4;
const FIRST = 16;
const SECOND = 24;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

/** Returns `verdict` where the comparison holds, otherwise goes on. */
const when = (code: number, value: number, verdict: number): Instruction[] => [
  [code, 0, 1, value],
  [RETURN, 0, 0, verdict],
];

/** Runs `body`, which must return, for one system call; the number stays loaded for the others. */
const only = (number: number, body: readonly Instruction[]): Instruction[] => [
  [JUMP_EQUAL, 0, body.length, number],
  ...body,
];

function instructions(machine: Architecture, policy: SystemCallPolicy): Instruction[] {
  const { audit, column, foreignFrom, socket, ioctl, clone } = machine;
  const refused = policy === "database" ? { ...REFUSED, ...REFUSED_TO_DATABASES } : REFUSED;
  const numbers = Object.values(refused).flatMap((row) => row[column] ?? []);
  return [
    [LOAD, 0, 0, AUDIT],
    [JUMP_EQUAL, 1, 0, audit],
    [RETURN, 0, 0, KILL],
    [LOAD, 0, 0, NUMBER],
    ...(foreignFrom === null ? [] : when(JUMP_AT_LEAST, foreignFrom, refuseWith(ENOSYS))),
    ...numbers.flatMap((number) => when(JUMP_EQUAL, number, refuseWith(EPERM))),
    // Its flags lie in memory, where no filter sees them; C libraries then take `clone`.
    ...when(JUMP_EQUAL, CLONE3, refuseWith(ENOSYS)),
    ...only(clone, [
      [LOAD, 0, 0, FIRST],
      ...when(JUMP_ANY_BIT, NEW_NAMESPACES, refuseWith(EPERM)),
      [RETURN, 0, 0, ALLOW],
    ]),
    ...only(ioctl, [
      [LOAD, 0, 0, SECOND],
      ...TYPING.flatMap((request) => when(JUMP_EQUAL, request, refuseWith(EPERM))),
      [RETURN, 0, 0, ALLOW],
    ]),
    ...only(socket, [
      [LOAD, 0, 0, FIRST],
      ...SOCKET_FAMILIES[policy].flatMap((family) => when(JUMP_EQUAL, family, ALLOW)),
      [RETURN, 0, 0, refuseWith(EAFNOSUPPORT)],
    ]),
    [RETURN, 0, 0, ALLOW],
  ];
}

/** The filter as `bwrap --seccomp` reads it (classic BPF); null for processors whose numbers we do not have. */
export function systemCallFilter(
  policy: SystemCallPolicy = "project",
  processor: NodeJS.Architecture = process.arch,
): Buffer | null {
  const machine = ARCHITECTURES[processor];
  if (machine === undefined) return null;
  return Buffer.concat(
    instructions(machine, policy).map(([code, ifTrue, ifFalse, value]) => {
      const bytes = Buffer.alloc(8);
      bytes.writeUInt16LE(code, 0);
      bytes.writeUInt8(ifTrue, 2);
      bytes.writeUInt8(ifFalse, 3);
      bytes.writeUInt32LE(value >>> 0, 4);
      return bytes;
    }),
  );
}
