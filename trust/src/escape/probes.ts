/**
 * Targets that hostile code in a runner tries to reach. Probes only look and change nothing outside. Each reports what
 * it got, and anything it got is an escape.
 */
import { systemCallProgram, type SystemCall } from "@slipway/platform/testing/system-call-program";

export interface Surroundings {
  /** A folder of the host with `secret.txt`. */
  secretFolder: string;
  /** A listener on the host's loopback. */
  port: number;
  /** A process of the host. */
  hostProcess: number;
  /** The sandbox room's own folder on the host. */
  sandboxRoot: string;
  /** Another project's runner that is awake. */
  other: { folder: string; socketPath: string; process: number };
  hostname: string;
}

const text = JSON.stringify;

const files = ({ secretFolder, sandboxRoot, other }: Surroundings): Record<string, string> => ({
  shadow: `read("/etc/shadow")`,
  passwd: `read("/etc/passwd")`,
  hostFile: `read(${text(`${secretFolder}/secret.txt`)})`,
  hostFileThroughRoot: `read("/proc/1/root" + ${text(`${secretFolder}/secret.txt`)})`,
  homeFolder: `list("/root")`,
  homeFolders: `list("/home")`,
  symlinkOut: `fs.symlink(${text(secretFolder)}, "/tmp/out").then(() => read("/tmp/out/secret.txt"))`,
  hardLinkToHostFile: `fs.link(${text(`${secretFolder}/secret.txt`)}, "/tmp/hard")`,
  hardLinkAcrossMounts: `fs.link("/runner/main.mjs", "/tmp/runner")`,
  dotsOut: `read("/app/src/../../../../../../.." + ${text(`${secretFolder}/secret.txt`)})`,
  otherSlots: `list(${text(sandboxRoot)})`,
  otherProjectsFile: `read(${text(`${other.folder}/package.json`)})`,
  otherSocketFolder: `list(${text(other.socketPath.replace(/\/[^/]+$/, ""))})`,
  devices: `list("/dev").then((names) => got(names.filter((name) => !/^(console|core|fd|full|null|ptmx|pts|random|shm|std(in|out|err)|tty|urandom|zero)$/.test(name))))`,
  memoryDevice: `open("/dev/mem", "r")`,
  kernelMessages: `open("/dev/kmsg", "r")`,
  kernelMemory: `open("/proc/kcore", "r")`,
  terminal: `open("/dev/tty", "r+")`,
});

const writing = (): Record<string, string> => ({
  writeRoot: `write("/x")`,
  writeApp: `write("/app/x")`,
  writeNodeModules: `write("/node_modules/vite/x")`,
  overwriteDependency: `open("/node_modules/vite/package.json", "r+")`,
  writeOptimized: `write("/app/node_modules/.vite/deps/x.js")`,
  writeServed: `write("/served/x")`,
  writeRunner: `write("/runner/x")`,
  overwriteRunner: `open("/runner/main.mjs", "r+")`,
  overwriteNode: `open("/bin/node", "r+")`,
  overwriteLibrary: `read("/proc/self/maps").then((maps) => open(/\\S*\\/libc\\.so\\S*/.exec(maps)[0], "r+"))`,
  openRunnerToAll: `fs.chmod("/runner/main.mjs", 0o777).then(() => "changed")`,
  writeDev: `write("/dev/x")`,
  corePattern: `open("/proc/sys/kernel/core_pattern", "r+")`,
  modprobe: `open("/proc/sys/kernel/modprobe", "r+")`,
  sysrq: `open("/proc/sysrq-trigger", "r+")`,
  userMap: `open("/proc/self/uid_map", "r+").then(() => fs.writeFile("/proc/self/uid_map", "0 0 1")).then(() => "mapped")`,
  cgroups: `list("/sys/fs/cgroup")`,
  kernelSettings: `list("/sys")`,
});

const network = ({ port, other }: Surroundings): Record<string, string> => ({
  hostLoopback: `dial("127.0.0.1", ${port})`,
  hostLoopback6: `dial("::1", ${port})`,
  everyAddress: `dial("0.0.0.0", ${port})`,
  internet: `dial("1.1.1.1", 443)`,
  internet6: `dial("2606:4700:4700::1111", 443)`,
  metadata: `dial("169.254.169.254", 80)`,
  names: `dns.lookup("example.com")`,
  namesByPacket: `datagram("127.0.0.53", 53)`,
  interfaces: `got(Object.entries(os.networkInterfaces()).flatMap(([name, all]) => (name === "lo" ? [] : all.map(({ address }) => address))))`,
  abstractSocket: `dialPath("\\0slipway-uids-sandbox-20000")`,
  otherProjectsSocket: `dialPath(${text(other.socketPath)})`,
  containerDaemon: `dialPath("/var/run/docker.sock")`,
  systemBus: `dialPath("/run/dbus/system_bus_socket")`,
});

/** Tables of mounts, and command lines of the processes that started the sandbox, may contain folders of the host. */
const hostPaths = (): Record<string, string> => ({
  ownMounts: `read("/proc/self/mountinfo")`,
  ownMountsInShort: `read("/proc/self/mounts")`,
  mounts: `read("/proc/mounts")`,
  mountsOfFirstProcess: `read("/proc/1/mountinfo")`,
  mountsOfThread: `read("/proc/thread-self/mountinfo")`,
  mountStatistics: `read("/proc/self/mountstats")`,
  commandOfFirstProcess: `read("/proc/1/cmdline")`,
  ownMaps: `read("/proc/self/maps")`,
  ownGroups: `read("/proc/self/cgroup")`,
  swapFiles: `read("/proc/swaps")`,
  startOfKernel: `read("/proc/cmdline")`,
  socketsOfHost: `read("/proc/net/unix")`,
  ownFolders: `links("/proc/self").then((all) => got(all.filter((target) => target !== "/proc/" && target !== "/bin/node")))`,
  proc: `list("/proc").then((names) => got(names.filter((name) => !/^(cpuinfo|loadavg|meminfo|stat|uptime|self)$/.test(name))))`,
});

const processes = ({ hostProcess, other, hostname }: Surroundings): Record<string, string> => ({
  environmentOfFirstProcess: `read("/proc/1/environ").then((all) => got(all.split("\\0").filter(Boolean)))`,
  ownEnvironment: `got(Object.keys(process.env).filter((name) => !/^(PATH|HOME|NODE_ENV|UV_THREADPOOL_SIZE|PWD|VITE_USER_NODE_ENV)$/.test(name)))`,
  environmentsHold: `processIds().then((ids) => Promise.all(ids.map((id) => read("/proc/" + id + "/environ").catch(() => "")))).then((all) => got(all.filter((each) => each.includes("canary"))))`,
  descriptors: `links("/proc/self/fd").then((all) => got(all.filter((target) => !/^(\\/dev\\/null|pipe:|socket:|anon_inode:|\\/(proc|app|node_modules)\\/)/.test(target))))`,
  descriptorsOfFirstProcess: `links("/proc/1/fd").then((all) => got(all.filter((target) => !/^(\\/dev\\/null|pipe:|socket:|anon_inode:|\\/(proc|app|node_modules)\\/)/.test(target))))`,
  rootOfFirstProcess: `read("/proc/1/root/etc/hostname")`,
  hostProcesses: `processIds().then((ids) => got(ids.filter((id) => +id > 64)))`,
  signalToHost: `Promise.resolve().then(() => { process.kill(${hostProcess}, 0); return "seen"; })`,
  signalToOtherProject: `Promise.resolve().then(() => { process.kill(${other.process}, 0); return "seen"; })`,
  otherProjectsMemory: `open("/proc/${other.process}/mem", "r")`,
  hostname: `got(os.hostname() === ${text(hostname)} ? [os.hostname()] : [])`,
  priority: `Promise.resolve().then(() => { os.setPriority(0, -20); return "raised"; })`,
  setuid: `Promise.resolve().then(() => { process.setuid(0); return "root"; })`,
  setgid: `Promise.resolve().then(() => { process.setgid(0); return "root"; })`,
  groups: `Promise.resolve().then(() => { process.setgroups([0]); return "root"; })`,
  shell: `run("/bin/sh", ["-c", "id"])`,
  newUserNamespace: `run("/usr/bin/unshare", ["-r", "true"])`,
});

/** Every probe in JavaScript by name: an expression that resolves to what it got, or rejects with the reason. */
const probesFor = (around: Surroundings): Record<string, string> => ({
  ...files(around),
  ...writing(),
  ...network(around),
  ...processes(around),
  ...hostPaths(),
});

const NEW_USER = 0x10000000;

/** Probes made by a program of the project's own. A negative answer is the kernel's refusal. */
const SYSTEM_CALLS: readonly SystemCall[] = [
  { name: "vsockToTheHypervisor", number: 41, arguments: [40, 1, 0] },
  { name: "packetSocket", number: 41, arguments: [17, 3, 0] },
  { name: "rawSocket", number: 41, arguments: [2, 3, 1] },
  { name: "kernelCrypto", number: 41, arguments: [38, 5, 0] },
  { name: "ioUring", number: 425, arguments: [1, 0] },
  { name: "bpf", number: 321, arguments: [0, 0, 0] },
  { name: "performanceEvents", number: 298, arguments: [0, 0, -1, -1, 0] },
  { name: "keyring", number: 248, arguments: ["user", "canary", "canary", 6, -3] },
  { name: "keyctl", number: 250, arguments: [0, -3, 0] },
  { name: "userfaultfd", number: 323, arguments: [1] },
  { name: "trace", number: 101, arguments: [0, 0, 0, 0] },
  { name: "readFirstProcess", number: 310, arguments: [1, 0, 0, 0, 0, 0] },
  { name: "userNamespace", number: 272, arguments: [NEW_USER] },
  { name: "cloneIntoUserNamespace", number: 56, arguments: [NEW_USER | 0x10000, 0, 0, 0, 0] },
  { name: "joinNamespace", number: 308, arguments: [0, 0] },
  { name: "mount", number: 165, arguments: ["none", "/tmp", "tmpfs", 0, 0] },
  { name: "remountWritable", number: 165, arguments: ["none", "/app", 0, 0x1021, 0] },
  { name: "unmount", number: 166, arguments: ["/app", 2] },
  { name: "changeRoot", number: 161, arguments: ["/tmp"] },
  { name: "openTree", number: 428, arguments: [-100, "/", 1] },
  { name: "fileByHandle", number: 304, arguments: [-100, 0, 0] },
  { name: "setHostname", number: 170, arguments: ["canary", 6] },
  { name: "kernelLog", number: 103, arguments: [2, 0, 0] },
  { name: "loadModule", number: 175, arguments: [0, 0, ""] },
  { name: "typeIntoTheTerminal", number: 16, arguments: [0, 0x5412, "x"] },
  { name: "foreignTable", number: 0x40000000 + 39, arguments: [] },
];

const HARNESS = `
import { promises as fs } from "node:fs"; import net from "node:net"; import os from "node:os"; import dgram from "node:dgram"; import { promises as dns } from "node:dns"; import { execFile } from "node:child_process"; import { promisify } from "node:util";
const read = (path) => fs.readFile(path, "utf8");
const list = (path) => fs.readdir(path);
const write = (path) => fs.writeFile(path, "x").then(() => "written");
const open = async (path, flags) => { await (await fs.open(path, flags)).close(); return "opened"; };
const run = (file, args) => promisify(execFile)(file, args).then(({ stdout }) => stdout || "ran");
const settle = (socket) => new Promise((resolve, reject) => { socket.setTimeout(1500, () => reject(new Error("silence"))); socket.on("connect", () => resolve("connected")); socket.on("error", reject); });
const dial = (host, port) => settle(net.connect({ host, port }));
const dialPath = (path) => settle(net.connect({ path }));
const datagram = (host, port) => new Promise((resolve, reject) => { const socket = dgram.createSocket("udp4"); socket.on("message", () => resolve("answered")); socket.on("error", reject); socket.connect(port, host, () => socket.send(Buffer.from("0001010000010000000000000161036e657400000100 01".replace(" ", ""), "hex"))); setTimeout(() => { socket.close(); reject(new Error("silence")); }, 1000); });
const got = (found) => found.length > 0 ? found.join() : Promise.reject(new Error("none"));
const processIds = () => list("/proc").then((names) => names.filter((name) => /^\\d+$/.test(name)));
const links = (folder) => list(folder).then((names) => Promise.all(names.map((name) => fs.readlink(folder + "/" + name).catch(() => "/proc/"))));
const limit = (task) => Promise.race([task, new Promise((_, reject) => setTimeout(() => reject(new Error("silence")), 3000))]);
`;

const NATIVE = (program: string): string => `
await fs.writeFile("/tmp/calls", Buffer.from("${program}", "base64"), { mode: 0o755 });
const answers = await promisify(execFile)("/tmp/calls", [], { encoding: "buffer" }).then(({ stdout }) => stdout, () => Buffer.alloc(0));
for (let at = 0; at + 8 <= answers.length; at += 8) console.log("CALL " + at / 8 + " " + answers.readBigInt64LE(at));
`;

/** Source text that runs all probes and prints one result line each. */
export function probeCode(around: Surroundings): string {
  const probes = Object.entries(probesFor(around)).map(
    ([name, code]) =>
      `limit(Promise.resolve().then(() => ${code})).then((got) => console.log("PROBE ${name} OUT " + String(got).slice(0, 100)), (error) => console.log("PROBE ${name} kept " + (error.code ?? error.message)))`,
  );
  const native = process.arch === "x64" ? NATIVE(systemCallProgram(SYSTEM_CALLS).toString("base64")) : "";
  return `${HARNESS}\nawait Promise.all([${probes.join(",\n")}]);\n${native}`;
}

interface ProbeResults {
  /** Names of the probes that answered, sorted. */
  answered: string[];
  /** `name: what it got`. */
  out: string[];
}

export function readProbes(log: string): ProbeResults {
  const lines = Array.from(log.matchAll(/^PROBE (\w+) (OUT|kept) (.*)$/gm), ([, name, verdict, detail]) => ({
    name: name!,
    isOut: verdict === "OUT",
    detail: detail!,
  }));
  const calls = Array.from(log.matchAll(/^CALL (\d+) (-?\d+)$/gm), ([, at, value]) => ({
    name: SYSTEM_CALLS[Number(at)]!.name,
    isOut: Number(value) >= 0,
    detail: value!,
  }));
  const all = [...lines, ...calls];
  return {
    answered: all.map(({ name }) => name).sort(),
    out: all.filter(({ isOut }) => isOut).map(({ name, detail }) => `${name}: ${detail}`),
  };
}

/** Names of the probes that must have answered. */
export const expectedProbes = (around: Surroundings): string[] =>
  [...Object.keys(probesFor(around)), ...(process.arch === "x64" ? SYSTEM_CALLS.map(({ name }) => name) : [])].sort();

/** A build of these files runs the code, because a Tailwind plugin is code of the project that runs on the server. */
export function withPlugin(template: ReadonlyMap<string, Uint8Array>, code: string): Map<string, Uint8Array> {
  const css = Buffer.from(template.get("src/index.css")!).toString();
  return new Map(template)
    .set("src/index.css", Buffer.from(css.replace(/(@import [^;]*tailwindcss[^;]*;)/, '$1\n@plugin "./probe.mjs";')))
    .set("src/probe.mjs", Buffer.from(`${code}\nexport default () => {};`));
}
