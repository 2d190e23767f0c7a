/** A cluster from a backup without keys: nobody knows the passwords in it, so this server sets its own from outside. */
import { open, rm } from "node:fs/promises";
import pg from "pg";
import { accessOf } from "./box/door.ts";
import { startCluster, STOP_GRACE_MS, type ClusterRun } from "./cluster-process.ts";
import { loginStatements, SUPERUSER, type LoginPasswords } from "./logins.ts";

/** Beside the data, never in there: what a database wrote there may lead elsewhere. */
export async function openToSuperuser({ run, uid }: Pick<ClusterRun, "run" | "uid">): Promise<string> {
  const access = accessOf(run);
  await rm(access, { force: true });
  // Not over anything: it may lie where others write, too.
  await using file = await open(access, "wx", 0o600);
  await file.writeFile(`local all ${SUPERUSER} trust\n`);
  if (uid !== null) await file.chown(uid, uid);
  return access;
}

/** Runs once without passwords for the superuser. Its socket lies in a folder that only this server may enter. */
export async function renewLogins(run: ClusterRun, passwords: LoginPasswords): Promise<void> {
  const access = await openToSuperuser(run);
  try {
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
