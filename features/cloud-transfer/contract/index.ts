/** Data in and out of a project's database: CSV files into a table, and SQL files both ways. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { away } from "../../cloud/contract/index.ts";
import { DUMP_PARTS, DUMP_USERS, MAX_SQL_FILE_BYTES, sqlOutcomeSchema, sqlPlanSchema } from "./sql.ts";
import { csvOutcomeSchema, csvTargetSchema, MAX_ROWS_BODY_BYTES } from "./csv.ts";

export * from "./csv.ts";
export * from "./sql.ts";

const canEdit = { project: "EditProject" } as const;
/** They take everybody's data along, or replace what everybody works with, like the keys. */
const canManage = { project: "ManageProjectSettings" } as const;

const project = z.object({ id: z.string() });
const refused = [...away, { status: 400, code: "invalid_request" }, { status: 400, code: "sql_failed" }] as const;
const noRoom = { status: 413, code: "cloud_full" } as const;

export const cloudTransferContract = {
  target: route({
    method: "GET",
    path: "/projects/{id}/cloud/transfer/tables/{table}",
    policy: canEdit,
    summary: "Columns and unique keys of a table, as an import needs them",
    params: z.object({ id: z.string(), table: z.string().min(1).max(63) }),
    result: csvTargetSchema,
    errors: [...away, { status: 404, code: "not_found" }],
  }),
  importCsv: route({
    method: "POST",
    path: "/projects/{id}/cloud/transfer/csv/{importId}",
    policy: canEdit,
    summary: "Rows into a table, all in one transaction; a check rolls it back. The same import twice stores once",
    params: z.object({ id: z.string(), importId: z.uuid() }),
    query: z.object({ check: z.enum(["true", "false"]).default("false") }),
    bodyKind: "bytes",
    maxBodyBytes: MAX_ROWS_BODY_BYTES,
    result: csvOutcomeSchema,
    errors: [
      ...refused,
      noRoom,
      { status: 400, code: "import_cancelled" },
      { status: 404, code: "not_found" },
      { status: 409, code: "import_running" },
      { status: 409, code: "transfer_running" },
      { status: 413, code: "too_large" },
      { status: 429, code: "too_many_requests" },
    ],
    rate: { max: 30, seconds: 60 },
  }),
  csvProgress: route({
    method: "GET",
    path: "/projects/{id}/cloud/transfer/csv/{importId}",
    policy: canEdit,
    summary: "Rows that a running import has read; null where none runs",
    params: z.object({ id: z.string(), importId: z.uuid() }),
    result: z.object({ rows: z.number().int().nullable() }),
  }),
  dump: route({
    method: "GET",
    path: "/projects/{id}/cloud/transfer/dump",
    policy: canManage,
    summary: "The database as SQL, of one moment; the last line says that it is whole",
    params: project,
    query: z.object({
      part: z.enum(DUMP_PARTS).default("all"),
      users: z.enum(DUMP_USERS).default("none"),
    }),
    resultKind: "bytes",
    errors: [...refused, { status: 409, code: "transfer_running" }],
    rate: { max: 20, seconds: 60 },
  }),
  planSql: route({
    method: "POST",
    path: "/projects/{id}/cloud/transfer/sql/plan",
    policy: canManage,
    summary: "What an SQL file would make here and what would be left out; nothing runs",
    params: project,
    bodyKind: "bytes",
    maxBodyBytes: MAX_SQL_FILE_BYTES,
    result: sqlPlanSchema,
    errors: [
      ...refused,
      { status: 400, code: "import_cancelled" },
      { status: 409, code: "transfer_running" },
      { status: 413, code: "too_large" },
      { status: 429, code: "too_many_requests" },
    ],
    rate: { max: 20, seconds: 60 },
  }),
  importSql: route({
    method: "POST",
    path: "/projects/{id}/cloud/transfer/sql/import",
    policy: canManage,
    summary: "Runs the file that was looked at as the project's owner, in one transaction behind a restore point",
    params: project,
    query: z.object({
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      file_name: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u),
    }),
    bodyKind: "bytes",
    maxBodyBytes: MAX_SQL_FILE_BYTES,
    result: sqlOutcomeSchema,
    errors: [
      ...refused,
      noRoom,
      { status: 400, code: "import_cancelled" },
      { status: 400, code: "row_security_missing" },
      { status: 409, code: "file_changed" },
      { status: 409, code: "migration_running" },
      { status: 409, code: "transfer_running" },
      { status: 413, code: "too_large" },
      { status: 429, code: "too_many_requests" },
    ],
    rate: { max: 10, seconds: 60 },
  }),
} as const satisfies Contract;
