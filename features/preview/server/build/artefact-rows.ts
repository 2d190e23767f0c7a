/** Records existing built sites, so that old ones can be deleted: pinned ones (deployments) and the newest stay. */
import type pg from "pg";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import { whileRemoving } from "./artefact-lock.ts";

type Queryable = Pick<pg.PoolClient, "query">;

const KEPT_PER_PROJECT = 20;

export async function recordArtefact(
  { clock }: Needs<"clock">,
  client: Queryable,
  input: { projectId: string; id: string; sha: string },
): Promise<void> {
  await client.query({
    name: "preview-record-artefact",
    text: `insert into preview_artefacts (project_id, id, commit_sha, created_at, used_at) values ($1, $2, $3, $4, $4)
           on conflict (project_id, id) do update set used_at = excluded.used_at`,
    values: [input.projectId, input.id, input.sha, new Date(clock.now())],
  });
}

export async function markUsed(
  { database, clock }: Needs<"clock" | "database">,
  projectId: string,
  id: string,
): Promise<void> {
  await database.pool.query({
    name: "preview-mark-used",
    text: "update preview_artefacts set used_at = $3 where project_id = $1 and id = $2",
    values: [projectId, id, new Date(clock.now())],
  });
}

/** Exactly these stay whatever their age; the rest of the project's are unpinned. */
export async function pinArtefacts(
  { database }: Needs<"database">,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  await database.pool.query("update preview_artefacts set pinned = (id = any($2)) where project_id = $1", [
    projectId,
    ids,
  ]);
}

/** Old sites go: neither pinned nor among the newest. */
export async function pruneArtefacts(services: Needs<"database"> & Keeps<"store">, projectId: string): Promise<void> {
  await whileRemoving(services, projectId, async (client) => {
    const { rows } = await client.query<{ id: string; pinned: boolean }>(
      "select id, pinned from preview_artefacts where project_id = $1 order by used_at desc",
      [projectId],
    );
    const keep = new Set(rows.filter((row) => row.pinned).map((row) => row.id));
    for (const row of rows.slice(0, KEPT_PER_PROJECT)) keep.add(row.id);
    if (keep.size === rows.length) return;
    await client.query("delete from preview_artefacts where project_id = $1 and not (id = any($2))", [
      projectId,
      [...keep],
    ]);
    await services.store.prune(projectId, keep);
  });
}

/** Deletes everything built for a deleted project. */
export async function dropArtefacts(services: Needs<"database"> & Keeps<"store">, projectId: string): Promise<void> {
  await whileRemoving(services, projectId, async (client) => {
    await client.query("delete from preview_artefacts where project_id = $1", [projectId]);
    await services.store.prune(projectId, new Set());
  });
}
