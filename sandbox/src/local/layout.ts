/**
 * Where the sandbox keeps things below the data directory. Everything but slots can be read by any local user and holds
 * public packages only; a slot belongs to the group of the one uid that may read it.
 */
import { chmod, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import { ownEnding, ownName, removeLeftovers } from "@slipway/platform/processes/leftovers";
import { firstClosedFolder } from "@slipway/platform/processes/reachable";

export interface Layout {
  root: string;
  /** Dependency sets by key. */
  sets: string;
  /** Project trees and other per-process folders; emptied at start. */
  slots: string;
  /** Listening sockets of runners; for this process only. Below the temporary folder where the data lie too deep. */
  sockets: string;
  /** Sockets that are bound into sandboxes: each user may pass, and nobody sees their names. Beside `sockets`. */
  relays: string;
  /** The runner's code and, where needed, the Node binary. */
  programs: string;
}

/** A socket's path may have 107 bytes only. */
const LONGEST_SOCKET_PATH = 107;
const SOCKET_NAME_LENGTH = 12;

/** In `sockets` or `relays`. */
export const newSocketPath = (folder: string): string => join(folder, randomText(SOCKET_NAME_LENGTH));

/** `ending`: of this process and run. */
function socketFolders(root: string, ending: string): Pick<Layout, "sockets" | "relays"> {
  const sockets = join(root, `s${ending}`);
  if (Buffer.byteLength(sockets) + 1 + SOCKET_NAME_LENGTH <= LONGEST_SOCKET_PATH)
    return { sockets, relays: join(root, `r${ending}`) };
  return { sockets: join(tmpdir(), `slipway-s${ending}`), relays: join(tmpdir(), `slipway-r${ending}`) };
}

/** Prepares the folders and removes what an earlier process left. Throws when a sandbox's user could not reach them. */
export async function prepareLayout(dataDir: string, mustBeReachable: boolean): Promise<Layout> {
  const root = join(dataDir, "sandbox");
  const ending = ownEnding(4);
  const layout: Layout = {
    root,
    sets: join(root, "sets"),
    slots: join(root, `slots${ending}`),
    ...socketFolders(root, ending),
    programs: join(root, "programs"),
  };
  await removeLeftovers({ parent: root, kinds: ["slots", "s", "r"] });
  await removeLeftovers({ parent: layout.sets, kinds: ["staging"] });
  await removeLeftovers({ parent: tmpdir(), kinds: ["slipway-s", "slipway-r"], isShared: true });
  for (const folder of [layout.root, layout.sets, layout.slots, layout.programs, layout.relays]) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, [layout.slots, layout.relays].includes(folder) ? 0o711 : 0o755);
  }
  await mkdir(layout.sockets, { recursive: true, mode: 0o700 });
  if (mustBeReachable) {
    const closed = (await firstClosedFolder(root)) ?? (await firstClosedFolder(dirname(layout.relays)));
    if (closed)
      throw new Error(`${closed} is closed to other users. Use a data directory that every user can pass through.`);
  }
  return layout;
}

/** A new folder's path for a set in the making. */
export const stagingFolder = ({ sets }: Layout): string => join(sets, ownName("staging", 10));
