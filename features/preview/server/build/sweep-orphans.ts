/**
 * Deletes objects of built sites that no row lists, left by a crash or by a deleted project. An object is deleted when
 * two checks an hour apart found it unlisted, so younger ones stay. A writer and the sweeper never work on one project
 * at once.
 */
import { and, eq, lte, not } from "drizzle-orm";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Sql } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import type { SweepResult } from "../preview.ts";
import { artefacts, orphans } from "../preview-tables.ts";
import { whileRemoving } from "./artefact-lock.ts";

const WAIT_MS = 3_600_000;
/** A statement takes 65,535 values. */
const INSERTED_AT_ONCE = 5000;
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
  sql: Sql,
  { id, keep }: Project,
): Promise<string[]> {
  const rows = await sql.select({ id: artefacts.id }).from(artefacts).where(eq(artefacts.projectId, id));
  const sites = new Set([...keep, ...rows.map((row) => row.id)]);
  const { store } = services;
  const listed = new Set<string>();
  const keys: string[] = [];
  for await (const { key } of services.objects.list(`${MANIFESTS}${id}/`)) {
    const site = key.slice(`${MANIFESTS}${id}/`.length, -".json".length);
    const artefact = sites.has(site) ? await store.read(id, site) : null;
    if (artefact === null) keys.push(key);
    else
      for (const file of artefact.files.values())
        for (const variant of [file, file.br, file.gzip]) if (variant !== undefined) listed.add(variant.key);
  }
  for await (const { key } of services.objects.list(`${CONTENTS}${id}/`)) if (!listed.has(key)) keys.push(key);
  return keys;
}

async function sweepProject(
  services: Needs<"clock" | "database" | "objects"> & Keeps<"store">,
  project: Project,
): Promise<Omit<SweepResult, "projects">> {
  const { objects, clock } = services;
  const now = clock.now();
  return whileRemoving(services, project.id, async (sql) => {
    const found = await unlisted(services, sql, project);
    const isOfProject = eq(orphans.projectId, project.id);
    // Objects that are listed again, or gone, are no orphans: if they become unlisted later, their hour begins again.
    await sql.delete(orphans).where(and(isOfProject, not(isAnyOf(orphans.key, found))));
    for (let from = 0; from < found.length; from += INSERTED_AT_ONCE) {
      const rows = found.slice(from, from + INSERTED_AT_ONCE);
      const seenAt = new Date(now);
      const values = rows.map((key) => ({ key, projectId: project.id, seenAt }));
      await sql.insert(orphans).values(values).onConflictDoNothing();
    }
    const rows = await sql
      .select({ key: orphans.key })
      .from(orphans)
      .where(and(isOfProject, lte(orphans.seenAt, new Date(now - WAIT_MS))));
    // Manifests first, because a readable manifest promises that its site is complete.
    const keys = rows
      .map(({ key }) => key)
      .sort((one, other) => Number(!one.startsWith(MANIFESTS)) - Number(!other.startsWith(MANIFESTS)));
    for (const key of keys) {
      if (key.startsWith(MANIFESTS)) services.store.forget(key);
      await objects.delete(key);
    }
    await sql.delete(orphans).where(isAnyOf(orphans.key, keys));
    return { waiting: found.length - keys.length, deleted: keys.length };
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
