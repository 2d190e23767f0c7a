/**
 * Deletes objects of built sites that no row lists, left by a crash or by a deleted project. An object is deleted when
 * two checks an hour apart found it unlisted, so younger ones stay. A writer and the sweeper never work on one project
 * at once.
 */
import type pg from "pg";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import type { SweepResult } from "../preview.ts";
import { whileRemoving } from "./artefact-lock.ts";

const WAIT_MS = 3_600_000;
const MANIFESTS = "artefacts/";
const CONTENTS = "artefact-files/";

/** Every project with objects, whether the database knows it or not. */
async function projectsWithObjects({ objects }: Needs<"objects">): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const prefix of [MANIFESTS, CONTENTS])
    for await (const { key } of objects.list(prefix)) ids.add(key.slice(prefix.length).split("/", 1)[0]!);
  return ids;
}

interface Project {
  id: string;
  /** Sites to keep besides those that rows name. */
  keep: ReadonlySet<string>;
}

async function unlisted(
  services: Needs<"objects"> & Keeps<"store">,
  client: pg.PoolClient,
  { id, keep }: Project,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>("select id from preview_artefacts where project_id = $1", [id]);
  const sites = new Set([...keep, ...rows.map((row) => row.id)]);
  const { store } = services;
  const listed = new Set<string>();
  const orphans: string[] = [];
  for await (const { key } of services.objects.list(`${MANIFESTS}${id}/`)) {
    const site = key.slice(`${MANIFESTS}${id}/`.length, -".json".length);
    const artefact = sites.has(site) ? await store.read(id, site) : null;
    if (artefact === null) orphans.push(key);
    else
      for (const file of artefact.files.values())
        for (const variant of [file, file.br, file.gzip]) if (variant !== undefined) listed.add(variant.key);
  }
  for await (const { key } of services.objects.list(`${CONTENTS}${id}/`)) if (!listed.has(key)) orphans.push(key);
  return orphans;
}

async function sweepProject(
  services: Needs<"clock" | "database" | "objects"> & Keeps<"store">,
  project: Project,
): Promise<Omit<SweepResult, "projects">> {
  const { objects, clock } = services;
  const now = clock.now();
  return whileRemoving(services, project.id, async (client) => {
    const orphans = await unlisted(services, client, project);
    // Objects that are listed again, or gone, are no orphans: if they become unlisted later, their hour begins again.
    await client.query("delete from preview_orphans where project_id = $1 and not (key = any($2))", [
      project.id,
      orphans,
    ]);
    await client.query(
      "insert into preview_orphans (key, project_id, seen_at) select key, $1, $2 from unnest($3::text[]) as key on conflict do nothing",
      [project.id, new Date(now), orphans],
    );
    const { rows } = await client.query<{ key: string }>(
      "select key from preview_orphans where project_id = $1 and seen_at <= $2",
      [project.id, new Date(now - WAIT_MS)],
    );
    // Manifests first, because a readable manifest promises that its site is complete.
    const keys = rows
      .map(({ key }) => key)
      .sort((one, other) => Number(!one.startsWith(MANIFESTS)) - Number(!other.startsWith(MANIFESTS)));
    for (const key of keys) {
      if (key.startsWith(MANIFESTS)) services.store.forget(key);
      await objects.delete(key);
    }
    await client.query("delete from preview_orphans where key = any($1)", [keys]);
    return { waiting: orphans.length - keys.length, deleted: keys.length };
  });
}

export async function sweepOrphans(
  services: Needs<"clock" | "database" | "objects"> & Keeps<"store">,
  keepOf: (projectId: string) => Promise<ReadonlySet<string>>,
): Promise<SweepResult> {
  const result: SweepResult = { projects: 0, waiting: 0, deleted: 0 };
  for (const id of await projectsWithObjects(services)) {
    const { waiting, deleted } = await sweepProject(services, { id, keep: await keepOf(id) });
    result.projects += 1;
    result.waiting += waiting;
    result.deleted += deleted;
  }
  return result;
}
