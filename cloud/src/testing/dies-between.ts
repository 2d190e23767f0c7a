/**
 * A process that opens an engine, does one thing, and ends by SIGKILL at a chosen moment of it: between a change and its record. Run by
 * tests, with its order as JSON.
 */
import { readFile } from "node:fs/promises";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { openLocalClusters } from "../clusters/local-clusters.ts";
import { openManagedClusters } from "../clusters/managed-clusters.ts";
import type { Clusters } from "../clusters/port.ts";
import type { SchemaFile } from "../schema/schema-migrations.ts";

export interface DeathOrder {
  /** Address of the managed engine's server; null: the local engine. */
  url: string | null;
  folder: string;
  runtimeFolder: string;
  templateFolder: string;
  ref: string;
  schemaMigrations: readonly SchemaFile[];
  /** Null: the database is only woken. */
  restore: string | null;
  /** Dies before, or after, the file is renamed to the second path whose end this is and, if given, whose text holds these words. */
  at: { when: "before" | "after"; path: string; text: string | null };
}

const order = JSON.parse(process.argv[2]!) as DeathOrder;
const { rename } = fs;

async function isThere(from: string, to: string): Promise<boolean> {
  const { path, text } = order.at;
  return to.endsWith(path) && (text === null || (await readFile(from, "utf8")).includes(text));
}

const die = async (): Promise<never> => {
  process.kill(process.pid, "SIGKILL");
  return new Promise<never>(() => undefined);
};

Object.assign(fs, {
  async rename(from: string, to: string) {
    const isMoment = await isThere(from, to);
    if (isMoment && order.at.when === "before") await die();
    await rename(from, to);
    if (isMoment) await die();
  },
});
syncBuiltinESMExports();

const { url, folder, runtimeFolder, templateFolder, ref, schemaMigrations, restore } = order;
const log = memoryLog();
const clusters: Clusters =
  url === null
    ? await openLocalClusters({ folder, runtimeFolder, templateFolder, log, schemaMigrations, testing: true })
    : await openManagedClusters({ folder, url, log, schemaMigrations });
if (restore === null) await clusters.database(ref).as("postgres").query("select 1");
else await clusters.restore(ref, restore);
process.exit(3);
