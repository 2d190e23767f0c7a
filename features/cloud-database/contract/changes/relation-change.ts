/** Indexes and references of tables by form. */
import { z } from "zod";
import { quoteName } from "../table-sql.ts";
import { inPublic, knownName } from "./names.ts";

/** Postgres takes 32. */
export const MAX_INDEX_COLUMNS = 16;

/** `no action`: Postgres refuses to delete a row while others refer to it. */
export const ON_DELETE = ["no action", "cascade", "set null"] as const;
export type OnDelete = (typeof ON_DELETE)[number];

const at = { table: knownName };

export const relationChanges = [
  z.object({
    kind: z.literal("add_index"),
    ...at,
    columns: z.array(knownName).min(1).max(MAX_INDEX_COLUMNS),
    is_unique: z.boolean(),
  }),
  /** `is_constraint`: the index belongs to a constraint of the same name and goes with it. */
  z.object({ kind: z.literal("drop_index"), ...at, index: knownName, is_constraint: z.boolean() }),
  z.object({
    kind: z.literal("add_reference"),
    ...at,
    column: knownName,
    /** `auth` has the app's users. */
    schema: z.enum(["public", "auth"]).default("public"),
    references: knownName,
    referenced_column: knownName,
    on_delete: z.enum(ON_DELETE).default("no action"),
  }),
  z.object({ kind: z.literal("drop_reference"), ...at, constraint: knownName }),
] as const;
export type RelationChange = z.output<(typeof relationChanges)[number]>;

export function relationSql(change: RelationChange): string {
  const table = inPublic(change.table);
  switch (change.kind) {
    case "add_index":
      return `create ${change.is_unique ? "unique index" : "index"} on ${table} (${change.columns.map(quoteName).join(", ")});`;
    case "drop_index":
      return change.is_constraint
        ? `alter table ${table} drop constraint ${quoteName(change.index)};`
        : `drop index ${inPublic(change.index)};`;
    case "add_reference": {
      const target = `${change.schema}.${quoteName(change.references)} (${quoteName(change.referenced_column)})`;
      const action = change.on_delete === "no action" ? "" : ` on delete ${change.on_delete}`;
      return `alter table ${table} add foreign key (${quoteName(change.column)}) references ${target}${action};`;
    }
    case "drop_reference":
      return `alter table ${table} drop constraint ${quoteName(change.constraint)};`;
  }
}

export function relationChangeName(change: RelationChange): string {
  switch (change.kind) {
    case "add_index":
      return `index ${change.columns.join(" and ")} of ${change.table}`;
    case "drop_index":
      return `drop index ${change.index} of ${change.table}`;
    case "add_reference":
      return `refer ${change.column} of ${change.table} to ${change.references}`;
    case "drop_reference":
      return `drop reference ${change.constraint} of ${change.table}`;
  }
}
