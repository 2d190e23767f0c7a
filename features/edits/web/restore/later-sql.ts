/**
 * Whether SQL ran after a version, as far as this page has read the conversation. The server checks all of it. [T4.08]
 * [E3]
 */
import { liveDocsOf } from "@slipway/ui/live/use-live";
import type { QueryClient } from "@tanstack/react-query";
import type { EditDocument } from "../../contract/index.ts";

/** The fields of a conversation document that the check reads. */
interface Told {
  id: string;
  created_at: string;
  sql_run_state?: unknown;
}

/** SQL that has changed the database, or is about to. */
const RAN: ReadonlySet<unknown> = new Set(["running", "succeeded"]);

export function ranSqlSince(
  documents: readonly Told[],
  edit: Pick<EditDocument, "ai_message_id" | "created_at">,
): boolean {
  const made = documents.find(({ id }) => id === edit.ai_message_id);
  const since = made?.created_at ?? edit.created_at;
  return documents.some((told) => told.id !== made?.id && told.created_at > since && RAN.has(told.sql_run_state));
}

/** Documents that this page has read over HTTP or the live path. */
export function toldDocuments(cache: QueryClient, projectId: string): Told[] {
  const path = `/projects/${projectId}/trajectory`;
  const pages = cache.getQueriesData<{ items?: readonly Told[] }>({ queryKey: [path] });
  const known = new Map<string, Told>();
  for (const [, page] of pages) for (const told of page?.items ?? []) known.set(told.id, told);
  for (const [id, doc] of liveDocsOf(cache, path.slice(1))) known.set(id, doc as unknown as Told);
  return [...known.values()];
}
