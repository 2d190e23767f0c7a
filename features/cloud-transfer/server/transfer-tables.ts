/** Imports of rows that began, so that a repeated request stores nothing twice. */
import { bigint, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { CsvOutcome } from "../contract/index.ts";

export const cloudImports = pgTable(
  "cloud_imports",
  {
    projectId: text("project_id").notNull(),
    importId: text("import_id").notNull(),
    /** The transaction of the project's database, noted before it is kept. */
    xid: text("xid"),
    /** The answer, if that transaction was kept. It lists no values. */
    outcome: jsonb("outcome").$type<CsvOutcome>(),
    /** Epoch milliseconds. */
    at: bigint("at", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.importId] })],
);

export const migrations: readonly Migration[] = [
  {
    owner: "cloud-transfer",
    name: "001-imports",
    sql: `
      create table cloud_imports (
        project_id text not null, import_id text not null, xid text, outcome jsonb, at bigint not null,
        primary key (project_id, import_id)
      );
      create index cloud_imports_at on cloud_imports (at);`,
  },
];
