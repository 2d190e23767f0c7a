import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { logMigrations } from "@slipway/cloud/logs/log-tables";
import type { Migration } from "@slipway/platform/database/port";
import type { Picture } from "./database/picture.ts";

/** A project with a backend. The backend's name on the network is the project's id. */
export const cloudProjects = pgTable("cloud_projects", {
  projectId: text("project_id").primaryKey(),
  ref: text("ref").notNull(),
  /** The project's own key, encrypted by the installation. Everything else of the project is encrypted by this key. */
  sealedKey: text("sealed_key").notNull(),
  /** The secret that signs its tokens. */
  sealedTokenSecret: text("sealed_token_secret").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** The newest commit whose functions were all processed, and the id of their files in it. */
  functionsSha: text("functions_sha"),
  functionsTree: text("functions_tree"),
  /** Null while it has its first keys. */
  keysRenewedAt: timestamp("keys_renewed_at", { withTimezone: true }),
  /** When the token secret was made; null if that was before it was recorded. */
  keysIssuedAt: timestamp("keys_issued_at", { withTimezone: true }),
  /**
   * The previous token secret, encrypted likewise, and until when it is valid for visitors and people; null if the keys
   * were never replaced.
   */
  formerTokenSecret: text("former_token_secret"),
  formerUntil: timestamp("former_until", { withTimezone: true }),
  /** When its functions were allowed to ask language models; null: they are not. [AI1] */
  aiEnabledAt: timestamp("ai_enabled_at", { withTimezone: true }),
  /** When it was paused because its workspace had no credits left. [B5] */
  outOfFundsAt: timestamp("out_of_funds_at", { withTimezone: true }),
});
export type CloudProjectRow = typeof cloudProjects.$inferSelect;

/** Saved settings of a service as encrypted JSON, because sign-in settings hold passwords of providers. */
export const cloudSettings = pgTable(
  "cloud_settings",
  {
    projectId: text("project_id").notNull(),
    service: text("service").notNull(),
    sealedValues: text("sealed_values").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.service] })],
);

export const cloudSecrets = pgTable(
  "cloud_secrets",
  {
    projectId: text("project_id").notNull(),
    name: text("name").notNull(),
    sealedValue: text("sealed_value").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.name] })],
);

/** `pending` waits for a person's consent. [T3.23] */
export type SqlRunState = "pending" | "running" | "succeeded" | "failed" | "denied";

export const cloudMigrations = pgTable(
  "cloud_migrations",
  {
    projectId: text("project_id").notNull(),
    /** Such as `20261122074455`, in UTC. Migrations run in this order. */
    version: text("version").notNull(),
    name: text("name").notNull(),
    sql: text("sql").notNull(),
    state: text("state").$type<SqlRunState>().notNull(),
    /** The database's error, and its place. */
    failure: jsonb("failure").$type<{ message: string; sqlstate: string | null; line: number | null }>(),
    /** Taken before it ran. */
    restorePointId: text("restore_point_id"),
    /** Rows of each table when the point was taken; null if counting took too long. */
    rowCounts: jsonb("row_counts").$type<Record<string, number>>(),
    aiMessageId: text("ai_message_id"),
    startedAt: bigint("started_at", { mode: "number" }).notNull(),
    endedAt: bigint("ended_at", { mode: "number" }),
    /** Since when its database is being put back to the state before it; null outside of that. */
    restoringAt: bigint("restoring_at", { mode: "number" }),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.version] })],
);
export type CloudMigrationRow = typeof cloudMigrations.$inferSelect;

/** Why a restore point was made: by a person, before a change of the tables, before going back to another point. */
export type PointReason = "person" | "change" | "restore";

/** Facts of a restore point besides those that the engine keeps. */
export const cloudPoints = pgTable(
  "cloud_points",
  {
    projectId: text("project_id").notNull(),
    pointId: text("point_id").notNull(),
    reason: text("reason").$type<PointReason>().notNull(),
    /** Given by a person; else the migration's name, or the name of the point that was gone back to. */
    name: text("name").notNull(),
    /** Contents of the database when it was made; null if there was too much to count. */
    picture: jsonb("picture").$type<Picture>(),
    /** Records of migrations that are in this point, and in no earlier one: going back to it brings them back. */
    migrations: jsonb("migrations").$type<CloudMigrationRow[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.pointId] })],
);
export type CloudPointRow = typeof cloudPoints.$inferSelect;

export type DeployState = "deploying" | "deployed" | "failed";

/** Functions in the project's files, now or at the last check: what is deployed, and the result of the last attempt. */
export const cloudFunctions = pgTable(
  "cloud_functions",
  {
    projectId: text("project_id").notNull(),
    slug: text("slug").notNull(),
    id: text("id").notNull(),
    /** 0: never deployed. */
    version: integer("version").notNull(),
    createdAt: bigint("created_at", { mode: "number" }).notNull(),
    state: text("state").$type<DeployState>().notNull(),
    /** Identifies the files and settings of the last attempt. */
    triedSource: text("tried_source").notNull(),
    triedAt: bigint("tried_at", { mode: "number" }).notNull(),
    failure: jsonb("failure").$type<DeployFailure>(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.slug] })],
);
export type CloudFunctionRow = typeof cloudFunctions.$inferSelect;

export interface DeployFailure {
  /** A sentence, and behind it the compiler's message. */
  message: string;
  details: string | null;
  /** True: the same files would fail again. False: the server failed, so a retry may succeed. */
  isOfFiles: boolean;
}

/** Requests of functions to language models. Rows are added, never changed. [C3.16] */
export const aiUsage = pgTable("ai_usage", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  at: bigint("at", { mode: "number" }).notNull(),
  model: text("model").notNull(),
  provider: text("provider").notNull(),
  inputTokens: bigint("input_tokens", { mode: "number" }).notNull(),
  outputTokens: bigint("output_tokens", { mode: "number" }).notNull(),
  /** The provider reported no counts. */
  isEstimated: boolean("is_estimated").notNull(),
  outcome: text("outcome").$type<"answered" | "aborted" | "failed">().notNull(),
});

/** Use of backends by the hour, named by its beginning (epoch milliseconds, UTC). */
export const cloudUse = pgTable(
  "cloud_use",
  {
    projectId: text("project_id").notNull(),
    hour: bigint("hour", { mode: "number" }).notNull(),
    databaseBytes: bigint("database_bytes", { mode: "number" }).notNull().default(0),
    fileBytes: bigint("file_bytes", { mode: "number" }).notNull().default(0),
    measured: boolean("measured").notNull().default(false),
    egressBytes: bigint("egress_bytes", { mode: "number" }).notNull().default(0),
    functionCalls: bigint("function_calls", { mode: "number" }).notNull().default(0),
    requests: bigint("requests", { mode: "number" }).notNull().default(0),
    failedRequests: bigint("failed_requests", { mode: "number" }).notNull().default(0),
    /** The line of the ledger that holds it, named by the last of its hours. */
    line: bigint("line", { mode: "number" }),
    chargedAt: bigint("charged_at", { mode: "number" }),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.hour] })],
);

/** Records are kept this long. */
export const AI_USAGE_DAYS = 400;

export const migrations: readonly Migration[] = [
  ...logMigrations,
  {
    owner: "cloud",
    name: "001-cloud",
    sql: `
      create table cloud_projects (
        project_id text primary key, ref text not null unique, sealed_key text not null, sealed_token_secret text not null,
        created_at timestamptz not null
      );
      create table cloud_settings (
        project_id text not null references cloud_projects on delete cascade, service text not null, sealed_values text not null,
        updated_at timestamptz not null, primary key (project_id, service)
      );
      create table cloud_secrets (
        project_id text not null references cloud_projects on delete cascade, name text not null, sealed_value text not null,
        created_at timestamptz not null, primary key (project_id, name)
      );
      create table cloud_migrations (
        project_id text not null references cloud_projects on delete cascade, version text not null, name text not null, sql text not null,
        state text not null, failure jsonb, restore_point_id text, ai_message_id text, started_at bigint not null, ended_at bigint,
        primary key (project_id, version)
      );`,
  },
  { owner: "cloud", name: "002-row-counts", sql: "alter table cloud_migrations add column row_counts jsonb;" },
  {
    owner: "cloud",
    name: "003-functions",
    sql: `
      alter table cloud_projects add column functions_sha text, add column functions_tree text;
      create table cloud_functions (
        project_id text not null references cloud_projects on delete cascade, slug text not null, id text not null, version integer not null,
        created_at bigint not null, state text not null, tried_source text not null, tried_at bigint not null, failure jsonb,
        primary key (project_id, slug)
      );`,
  },
  {
    owner: "cloud",
    name: "004-keys-renewed",
    sql: "alter table cloud_projects add column keys_renewed_at timestamptz;",
  },
  {
    owner: "cloud",
    name: "005-ai-gateway",
    sql: `
      alter table cloud_projects add column ai_enabled_at timestamptz;
      create table ai_usage (
        id text primary key, project_id text not null references cloud_projects on delete cascade, at bigint not null, model text not null,
        provider text not null, input_tokens bigint not null, output_tokens bigint not null, is_estimated boolean not null,
        outcome text not null check (outcome in ('answered', 'aborted', 'failed'))
      );
      create index ai_usage_time on ai_usage (project_id, at) include (outcome, input_tokens, output_tokens);
      create function ai_usage_stays() returns trigger language plpgsql as $$
      begin
        -- They go with their project, and when they are old.
        if tg_op = 'DELETE' and (old.at < (extract(epoch from now()) - ${AI_USAGE_DAYS} * 86400) * 1000
            or not exists (select 1 from cloud_projects where project_id = old.project_id)) then
          return old;
        end if;
        raise exception 'records of use are never changed';
      end $$;
      create trigger ai_usage_stays before update or delete on ai_usage for each row execute function ai_usage_stays();`,
  },
  {
    owner: "cloud",
    name: "006-use",
    sql: `
      alter table cloud_projects add column out_of_funds_at timestamptz;
      -- What backends took and gave in an hour (epoch milliseconds of its beginning, UTC). Sizes are those of one look in it.
      -- The line of the ledger that holds it is named by the last of its hours.
      create table cloud_use (
        project_id text not null references cloud_projects on delete cascade, hour bigint not null,
        database_bytes bigint not null default 0, file_bytes bigint not null default 0, measured boolean not null default false,
        egress_bytes bigint not null default 0, function_calls bigint not null default 0,
        line bigint, charged_at bigint,
        primary key (project_id, hour)
      );
      create index cloud_use_due on cloud_use (project_id, hour) where charged_at is null;
      create index cloud_use_hour on cloud_use (hour);`,
  },
  {
    owner: "cloud",
    name: "007-replaced-keys",
    sql: "alter table cloud_projects add column keys_issued_at timestamptz, add column former_token_secret text, add column former_until timestamptz;",
  },
  { owner: "cloud", name: "008-restores", sql: "alter table cloud_migrations add column restoring_at bigint;" },
  {
    owner: "cloud",
    name: "009-points",
    sql: `
      create table cloud_points (
        project_id text not null references cloud_projects on delete cascade, point_id text not null, reason text not null, name text not null,
        picture jsonb, migrations jsonb not null default '[]', primary key (project_id, point_id)
      );`,
  },
  {
    owner: "cloud",
    name: "010-requests",
    sql: `
      -- Answers to the app, and those of them with a status of 500 and above.
      alter table cloud_use add column requests bigint not null default 0, add column failed_requests bigint not null default 0;`,
  },
];
