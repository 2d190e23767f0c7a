/** A person keeps a draft as a version, discards it, or takes the discarding back. */
import { AppError, conflict, notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import type { DraftPlace, Drafts, KeptVersion } from "./drafts.ts";
import { unpackDraft } from "./draft-content.ts";
import { DraftFiles } from "./draft-files.ts";
import { deleteDraft, draftOf, moveDraft, openDrafts, openInterrupted } from "./draft-store.ts";

type Ports = Needs<"clock" | "database" | "edits" | "objects">;

const notOpen = (): AppError =>
  conflict("draft_not_open", "This draft was continued, kept or discarded meanwhile. Nothing was changed.");

async function existing(services: Ports, place: DraftPlace) {
  const row = await draftOf(services, place);
  if (row === null || row.state === "working") throw notFound("This draft");
  return row;
}

export const drafts = (services: Ports): Drafts => ({
  keep: (place) => keepDraft(services, place),
  discard: async (place) => {
    await existing(services, place);
    if (!(await moveDraft(services, place.aiMessageId, { from: ["open", "discarded"], to: "discarded" })))
      throw notOpen();
  },
  restore: async (place) => {
    await existing(services, place);
    if (!(await moveDraft(services, place.aiMessageId, { from: ["discarded", "open"], to: "open" }))) throw notOpen();
  },
  newestOpen: async (projectId) => (await openDrafts(services, projectId, 1))[0]?.aiMessageId ?? null,
  isOpen: async (place) => (await draftOf(services, place))?.state === "open",
  openInterrupted: (place) => openInterrupted(services, place),
  forget: (place) => deleteDraft(services, place),
});

async function keepDraft(services: Ports, place: DraftPlace): Promise<KeptVersion> {
  const row = await existing(services, place);
  if (!(await moveDraft(services, place.aiMessageId, { from: ["open"], to: "keeping" }))) throw notOpen();
  try {
    const version = (await versionBefore(services, place)) ?? (await commit());
    await moveDraft(services, place.aiMessageId, { from: ["keeping"], to: "kept" });
    return version;
  } catch (error) {
    await moveDraft(services, place.aiMessageId, { from: ["keeping"], to: "open" });
    throw error instanceof AppError && error.code === "file_changed" ? changedSince(error) : error;
  }

  async function commit(): Promise<KeptVersion> {
    const { changes } = await unpackDraft(row.content, new DraftFiles(services, place));
    const { title } = row;
    const edit = await services.edits.commit({
      ...place,
      author: "agent",
      baseSha: row.baseSha,
      changes,
      message: title,
      type: "ai_update",
      tags: { summary: title },
    });
    return { id: edit.editId, version: edit.version, title };
  }
}

/** The version of a keeping whose end was not recorded. */
async function versionBefore(services: Ports, place: DraftPlace): Promise<KeptVersion | null> {
  const edit = await services.edits.ofTurn(place);
  return edit === null ? null : { id: edit.id, version: edit.version, title: edit.commit_message.split("\n")[0]! };
}

function changedSince(error: AppError): AppError {
  const { paths } = error.details as { paths: string[] };
  const named = paths.slice(0, 5).join(", ");
  return conflict(
    "file_changed",
    `Changed since this draft was made: ${named}. Nothing was overwritten, and the draft is still here. Continue works both together.`,
    { paths },
  );
}
