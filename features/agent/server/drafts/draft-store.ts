/** Reads and writes drafts. A state changes only from the states that allow it, so two people cannot both decide. */
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import type { Draft } from "../../contract/index.ts";
import { deleteDraftFiles } from "./draft-files.ts";
import { agentDrafts, type DraftRow, type DraftRowState } from "./drafts-table.ts";

/** Bound of the drafts of a project. The oldest are deleted, and their cards say so. */
const MAX_DRAFTS = 12;

type Stores = Needs<"clock" | "database">;
type NewDraft = Pick<DraftRow, "aiMessageId" | "projectId" | "baseSha" | "title" | "facts" | "content">;

export async function saveDraft(
  { clock, database }: Stores,
  draft: NewDraft,
  state: "working" | "open",
): Promise<void> {
  const now = clock.now();
  const written = { ...draft, state, contentBytes: draft.content.length, changedAt: now };
  await database.sql
    .insert(agentDrafts)
    .values({ ...written, createdAt: now })
    .onConflictDoUpdate({ target: agentDrafts.aiMessageId, set: written });
}

interface Place {
  projectId: string;
  aiMessageId: string;
}

export async function deleteDraft(services: Needs<"database" | "objects">, place: Place): Promise<void> {
  await services.database.sql.delete(agentDrafts).where(eq(agentDrafts.aiMessageId, place.aiMessageId));
  await deleteDraftFiles(services, place);
}

export async function forgetDrafts(services: Needs<"database" | "objects">, projectId: string): Promise<void> {
  await services.database.sql.delete(agentDrafts).where(eq(agentDrafts.projectId, projectId));
  await deleteDraftFiles(services, { projectId });
}

export async function draftOf({ database }: Needs<"database">, place: Place): Promise<DraftRow | null> {
  const [row] = await database.sql
    .select()
    .from(agentDrafts)
    .where(and(eq(agentDrafts.projectId, place.projectId), eq(agentDrafts.aiMessageId, place.aiMessageId)));
  return row ?? null;
}

export type OpenDraft = Pick<DraftRow, "aiMessageId" | "title" | "facts">;

/** Open drafts of the project, newest first. */
export const openDrafts = ({ database }: Needs<"database">, projectId: string, max: number): Promise<OpenDraft[]> =>
  database.sql
    .select({ aiMessageId: agentDrafts.aiMessageId, title: agentDrafts.title, facts: agentDrafts.facts })
    .from(agentDrafts)
    .where(and(eq(agentDrafts.projectId, projectId), eq(agentDrafts.state, "open")))
    .orderBy(desc(agentDrafts.createdAt))
    .limit(max);

/** False: the draft is not in one of these states, and nothing was changed. */
export async function moveDraft(
  { clock, database }: Stores,
  aiMessageId: string,
  { from, to }: { from: readonly DraftRowState[]; to: DraftRowState },
): Promise<boolean> {
  const { rowCount } = await database.sql
    .update(agentDrafts)
    .set({ state: to, changedAt: clock.now() })
    .where(and(eq(agentDrafts.aiMessageId, aiMessageId), inArray(agentDrafts.state, [...from])));
  return rowCount === 1;
}

/** Opens the draft of a turn that was cut off. Null if it left none. */
export async function openInterrupted(services: Stores, place: Place): Promise<Draft | null> {
  await moveDraft(services, place.aiMessageId, { from: ["working"], to: "open" });
  const row = await draftOf(services, place);
  return row?.state === "open" ? row.facts : null;
}

/** Drafts whose making of a version was cut off are open again: keeping them once more finds the version. */
export async function reopenUnkept({ database }: Needs<"database">): Promise<void> {
  await database.sql.update(agentDrafts).set({ state: "open" }).where(eq(agentDrafts.state, "keeping"));
}

/** Deletes what is above the bound, open drafts last. Resolves to the answers whose drafts are gone. */
export async function pruneDrafts(services: Needs<"database" | "objects">, projectId: string): Promise<string[]> {
  const { database } = services;
  const old = await database.sql
    .select({ aiMessageId: agentDrafts.aiMessageId, state: agentDrafts.state })
    .from(agentDrafts)
    .where(and(eq(agentDrafts.projectId, projectId), ne(agentDrafts.state, "working")))
    .orderBy(desc(eq(agentDrafts.state, "open")), desc(agentDrafts.createdAt))
    .offset(MAX_DRAFTS);
  const ids = old.map(({ aiMessageId }) => aiMessageId);
  if (ids.length > 0) await database.sql.delete(agentDrafts).where(inArray(agentDrafts.aiMessageId, ids));
  for (const aiMessageId of ids) await deleteDraftFiles(services, { projectId, aiMessageId });
  return old.flatMap(({ aiMessageId, state }) => (state === "open" || state === "discarded" ? [aiMessageId] : []));
}
