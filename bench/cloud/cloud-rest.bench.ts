/** A project's backend: time to create it and to wake it, and the speed of its REST API with row-level security. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { startCompatProject } from "@slipway/cloud/compat/compat-project";
import { DEMO_SECRET } from "@slipway/cloud/compat/demo-keys";
import { openLocalClusters } from "@slipway/cloud/clusters/local-clusters";
import { restService } from "@slipway/cloud/rest/rest-service";
import { createProjectKeys } from "@slipway/cloud/tokens/project-keys";
import { createLog } from "@slipway/platform/log/pino-log";
import { report, timed, type Figure, type Ratio } from "../figures.ts";
import { load, type Load, type LoadOptions } from "../peers/http-load.ts";
import { processorMs, processorMsBelow } from "../peers/process-figures.ts";
import { startSupabaseLite } from "../peers/supabase-lite.ts";

const OWNER = "11111111-1111-4111-8111-111111111111";
const SECONDS = 4;
const ROUNDS = 5;
/** A machine's load changes all the time, so both sides take turns. */
const TURNS = 15;
const TURN_SECONDS = 2;
/** It allows a hundred values in a statement. */
const LITE_ROWS = 25;
const TABLE = `
  create table notes (id int primary key, owner uuid not null, title text not null, body text not null);
  alter table notes enable row level security;
  create policy own on notes using (owner = (select auth.uid()));
`;
/** Rows without a key, because equal ones are written again and again. */
const ENTRIES = `
  create table entries (owner uuid not null, title text not null);
  alter table entries enable row level security;
  create policy own on entries using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
`;
const ENTRY = { owner: OWNER, title: "What somebody writes" };
const SCHEMA = `${TABLE}${ENTRIES}
  insert into notes select n, '${OWNER}', 'Note ' || n, repeat('text ', 10) from generate_series(1, 1000) n;
  analyze notes;
`;

const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);
const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
const log = createLog({ level: "error", file: join(folder, "bench.log") });

/** Durable, unlike in tests: everything reaches the disk. */
async function lives(): Promise<Figure[]> {
  await using clusters = await openLocalClusters({ folder: join(folder, "clusters"), runtimeFolder, log });
  await clusters.enable("warmup");
  const enabled: number[] = [];
  const woken: number[] = [];
  const resized: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ref = `round${round}`;
    enabled.push(await timed(() => clusters.enable(ref)));
    await clusters.pause(ref);
    woken.push(
      await timed(async () => {
        await clusters.wake(ref);
        await clusters.database(ref).as("authenticator").query("select 1");
      }),
    );
    resized.push(await timed(() => clusters.resize(ref, "s")));
  }
  return [
    { name: "enable", samples: enabled, unit: "ms", goal: 1000 },
    { name: "wake -> first statement", samples: woken, unit: "ms", goal: 300 },
    { name: "resize", samples: resized, unit: "ms", goal: 2000 },
  ];
}

type Shoot = (options?: Partial<LoadOptions>) => Promise<Load>;

interface Side extends AsyncDisposable {
  read: Shoot;
  write: Shoot;
}

/** The same table, rows, token and load, on its default database. */
async function liteSide(): Promise<Side> {
  const lite = await startSupabaseLite({ schema: `${TABLE}${ENTRIES}` });
  const rows = Array.from({ length: 1000 }, (_none, at) => ({
    ...{ id: at + 1, owner: OWNER, title: `Note ${at + 1}`, body: "text ".repeat(10) },
  }));
  for (let at = 0; at < rows.length; at += LITE_ROWS) {
    const filled = await fetch(`${lite.url}/rest/v1/notes`, {
      method: "POST",
      headers: { apikey: lite.serviceKey, "content-type": "application/json" },
      body: JSON.stringify(rows.slice(at, at + LITE_ROWS)),
    });
    if (filled.status !== 201) throw new Error(`@supabase/lite took no rows: ${filled.status} ${await filled.text()}`);
  }
  const claims = { sub: OWNER, role: "authenticated", aud: "authenticated", exp: Date.now() / 1000 + 3600 };
  const headers = {
    apikey: lite.anonKey,
    authorization: `Bearer ${await (await createProjectKeys({ secret: lite.secret })).sign(claims)}`,
  };
  const url = `${lite.url}/rest/v1/notes?id=eq.7`;
  const seen = (await (await fetch(url, { headers })).json()) as unknown[];
  if (seen.length !== 1) throw new Error(`@supabase/lite answers ${seen.length} rows to their owner`);
  const asked = {
    ...{ headers, connections: 32, seconds: SECONDS },
    processors: async () => ({ server: await processorMs(lite.pid) }),
  };
  // It writes about a hundred rows a second, so that some of 32 requests may wait long on a busy machine.
  const entries = { url: `${lite.url}/rest/v1/entries`, posted: ENTRY, patienceSeconds: 10 };
  return {
    read: (options) => load({ ...asked, url, ...options }),
    write: (options) => load({ ...asked, ...entries, ...options }),
    [Symbol.asyncDispose]: () => lite[Symbol.asyncDispose](),
  };
}

/** Processor time per answer, which a busy machine does not change. */
function costs(name: string, loads: readonly Load[]): Figure[] {
  const parts = Object.keys(loads[0]?.processorMs ?? {});
  return parts.map((part) => ({
    name: `${name}, processor of the ${part}`,
    samples: loads.map(({ processorMs: cost }) => cost[part]!),
    unit: "ms",
  }));
}

const rates = (loads: readonly Load[]): number[] => loads.map(({ perSecond }) => perSecond);

interface Turns {
  here: Load[];
  lite: Load[];
  /** The ratio of each turn. */
  ratios: number[];
}

/** Turns are short and many, since a machine's load changes. The side that begins changes from turn to turn. */
async function inTurns(here: Shoot, lite: Shoot): Promise<Turns> {
  for (const shoot of [here, lite]) await shoot();
  const turns: Turns = { here: [], lite: [], ratios: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const side of turn % 2 === 0 ? (["here", "lite"] as const) : (["lite", "here"] as const))
      turns[side].push(await (side === "here" ? here : lite)({ seconds: TURN_SECONDS, warmUpSeconds: 0 }));
    turns.ratios.push(turns.here.at(-1)!.perSecond / turns.lite.at(-1)!.perSecond);
  }
  return turns;
}

async function answers(): Promise<{ figures: Figure[]; ratios: Ratio[] }> {
  using rest = restService();
  await using project = await startCompatProject({
    folder,
    runtimeFolder,
    port: 0,
    secret: DEMO_SECRET,
    sqlFiles: [],
    schemas: [],
    services: [rest],
    log,
  });
  await project.backend.database.as("postgres").transaction((tx) => tx.script(SCHEMA));
  const token = await project.backend.keys.sign({ sub: OWNER, role: "authenticated", exp: Date.now() / 1000 + 3600 });
  const headers = { authorization: `Bearer ${token}`, apikey: project.backend.keys.anonKey };
  const shoot = (path: string, options: Partial<LoadOptions> = {}): Promise<Load> =>
    load({
      ...{ url: `${project.url}/rest/v1/${path}`, headers, connections: 32, seconds: SECONDS },
      // This process serves; the load comes from another process.
      processors: async () => ({
        server: await processorMs(process.pid),
        database: await processorMsBelow(process.pid, "postgres"),
      }),
      ...options,
    });
  const many: Load[] = [];
  const alone: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    many.push(await shoot("notes?limit=100"));
    alone.push(await shoot("notes?id=eq.7", { connections: 1 }));
  }
  await using lite = await liteSide();
  const one = await inTurns((options) => shoot("notes?id=eq.7", options), lite.read);
  const write = await inTurns((options) => shoot("entries", { posted: ENTRY, ...options }), lite.write);
  const figures: Figure[] = [
    { name: "1 row, c=32", samples: rates(one.here), unit: "/s", goal: 3000 },
    ...costs("1 row, c=32", one.here),
    { name: "100 rows, c=32", samples: rates(many), unit: "/s", goal: 2000 },
    ...costs("100 rows, c=32", many),
    { name: "1 row, c=1", samples: alone.map(({ p50 }) => p50), unit: "ms", goal: 0.5 },
    { name: "1 row written, c=32", samples: rates(write.here), unit: "/s" },
    ...costs("1 row written, c=32", write.here),
    { name: "1 row, c=32, @supabase/lite", samples: rates(one.lite), unit: "/s" },
    ...costs("1 row, c=32, @supabase/lite", one.lite),
    { name: "1 row written, c=32, @supabase/lite", samples: rates(write.lite), unit: "/s" },
  ];
  const ratios = [
    { name: "1 row, c=32, to @supabase/lite", value: one.ratios, goal: 8 },
    { name: "1 row written, c=32, to @supabase/lite", value: write.ratios },
  ];
  return { figures, ratios };
}

try {
  // The database runs as a user of its own, who has to pass through.
  await chmod(folder, 0o711);
  const alive = await lives();
  const { figures, ratios } = await answers();
  report([...alive, ...figures], ratios);
} finally {
  await log[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
}
