/** Changes of a project's tables by form. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { away } from "../../cloud/contract/index.ts";
import { schemaChangeSchema } from "./schema-change.ts";
import { schemaDetailsSchema } from "./schema-details.ts";

export const cloudDatabaseContract = {
  schemaDetails: route({
    method: "GET",
    path: "/projects/{id}/cloud/schema",
    policy: { project: "EditProject" },
    summary: "Indexes, references and enums of the schema public",
    params: z.object({ id: z.string() }),
    result: schemaDetailsSchema,
    errors: [...away, { status: 400, code: "sql_failed" }, { status: 400, code: "answer_too_large" }],
  }),
  changeSchema: route({
    method: "POST",
    path: "/projects/{id}/cloud/schema",
    policy: { project: "EditProject" },
    summary: "Changes the tables by one migration, whose file becomes a version of the project",
    params: z.object({ id: z.string() }),
    body: z.object({ change: schemaChangeSchema }),
    result: z.object({
      sql: z.string(),
      /** `supabase/migrations/20261122074455_add_price_to_products.sql` */
      path: z.string(),
      /** Null: the database was changed, and the file could not be committed. It is in the list of migrations. */
      version: z.number().int().nullable(),
    }),
    errors: [
      ...away,
      { status: 400, code: "sql_failed" },
      { status: 400, code: "row_security_missing" },
      { status: 409, code: "migration_running" },
      { status: 413, code: "cloud_full" },
    ],
    // Each copies the database first, as a restore point.
    rate: { max: 30, seconds: 60 },
  }),
} as const satisfies Contract;
