/** One row per run, with a lease, so that the next start finds what a killed process left behind. */
import { and, eq, lt, or } from "drizzle-orm";
import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { endOpenNodes } from "./graph/graph-store.ts";
import { draftsMigration } from "../drafts/drafts-table.ts";
import { memoryMigration } from "../memory/memory-tables.ts";
import { graphMigration } from "./graph/graph-tables.ts";

export type RunState = "running" | "completed" | "stopped" | "failed" | "interrupted";

export const agentRuns = pgTable("agent_runs", {
  aiMessageId: text("ai_message_id").primaryKey(),
  projectId: text("project_id").notNull(),
  node: text("node").notNull(),
  state: text("state").$type<RunState>().notNull(),
  leaseUntil: bigint("lease_until", { mode: "number" }).notNull(),
  startedAt: bigint("started_at", { mode: "number" }).notNull(),
  endedAt: bigint("ended_at", { mode: "number" }),
});

export const migrations: readonly Migration[] = [
  {
    owner: "agent",
    name: "001-runs",
    sql: `
      create table agent_runs (
        ai_message_id text primary key, project_id text not null, node text not null, state text not null,
        lease_until bigint not null, started_at bigint not null, ended_at bigint, stages jsonb not null
      );
      create index agent_runs_running on agent_runs (project_id) where state = 'running';`,
  },
  graphMigration,
  draftsMigration,
  memoryMigration,
];

/** Three missed renewals. */
const LEASE_MS = 60_000;

export async function openRun(
  services: Needs<"clock" | "database" | "placements">,
  run: { aiMessageId: string; projectId: string },
): Promise<void> {
  const now = services.clock.now();
  await services.database.sql.insert(agentRuns).values({
    ...run,
    node: services.placements.node,
    state: "running",
    leaseUntil: now + LEASE_MS,
    startedAt: now,
    endedAt: null,
  });
}

export async function renewRun(services: Needs<"clock" | "database">, aiMessageId: string): Promise<void> {
  await services.database.sql
    .update(agentRuns)
    .set({ leaseUntil: services.clock.now() + LEASE_MS })
    .where(and(eq(agentRuns.aiMessageId, aiMessageId), eq(agentRuns.state, "running")));
}

export async function closeRun(
  services: Needs<"clock" | "database">,
  aiMessageId: string,
  end: { state: Exclude<RunState, "running"> },
): Promise<void> {
  await services.database.sql
    .update(agentRuns)
    .set({ ...end, endedAt: services.clock.now() })
    .where(eq(agentRuns.aiMessageId, aiMessageId));
}

/**
 * Marks runs that nobody works on any more: those of this node before its start, and those with a lease that ran out.
 * Answers the messages of the others, which go on elsewhere.
 */
export async function endInterruptedRuns(
  services: Needs<"clock" | "database" | "live" | "placements">,
): Promise<string[]> {
  const now = services.clock.now();
  const interrupted = await services.database.sql
    .update(agentRuns)
    .set({ state: "interrupted", endedAt: now })
    .where(
      and(
        eq(agentRuns.state, "running"),
        or(eq(agentRuns.node, services.placements.node), lt(agentRuns.leaseUntil, now)),
      ),
    )
    .returning({ aiMessageId: agentRuns.aiMessageId });
  await endOpenNodes(
    services,
    interrupted.map(({ aiMessageId }) => aiMessageId),
  );
  const alive = await services.database.sql
    .select({ aiMessageId: agentRuns.aiMessageId })
    .from(agentRuns)
    .where(eq(agentRuns.state, "running"));
  return alive.map(({ aiMessageId }) => aiMessageId);
}
