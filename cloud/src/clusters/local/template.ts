/** A cluster with all roles and schemas, made once per version of them and copied for every project. */
import { createHash } from "node:crypto";
import { chmod, lstat, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import { closedFolder, runSetupStep, socketFolder, writeDurably } from "@slipway/platform/database/embedded-postgres";
import type { PostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import { postgresUser, type PostgresUser } from "@slipway/platform/database/postgres-user";
import { firstClosedFolder } from "@slipway/platform/processes/reachable";
import type { Log } from "@slipway/platform/log/port";
import pg from "pg";
import { removeDoor } from "./box/door.ts";
import { startCluster, STOP_GRACE_MS } from "./cluster-process.ts";
import { applyMigrations, baseSchema, type SchemaFile } from "../../schema/schema-migrations.ts";
import { withOwner } from "./sessions/owner-session.ts";
import { Superuser } from "./sessions/superuser.ts";
import { loginStatements, SUPERUSER, type LoginPasswords } from "./logins.ts";

/** Raised when the steps here change, since the version is made from this and the files. */
const MAKING = 3;

export interface TemplateOptions {
  /** Folder of the templates of all versions. */
  folder: string;
  uid: number | undefined;
  binaries: PostgresBinaries;
  passwords: LoginPasswords;
  /** Migrations of the schema since the first clusters. */
  migrations: readonly SchemaFile[];
  log: Log;
}

async function runSchema(
  host: string,
  { passwords, migrations, log }: TemplateOptions,
  files: readonly SchemaFile[],
): Promise<void> {
  const client = new pg.Client({ host, user: SUPERUSER, password: passwords.of(SUPERUSER), database: "postgres" });
  await client.connect();
  try {
    for (const { name, sql } of files) {
      await client.query(sql).catch((cause: Error) => {
        throw new Error(`${name}: ${cause.message}`, { cause });
      });
    }
    for (const statement of loginStatements(passwords)) await client.query(statement);
    await using superuser = await Superuser.open({ host, password: passwords.of(SUPERUSER) });
    const isWhole = await withOwner({ host, password: passwords.of("postgres") }, (owner) =>
      applyMigrations({ superuser, owner, log }, migrations),
    );
    if (!isWhole) throw new Error("a migration of the schema fails in a new cluster");
    // These hold two thirds of the files, and nobody creates databases here.
    for (const name of ["template0", "template1"]) {
      await client.query(`alter database ${name} is_template false`);
      await client.query(`drop database ${name}`);
    }
    await client.query("checkpoint");
  } finally {
    await client.end();
  }
}

async function initialise(data: string, user: PostgresUser, { binaries, passwords }: TemplateOptions): Promise<void> {
  const flags = [
    ...["-D", data, `--username=${SUPERUSER}`, "--auth=reject", "--encoding=UTF8", "--no-sync", "--wal-segsize=1"],
    ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
  ];
  const input = `alter role ${SUPERUSER} password '${passwords.of(SUPERUSER)}';\n`;
  const steps = [
    { program: binaries.initdb, args: flags },
    { program: binaries.postgres, args: ["--single", "-D", data, "postgres"], input },
  ];
  await user.initialise(data, steps, (command, text) => runSetupStep(command, binaries, text));
  await writeDurably(
    join(data, "pg_hba.conf"),
    "local all all scram-sha-256\nlocal replication all scram-sha-256\n",
    0o600,
  );
  await user.own(join(data, "pg_hba.conf"));
}

/** Answers the data directory to copy, which no server runs on. */
export async function ensureTemplate(options: TemplateOptions): Promise<string> {
  const { folder, binaries, passwords, migrations, log } = options;
  const files = await baseSchema();
  const hash = createHash("sha256")
    .update(JSON.stringify([MAKING, files, migrations, binaries.postgres, passwords.of(SUPERUSER)]))
    .digest("hex")
    .slice(0, 16);
  const ready = join(folder, hash);
  if ((await lstat(ready).catch(() => null)) !== null) return ready;
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await chmod(folder, 0o711);
  const closed = options.uid === undefined ? null : await firstClosedFolder(folder);
  if (closed !== null) throw closedFolder(closed);
  const staging = join(folder, `new-${randomText(8)}`);
  const run = socketFolder(`${staging}-run`);
  const user = await postgresUser(staging, options.uid);
  try {
    await mkdir(staging, { mode: 0o700 });
    await initialise(staging, user, options);
    await mkdir(`${staging}-run`);
    await chmod(`${staging}-run`, 0o711);
    const uid = options.uid ?? null;
    const started = await startCluster({ binaries, uid, data: staging, run, size: "xs", log, testing: true });
    try {
      await runSchema(run, options, files);
    } finally {
      await started.stop(STOP_GRACE_MS);
    }
    // Another process may have finished first; its template is as good.
    await rename(staging, ready).catch(() => undefined);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await removeDoor(run);
    await rm(`${staging}-run`, { recursive: true, force: true });
  }
  return ready;
}
