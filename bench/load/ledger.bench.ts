/**
 * The ledger under one lock: 200 runs of one workspace hold credits and are settled at once. Beside it the writes of such a
 * step alone, as texts in a transaction that locks the account: its remaining time is what the ledger looks up and decides.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@slipway/kernel/ids";
import { ensureDatabase, startEmbeddedPostgres } from "@slipway/platform/database/embedded-postgres";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { feature as accounts } from "../../features/accounts/server/index.ts";
import { feature as billing } from "../../features/billing/server/index.ts";
import { reserve, settle } from "../../features/billing/server/ledger/run-credits.ts";
import { feature as projects } from "../../features/projects/server/index.ts";
import { grantCredits } from "../../features/billing/testing.ts";
import { homeWorkspace } from "../../features/projects/testing.ts";
import { feature as sharing } from "../../features/sharing/server/index.ts";
import { feature as workspaces } from "../../features/workspaces/server/index.ts";
import { report, timed } from "../figures.ts";

const RUNS = 200;
/** A machine's load changes all the time, so both sides take turns. */
const ROUNDS = 7;
const CREDIT = 1_000_000;

const atOnce = (work: () => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: RUNS }, () => work()));

async function oneRun({ services }: TestApp, workspaceId: string): Promise<void> {
  const run = { runId: newId("run"), projectId: "p1", userId: "u1", model: "GPT-5", mode: "agent" };
  await reserve(services, workspaceId, { run, wanted: CREDIT, least: CREDIT });
  await settle(services, workspaceId, { runId: run.runId, cost: 0.8 * CREDIT, refund: null });
}

const BARE = `
  create table bare_accounts (id text primary key, balance bigint not null);
  create table bare_lots (id text primary key, left_micro bigint not null);
  create table bare_entries (id text primary key, amount bigint not null);
  insert into bare_accounts values ('a', 0);
  insert into bare_lots values ('a', 0);
`;

async function bareRun({ services }: TestApp): Promise<void> {
  for (let step = 0; step < 2; step += 1)
    await services.database.transaction(async ({ client }) => {
      await client.query("select balance from bare_accounts where id = 'a' for update");
      await client.query("update bare_lots set left_micro = left_micro + 1 where id = 'a'");
      await client.query("update bare_accounts set balance = balance + 1 where id = 'a'");
      await client.query("insert into bare_entries values ($1, 1)", [newId("entry")]);
    });
}

async function measure(databaseUrl: string): Promise<void> {
  const features = [accounts, workspaces, sharing, projects, billing];
  await using app = await createTestApp({ features, config: { databaseUrl } });
  await app.services.database.pool.query(BARE);
  const workspaceId = await homeWorkspace((await app.signUp()).call);
  await grantCredits(app.services, workspaceId, { amount: (ROUNDS + 1) * RUNS, userId: "u1" });
  const ledger: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = [
      await timed(() => atOnce(() => oneRun(app, workspaceId))),
      await timed(() => atOnce(() => bareRun(app))),
    ] as const;
    // Connections are opened and look-ups are built in the first round.
    if (round === 0) continue;
    ledger.push(times[0]);
    bare.push(times[1]);
  }
  report(
    [
      { name: `${RUNS} runs held and settled at once`, samples: ledger, unit: "ms" },
      { name: "their writes alone", samples: bare, unit: "ms" },
    ],
    [{ name: "the ledger, of its writes alone", value: ledger.map((ms, at) => bare[at]! / ms), goal: 0.3 }],
  );
}

const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
try {
  // The database runs as a user of its own and has to pass through.
  await chmod(folder, 0o711);
  await using cluster = await startEmbeddedPostgres({
    folder: join(folder, "postgres"),
    runtimeFolder: join(folder, "runtime"),
    log: memoryLog(),
    testing: false,
  });
  await ensureDatabase(cluster.urlOf("postgres"), "bench");
  await measure(cluster.urlOf("bench"));
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
