/** A cluster from a backup without keys: nobody knows the passwords in it, so this server sets its own from outside. */
import { open, rm } from "node:fs/promises";
import { accessOf } from "./box/door.ts";
import { startCluster, STOP_GRACE_MS, type ClusterRun } from "./cluster-process.ts";
import { SUPERUSER, type ClusterPasswords } from "./logins.ts";
import { Superuser } from "./sessions/superuser.ts";

/** A file of access for one run in which `user` needs no password. Beside the data, never in there: what a database wrote there may lead elsewhere. */
export async function openWithoutPassword(
  user: string,
  { run, uid }: Pick<ClusterRun, "run" | "uid">,
): Promise<string> {
  const access = accessOf(run);
  await rm(access, { force: true });
  // Not over anything: it may lie where others write, too.
  await using file = await open(access, "wx", 0o600);
  await file.writeFile(`local all ${user} trust\n`);
  if (uid !== null) await file.chown(uid, uid);
  return access;
}

/** Runs once without passwords for the superuser. Its socket lies in a folder that only this server may enter. */
export async function renewLogins(run: ClusterRun, passwords: ClusterPasswords): Promise<void> {
  const access = await openWithoutPassword(SUPERUSER, run);
  try {
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
