/** Titles and addresses: by a person, or once by the agent. [P3] [P4] [K2] [W7.24] */
import { eq } from "drizzle-orm";
import { limits } from "@slipway/kernel/limits";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../../actor.ts";
import { recordOnProject } from "../../../audit/server/index.ts";
import type { Needs } from "../../../services.ts";
import { projectRenamed } from "../../contract/index.ts";
import { emitProjectPatch, publicUrl } from "../live-project.ts";
import { lockProjectRow, type ProjectRow } from "../project-row.ts";
import { projects } from "../projects-tables.ts";
import { requireOnProject } from "../right-now.ts";
import { checkName, freeSlug, isNameCollision, isNameTaken, moveName, nameTaken } from "./slugs.ts";

export interface ProjectChange {
  name?: string;
  displayName?: string;
  isAnalyticsDisabled?: boolean;
}

interface Renamed {
  before: ProjectRow;
  after: ProjectRow;
}

/** The row's name after the change; its present one if nothing changes it. */
async function nextName(
  services: Needs<"clock">,
  tx: Transaction,
  { project, change, collisions }: { project: ProjectRow; change: ProjectChange; collisions: number },
): Promise<string> {
  if (change.name !== undefined) {
    if (await isNameTaken(services, tx.sql, { name: change.name, projectId: project.id })) throw nameTaken();
    return change.name;
  }
  const follows = change.displayName !== undefined && change.displayName !== project.displayName;
  if (!follows || project.firstPublishedAt !== null || project.nameSource === "person") return project.name;
  return freeSlug(services, tx.sql, { title: change.displayName!, projectId: project.id, collisions });
}

interface Application {
  project: ProjectRow;
  change: ProjectChange;
  titleSource: "agent" | "person";
  collisions: number;
  /** Left out: the agent, or details of the site that were saved. */
  actor?: Actor;
}

/** One entry for each thing that changed. */
async function recordChange(tx: Transaction, { before, after }: Renamed, actor: Actor): Promise<void> {
  if (after.displayName !== before.displayName)
    await recordOnProject(tx, after, { actor, action: "project.renamed", from: before.displayName });
  if (after.name !== before.name)
    await recordOnProject(tx, after, { actor, action: "address.changed", from: before.name, to: after.name });
  if (after.isAnalyticsDisabled !== before.isAnalyticsDisabled) {
    const to = after.isAnalyticsDisabled ? "off" : "on";
    await recordOnProject(tx, after, { actor, action: "analytics.changed", to });
  }
}

async function apply(
  services: Needs<"addresses" | "clock" | "live">,
  tx: Transaction,
  { project, change, titleSource, collisions, actor }: Application,
): Promise<Renamed> {
  const name = await nextName(services, tx, { project, change, collisions });
  if (name !== project.name) await moveName(services, tx.sql, { project, name });
  const rows = await tx.sql
    .update(projects)
    .set({
      displayName: change.displayName,
      titleSource: change.displayName === undefined ? undefined : titleSource,
      isAnalyticsDisabled: change.isAnalyticsDisabled,
      nameSource: change.name === undefined ? undefined : "person",
      updatedAt: new Date(services.clock.now()),
    })
    .where(eq(projects.id, project.id))
    .returning();
  const after = rows[0]!;
  const patch = {
    name: after.name,
    display_name: after.displayName,
    url: publicUrl(services, after),
    site_url: services.addresses.siteUrl(after.name),
  };
  if (actor !== undefined) await recordChange(tx, { before: project, after }, actor);
  await emitProjectPatch(services, tx, { projectId: project.id, patch });
  return { before: project, after };
}

/** A name that somebody took in the same moment: a derived one is derived again, a chosen one is refused. */
async function retryingCollisions<T>(chosen: boolean, attempt: (collisions: number) => Promise<T>): Promise<T> {
  for (let collisions = 0; ; collisions += 1) {
    try {
      return await attempt(collisions);
    } catch (error) {
      if (!isNameCollision(error)) throw error;
      if (chosen || collisions >= 8) throw nameTaken();
    }
  }
}

async function announce({ events }: Needs<"events">, { before, after }: Renamed): Promise<void> {
  if (before.name === after.name && before.displayName === after.displayName) return;
  await events.emit(projectRenamed, {
    projectId: after.id,
    displayName: after.displayName,
    name: after.name,
    oldName: before.name,
  });
}

/** Throws 400 `invalid_name`, 409 `name_taken`. Fields that are left out stay as they are. */
export async function updateProject(
  services: Needs<"addresses" | "clock" | "database" | "events" | "live">,
  { projectId, actor }: { projectId: string; actor: Actor },
  change: ProjectChange,
): Promise<void> {
  if (change.name !== undefined) checkName(change.name);
  const renamed = await retryingCollisions(change.name !== undefined, (collisions) =>
    services.database.transaction(async (tx) => {
      const { project } = await requireOnProject(tx, { projectId, actor }, "EditProject");
      return apply(services, tx, { project, change, titleSource: "person", collisions, actor });
    }),
  );
  await announce(services, renamed);
}

const cleanTitle = (title: string): string =>
  Array.from(
    title
      .replace(/[\p{Cc}\p{Cf}]/gu, " ")
      .replace(/\s+/gu, " ")
      .trim(),
  )
    .slice(0, limits.displayNameCharacters)
    .join("")
    .trim();

interface Titling {
  title: string;
  source: "agent" | "person";
  /** Whether the project's present title has to stay. */
  keeps(project: ProjectRow): boolean;
}

/** Gives the project a title that comes from another feature. Answers whether it took effect. */
async function setTitle(
  services: Needs<"addresses" | "clock" | "database" | "events" | "live">,
  projectId: string,
  { title, source, keeps }: Titling,
): Promise<boolean> {
  const displayName = cleanTitle(title);
  if (displayName === "") return false;
  const renamed = await retryingCollisions(false, (collisions) =>
    services.database.transaction(async (tx) => {
      const project = await lockProjectRow(tx.sql, projectId);
      if (keeps(project)) return null;
      return apply(services, tx, { project, change: { displayName }, titleSource: source, collisions });
    }),
  );
  if (renamed === null) return false;
  await announce(services, renamed);
  return true;
}

/** Called by the agent's turns. Once per project, and never over a person's title. Answers whether it took effect. */
export const setTitleFromAgent = (
  services: Needs<"addresses" | "clock" | "database" | "events" | "live">,
  projectId: string,
  title: string,
): Promise<boolean> =>
  setTitle(services, projectId, { title, source: "agent", keeps: ({ titleSource }) => titleSource !== "default" });

/**
 * Called when a site's details are saved: the project is called as its site is, as long as nobody chose another title for
 * it. Answers whether it was renamed.
 */
export const followSiteName = (
  services: Needs<"addresses" | "clock" | "database" | "events" | "live">,
  projectId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> =>
  setTitle(services, projectId, {
    title: to,
    source: "person",
    keeps: ({ titleSource, displayName }) => titleSource === "person" && displayName !== cleanTitle(from),
  });
