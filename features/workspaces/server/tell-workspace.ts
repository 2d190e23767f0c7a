/** Tells open pages of a workspace's members that somebody's role, or the workspace itself, changed. */
import { newId } from "@slipway/kernel/ids";
import type { Needs } from "../../services.ts";

export const CHANGES = { id: "changes", doc: {} } as const;
export type TellPorts = Needs<"database" | "live" | "log">;

/** A hint after the change: a failure is logged and leaves the change as it is. */
export async function tellWorkspace({ database, live, log }: TellPorts, workspaceId: string): Promise<void> {
  const doc = { changed: newId("chg") };
  await database
    .transaction((tx) => live.emit(tx, `workspaces/${workspaceId}/changes`, [{ op: "put", id: CHANGES.id, doc }]))
    .catch((error: unknown) => log.warn("a change of a workspace was not told", { workspaceId, error }));
}
