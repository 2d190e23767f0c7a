/** Disk use of one project's backend: its database with restore points, and its files. */
import { AppError } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Needs, Services } from "../../../services.ts";

export interface CloudUsage {
  databaseBytes: number;
  fileBytes: number;
  mostBytes: number;
}

interface Known {
  at: number;
  usage: Promise<CloudUsage>;
  /** Bytes written since the measurement. */
  noted: number;
}

const USAGE_MS = 60_000;
const MAX_KNOWN = 2000;
const MEBIBYTE = 1_048_576;
const known = new WeakMap<Services, RecentMap<Known>>();

export const filesPrefix = (ref: string): string => `cloud/${ref}/`;

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / MEBIBYTE)} MB`;

const cloudFull = (used: number, most: number): AppError =>
  new AppError({
    code: "cloud_full",
    status: 413,
    userMessage: `The backend of this project takes ${inMegabytes(used)} of the ${inMegabytes(most)} it may take, so nothing more can be saved in it. Delete something, or ask the person who runs the server for more room.`,
  });

async function measure(
  { clusters, objects, config }: Needs<"clusters" | "config" | "objects">,
  ref: string,
): Promise<CloudUsage> {
  let fileBytes = 0;
  for await (const { size } of objects.list(filesPrefix(ref))) fileBytes += size;
  return { databaseBytes: await clusters.bytes(ref), fileBytes, mostBytes: config.cloudDiskBytes };
}

function entryOf(services: Services, ref: string): Known {
  const entries = known.get(services) ?? new RecentMap<Known>(MAX_KNOWN);
  known.set(services, entries);
  const now = performance.now();
  let entry = entries.get(ref);
  if (entry !== undefined && now - entry.at < USAGE_MS) return entry;
  entry = { at: now, usage: measure(services, ref), noted: 0 };
  entry.usage.catch(() => entries.delete(ref));
  entries.set(ref, entry);
  return entry;
}

/** At most a minute old, plus what was written since. */
export async function cloudUsage(services: Services, ref: string): Promise<CloudUsage> {
  const { usage, noted } = entryOf(services, ref);
  const measured = await usage;
  return { ...measured, fileBytes: measured.fileBytes + noted };
}

/** Forces a new measurement, after something was deleted or restored. */
export function forgetCloudUsage(services: Services, ref: string): void {
  known.get(services)?.delete(ref);
}

/** The error with which saving is refused now; null while there is room. */
export async function roomRefusal(services: Services, ref: string): Promise<AppError | null> {
  try {
    await requireCloudRoom(services, ref, 0);
    return null;
  } catch (error) {
    if (error instanceof AppError && (error.status === 507 || error.status === 413)) return error;
    throw error;
  }
}

/** AppError 507 `disk_full`, 413 `cloud_full`. Adds the bytes to the known use. */
export async function requireCloudRoom(services: Services, ref: string, bytes: number): Promise<void> {
  await services.disk.requireRoom();
  const entry = entryOf(services, ref);
  const { databaseBytes, fileBytes, mostBytes } = await entry.usage;
  const used = databaseBytes + fileBytes + entry.noted;
  if (used + bytes > mostBytes) throw cloudFull(used, mostBytes);
  entry.noted += bytes;
}
