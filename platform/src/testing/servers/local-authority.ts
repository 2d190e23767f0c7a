/** A certificate authority on loopback: Pebble, for which every name leads to 127.0.0.1. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { request } from "node:https";
import { connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { selfSignedCertificate } from "./self-signed-certificate.ts";
import { temporaryFolder } from "../temporary-folder.ts";

export interface LocalAuthority extends AsyncDisposable {
  readonly directoryUrl: string;
  /** PEM of the certificate the authority itself is reached with; this process trusts it already. */
  readonly certificateFile: string;
  /** PEM of what issued certificates lead back to; another one after each start. */
  root(): Promise<string>;
  /** Orders placed since the first start. */
  orders(): Promise<number>;
  /** Ends it as a crash would, and forgets every account. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface AuthorityOptions {
  programs: { pebble: string; names: string };
  /** Where it looks for answers to HTTP-01 challenges. */
  httpPort: number;
  /** Requests of a hundred that are refused as replayed. */
  refusedNonces?: number;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Runs until its line that matches `ready`; everything it says goes to `onLine`. */
async function run(
  [program, ...args]: [string, ...string[]],
  { env = {}, ready, onLine }: { env?: Record<string, string>; ready: RegExp; onLine?: (line: string) => void },
): Promise<ChildProcess> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  await new Promise<void>((resolve, reject) => {
    const hear = (line: string): void => {
      onLine?.(line);
      if (ready.test(line)) resolve();
    };
    createInterface({ input: child.stdout }).on("line", hear);
    createInterface({ input: child.stderr }).on("line", hear);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${program} ended with ${code} before it was ready`)));
  });
  return child;
}

async function end(child: ChildProcess | null): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.once("end", () => resolve(text));
    })
      .once("error", reject)
      .end();
  });
}

/** Returns when something listens there: Pebble says that it is available before it is. */
async function listening(port: number): Promise<void> {
  const giveUp = AbortSignal.timeout(20_000);
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch (error) {
      if (giveUp.aborted) throw error;
      await delay(20);
    } finally {
      socket.destroy();
    }
  }
}

export async function startLocalAuthority(options: AuthorityOptions): Promise<LocalAuthority> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const [port, managementPort, namesPort, namesManagementPort] = await Promise.all([1, 2, 3, 4].map(freePort));
  const own = selfSignedCertificate("localhost");
  const [certificateFile, keyFile, configFile] = ["cert.pem", "key.pem", "config.json"].map((name) =>
    join(folder.path, name),
  ) as [string, string, string];
  await writeFile(certificateFile, own.certificate);
  await writeFile(keyFile, own.key);
  const config = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: certificateFile,
    privateKey: keyFile,
    httpPort: options.httpPort,
    tlsPort: 1,
  };
  await writeFile(configFile, JSON.stringify({ pebble: config }));
  setDefaultCACertificates([...getCACertificates("default"), own.certificate]);

  const names = await run(
    [
      options.programs.names,
      ...["-http01", "", "-https01", "", "-tlsalpn01", ""],
      ...["-dns01", `127.0.0.1:${namesPort}`, "-management", `127.0.0.1:${namesManagementPort}`],
      ...["-defaultIPv4", "127.0.0.1", "-defaultIPv6", ""],
    ],
    { ready: /Starting management server/ },
  );
  stack.defer(() => end(names));
  let orders = 0;
  const waiting: (() => void)[] = [];
  let pebble: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    pebble = await run([options.programs.pebble, "-config", configFile, "-dnsserver", `127.0.0.1:${namesPort}`], {
      // Without these it waits up to 15 s before it looks, and refuses every twentieth request.
      env: { PEBBLE_VA_NOSLEEP: "1", PEBBLE_WFE_NONCEREJECT: String(options.refusedNonces ?? 0) },
      ready: /ACME directory available at/,
      onLine: (line) => {
        if (/Added order /.test(line)) orders += 1;
        if (/GET \/dir /.test(line)) for (const goOn of waiting.splice(0)) goOn();
      },
    });
    await Promise.all([port, managementPort].map((one) => listening(one!)));
  };
  stack.defer(() => end(pebble));
  await start();
  const owned = stack.move();
  return {
    directoryUrl: `https://localhost:${port}/dir`,
    certificateFile,
    root: () => read(`https://localhost:${managementPort}/roots/0`),
    async orders() {
      // It says what it does on its output: when it has said this, everything before has been read.
      const heard = new Promise<void>((resolve) => waiting.push(resolve));
      await Promise.all([heard, read(`https://localhost:${port}/dir`)]);
      return orders;
    },
    stop: () => end(pebble),
    start,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
