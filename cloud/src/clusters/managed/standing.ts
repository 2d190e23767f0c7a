/** State of the operator's server for commands that do not open the engine. */
import { join } from "node:path";
import { ManagedRecords } from "./records.ts";
import { ManagedServer, type Standing } from "./server/server.ts";

export type { Standing } from "./server/server.ts";

/** Refs of projects with databases on the server. `folder` is the one that the engine is given. */
export async function managedRefs(folder: string): Promise<string[]> {
  const records = await new ManagedRecords(join(folder, "managed")).all();
  return records.filter(({ state }) => state === "ready").map(({ ref }) => ref);
}

/** Fails with the connection's own error. */
export async function managedStanding(url: string): Promise<Standing> {
  await using server = new ManagedServer(url);
  return await server.standing();
}
