/** A person decides about a draft. Its answer's document changes with it. */
import { conflict } from "@slipway/kernel/errors";
import type { Needs } from "../../services.ts";
import type { DraftState } from "../../agent/contract/index.ts";
import { patchDocuments } from "./documents/change-documents.ts";
import { versionFields } from "./documents/documents.ts";
import { openTurns } from "./queue/turn-rows.ts";

export interface DecidedDraft {
  projectId: string;
  aiMessageId: string;
}

type Ports = Needs<"agent" | "database" | "live">;

/** A turn that runs may be going on from this draft, and builds on the files as they are. */
async function refuseWhileRunning({ database }: Ports, projectId: string): Promise<void> {
  if ((await openTurns(database.sql, projectId)).some(({ state }) => state === "running"))
    throw conflict("project_locked", "A turn is running in this project. Decide about the draft when it has finished.");
}

async function tell(
  services: Ports,
  { projectId, aiMessageId: id }: DecidedDraft,
  fields: { draft_state: DraftState } & Record<string, unknown>,
): Promise<void> {
  await services.database.transaction((tx) => patchDocuments(services, tx, { projectId, patches: [{ id, fields }] }));
}

export async function keepDraft(services: Ports, place: DecidedDraft): Promise<{ version: number }> {
  await refuseWhileRunning(services, place.projectId);
  const made = await services.agent.drafts.keep(place);
  await tell(services, place, { ...versionFields(made), draft_state: "kept", can_retry: false, database_only: false });
  return { version: made.version };
}

export async function discardDraft(services: Ports, place: DecidedDraft): Promise<void> {
  await refuseWhileRunning(services, place.projectId);
  await services.agent.drafts.discard(place);
  await tell(services, place, { draft_state: "discarded" });
}

export async function restoreDraft(services: Ports, place: DecidedDraft): Promise<void> {
  await services.agent.drafts.restore(place);
  await tell(services, place, { draft_state: "open" });
}
