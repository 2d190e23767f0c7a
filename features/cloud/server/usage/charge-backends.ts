/**
 * Measures and charges backends. When a workspace has no credits left its backends are paused with everything they
 * hold, and wake up once there are credits again. [B5] [C2.41] [T3.19]
 */
import { and, asc, eq, isNull, lt, lte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { chargeCloud, isOutOfFunds } from "../../../billing/server/index.ts";
import { knownProjects } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { cloudProjects, cloudUse } from "../cloud-tables.ts";
import type { Keeps } from "../cloud-state.ts";
import { pause } from "../lifecycle/change-state.ts";
import { HOUR_MS, hourOf } from "./meter.ts";

const GIGABYTE = 1024 ** 3;
const HOURS_OF_MONTH = 730;
/** Small amounts are gathered for a day, because hourly lines of small backends would bury the others in the ledger. */
const LEAST_CREDITS = 0.05;
const GATHER_MS = 24 * HOUR_MS;
/** Hours are kept this long, because people may ask about a line of the ledger later. */
const KEPT_MS = 400 * GATHER_MS;

interface Backend {
  projectId: string;
  workspaceId: string;
  ref: string;
  /** We paused it, because no credits were left. */
  isStopped: boolean;
}

async function backends(services: Needs<"database">): Promise<Backend[]> {
  const { projectId, ref, outOfFundsAt } = cloudProjects;
  const rows = await services.database.sql
    .select({ projectId, ref, isStopped: sql<boolean>`${outOfFundsAt} is not null` })
    .from(cloudProjects)
    .orderBy(asc(projectId));
  const projects = await knownProjects(
    services,
    rows.map((row) => row.projectId),
  );
  return rows.flatMap((row) => {
    const project = projects.get(row.projectId);
    return project === undefined || project.isInTrash ? [] : [{ ...row, workspaceId: project.workspaceId }];
  });
}

/** Once in an hour, whoever comes first in it: an hour that nobody measured costs nothing. */
async function measure(
  services: Needs<"clock" | "database" | "log"> & Keeps<"room">,
  all: readonly Backend[],
): Promise<void> {
  const { sql: database } = services.database;
  const hour = hourOf(services.clock.now());
  const rows = await database
    .select({ projectId: cloudUse.projectId })
    .from(cloudUse)
    .where(and(eq(cloudUse.hour, hour), cloudUse.measured));
  const known = new Set(rows.map(({ projectId }) => projectId));
  for (const { projectId, ref } of all) {
    if (known.has(projectId)) continue;
    try {
      const { databaseBytes, fileBytes } = await services.room.usage(ref);
      const taken = { databaseBytes, fileBytes, measured: true };
      await database
        .insert(cloudUse)
        .values({ projectId, hour, ...taken })
        .onConflictDoUpdate({ target: [cloudUse.projectId, cloudUse.hour], set: taken });
    } catch (error) {
      services.log.info("what a backend takes was not measured", { projectId, error });
    }
  }
}

interface Due {
  /** Null: not part of a line yet. */
  line: number | null;
  since: number;
  until: number;
  database: number;
  files: number;
  egress: number;
  calls: number;
}

const total = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number);

const due = ({ database }: Needs<"database">, projectId: string, before: number): Promise<Due[]> =>
  database.sql
    .select({
      line: cloudUse.line,
      since: sql<number>`min(${cloudUse.hour})`.mapWith(Number),
      until: sql<number>`max(${cloudUse.hour})`.mapWith(Number),
      database: total(cloudUse.databaseBytes),
      files: total(cloudUse.fileBytes),
      egress: total(cloudUse.egressBytes),
      calls: total(cloudUse.functionCalls),
    })
    .from(cloudUse)
    .where(and(eq(cloudUse.projectId, projectId), lt(cloudUse.hour, before), isNull(cloudUse.chargedAt)))
    .groupBy(cloudUse.line);

function creditsOf(services: Needs<"config">, { database, files, egress, calls }: Due): number {
  const prices = services.config.cloudPrices!;
  const gigabytes = (bytes: number): number => bytes / GIGABYTE;
  return (
    (gigabytes(database) * prices.database + gigabytes(files) * prices.files) / HOURS_OF_MONTH +
    gigabytes(egress) * prices.egress +
    (calls / 1000) * prices.functions
  );
}

/**
 * Ended hours become one line of the ledger, named by the last of them. The hours of a line are recorded before it is
 * charged, so a process that goes on after a kill, or runs at the same time, charges the same line, which the ledger
 * takes once.
 */
async function chargeOne(
  services: Needs<"clock" | "config" | "database">,
  { projectId, workspaceId }: Backend,
): Promise<void> {
  const { sql: database } = services.database;
  const isOfProject = eq(cloudUse.projectId, projectId);
  const now = services.clock.now();
  const thisHour = hourOf(now);
  const open = (await due(services, projectId, thisHour)).find(({ line }) => line === null);
  if (open !== undefined && (creditsOf(services, open) >= LEAST_CREDITS || now - open.since >= GATHER_MS))
    await database
      .update(cloudUse)
      .set({ line: open.until })
      .where(and(isOfProject, lte(cloudUse.hour, open.until), isNull(cloudUse.line)));
  for (const use of await due(services, projectId, thisHour)) {
    if (use.line === null) continue;
    const credits = creditsOf(services, use);
    await chargeCloud(services, { workspaceId, projectId, key: `${projectId}:${use.line}`, credits });
    await database
      .update(cloudUse)
      .set({ chargedAt: now })
      .where(and(isOfProject, eq(cloudUse.line, use.line)));
  }
}

async function noteStopped(
  { database, clock }: Needs<"clock" | "database">,
  projectId: string,
  isStopped: boolean,
): Promise<void> {
  await database.sql
    .update(cloudProjects)
    .set({ outOfFundsAt: isStopped ? new Date(clock.now()) : null })
    .where(eq(cloudProjects.projectId, projectId));
}

/** Whoever paused a backend of their own finds it paused: only what we stopped wakes up by itself. */
async function followFunds(
  services: Needs<"clock" | "clusters" | "config" | "database" | "log"> & Keeps<"traffic">,
  all: readonly Backend[],
): Promise<void> {
  const out = new Map<string, boolean>();
  for (const { projectId, workspaceId, ref, isStopped } of all) {
    if (!out.has(workspaceId)) out.set(workspaceId, await isOutOfFunds(services, workspaceId));
    const isOut = out.get(workspaceId)!;
    try {
      if (isOut && !(await services.clusters.isPaused(ref))) {
        await noteStopped(services, projectId, true);
        await pause(services, ref);
      } else if (!isOut && isStopped) {
        await services.clusters.wake(ref);
        await noteStopped(services, projectId, false);
      }
    } catch (error) {
      services.log.warn("a backend did not follow its workspace's funds", { projectId, isOut, error });
    }
  }
}

/** Safe at any time and from several processes: an hour is charged once. */
export async function chargeBackends(
  services: Needs<"clock" | "clusters" | "config" | "database" | "log"> & Keeps<"room" | "traffic">,
): Promise<void> {
  const all = await backends(services);
  await measure(services, all);
  await services.database.sql.delete(cloudUse).where(lt(cloudUse.hour, services.clock.now() - KEPT_MS));
  if (services.config.cloudPrices === null) return;
  for (const backend of all) await chargeOne(services, backend);
  await followFunds(services, all);
}
