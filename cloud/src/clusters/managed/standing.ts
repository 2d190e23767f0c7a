/** What commands say of the operator's server, without opening the engine. */
import { join } from "node:path";
import { ManagedRecords } from "./records.ts";
import { ManagedServer, type Standing } from "./server/server.ts";

export type { Standing } from "./server/server.ts";

/** Of projects whose databases stand there. `folder` is the one that the engine is given. */
export async function managedRefs(folder: string): Promise<string[]> {
  const records = await new ManagedRecords(join(folder, "managed")).all();
  return records.filter(({ state }) => state === "ready").map(({ ref }) => ref);
}

/** Fails with what the connection says. */
export async function managedStanding(url: string): Promise<Standing> {
  await using server = new ManagedServer(url);
  return await server.standing();
}
