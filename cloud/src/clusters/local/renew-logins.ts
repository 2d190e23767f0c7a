/** A cluster from a backup without keys: nobody knows the passwords in it, so this server sets its own from outside. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "@slipway/platform/database/embedded-postgres";
import pg from "pg";
import { startCluster, STOP_GRACE_MS, type ClusterRun } from "./cluster-process.ts";
import { loginStatements, SUPERUSER, type LoginPasswords } from "./logins.ts";

/** Runs once without passwords for the superuser. Its socket lies in a folder that only the cluster's own user may enter. */
export async function renewLogins(run: ClusterRun, passwords: LoginPasswords): Promise<void> {
  const access = join(run.data, "pg_hba.renew.conf");
  await writeDurably(access, `local all ${SUPERUSER} trust\n`, 0o600);
  try {
    await run.user.own(access);
    const started = await startCluster({ ...run, accessFile: access });
    try {
      const client = new pg.Client({
        host: run.run,
        user: SUPERUSER,
        database: "postgres",
        options: "-c search_path=pg_catalog -c default_transaction_read_only=off",
      });
      await client.connect();
      try {
        await client.query(`alter role ${SUPERUSER} password '${passwords.of(SUPERUSER)}'`);
        for (const statement of loginStatements(passwords)) await client.query(statement);
      } finally {
        await client.end();
      }
    } finally {
      await started.stop(STOP_GRACE_MS);
    }
  } finally {
    await rm(access, { force: true });
  }
}
