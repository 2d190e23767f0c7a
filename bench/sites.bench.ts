/**
 * A published site through the gateway, and the same files through Caddy: a browser's request for the page and its script. On a
 * busy machine who has more threads gets more of it, so what an answer costs of the processors is compared, too.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { newProject } from "@slipway/features/projects/testing.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUp } from "@slipway/server/testing/generated-project";
import { ownPids } from "@slipway/server/testing/own-processes";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { report } from "./figures.ts";
import { load } from "./peers/http-load.ts";
import { processorMs } from "./peers/process-figures.ts";
import { unpackedProgram } from "./peers/unpacked-program.ts";

/** As a browser sends it. */
const HEADERS = { "accept-encoding": "gzip, deflate, br, zstd" };
const ROUNDS = 3;
const SECONDS = 4;
const STARTS_WITHIN_MS = 10_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

interface Peer extends AsyncDisposable {
  url: string;
  pid: number;
}

/** As its own documentation configures it for a built site: compression, and the page for paths that are no file. */
async function startCaddy(program: string, folder: string, encode: boolean): Promise<Peer> {
  const port = await freePort();
  const config = join(folder, `Caddyfile-${port}`);
  await writeFile(
    config,
    `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${join(folder, "site")}\n` +
      `${encode ? "\tencode zstd gzip\n" : ""}\ttry_files {path} /index.html\n\tfile_server\n}\n`,
  );
  const child = spawn(program, ["run", "--config", config, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: { ...process.env, HOME: folder },
  });
  const url = `http://127.0.0.1:${port}`;
  for (const until = performance.now() + STARTS_WITHIN_MS; ; await delay(50)) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    if (performance.now() > until) throw new Error("Caddy does not start");
  }
  return {
    url,
    pid: child.pid!,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** Writes the site's files below `folder/site`; answers the path of its script. */
async function copySite(siteUrl: string, folder: string): Promise<string> {
  const html = await (await fetchByAddress(siteUrl)).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
  for (const path of ["/index.html", ...assets]) {
    const file = join(folder, "site", path);
    await mkdir(dirname(file), { recursive: true });
    const body = path === "/index.html" ? html : await (await fetchByAddress(new URL(path, siteUrl))).arrayBuffer();
    await writeFile(file, typeof body === "string" ? body : Buffer.from(body));
  }
  return assets.find((path) => path.endsWith(".js"))!;
}

const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
try {
  await using program = await unpackedProgram("caddy", ["caddy"]);
  await using slipway = await startSlipway();
  const maya = await signUp(slipway, "Maya");
  const { id } = await newProject(maya.call);
  await maya.call(publishContract.deploy, { params: { id }, body: {} });
  const details = await maya.call(projectsContract.details, { params: { id } });
  if (!("site_url" in details)) throw new Error("the maker sees the whole project");
  const script = await copySite(details.site_url, folder);
  await using caddy = await startCaddy(program.path, folder, true);
  await using plain = await startCaddy(program.path, folder, false);
  const perSecond = { page: [[], [], []] as number[][], script: [[], [], []] as number[][] };
  const cost = { page: [[], [], []] as number[][], script: [[], [], []] as number[][] };
  const peers = [{ url: details.site_url, pid: slipway.process.pid! }, caddy, plain];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { url, pid }] of peers.entries()) {
      const pids = await ownPids(pid);
      const processors = async () => ({
        server: (await Promise.all(pids.map(processorMs))).reduce((sum, ms) => sum + ms),
      });
      for (const [kind, path] of [["page", "/"] as const, ["script", script] as const]) {
        const answers = await load({ url: new URL(path, url).href, headers: HEADERS, seconds: SECONDS, processors });
        perSecond[kind][at]!.push(answers.perSecond);
        cost[kind][at]!.push(answers.processorMs["server"]!);
      }
    }
  }
  const names = ["gateway", "Caddy", "Caddy without compression"];
  const middle = (samples: readonly number[]): number => samples.toSorted((one, other) => one - other)[ROUNDS >> 1]!;
  const against = (kind: "page" | "script", peer: number): number =>
    middle(perSecond[kind][0]!) / middle(perSecond[kind][peer]!);
  const cheaper = (kind: "page" | "script", peer: number): number => middle(cost[kind][peer]!) / middle(cost[kind][0]!);
  report(
    (["page", "script"] as const).flatMap((kind) =>
      names.flatMap((name, at) => [
        { name: `${kind}, ${name}`, samples: perSecond[kind][at]!, unit: "/s" as const },
        { name: `${kind}, ${name}, processor`, samples: cost[kind][at]!, unit: "ms" as const },
      ]),
    ),
    [
      { name: "page against Caddy", value: against("page", 1), goal: 2 },
      { name: "script against Caddy", value: against("script", 1), goal: 2 },
      { name: "page against Caddy, by processor", value: cheaper("page", 1) },
      { name: "script against Caddy, by processor", value: cheaper("script", 1) },
      { name: "page against Caddy without compression", value: against("page", 2) },
      { name: "script against Caddy without compression", value: against("script", 2) },
    ],
  );
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
