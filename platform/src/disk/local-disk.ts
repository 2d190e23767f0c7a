import type { StatsFs } from "node:fs";
import { statfs } from "node:fs/promises";
import { AppError } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Git } from "../git/port.ts";
import type { Objects } from "../objects/port.ts";
import type { Disk, DiskSpace, ProjectUsage } from "./port.ts";

const SPACE_MS = 1000;
const USAGE_MS = 60_000;
const MAX_KNOWN = 2000;
const MEBIBYTE = 1_048_576;

export interface LocalDiskOptions {
  dataDir: string;
  /** Asked at each check, because the setting can change while the server runs. */
  floorBytes: () => number;
  quotaBytes: number;
  git: Pick<Git, "bytes">;
  objects: Pick<Objects, "list">;
  /** Where a project's objects stand. */
  prefixesOf: (projectId: string) => readonly string[];
}

interface Known {
  at: number;
  usage: Promise<ProjectUsage>;
  noted: number;
}

const diskFull = (): AppError =>
  new AppError({
    code: "disk_full",
    status: 507,
    kind: "user",
    userMessage:
      "This server is almost out of disk space, so nothing new can be saved right now. Reading, downloading and deleting still work.",
    retryAfter: 300,
  });

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / MEBIBYTE)} MB`;

const projectFull = (used: number, quota: number): AppError =>
  new AppError({
    code: "project_full",
    status: 413,
    userMessage: `This project takes ${inMegabytes(used)} of the ${inMegabytes(quota)} that a project may take on this server, so nothing more can be saved in it. Please ask the person who runs the server for more room.`,
  });

export function createLocalDisk(options: LocalDiskOptions): Disk {
  const known = new RecentMap<Known>(MAX_KNOWN);
  const counted: ((projectId: string) => Promise<number>)[] = [];
  let told: readonly string[] = [];
  let looked: { at: number; room: Promise<StatsFs> } | null = null;

  async function space(): Promise<DiskSpace> {
    const now = performance.now();
    if (looked === null || now - looked.at > SPACE_MS) looked = { at: now, room: statfs(options.dataDir) };
    const { bsize, blocks, bavail } = await looked.room;
    const [freeBytes, floorBytes] = [bavail * bsize, options.floorBytes()];
    return { totalBytes: blocks * bsize, freeBytes, floorBytes, isLow: freeBytes < floorBytes };
  }

  async function measure(projectId: string): Promise<ProjectUsage> {
    let objectBytes = 0;
    for (const prefix of options.prefixesOf(projectId))
      for await (const { size } of options.objects.list(prefix)) objectBytes += size;
    for (const count of counted) objectBytes += await count(projectId);
    return { gitBytes: await options.git.bytes(projectId), objectBytes, quotaBytes: options.quotaBytes };
  }

  function entryOf(projectId: string): Known {
    const now = performance.now();
    let entry = known.get(projectId);
    if (entry !== undefined && now - entry.at <= USAGE_MS) return entry;
    entry = { at: now, usage: measure(projectId), noted: 0 };
    // A failed measurement is repeated at the next call.
    entry.usage.catch(() => known.delete(projectId));
    known.set(projectId, entry);
    return entry;
  }

  async function requireRoom(): Promise<void> {
    if ((await space()).isLow) throw diskFull();
  }

  return {
    countAlso: (count) => void counted.push(count),
    space,
    get told() {
      return told;
    },
    noteTold: (names) => void (told = names),
    requireRoom,
    async usage(projectId) {
      const { usage, noted } = entryOf(projectId);
      const measured = await usage;
      return { ...measured, gitBytes: measured.gitBytes + noted };
    },
    async requireProjectRoom(projectId, bytes) {
      await requireRoom();
      const entry = entryOf(projectId);
      const { gitBytes, objectBytes, quotaBytes } = await entry.usage;
      const used = gitBytes + objectBytes + entry.noted;
      if (used + bytes > quotaBytes) throw projectFull(used, quotaBytes);
      entry.noted += bytes;
    },
  };
}
