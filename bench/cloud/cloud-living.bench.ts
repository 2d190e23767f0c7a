/**
 * Delays of a backend: until a page hears of a row, of a cold and a warm function, and of a query over a million log
 * lines.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { startCompatProject, type CompatProject } from "@slipway/cloud/compat/compat-project";
import { DEMO_SECRET } from "@slipway/cloud/compat/demo-keys";
import { openFunctions } from "@slipway/cloud/functions/functions";
import { cloudGateway } from "@slipway/cloud/gateway/gateway";
import { createLogTable, logMigrations, logTable } from "@slipway/cloud/logs/log-tables";
import { openProjectLogs } from "@slipway/cloud/logs/project-logs";
import { createRealtimeService } from "@slipway/cloud/realtime/service";
import { systemClock } from "@slipway/kernel/clock";
import { startEmbeddedPostgres } from "@slipway/platform/database/embedded-postgres";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { createLog } from "@slipway/platform/log/pino-log";
import { median, report, timed, type Figure } from "../figures.ts";

const OWNER = "11111111-1111-4111-8111-111111111111";
const INSERTS = 300;
const COLD = 8;
const WARM = 300;
const SCHEMA = `
  create table notes (id int primary key, owner uuid not null, title text not null);
  alter table notes enable row level security;
  create policy own on notes using (owner = (select auth.uid()));
  alter publication supabase_realtime add table notes;
`;

const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
const log = createLog({ level: "error", file: join(folder, "bench.log") });

/** Under row-level security, each row is read as the listener. */
async function changes(project: CompatProject): Promise<number[]> {
  const owner = project.backend.database.as("postgres");
  await owner.transaction((tx) => tx.script(SCHEMA));
  const token = await project.backend.keys.sign({ sub: OWNER, role: "authenticated", exp: Date.now() / 1000 + 3600 });
  const socket = new WebSocket(`${project.url.replace("http", "ws")}/realtime/v1/websocket?vsn=2.0.0&apikey=${token}`);
  const heard = new Map<string, () => void>();
  socket.addEventListener("message", ({ data }) => {
    for (const [text, resolve] of heard) if (String(data).includes(text)) resolve();
  });
  const hears = (text: string): Promise<void> => new Promise((resolve) => heard.set(text, resolve));
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const subscribed = hears("Subscribed to PostgreSQL");
  const config = { postgres_changes: [{ event: "INSERT", schema: "public", table: "notes" }] };
  socket.send(JSON.stringify(["1", "1", "realtime:notes", "phx_join", { access_token: token, config }]));
  await subscribed;
  const samples: number[] = [];
  for (let count = 0; count < INSERTS; count += 1) {
    heard.clear();
    samples.push(
      await timed(async () => {
        const told = hears(`Note ${count}.`);
        await owner.query("insert into notes values ($1, $2, $3)", [count, OWNER, `Note ${count}.`]);
        await told;
      }),
    );
  }
  socket.close();
  return samples;
}

async function living(): Promise<Figure[]> {
  await using realtime = createRealtimeService();
  await using functions = openFunctions({
    folder: join(folder, "functions"),
    log,
    secretsOf: async () => ({}),
    own: (incoming, response, { backend }) =>
      cloudGateway({ services: [], requiresKey: false }).request(incoming, response, backend),
  });
  await using project = await startCompatProject({
    folder,
    runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
    port: 0,
    secret: DEMO_SECRET,
    sqlFiles: [],
    schemas: [],
    services: [realtime, functions.service],
    log,
  });
  const told = await changes(project);
  const call = async (): Promise<void> => {
    const answer = await fetch(`${project.url}/functions/v1/hello`);
    if ((await answer.text()) !== "hello") throw new Error(`the function answered ${answer.status}`);
  };
  const { ref } = project.backend;
  const files = new Map([["hello/index.ts", Buffer.from('Deno.serve(() => new Response("hello"));')]]);
  await functions.deploy(ref, { slug: "hello", files, verifyJwt: false });
  const cold: number[] = [];
  for (let round = 0; round < COLD; round += 1) {
    functions.restart(ref);
    cold.push(await timed(call));
  }
  const warm: number[] = [];
  // The gateway answers a preflight itself, which takes the same network way without the function.
  const there: number[] = [];
  const preflight = async (): Promise<void> => {
    const answer = await fetch(`${project.url}/functions/v1/hello`, { method: "OPTIONS" });
    await answer.arrayBuffer();
  };
  for (let round = 0; round < WARM; round += 1) {
    warm.push(await timed(call));
    there.push(await timed(preflight));
  }
  return [
    { name: "insert -> event with row-level security", samples: told, unit: "ms", goal: 10 },
    { name: "function, cold", samples: cold, unit: "ms", goal: 150 },
    { name: "function, warm, with the way there", samples: warm, unit: "ms" },
    { name: "function, warm, beyond the way there", samples: [median(warm) - median(there)], unit: "ms", goal: 1 },
  ];
}

async function logs(): Promise<Figure[]> {
  await using postgres = await startEmbeddedPostgres({ folder: join(folder, "platform"), log });
  await using database = await openDatabase({ url: postgres.urlOf("postgres"), engine: "embedded", log });
  await database.migrate(logMigrations);
  await using open = openProjectLogs({ database, clock: systemClock, log, limits: { queriesPerMinute: 10_000 } });
  await database.pool.query(createLogTable("pbench"));
  // Spread evenly over a week.
  await database.pool.query(
    `insert into ${logTable("pbench")} ("timestamp", source, severity_text, event_message, log_attributes)
     select now() - n * interval '0.6 seconds', case n % 3 when 0 then 'edge_logs' when 1 then 'function_logs' else 'auth_logs' end,
       'info', 'line ' || n, jsonb_build_object('status_code', 200 + n % 5) from generate_series(1, 1000000) n`,
  );
  await database.pool.query(`vacuum analyze ${logTable("pbench")}`);
  const samples: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const query =
      "select id, timestamp, event_message, m.status_code from edge_logs, unnest(metadata) m order by timestamp desc";
    samples.push(await timed(async () => void (await open.query("pbench", { query, limit: 100 }))));
  }
  return [{ name: "logs of the last hour of a million lines", samples, unit: "ms", goal: 50 }];
}

try {
  // The database and the functions run as users of their own, who have to pass through.
  await chmod(folder, 0o711);
  report([...(await living()), ...(await logs())]);
} finally {
  await log[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
}
