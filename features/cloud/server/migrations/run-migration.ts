/** Runs one migration, all of it or nothing, behind the gate of row-level security. */
import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { BackendTransaction } from "@slipway/cloud/backend/port";
import { maySpeakOfPublications, publishGeneratedColumns } from "@slipway/cloud/realtime/changes/publication";
import { restSettings } from "@slipway/cloud/rest/rest-settings";
import { AppError, invalidRequest } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import type { MigrateInput, MigrationRun } from "../cloud.ts";
import { cloudMigrations, type CloudMigrationRow } from "../cloud-tables.ts";
import { migrationRunning } from "../refusals.ts";
import { extensionRefusal } from "../database/extension-refusals.ts";
import { pointLabel, runOf, settle } from "./migration-rows.ts";
import { keepPoint } from "../database/kept-points.ts";
import { pictureOf, rowCountsOf } from "../database/picture.ts";
import { openGate } from "../database/row-security-gate.ts";
import { sqlRefusal } from "../database/run-query.ts";
import { settleLeft, settleRestores } from "./settle-left.ts";

const MAX_BYTES = 512 * 1024;
const MAX_NAME_CHARACTERS = 60;
/** Longer than any migration of an app; the cluster's own limit is meant for visitors. */
const TIMEOUT_MS = 60_000;
/** Bound of the whole call, because SQL can catch the end of its own time. */
const MAX_MS = TIMEOUT_MS + 15_000;

/** Bytes that a migration may add besides its text: a table's first pages and indexes. */
const ROOM_BYTES = 1024 * 1024;

/** The name in the file's name: `Create todos!` -> `create_todos`. */
const migrationName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_/, "")
    .slice(0, MAX_NAME_CHARACTERS)
    .replace(/_$/, "") || "migration";

const stamp = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\D/g, "").slice(0, "20261122074455".length);

/** Records the migration under a second later than the last one, so that versions stay in order. */
async function record(
  services: Needs<"clock" | "database">,
  projectId: string,
  input: MigrateInput,
): Promise<CloudMigrationRow> {
  const { database, clock } = services;
  return database.transaction(async (tx) => {
    await tx.lock(`migrations ${projectId}`);
    const open = inArray(cloudMigrations.state, ["running"]);
    const mine = eq(cloudMigrations.projectId, projectId);
    const running = await tx.sql.select().from(cloudMigrations).where(and(mine, open)).limit(1);
    if (running.length > 0) throw migrationRunning();
    const [last] = await tx.sql
      .select()
      .from(cloudMigrations)
      .where(mine)
      .orderBy(desc(cloudMigrations.version))
      .limit(1);
    const now = clock.now();
    let at = now;
    while (last !== undefined && stamp(at) <= last.version) at += 1000;
    const [row] = await tx.sql
      .insert(cloudMigrations)
      .values({
        projectId,
        version: stamp(at),
        name: migrationName(input.name),
        sql: input.sql,
        state: "running",
        aiMessageId: input.aiMessageId ?? null,
        startedAt: now,
      })
      .returning();
    return row!;
  });
}

/** Where Supabase's command line keeps what ran, so that an app that leaves brings its history along. */
const HISTORY = [
  "create schema if not exists supabase_migrations",
  "create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)",
];

/**
 * The text is run by the server's own `execute`, which refuses statements that begin or end a transaction. With those,
 * a migration could commit its first half before the gate.
 */
const EXECUTE = "do $slipway$ begin execute pg_catalog.current_setting('slipway.migration'); end $slipway$";

/** The text of one migration. It ends no transaction, and its settings do not outlive it. */
export async function runText(tx: BackendTransaction, sql: string): Promise<void> {
  await tx.query("select pg_catalog.set_config('slipway.migration', $1, true)", [sql]);
  await tx.query(EXECUTE);
  await tx.query("reset all");
  await tx.query("reset role");
}

async function apply(
  tx: BackendTransaction,
  { version, name, sql }: CloudMigrationRow,
  schemas: readonly string[],
): Promise<void> {
  await tx.query("set transaction read write");
  await tx.query(`set local statement_timeout = ${TIMEOUT_MS}`);
  const shut = await openGate(tx, schemas);
  await runText(tx, sql);
  // Bounds deferred triggers, which run at the commit.
  await tx.query(`set local statement_timeout = ${TIMEOUT_MS}`);
  if (maySpeakOfPublications(sql)) await publishGeneratedColumns(tx);
  for (const statement of HISTORY) await tx.query(statement);
  await tx.query(
    "insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, array[$2], $3)",
    [version, sql, name],
  );
  // Triggers that wait for the commit run now: behind the gate they could undo what it saw.
  await tx.query("set constraints all immediate");
  await shut(tx);
}

function failureOf(error: unknown): CloudMigrationRow["failure"] {
  if (!(error instanceof AppError)) return { message: "The database did not answer.", sqlstate: null, line: null };
  const details = (error.details ?? {}) as { sqlstate?: string | null; line?: number | null };
  return { message: error.userMessage, sqlstate: details.sqlstate ?? null, line: details.line ?? null };
}

export async function runMigration(
  services: Needs<"clock" | "clusters" | "database" | "log"> & Keeps<"backends" | "room">,
  projectId: string,
  input: MigrateInput,
): Promise<MigrationRun> {
  const { backend } = await requireBackend(services, projectId);
  const { schemas } = await restSettings(backend);
  if (input.sql.trim() === "") throw invalidRequest("The migration is empty.", { field: "sql", rule: "not_empty" });
  if (Buffer.byteLength(input.sql) > MAX_BYTES)
    throw invalidRequest("A migration has at most 512 kB. Put rows into the app instead.", {
      field: "sql",
      rule: "too_big",
    });
  await services.room.require(backend.ref, ROOM_BYTES);
  await settleRestores(services, projectId);
  await settleLeft(services, projectId, lt(cloudMigrations.startedAt, services.clock.now() - 2 * MAX_MS));
  const row = await record(services, projectId, input);
  let restorePointId: string | null = null;
  try {
    const picture = await pictureOf(backend.database);
    restorePointId = (await services.clusters.createRestorePoint(backend.ref, pointLabel(row))).id;
    await keepPoint(services, { projectId, pointId: restorePointId, reason: "change", name: row.name, picture });
    const database = backend.database.as("postgres");
    await database
      .transaction((tx) => apply(tx, row, schemas), undefined, { maxMs: MAX_MS })
      .catch(async (error: unknown) => {
        throw sqlRefusal(await extensionRefusal(error, database), input.sql);
      });
    return runOf(await settle(services, row, { state: "succeeded", restorePointId, rowCounts: rowCountsOf(picture) }));
  } catch (error) {
    await settle(services, row, { state: "failed", failure: failureOf(error) });
    // Nothing changed, so the point is useless, and must not displace others.
    if (restorePointId !== null)
      await services.clusters
        .dropRestorePoint(backend.ref, restorePointId)
        .catch((failure: unknown) =>
          services.log.warn("a restore point was not dropped", { projectId, error: failure }),
        );
    throw error;
  }
}
