/** Restore points by hand: the copies themselves are the backend's. */
import { MAX_RESTORE_POINTS } from "@slipway/cloud/clusters/port";
import type { KeptPoint } from "../../cloud/server/index.ts";
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { restorePointsContract, type RestorePoint } from "../contract/index.ts";
import { comparePictures, isAsCounted } from "./compare-pictures.ts";

const shown = ({ id, name, reason, createdAt, bytes }: KeptPoint): RestorePoint => ({
  ...{ id, name, reason, bytes },
  created_at: new Date(createdAt).toISOString(),
});

const handlers = ({ cloud: { points } }: Needs<"cloud">): Handlers<typeof restorePointsContract> => ({
  list: async ({ params }) => ({ points: (await points.list(params.id)).map(shown), max: MAX_RESTORE_POINTS }),
  take: async ({ params, body }) => shown(await points.take(params.id, body.name)),
  compare: async ({ params }) => {
    const { before, now, changes } = await points.compare(params.id, params.pointId);
    return { ...comparePictures(before, now), changes };
  },
  restore: async ({ params }) => {
    const { undo, now, wanted } = await points.restore(params.id, params.pointId);
    const tables = now === null ? null : Object.entries(now.tables).map(([name, { rows }]) => ({ name, rows }));
    return { undo: shown(undo), tables, users: now?.users ?? null, is_as_counted: isAsCounted(wanted, now) };
  },
  remove: async ({ params }) => {
    await points.drop(params.id, params.pointId);
    return {};
  },
});

export const feature: Feature = {
  name: "cloud-restore-points",
  migrations: [],
  mount: (services) =>
    mounted({ name: "cloud-restore-points", contract: restorePointsContract, handlers: handlers(services) }),
};
