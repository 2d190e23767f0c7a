/** Finds the npm that belongs to this machine and what it is configured to use. */
import { realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { findExecutable } from "@slipway/platform/processes/find-executable";
import { spawnProcess } from "@slipway/platform/processes/local";

export interface NpmProgram {
  /** npm-cli.js; to be run with our own Node. */
  cli: string;
  /** npm's package folder. */
  folder: string;
  /** For npm runs of our own: what it needs to read its configuration, no secrets of ours. */
  environment: Readonly<Record<string, string>>;
  /** `npm config get registry`, with a slash at the end. */
  registry: string;
}

const KEPT =
  /^(PATH|HOME|NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|SSL_CERT_FILE|(https?|no)_proxy|HTTPS?_PROXY|NO_PROXY|npm_config_\w+)$/;

async function npmCli(): Promise<string> {
  const launcher = findExecutable("npm");
  if (!launcher) throw new Error("npm was not found on PATH.");
  const path = await realpath(launcher);
  if (path.endsWith(".js")) return path;
  throw new Error(`npm at ${path} is not npm's own script.`);
}

export async function findNpm(registry?: string): Promise<NpmProgram> {
  const cli = await npmCli();
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && KEPT.test(entry[0]),
    ),
  );
  const withSlash = (url: string): string => (url.endsWith("/") ? url : `${url}/`);
  const found = { cli, folder: dirname(dirname(cli)), environment };
  if (registry) return { ...found, registry: withSlash(registry) };
  const lines: string[] = [];
  await using child = spawnProcess({
    command: process.execPath,
    args: [cli, "config", "get", "registry"],
    env: environment,
    cwd: tmpdir(),
    limits: { wallMs: 20_000 },
    output: { onLine: (line, stream) => stream === "stdout" && lines.push(line) },
  });
  const { code } = await child.exited;
  const address = lines.at(-1) ?? "";
  if (code !== 0 || !URL.canParse(address))
    throw new Error(`npm did not say which registry it uses: ${child.tail().slice(-500)}`);
  return { ...found, registry: withSlash(address) };
}
