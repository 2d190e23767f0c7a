/** Folders of one process's run: named after it, and removed by a later process when it was killed. */
import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";

/** Whether a process exists, whoever owns it. A zombie counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Letters of its start time; paths of sockets have to be short. */
const START_LETTERS = 4;

/**
 * A process's start time in four letters, because process ids are reused, and the next run in a container often has the
 * same one. Null where it cannot be read.
 */
export function startOf(pid: number): string | null {
  const ticks = statOf(pid)?.[19];
  return ticks === undefined ? null : Number(ticks).toString(36).padStart(START_LETTERS, "0").slice(-START_LETTERS);
}

/** Fields from the third on; null where there is no such process. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field is the program's name in brackets and may hold spaces and brackets itself.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** Whether the process with that start time still runs; a zombie does not. */
export const isRunning = (pid: number, start: string | null): boolean =>
  start !== null && startOf(pid) === start && !/^[ZX]/.test(statOf(pid)?.[0] ?? "X");

const ownStart = startOf(process.pid);

/** Ending of names that identify their process; several kinds share it where their folders belong together. */
export const ownEnding = (letters: number): string =>
  `-${process.pid}${ownStart === null ? "-" : `.${ownStart}`}${randomText(letters)}`;

/**
 * A name that identifies its process: `slots-4711.8f3kab`. `kind` holds no digit. `letters` are random: four or more
 * where others could make such a folder first, so that they cannot guess it.
 */
export const ownName = (kind: string, letters: number): string => kind + ownEnding(letters);

const NAME = /^(\D+)-(\d+)(?:-|\.([0-9a-z]{4}))\w+$/;

function isLeft(name: string, kinds: readonly string[]): boolean {
  const [, kind, pid, start] = NAME.exec(name) ?? [];
  if (kind === undefined || !kinds.includes(kind)) return false;
  if (!isAlive(Number(pid))) return true;
  const now = start === undefined ? null : startOf(Number(pid));
  return now !== null && now !== start;
}

export interface LeftoverFolder {
  parent: string;
  /** Prefixes of their names; other folders are not touched. */
  kinds: readonly string[];
  /** Others also write there: what cannot be removed stays. */
  isShared?: boolean;
}

/** Removes folders in `parent` of processes that have ended. A missing folder counts as empty. */
export async function removeLeftovers({ parent, kinds, isShared = false }: LeftoverFolder): Promise<void> {
  const left = (await readdir(parent).catch(() => [])).filter((name) => isLeft(name, kinds));
  const removals = left.map((name) => rm(join(parent, name), { recursive: true, force: true }));
  await (isShared ? Promise.allSettled(removals) : Promise.all(removals));
}
