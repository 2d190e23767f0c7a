/**
 * Names of projects: chosen by a person or derived from the title, and reserved for 30 days after a change. [K2] [P4]
 */
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { AppError, conflict } from "@slipway/kernel/errors";
import { randomText } from "@slipway/kernel/ids";
import { limits } from "@slipway/kernel/limits";
import { isReservedName, NAME_TAKEN, nameProblem, slugAttempt, slugFrom } from "@slipway/kernel/project-name";
import { lookup } from "@slipway/platform/database/queries/lookups";
import type { Sql } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { oldNames, projects, type ProjectRow } from "../projects-tables.ts";

export const nameTaken = (): AppError => conflict("name_taken", NAME_TAKEN);

/** Throws 400 `invalid_name` with the first failing rule, 409 `name_taken` for reserved names. */
export function checkName(name: string): void {
  const problem = nameProblem(name);
  if (problem !== null) {
    throw new AppError({
      code: "invalid_name",
      status: 400,
      userMessage: problem.message,
      details: { rule: problem.rule },
    });
  }
  if (isReservedName(name)) throw nameTaken();
}

/**
 * `bakery`, `bakery-2` … `bakery-20`, then with a random ending, so that a common word does not need hundreds of
 * attempts.
 */
function* slugCandidates(title: string, collisions: number): Generator<string, never> {
  const slug = slugFrom(title);
  // After so many collisions no number is tried: concurrent requests all find the same one free.
  if (collisions < 5) for (let attempt = 1; attempt <= 20; attempt += 1) yield slugAttempt(slug, attempt);
  while (true) yield `${slug.slice(0, limits.slugCharacters - 8).replace(/-+$/, "")}-${randomText(6)}`;
}

/** Whether another project has the name, or had it within the last 30 days. */
export async function isNameTaken(
  { clock }: Needs<"clock">,
  database: Sql,
  { name, projectId }: { name: string; projectId: string },
): Promise<boolean> {
  const isHeld = gt(oldNames.heldUntil, new Date(clock.now()));
  const takenBy = await database
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.name, name), ne(projects.id, projectId)))
    .unionAll(
      database
        .select({ id: oldNames.projectId })
        .from(oldNames)
        .where(and(eq(oldNames.name, name), ne(oldNames.projectId, projectId), isHeld)),
    );
  return takenBy.length > 0;
}

/** Why the project may not take this name now; null if it may. */
export async function problemOfName(
  services: Needs<"clock" | "database">,
  wanted: { name: string; projectId: string },
): Promise<string | null> {
  const problem = nameProblem(wanted.name);
  if (problem !== null) return problem.message;
  const taken = isReservedName(wanted.name) || (await isNameTaken(services, services.database.sql, wanted));
  return taken ? NAME_TAKEN : null;
}

/** `collisions`: how often a derived name was taken by somebody else at the same moment. */
export async function freeSlug(
  services: Needs<"clock">,
  database: Sql,
  { title, projectId, collisions }: { title: string; projectId: string; collisions: number },
): Promise<string> {
  for (const name of slugCandidates(title, collisions)) {
    if (!(await isNameTaken(services, database, { name, projectId }))) return name;
  }
  throw new Error("the candidates never end");
}

const UNIQUE_VIOLATION = "23505";
/** Two people chose one name at the same moment: the unique index refused the second. */
export const isNameCollision = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === UNIQUE_VIOLATION;

/** Gives the locked row a new name. The old one redirects for 30 days if it was ever public. */
export async function moveName(
  { clock }: Needs<"clock">,
  database: Sql,
  { project, name }: { project: ProjectRow; name: string },
): Promise<void> {
  if (project.firstPublishedAt !== null) {
    const heldUntil = new Date(clock.now() + limits.oldSlugDays * 86_400_000);
    const held = { projectId: project.id, heldUntil };
    await database
      .insert(oldNames)
      .values({ name: project.name, ...held })
      .onConflictDoUpdate({ target: oldNames.name, set: held });
  }
  // Deletes expired reservations of others, so that the name never redirects elsewhere.
  await database.delete(oldNames).where(eq(oldNames.name, name));
  await database.update(projects).set({ name }).where(eq(projects.id, project.id));
}

export interface SiteName {
  projectId: string;
  /** The project's present name. */
  name: string;
  /** The requested name is an old one: answer with a redirect (308). */
  redirect: boolean;
}

const bySiteName = lookup("projects-by-site-name", (select) => {
  const name = sql.placeholder("name");
  return select
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.name, name), isNull(projects.deletedAt)))
    .unionAll(
      select
        .select({ id: projects.id, name: projects.name })
        .from(oldNames)
        .innerJoin(projects, eq(projects.id, oldNames.projectId))
        .where(
          and(eq(oldNames.name, name), gt(oldNames.heldUntil, sql.placeholder("now")), isNull(projects.deletedAt)),
        ),
    )
    .limit(1);
});

/** The project at `{name}` below the sites domain; null if there is none. Projects in Trash are not found. */
export async function findProjectBySiteName(
  { database, clock }: Needs<"clock" | "database">,
  name: string,
): Promise<SiteName | null> {
  const [row] = await database.read(bySiteName, { name, now: new Date(clock.now()) });
  return row === undefined ? null : { projectId: row.id, name: row.name, redirect: row.name !== name };
}
