/**
 * Where the sandbox keeps things below the data directory. Everything but slots can be read by any local user and holds
 * public packages only; a slot belongs to the group of the one uid that may read it.
 */
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import { firstClosedFolder } from "@slipway/platform/processes/reachable";

export interface Layout {
  root: string;
  /** Dependency sets by key. */
  sets: string;
  /** Project trees and other per-process folders; emptied at start. */
  slots: string;
  /** Listening sockets; for this process only. */
  sockets: string;
  /** The runner's code and, where needed, the Node binary. */
  programs: string;
}

/** Prepares the folders and removes what an earlier process left. Throws when a sandbox's user could not reach them. */
export async function prepareLayout(dataDir: string, mustBeReachable: boolean): Promise<Layout> {
  const root = join(dataDir, "sandbox");
  const run = randomText(4);
  const layout: Layout = {
    root,
    sets: join(root, "sets"),
    slots: join(root, `slots-${process.pid}-${run}`),
    sockets: join(root, `s-${process.pid}-${run}`),
    programs: join(root, "programs"),
  };
  await removeLeftovers(root);
  for (const folder of [layout.root, layout.sets, layout.slots, layout.programs]) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, folder === layout.slots ? 0o711 : 0o755);
  }
  await mkdir(layout.sockets, { recursive: true, mode: 0o700 });
  if (mustBeReachable) {
    const closed = await firstClosedFolder(root);
    if (closed)
      throw new Error(`${closed} is closed to other users. Use a data directory that every user can pass through.`);
  }
  return layout;
}

/** A new folder's path for a set in the making. */
export const stagingFolder = ({ sets }: Layout): string => join(sets, `staging-${process.pid}-${randomText(10)}`);

/** What a process that was killed left behind; its number is in the name. */
async function removeLeftovers(root: string): Promise<void> {
  for (const folder of [root, join(root, "sets")]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const pid = /^(?:slots|s|staging)-(\d+)-/.exec(name)?.[1];
      if (pid && !existsSync(`/proc/${pid}`)) await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}
