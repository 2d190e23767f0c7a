/**
 * The only way into a project's Postgres. Postgres makes its socket in a folder inside its sandbox; we connect through
 * a hard link to that socket in a folder that nothing inside can see, so that a link put in the socket's place misleads
 * nobody.
 */
import { constants } from "node:fs";
import { link, lstat, mkdir, open, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isRunning, startOf } from "@slipway/platform/processes/leftovers";

const SOCKET = ".s.PGSQL.5432";
const RECORD = "process";
const END_MS = 10_000;
const LOOK_MS = 10;

/** The folder that is mounted for Postgres. It lies beside the door, which is closed to Postgres's user. */
export const insideOf = (run: string): string => `${run}.inside`;

/** File of access rules, for data without their own. */
export const accessOf = (run: string): string => `${run}.access`;

export async function removeDoor(run: string): Promise<void> {
  for (const path of [run, insideOf(run), accessOf(run)]) await rm(path, { recursive: true, force: true });
}

/** `run` may lie where others can write: a folder that somebody else made is refused. */
export async function makeDoor(run: string, uid: number | null): Promise<void> {
  await mkdir(run, { recursive: true, mode: 0o700 });
  const own = process.getuid?.() ?? 0;
  {
    await using folder = await open(run, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
    // Earlier versions of Slipway gave the folder to the database's user.
    if (own === 0) await folder.chown(0, 0);
    else if ((await folder.stat()).uid !== own) throw new Error(`${run} belongs to somebody else`);
    await folder.chmod(0o700);
  }
  for (const name of [SOCKET, `${SOCKET}.lock`]) await rm(join(run, name), { force: true });
  const inside = insideOf(run);
  await rm(inside, { recursive: true, force: true });
  await mkdir(inside, { mode: 0o700 });
  if (uid === null) return;
  await using folder = await open(inside, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  await folder.chown(uid, uid);
}

/** Called after Postgres listens. Throws when the path holds no socket. */
export async function openDoor(run: string): Promise<void> {
  const door = join(run, SOCKET);
  await link(join(insideOf(run), SOCKET), door);
  if ((await lstat(door)).isSocket()) return;
  await unlink(door);
  throw new Error("a database made something else than its socket");
}

/** Records the first process of a sandbox, so that a later run knows what to end. */
export const noteProcess = (run: string, pid: number): Promise<void> =>
  writeFile(join(run, RECORD), `${pid} ${startOf(pid)}`, { mode: 0o600 });

/** Waits for a sandbox that a killed run left, which is about to end by itself. */
export async function endLeftover(run: string): Promise<void> {
  const [number, start = null] = (await readFile(join(run, RECORD), "utf8").catch(() => "")).split(" ");
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 1) return;
  for (const deadline = Date.now() + END_MS; isRunning(pid, start); await delay(LOOK_MS)) {
    if (Date.now() > deadline) throw new Error(`the process ${pid} of an earlier run does not end`);
    process.kill(pid, "SIGKILL");
  }
  await rm(join(run, RECORD), { force: true });
}
