/**
 * Names of projects: chosen by a person or derived from the title, and reserved for 30 days after a change. [K2] [P4]
 */
import { AppError, conflict } from "@slipway/kernel/errors";
import { randomText } from "@slipway/kernel/ids";
import { limits } from "@slipway/kernel/limits";
import { isReservedName, NAME_TAKEN, nameProblem, slugAttempt, slugFrom } from "@slipway/kernel/project-name";
import type { Needs } from "../../../services.ts";
import type { ProjectRow, Queryable } from "../project-row.ts";

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
  client: Queryable,
  { name, projectId }: { name: string; projectId: string },
): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select exists (select from projects where name = $1 and id <> $2)
         or exists (select from project_old_names where name = $1 and project_id <> $2 and held_until > $3) as taken`,
    [name, projectId, new Date(clock.now())],
  );
  return rows[0]!.taken;
}

/** Why the project may not take this name now; null if it may. */
export async function problemOfName(
  services: Needs<"clock" | "database">,
  wanted: { name: string; projectId: string },
): Promise<string | null> {
  const problem = nameProblem(wanted.name);
  if (problem !== null) return problem.message;
  const taken = isReservedName(wanted.name) || (await isNameTaken(services, services.database.pool, wanted));
  return taken ? NAME_TAKEN : null;
}

/** `collisions`: how often a derived name was taken by somebody else at the same moment. */
export async function freeSlug(
  services: Needs<"clock">,
  client: Queryable,
  { title, projectId, collisions }: { title: string; projectId: string; collisions: number },
): Promise<string> {
  for (const name of slugCandidates(title, collisions)) {
    if (!(await isNameTaken(services, client, { name, projectId }))) return name;
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
  client: Queryable,
  { project, name }: { project: ProjectRow; name: string },
): Promise<void> {
  if (project.first_published_at !== null) {
    const heldUntil = new Date(clock.now() + limits.oldSlugDays * 86_400_000);
    await client.query(
      `insert into project_old_names (name, project_id, held_until) values ($1, $2, $3)
       on conflict (name) do update set project_id = excluded.project_id, held_until = excluded.held_until`,
      [project.name, project.id, heldUntil],
    );
  }
  // Deletes expired reservations of others, so that the name never redirects elsewhere.
  await client.query("delete from project_old_names where name = $1", [name]);
  await client.query("update projects set name = $2 where id = $1", [project.id, name]);
}

export interface SiteName {
  projectId: string;
  /** The project's present name. */
  name: string;
  /** The requested name is an old one: answer with a redirect (308). */
  redirect: boolean;
}

/** The project at `{name}` below the sites domain; null if there is none. Projects in Trash are not found. */
export async function findProjectBySiteName(
  { database, clock }: Needs<"clock" | "database">,
  name: string,
): Promise<SiteName | null> {
  const [row] = await database.read<{ id: string; name: string }>({
    name: "projects-by-site-name",
    text: `select id, name from projects where name = $1 and deleted_at is null
           union all
           select p.id, p.name from project_old_names o join projects p on p.id = o.project_id
           where o.name = $1 and o.held_until > $2 and p.deleted_at is null limit 1`,
    values: [name, new Date(clock.now())],
  });
  return row === undefined ? null : { projectId: row.id, name: row.name, redirect: row.name !== name };
}
