/** Tells open share panels that the people of a project, or requests for it, changed. */
import { newId } from "@slipway/kernel/ids";
import type { Needs } from "../../services.ts";

export const PEOPLE = { id: "people", doc: {} } as const;
export type TellPorts = Needs<"database" | "live" | "log">;

/** A hint after the change: a failure is logged and leaves the change as it is. */
export async function tellPeople({ database, live, log }: TellPorts, projectId: string): Promise<void> {
  const doc = { changed: newId("chg") };
  await database
    .transaction((tx) => live.emit(tx, `projects/${projectId}/people`, [{ op: "put", id: PEOPLE.id, doc }]))
    .catch((error: unknown) => log.warn("a change of a project's people was not told", { projectId, error }));
}
