/** Documents and the sequence they stand at, which belong together. */
import { unavailable } from "@slipway/kernel/errors";
import type { Database } from "../database/port.ts";
import { headsOf } from "./live-log.ts";
import type { ResolvedPath } from "./live-paths.ts";

const TRIES = 25;

/**
 * Writers change a document and the head in one transaction. So documents that were read between two equal heads stand
 * exactly there, however many queries the reader needed; a busy path is read again until it was quiet for that long.
 */
export async function readSnapshot(
  database: Database,
  { key, params, snapshot }: ResolvedPath,
): Promise<{ seq: number; docs: { id: string; doc: Record<string, unknown> }[] }> {
  const head = async (): Promise<number> => (await headsOf(database, [key])).get(key) ?? 0;
  let before = await head();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const docs = await snapshot(params);
    const after = await head();
    if (after === before) return { seq: after, docs };
    before = after;
  }
  throw unavailable("live_busy", "This document changes too quickly to be read.");
}
