/** A cluster from a backup without keys: nobody knows the passwords in it, so this server sets its own from outside. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "@slipway/platform/database/embedded-postgres";
import { startCluster, STOP_GRACE_MS, type ClusterRun } from "./cluster-process.ts";
import { SUPERUSER, type LoginPasswords } from "./logins.ts";
import { Superuser } from "./sessions/superuser.ts";

/** Runs once without passwords for the superuser. Its socket lies in a folder that only the cluster's own user may enter. */
export async function renewLogins(run: ClusterRun, passwords: LoginPasswords): Promise<void> {
  const access = join(run.data, "pg_hba.renew.conf");
  await writeDurably(access, `local all ${SUPERUSER} trust\n`, 0o600);
  try {
    await run.user.own(access);
    const started = await startCluster({ ...run, accessFile: access });
    try {
      await using superuser = await Superuser.open({ host: run.run });
      await superuser.renewPassword(passwords);
      await superuser.repairLogins(passwords);
    } finally {
      await started.stop(STOP_GRACE_MS);
    }
  } finally {
    await rm(access, { force: true });
  }
}
