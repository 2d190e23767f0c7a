/** Restore points of a project's database: whole copies of it to go back to. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { away } from "../../cloud/contract/index.ts";

export const MAX_POINT_NAME_CHARACTERS = 80;

/** `change`: before the tables were changed. `restore`: before another point was gone back to. */
export const POINT_REASONS = ["person", "change", "restore"] as const;

export const restorePointSchema = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.enum(POINT_REASONS),
  created_at: z.string(),
  bytes: z.number(),
});
export type RestorePoint = z.output<typeof restorePointSchema>;

const typedColumn = z.object({ name: z.string(), type: z.string() });
/** `before` is the moment of the point. */
const comparedTableSchema = z.object({
  name: z.string(),
  /** Null: there was no such table. */
  rows_before: z.number().nullable(),
  rows_now: z.number().nullable(),
  columns_only_before: z.array(typedColumn),
  columns_only_now: z.array(typedColumn),
  columns_changed: z.array(z.object({ name: z.string(), before: z.string(), now: z.string() })),
});
export type ComparedTable = z.output<typeof comparedTableSchema>;

export const comparisonSchema = z.object({
  /** False: the point was not counted when it was made, or there is too much to count now. */
  is_known: z.boolean(),
  tables: z.array(comparedTableSchema),
  users_before: z.number().nullable(),
  users_now: z.number().nullable(),
  /** Names of changes of the tables since. */
  changes: z.array(z.string()),
});
export type Comparison = z.output<typeof comparisonSchema>;

const canEdit = { project: "EditProject" } as const;
/** They replace or end what everybody's data is kept in, like the keys. */
const canManage = { project: "ManageProjectSettings" } as const;
const project = z.object({ id: z.string() });
const point = z.object({ id: z.string(), pointId: z.string().max(100) });
const noOther = { status: 404, code: "not_found" } as const;
const takes = [...away, { status: 409, code: "migration_running" }, { status: 413, code: "cloud_full" }] as const;
/** Each stops the database for a moment and copies all of it. */
const seldom = { max: 20, seconds: 60 } as const;

export const restorePointsContract = {
  list: route({
    method: "GET",
    path: "/projects/{id}/cloud/restore-points",
    policy: canEdit,
    summary: "Restore points, the newest first; does not wake the database",
    params: project,
    result: z.object({ points: z.array(restorePointSchema), max: z.number().int() }),
    errors: away,
  }),
  take: route({
    method: "POST",
    path: "/projects/{id}/cloud/restore-points",
    policy: canManage,
    summary: "A copy of the whole database as it is now; the oldest goes when there are too many",
    params: project,
    body: z.object({
      name: z
        .string()
        .trim()
        .min(1)
        .max(MAX_POINT_NAME_CHARACTERS)
        .regex(/^[^\p{Cc}]*$/u, "The name has no control characters."),
    }),
    result: restorePointSchema,
    errors: takes,
    rate: seldom,
  }),
  compare: route({
    method: "GET",
    path: "/projects/{id}/cloud/restore-points/{pointId}/comparison",
    policy: canEdit,
    summary: "Tables, columns and rows of the point beside those of now",
    params: point,
    result: comparisonSchema,
    errors: [...away, noOther],
    rate: { max: 60, seconds: 60 },
  }),
  restore: route({
    method: "POST",
    path: "/projects/{id}/cloud/restore-points/{pointId}/restore",
    policy: canManage,
    summary: "Makes a point of the present, then replaces everything in the database by what the point holds",
    params: point,
    body: z.object({}),
    result: z.object({
      /** Going back to it undoes the restore. */
      undo: restorePointSchema,
      /** Null: too much to count. */
      tables: z.array(z.object({ name: z.string(), rows: z.number() })).nullable(),
      users: z.number().nullable(),
      /** Whether the figures are those that were counted when the point was made; null: it was not counted. */
      is_as_counted: z.boolean().nullable(),
    }),
    errors: [...takes, noOther],
    rate: seldom,
  }),
  remove: route({
    method: "DELETE",
    path: "/projects/{id}/cloud/restore-points/{pointId}",
    policy: canManage,
    summary: "Deletes the copy; the database stays as it is",
    params: point,
    errors: [...away, noOther],
    needsNoRoom: true,
  }),
} as const satisfies Contract;
