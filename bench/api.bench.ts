/** Authenticated reads over loopback HTTP, beside Node's own server with an answer of the same size; and what of it is asking who calls. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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
import { refusingBrowser, refusingSandbox } from "@slipway/server/testing/refusing-engines";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { signUpPerson } from "@slipway/server/testing/test-person";
import { type Figure, report, type Ratio } from "./figures.ts";
import { load, type Load } from "./peers/http-load.ts";

const CALLS = 3000;
const ROUNDS = 5;

/** Node's server and nothing behind it. */
async function bareNode(body: string): Promise<Load> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await load({ url: `http://localhost:${(server.address() as AddressInfo).port}/` });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function overHttp(): Promise<{ figures: Figure[]; ratios: Ratio[] }> {
  await using slipway = await startSlipway();
  const maya = await signUp(slipway, "Maya");
  const { id } = await newProject(maya.call);
  const { cookie } = maya.headers;
  const read = async (path: string): Promise<Load> => load({ url: slipway.url + path, headers: { cookie: cookie! } });
  const user = await read("/api/user");
  const project = await read(`/api/projects/${id}/details`);
  const body = await (
    await fetchByAddress(`${slipway.url}/api/projects/${id}/details`, { headers: { cookie: cookie! } })
  ).text();
  const bare = await bareNode(body);
  return {
    figures: [
      { name: "GET /user", samples: [user.perSecond], unit: "/s", goal: 2000 },
      { name: "GET /user, p99", samples: [user.p99], unit: "ms", goal: 50 },
      { name: "GET /projects/{id}/details", samples: [project.perSecond], unit: "/s", goal: 2000 },
      { name: "GET /projects/{id}/details, p99", samples: [project.p99], unit: "ms", goal: 50 },
      { name: "Node's own server, same body", samples: [bare.perSecond], unit: "/s" },
      { name: "Node's own server, p99", samples: [bare.p99], unit: "ms" },
    ],
    ratios: [
      { name: "GET /projects/{id}/details against Node's own server", value: project.perSecond / bare.perSecond },
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
