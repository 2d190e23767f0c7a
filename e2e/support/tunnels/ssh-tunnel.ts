/** `ssh -L` itself: a server of its own on loopback, with keys made for it, and nothing of the machine's own configuration. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findExecutable } from "@slipway/platform/processes/find-executable";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import type { ForwardedPort } from "./forwarded-port.ts";

const SSHD = "/usr/sbin/sshd";
/** Where a server that is started by root keeps its unprivileged half; the package's service makes it at its start. */
const EMPTY_FOLDER = "/run/sshd";
const PATIENCE_MS = 30_000;

export const hasSsh = (): boolean =>
  existsSync(SSHD) && ["ssh", "ssh-keygen"].every((program) => findExecutable(program) !== null);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Resolves when somebody accepts connections there; rejects with what the process said when it ends before. */
async function accepts(port: number, process: ChildProcess): Promise<void> {
  let said = "";
  process.stderr!.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-2000)));
  for (const until = performance.now() + PATIENCE_MS; ; await delay(50)) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (process.exitCode !== null || performance.now() > until)
      throw new Error(`${process.spawnfile} does not accept connections: ${said}`);
  }
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, "exit");
  process.kill();
  await ended;
}

/** Another port on loopback whose connections go to the target's, through an encrypted session. */
export async function sshTunnel(target: number): Promise<ForwardedPort> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder()).path;
  const [hostKey, userKey] = ["host", "user"].map((name) => join(folder, name)) as [string, string];
  for (const file of [hostKey, userKey]) {
    const made = spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", file], { encoding: "utf8" });
    if (made.status !== 0) throw new Error(`ssh-keygen: ${made.stderr}`);
  }
  const [serverPort, port] = [await freePort(), await freePort()];
  const lines = [
    "ListenAddress 127.0.0.1",
    `Port ${serverPort}`,
    `HostKey ${hostKey}`,
    `AuthorizedKeysFile ${userKey}.pub`,
    "PidFile none",
    "UsePAM no",
    "StrictModes no",
    "AuthenticationMethods publickey",
    "PermitRootLogin prohibit-password",
  ];
  await writeFile(join(folder, "sshd_config"), `${lines.join("\n")}\n`);
  if (userInfo().uid === 0) await mkdir(EMPTY_FOLDER, { recursive: true, mode: 0o755 });
  const server = spawn(SSHD, ["-D", "-e", "-f", join(folder, "sshd_config")], { stdio: ["ignore", "ignore", "pipe"] });
  stack.defer(() => end(server));
  await accepts(serverPort, server);
  const options = [
    "StrictHostKeyChecking=no",
    "UserKnownHostsFile=/dev/null",
    "ExitOnForwardFailure=yes",
    "BatchMode=yes",
  ];
  const client = spawn(
    "ssh",
    [
      ...["-F", "/dev/null", "-N", "-i", userKey, "-p", String(serverPort)],
      ...options.flatMap((option) => ["-o", option]),
      ...["-L", `127.0.0.1:${port}:127.0.0.1:${target}`, `${userInfo().username}@127.0.0.1`],
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  stack.defer(() => end(client));
  await accepts(port, client);
  const owned = stack.move();
  return { port, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
