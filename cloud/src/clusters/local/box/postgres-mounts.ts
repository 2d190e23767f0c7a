/**
 * Mounts for the sandbox of a project's Postgres, beside the project's own folders: the one program and the files it
 * reads.
 */
import { dirname } from "node:path";
import type { PostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import { sharedLibraryMounts } from "@slipway/platform/processes/containment/shared-libraries";
import type { Mount } from "@slipway/platform/processes/port";

export const INSIDE = {
  postgres: "/postgres/bin/postgres",
  lib: "/postgres/lib",
  data: "/data",
  socket: "/socket",
  access: "/access.conf",
} as const;

const known = new Map<string, Promise<Mount[]>>();

async function readMounts({ postgres, lib }: PostgresBinaries): Promise<Mount[]> {
  const home = dirname(lib);
  const libraries = await sharedLibraryMounts(postgres, lib);
  return [
    // Libraries that ship with Postgres come with its folder.
    ...libraries.filter((mount) => !("from" in mount && mount.from.startsWith(`${home}/`))),
    { kind: "read-only", from: postgres, to: INSIDE.postgres },
    { kind: "read-only", from: lib, to: INSIDE.lib },
    { kind: "read-only", from: `${home}/share`, to: "/postgres/share" },
  ];
}

/** The sandbox holds no shell and no other program. */
export function postgresMounts(binaries: PostgresBinaries): Promise<Mount[]> {
  let mounts = known.get(binaries.postgres);
  if (mounts === undefined) {
    mounts = readMounts(binaries);
    known.set(binaries.postgres, mounts);
    mounts.catch(() => known.delete(binaries.postgres));
  }
  return mounts;
}
