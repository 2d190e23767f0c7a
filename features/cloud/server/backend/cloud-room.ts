/** Disk use of one project's backend: its database with restore points, and its files. */
import { AppError } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Needs } from "../../../services.ts";

export interface CloudUsage {
  databaseBytes: number;
  fileBytes: number;
  maxBytes: number;
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

export const filesPrefix = (ref: string): string => `cloud/${ref}/`;

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / MEBIBYTE)} MB`;

const cloudFull = (used: number, max: number): AppError =>
  new AppError({
    code: "cloud_full",
    status: 413,
    userMessage: `The backend of this project takes ${inMegabytes(used)} of the ${inMegabytes(max)} it may take, so nothing more can be saved in it. Delete something, or ask the person who runs the server for more room.`,
  });

/** Measures how much room each backend takes, and remembers it for a minute. */
export class CloudRoom {
  readonly #ports: Needs<"clusters" | "config" | "disk" | "objects">;
  readonly #known = new RecentMap<Known>(MAX_KNOWN);

  constructor(ports: Needs<"clusters" | "config" | "disk" | "objects">) {
    this.#ports = ports;
  }

  /** At most a minute old, with what was noted since. */
  async usage(ref: string): Promise<CloudUsage> {
    const { usage, noted } = this.#entryOf(ref);
    const measured = await usage;
    return { ...measured, fileBytes: measured.fileBytes + noted };
  }

  /** Somebody deleted something, or restored it: measured afresh. */
  forget(ref: string): void {
    this.#known.delete(ref);
  }

  /** The error that refuses to save anything now; null where there is room. */
  async refusal(ref: string): Promise<AppError | null> {
    try {
      await this.require(ref, 0);
      return null;
    } catch (error) {
      if (error instanceof AppError && (error.status === 507 || error.status === 413)) return error;
      throw error;
    }
  }

  /** AppError 507 `disk_full`, 413 `cloud_full`. Notes the bytes. */
  async require(ref: string, bytes: number): Promise<void> {
    await this.#ports.disk.requireRoom();
    const entry = this.#entryOf(ref);
    const { databaseBytes, fileBytes, maxBytes } = await entry.usage;
    const used = databaseBytes + fileBytes + entry.noted;
    if (used + bytes > maxBytes) throw cloudFull(used, maxBytes);
    entry.noted += bytes;
  }

  #entryOf(ref: string): Known {
    const now = performance.now();
    const known = this.#known.get(ref);
    if (known !== undefined && now - known.at < USAGE_MS) return known;
    const entry = { at: now, usage: this.#measure(ref), noted: 0 };
    entry.usage.catch(() => this.#known.delete(ref));
    this.#known.set(ref, entry);
    return entry;
  }

  async #measure(ref: string): Promise<CloudUsage> {
    const { clusters, objects, config } = this.#ports;
    let fileBytes = 0;
    for await (const { size } of objects.list(filesPrefix(ref))) fileBytes += size;
    return { databaseBytes: await clusters.bytes(ref), fileBytes, maxBytes: config.cloudDiskBytes };
  }
}
