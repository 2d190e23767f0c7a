/** Caddy with the file that the documentation gives to people; only ports, and who signs certificates, are other. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";

const EXAMPLE = new URL("../../docs/Caddyfile.example", import.meta.url);

export interface CaddyOptions {
  program: string;
  httpsPort: number;
  httpPort: number;
  slipwayPort: number;
}

/** Each replacement must find its place: else the test would run another file than people read. */
function substituted(example: string, { httpsPort, httpPort, slipwayPort }: CaddyOptions): string {
  const email = "\temail operator@example.org\n";
  if (!example.includes(email) || example.split("127.0.0.1:4400").length !== 3)
    throw new Error("docs/Caddyfile.example is not what this test knows");
  const local = ["admin off", "local_certs", "skip_install_trust", `https_port ${httpsPort}`, `http_port ${httpPort}`];
  return example
    .replace(email, local.map((line) => `\t${line}\n`).join(""))
    .replaceAll("127.0.0.1:4400", `127.0.0.1:${slipwayPort}`);
}

export interface RunningCaddy extends AsyncDisposable {
  /** PEM of its own authority; there once the first certificate was made. */
  root(): Promise<string>;
}

export async function startCaddy(options: CaddyOptions): Promise<RunningCaddy> {
  const folder = await temporaryFolder();
  const file = join(folder.path, "Caddyfile");
  await writeFile(file, substituted(await readFile(EXAMPLE, "utf8"), options));
  const child = spawn(options.program, ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { ...process.env, HOME: folder.path, XDG_DATA_HOME: folder.path, XDG_CONFIG_HOME: folder.path },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  const ended = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on("line", (line) => {
      said = `${said}${line}\n`.slice(-4000);
      if (line.includes("serving initial configuration")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`caddy ended with ${code}: ${said}`)));
  });
  return {
    root: () => readFile(join(folder.path, "caddy", "pki", "authorities", "local", "root.crt"), "utf8"),
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
      await folder[Symbol.asyncDispose]();
    },
  };
}
