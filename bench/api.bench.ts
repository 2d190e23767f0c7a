/**
 * Authenticated reads over loopback HTTP, beside Node's own server with the same headers and body; and what of it is asking who
 * calls. Answers a second depend on what else the machine does, so what one answer costs of the processors stands beside them.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { features } from "@slipway/features/server.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { readConfig } from "@slipway/platform/config/environment";
import { createHostTable } from "@slipway/platform/http/host-table";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { featureAccess } from "@slipway/server/access";
import { createApp } from "@slipway/server/app";
import { createServices } from "@slipway/server/services";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUp } from "@slipway/server/testing/generated-project";
import { refusingBrowser, refusingSandbox } from "@slipway/server/commands/refusing-engines";
import { ownPids } from "@slipway/server/testing/own-processes";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { signUpPerson } from "@slipway/server/testing/test-person";
import { type Figure, report, type Ratio } from "./figures.ts";
import { startBareNode } from "./peers/bare-node.ts";
import { load, type Load } from "./peers/http-load.ts";
import { processorMs, processorMsBelow } from "./peers/process-figures.ts";

const CALLS = 3000;
const ROUNDS = 5;

/** Rounds in which every address has its turn: a slow moment of the machine is one round of all, and medians leave it out. */
const HTTP_ROUNDS = 5;
const HTTP_SECONDS = 4;

const figuresOf = (name: string, rounds: readonly Load[], goal = true): Figure[] => [
  { name, samples: rounds.map(({ perSecond }) => perSecond), unit: "/s", ...(goal && { goal: 2000 }) },
  { name: `${name}, p99`, samples: rounds.map(({ p99 }) => p99), unit: "ms", ...(goal && { goal: 50 }) },
  ...Object.keys(rounds[0]!.processorMs).map(
    (part): Figure => ({
      name: `${name}, processor of the ${part}`,
      samples: rounds.map(({ processorMs: cost }) => cost[part]!),
      unit: "ms",
    }),
  ),
];

async function overHttp(): Promise<{ figures: Figure[]; ratios: Ratio[] }> {
  await using slipway = await startSlipway();
  const maya = await signUp(slipway, "Maya");
  const { id } = await newProject(maya.call);
  const headers = { cookie: maya.headers["cookie"]! };
  const pid = slipway.process.pid!;
  const processors = async (): Promise<Record<string, number>> => ({
    server: (await Promise.all((await ownPids(pid)).map(processorMs))).reduce((sum, each) => sum + each, 0),
    database: await processorMsBelow(pid, "postgres"),
  });
  const details = `${slipway.url}/api/projects/${id}/details`;
  const answer = await fetchByAddress(details, { headers });
  await using peer = await startBareNode({ headers: Object.fromEntries(answer.headers), body: await answer.text() });
  const [user, project, bare]: [Load[], Load[], Load[]] = [[], [], []];
  for (let round = 0; round < HTTP_ROUNDS; round += 1) {
    const timing = { seconds: HTTP_SECONDS, warmUpSeconds: round === 0 ? 2 : 1 };
    user.push(await load({ url: `${slipway.url}/api/user`, headers, processors, ...timing }));
    project.push(await load({ url: details, headers, processors, ...timing }));
    const ofPeer = async () => ({ server: await processorMs(peer.pid) });
    bare.push(await load({ url: peer.url, processors: ofPeer, ...timing }));
  }
  return {
    figures: [
      ...figuresOf("GET /user", user),
      ...figuresOf("GET /projects/{id}/details", project),
      ...figuresOf("Node's own server", bare, false),
    ],
    ratios: [
      {
        name: "GET /projects/{id}/details against Node's own server",
        value: project.map(({ perSecond }, round) => perSecond / bare[round]!.perSecond),
      },
    ],
  };
}

/** Processor time of this process per session look-up and permission, in milliseconds; Postgres is not in it. */
async function accessCpu(folder: string): Promise<number[]> {
  const hosts = createHostTable();
  const log = memoryLog();
  await using running = await createServices({
    config: readConfig({ SLIPWAY_SIGNUP: "open" }, { dataDir: folder }),
    hosts,
    port: 1,
    log,
    migrations: features.flatMap((feature) => feature.migrations),
    sandbox: refusingSandbox(),
    browser: refusingBrowser(),
  });
  const { services } = running;
  const access = featureAccess(services);
  await using app = createApp({ services, features, access, web: null });
  await app.start();
  const { appUrl } = services.addresses;
  const send: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set("host", new URL(appUrl).host);
    return app.fetch(request);
  };
  const maya = await signUpPerson({ appUrl, send, name: "Maya" });
  const { id } = await newProject(maya.call);
  const request = new Request(`${appUrl}/api/projects/${id}`, { headers: maya.headers });
  const samples: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (let call = 0; call < CALLS; call += 1) {
      const actor = await access.authenticate(request);
      if ((await access.projectFacts(id, actor)) === null) throw new Error("the maker may not see the project");
    }
    const { user, system } = process.cpuUsage(before);
    if (round > 0) samples.push((user + system) / 1000 / CALLS);
  }
  return samples;
}

const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
try {
  // The database runs as a user of its own and has to pass through.
  await chmod(folder, 0o711);
  const cpu = await accessCpu(folder);
  const { figures, ratios } = await overHttp();
  report([{ name: "session and permission, processor time", samples: cpu, unit: "ms", goal: 0.5 }, ...figures], ratios);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
