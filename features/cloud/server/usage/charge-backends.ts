/**
 * Measures and charges backends. When a workspace has no credits left its backends are paused with everything they
 * hold, and wake up once there are credits again. [B5] [C2.41] [T3.19]
 */
import { chargeCloud, isOutOfFunds } from "../../../billing/server/index.ts";
import { knownProjects } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
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
  const { rows } = await services.database.pool.query<Omit<Backend, "workspaceId">>(
    `select project_id as "projectId", ref, out_of_funds_at is not null as "isStopped"
     from cloud_projects order by project_id`,
  );
  const projects = await knownProjects(
    services,
    rows.map(({ projectId }) => projectId),
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
  const { pool } = services.database;
  const hour = hourOf(services.clock.now());
  const { rows } = await pool.query<{ project_id: string }>(
    "select project_id from cloud_use where hour = $1 and measured",
    [hour],
  );
  const known = new Set(rows.map((row) => row.project_id));
  for (const { projectId, ref } of all) {
    if (known.has(projectId)) continue;
    try {
      const { databaseBytes, fileBytes } = await services.room.usage(ref);
      await pool.query(
        `insert into cloud_use (project_id, hour, database_bytes, file_bytes, measured) values ($1, $2, $3, $4, true)
         on conflict (project_id, hour) do update set database_bytes = $3, file_bytes = $4, measured = true`,
        [projectId, hour, databaseBytes, fileBytes],
      );
    } catch (error) {
      services.log.info("what a backend takes was not measured", { projectId, error });
    }
  }
}

interface Due {
  /** Null: not part of a line yet. */
  line: string | null;
  since: string;
  until: string;
  database: string;
  files: string;
  egress: string;
  calls: string;
}

async function due({ database }: Needs<"database">, projectId: string, before: number): Promise<Due[]> {
  const { rows } = await database.pool.query<Due>(
    `select line, min(hour) as since, max(hour) as until, sum(database_bytes) as database, sum(file_bytes) as files,
       sum(egress_bytes) as egress, sum(function_calls) as calls
     from cloud_use where project_id = $1 and hour < $2 and charged_at is null group by line`,
    [projectId, before],
  );
  return rows;
}

function creditsOf(services: Needs<"config">, { database, files, egress, calls }: Due): number {
  const prices = services.config.cloudPrices!;
  const gigabytes = (bytes: string): number => Number(bytes) / GIGABYTE;
  return (
    (gigabytes(database) * prices.database + gigabytes(files) * prices.files) / HOURS_OF_MONTH +
    gigabytes(egress) * prices.egress +
    (Number(calls) / 1000) * prices.functions
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
  const { pool } = services.database;
  const now = services.clock.now();
  const thisHour = hourOf(now);
  const open = (await due(services, projectId, thisHour)).find(({ line }) => line === null);
  if (open !== undefined && (creditsOf(services, open) >= LEAST_CREDITS || now - Number(open.since) >= GATHER_MS))
    await pool.query("update cloud_use set line = $2 where project_id = $1 and hour <= $2 and line is null", [
      projectId,
      open.until,
    ]);
  for (const use of await due(services, projectId, thisHour)) {
    if (use.line === null) continue;
    const credits = creditsOf(services, use);
    await chargeCloud(services, { workspaceId, projectId, key: `${projectId}:${use.line}`, credits });
    await pool.query("update cloud_use set charged_at = $3 where project_id = $1 and line = $2", [
      projectId,
      use.line,
      now,
    ]);
  }
}

async function noteStopped(
  { database, clock }: Needs<"clock" | "database">,
  projectId: string,
  isStopped: boolean,
): Promise<void> {
  await database.pool.query("update cloud_projects set out_of_funds_at = $2 where project_id = $1", [
    projectId,
    isStopped ? new Date(clock.now()) : null,
  ]);
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
  await services.database.pool.query("delete from cloud_use where hour < $1", [services.clock.now() - KEPT_MS]);
  if (services.config.cloudPrices === null) return;
  for (const backend of all) await chargeOne(services, backend);
  await followFunds(services, all);
}
