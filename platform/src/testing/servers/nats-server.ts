/** The real nats-server on loopback, where the machine has one. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { neededProgram } from "../needed-program.ts";

/** Whether tests of NATS can run here, and why not. */
export const neededNats = () => neededProgram("nats-server");

export interface NatsServer extends AsyncDisposable {
  /** With a login, without which it admits nobody. */
  url: string;
  /** kill -9. */
  kill(): Promise<void>;
  /** On the same port. */
  start(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

export async function startNatsServer(): Promise<NatsServer> {
  const port = await freePort();
  const login = ["--user", "slipway", "--pass", "s3cret-of-nats"];
  let running: ChildProcess;
  const start = async (): Promise<void> => {
    running = spawn(neededNats().path!, ["-a", "127.0.0.1", "-p", String(port), ...login], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const ended = once(running, "exit").then(() => Promise.reject(new Error("nats-server did not start")));
    const ready = new Promise<void>((resolve) =>
      createInterface({ input: running.stderr! }).on("line", (line) => {
        if (line.includes("Server is ready")) resolve();
      }),
    );
    await Promise.race([ready, ended]);
    ended.catch(() => undefined);
  };
  const kill = async (): Promise<void> => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, "exit");
    running.kill("SIGKILL");
    await gone;
  };
  await start();
  return { url: `nats://slipway:s3cret-of-nats@127.0.0.1:${port}`, kill, start, [Symbol.asyncDispose]: kill };
}
