/** How long each test file took when it last ran on this machine. */
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds by path below the root, loading included. */
export type FileTimes = Readonly<Record<string, number>>;

/** Installing the dependencies anew forgets the times. */
const fileIn = (root: string): string => join(root, "node_modules", ".slipway-test-times");

const isTimes = (value: unknown): value is FileTimes =>
  typeof value === "object" && value !== null && Object.values(value).every((time) => Number.isFinite(time));

/** Empty where no test has run yet, and where the record cannot be read: times only order and limit what runs. */
export async function readFileTimes(root: string): Promise<FileTimes> {
  const text = await readFile(fileIn(root), "utf8").catch(() => "{}");
  try {
    const value: unknown = JSON.parse(text);
    return isTimes(value) ? value : {};
  } catch {
    return {};
  }
}

/** Keeps the times of files that did not run now. A reader never sees half a record. */
export async function recordFileTimes(root: string, times: FileTimes): Promise<void> {
  const staging = `${fileIn(root)}.${process.pid}`;
  await writeFile(staging, JSON.stringify({ ...(await readFileTimes(root)), ...times }));
  await rename(staging, fileIn(root));
}

const SLOWEST = 20;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);

/** `features/chat/server/a.test.ts` -> `features/chat`; everything else is its room. */
function roomOf(path: string): string {
  const folders = path.split("/").slice(0, -1);
  return folders.slice(0, folders[0] === "features" ? 2 : 1).join("/");
}

/** The slowest files and the sum of each room. A run of no more files than that has been read already: no lines. */
export function timesInWords(times: FileTimes): string[] {
  const files = Object.entries(times).toSorted(([, a], [, b]) => b - a);
  if (files.length <= SLOWEST) return [];
  const rooms = new Map<string, { sum: number; count: number }>();
  for (const [path, time] of files) {
    const { sum, count } = rooms.get(roomOf(path)) ?? { sum: 0, count: 0 };
    rooms.set(roomOf(path), { sum: sum + time, count: count + 1 });
  }
  return [
    `The slowest ${SLOWEST} of ${files.length} files:`,
    ...files.slice(0, SLOWEST).map(([path, time]) => `${seconds(time)}  ${path}`),
    "Time by room, summed over workers:",
    ...[...rooms]
      .toSorted(([, a], [, b]) => b.sum - a.sum)
      .map(([room, { sum, count }]) => `${seconds(sum)}  ${room} (${count} ${count === 1 ? "file" : "files"})`),
  ];
}
