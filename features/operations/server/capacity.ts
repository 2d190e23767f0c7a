/** The staff page's figures in one answer. */
import { readdir } from "node:fs/promises";
import { availableParallelism, freemem, totalmem } from "node:os";
import { projectOfServer } from "../../preview/server/index.ts";
import { projectTitles } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { Capacity } from "../contract/index.ts";
import type { ProjectSizes } from "./project-sizes.ts";
import type { Sampler } from "./sampler.ts";

const LARGEST = 8;
/** A preview or backend that nobody has used for so long is idle. */
const IDLE_MS = 30_000;
const TOKENS = "model_tokens_total";
const GONE = "A deleted project";

/** A backup gets its name when it is complete. A copied file is as old as its name says. */
const NIGHTLY = /^slipway-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

type ModelFigures = Needs<"metrics">;
export type CapacityNeeds = Needs<"clusters" | "config" | "database" | "disk" | "queues" | "sandbox"> & ModelFigures;

async function lastBackup(folder: string | null): Promise<string | null> {
  if (folder === null) return null;
  const names = await readdir(folder).catch(() => []);
  const times = names.flatMap((name) => {
    const [, day, hour, minute, second] = NIGHTLY.exec(name) ?? [];
    return day === undefined ? [] : [`${day}T${hour}:${minute}:${second}.000Z`];
  });
  return times.toSorted().at(-1) ?? null;
}

export async function capacity(
  services: CapacityNeeds,
  { sampler, sizes }: { sampler: Sampler; sizes: ProjectSizes },
): Promise<Capacity> {
  const { config, disk, queues, sandbox } = services;
  const [space, awake, { sizeBytes: database_bytes }, last_at] = await Promise.all([
    disk.space(),
    sandbox.previews.awake(),
    services.database.health(),
    lastBackup(config.backupDir),
  ]);
  const largest = sizes.largest(LARGEST);
  const titles = await projectTitles(services, [
    ...awake.map(({ projectId }) => projectOfServer(projectId)),
    ...(largest ?? []).map(({ projectId }) => projectId),
  ]);
  const named = (projectId: string) => ({ project_id: projectId, display_name: titles.get(projectId) ?? GONE });
  /** The address of a preview that one person's unsaved files are shown in is its own; its name is the project's. */
  const preview = (name: string) => {
    const projectId = projectOfServer(name);
    const title = titles.get(projectId) ?? GONE;
    return { project_id: name, display_name: name === projectId ? title : `${title} (unsaved changes of one person)` };
  };
  return {
    samples: [...sampler.samples],
    machine: {
      processors: availableParallelism(),
      memory_bytes: totalmem(),
      memory_free_bytes: freemem(),
      up_seconds: Math.round(process.uptime()),
    },
    queues: queues.all.map(({ load: { name, running, atOnce, waiting } }) => ({
      name,
      running,
      places: atOnce,
      waiting,
    })),
    previews: {
      places: config.previewsMax,
      awake: awake.map(({ projectId, idleMs, memoryBytes }) => ({
        ...preview(projectId),
        idle_seconds: Math.max(0, Math.round(idleMs / 1000)),
        memory_bytes: memoryBytes,
      })),
    },
    models: await modelTokens(services),
    backends_awake: (await services.clusters.awake()).length,
    disk: {
      total_bytes: space.totalBytes,
      free_bytes: space.freeBytes,
      floor_bytes: space.floorBytes,
      is_low: space.isLow,
    },
    projects:
      largest?.map(({ projectId, bytes, quotaBytes }) => ({ ...named(projectId), bytes, quota_bytes: quotaBytes })) ??
      null,
    database_bytes,
    backups: { is_scheduled: config.backupDir !== null, last_at },
  };
}

/** The embedded builder counts none. */
async function modelTokens({ metrics }: ModelFigures): Promise<Capacity["models"]> {
  const byModel = Map.groupBy(await metrics.counts(TOKENS), ({ labels }) => labels["model"] ?? "");
  return [...byModel]
    .map(([model, counts]) => {
      const of = (direction: string): number =>
        counts.find(({ labels }) => labels["direction"] === direction)?.value ?? 0;
      return { model, input: of("input"), cached: of("cached"), output: of("output") };
    })
    .filter(({ input }) => input > 0)
    .toSorted((one, other) => other.input - one.input);
}

/** Number of backends and previews put to sleep. */
export async function sleepIdle({
  sandbox,
  clusters,
}: Needs<"clusters" | "sandbox">): Promise<{ slept: number; backends: number }> {
  const backends = await clusters.sleepIdle(IDLE_MS);
  const idle = (await sandbox.previews.awake()).filter(({ idleMs }) => idleMs >= IDLE_MS);
  await Promise.all(idle.map(({ projectId }) => sandbox.previews.sleep(projectId)));
  return { slept: idle.length, backends: backends.length };
}
