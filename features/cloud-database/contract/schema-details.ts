/** Indexes, references and enums of the schema public, as screens read them. */
import { z } from "zod";

const indexSchema = z.object({
  table: z.string(),
  name: z.string(),
  /** Names of columns, or the SQL of an expression. */
  columns: z.array(z.string()),
  is_unique: z.boolean(),
  is_primary: z.boolean(),
  /** It belongs to a constraint of the same name. */
  is_constraint: z.boolean(),
  /** Its one column names a row, so that others may refer to it. */
  is_key: z.boolean(),
  /** The SQL that makes it. */
  definition: z.string(),
  bytes: z.number(),
});
export type TableIndex = z.output<typeof indexSchema>;

const referenceSchema = z.object({
  constraint: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
  to_schema: z.string(),
  to_table: z.string(),
  to_columns: z.array(z.string()),
  /** `no action`, `restrict`, `cascade`, `set null` or `set default`. */
  on_delete: z.string(),
});
export type TableReference = z.output<typeof referenceSchema>;

const enumSchema = z.object({
  name: z.string(),
  values: z.array(z.string()),
  used_by: z.array(z.object({ table: z.string(), column: z.string() })),
  /** By a column or anything else, such as a function: it cannot be dropped. */
  is_used: z.boolean(),
});
export type SchemaEnum = z.output<typeof enumSchema>;

export const schemaDetailsSchema = z.object({
  indexes: z.array(indexSchema),
  references: z.array(referenceSchema),
  enums: z.array(enumSchema),
  /** There are more than the lists have. */
  is_cut: z.boolean(),
});
export type SchemaDetails = z.output<typeof schemaDetailsSchema>;
