/** Folders of one run of one process: named after it, and taken away by a later one where it was killed. */
import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";

/** Whoever's it is. One that ended and was not waited for yet counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Of its beginning: paths of sockets are short. */
const START_LETTERS = 4;

/**
 * When it began, in four letters: numbers are given out again, and in a container the next run often has the same one. Null where
 * that cannot be read.
 */
export function startOf(pid: number): string | null {
  const ticks = statOf(pid)?.[19];
  return ticks === undefined ? null : Number(ticks).toString(36).padStart(START_LETTERS, "0").slice(-START_LETTERS);
}

/** From the third field on; null where there is no such process. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field is the program's name in brackets and may hold spaces and brackets itself.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** Whether the process that began then still does something: one that ended and was not waited for does not. */
export const isRunning = (pid: number, start: string | null): boolean =>
  start !== null && startOf(pid) === start && !/^[ZX]/.test(statOf(pid)?.[0] ?? "X");

const ownStart = startOf(process.pid);

/** Of names that say whose they are: behind several kinds where their folders belong together. */
export const ownEnding = (letters: number): string =>
  `-${process.pid}${ownStart === null ? "-" : `.${ownStart}`}${randomText(letters)}`;

/**
 * A name that says whose it is: `slots-4711.8f3kab`. `kind` holds no digit. `letters` at random: four or more where others could
 * make such a folder before us, so that they cannot guess it.
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
  /** First parts of their names: others are not touched. */
  kinds: readonly string[];
  /** Others write there, too, and keep theirs: what cannot be removed stays. */
  isShared?: boolean;
}

/** Removes what processes left in `parent` that are no more. A folder that is not there holds nothing. */
export async function removeLeftovers({ parent, kinds, isShared = false }: LeftoverFolder): Promise<void> {
  const left = (await readdir(parent).catch(() => [])).filter((name) => isLeft(name, kinds));
  const removals = left.map((name) => rm(join(parent, name), { recursive: true, force: true }));
  await (isShared ? Promise.allSettled(removals) : Promise.all(removals));
}
