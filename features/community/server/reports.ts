/** Reports about projects in the community, and take-downs by staff. */
import { createHmac, randomBytes } from "node:crypto";
import { and, count, desc, eq, isNotNull, lte, max, sql } from "drizzle-orm";
import { invalidRequest, notFound } from "@slipway/kernel/errors";
import type { RouteParsed } from "@slipway/kernel/contract/route";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import { people } from "../../accounts/server/index.ts";
import { getProject, openProjects, projectTitles } from "../../projects/server/index.ts";
import type { Actor } from "../../actor.ts";
import { recordOnProject } from "../../audit/server/index.ts";
import type { Needs } from "../../services.ts";
import {
  MAX_REPORTS,
  SHOWN_REPORTS,
  type moderationRoutes,
  type Reported,
  type ReportReason,
} from "../contract/index.ts";
import { projectGivenBack, projectTakenDown } from "../contract/events.ts";
import { listings, reports } from "./community-tables.ts";
import { isInCommunity } from "./list-community.ts";

/** Forgotten with the process, so that nobody ever reads an address out of the table. */
const SALT = randomBytes(32);

const notThere = () => notFound("This project in the community");

export interface ReportInput {
  projectId: string;
  userId: string | null;
  /** Tells people without an account apart. */
  ip: string;
  reason: ReportReason;
  details: string;
}

/** One report a person: another one replaces it. AppError 404 for a project that is not in the community. */
export async function report(
  services: Needs<"clock" | "database">,
  { projectId, userId, ip, reason, details }: ReportInput,
): Promise<void> {
  if (!(await isInCommunity(services, projectId))) throw notThere();
  const { sql: database } = services.database;
  const reporter = userId ?? `anonymous:${createHmac("sha256", SALT).update(ip).digest("hex").slice(0, 32)}`;
  const others = and(eq(reports.projectId, projectId), sql`${reports.reporter} <> ${reporter}`);
  if ((await database.$count(reports, others)) >= MAX_REPORTS) return;
  const values = { reason, details, reportedAt: new Date(services.clock.now()) };
  await database
    .insert(reports)
    .values({ projectId, reporter, userId, ...values })
    .onConflictDoUpdate({ target: [reports.projectId, reports.reporter], set: values });
}

type Query = RouteParsed<typeof moderationRoutes.reported>["query"];

interface Place {
  projectId: string;
  at: Date;
}

function readCursor(cursor: string): Place {
  const match = /^(\d{1,13})\.([0-9a-z]{1,64})$/.exec(cursor);
  const rule = "is not one that this list answered";
  if (match === null) throw invalidRequest(`cursor: ${rule}`, { field: "cursor", rule });
  return { at: new Date(Number(match[1])), projectId: match[2]! };
}

/** Projects of one page, newest first, with one more that tells whether another page follows. */
async function placesOf({ database }: Needs<"database">, { state, limit, cursor }: Query): Promise<Place[]> {
  const from = cursor === undefined ? null : readCursor(cursor);
  const isBefore = (at: unknown, id: unknown) =>
    from === null ? undefined : sql`(${at}, ${id}) < (${from.at.toISOString()}::timestamptz, ${from.projectId})`;
  if (state === "taken_down") {
    const { projectId, takenDownAt } = listings;
    const rows = await database.sql
      .select({ projectId, at: takenDownAt })
      .from(listings)
      .where(and(isNotNull(takenDownAt), isBefore(takenDownAt, projectId)))
      .orderBy(desc(takenDownAt), desc(projectId))
      .limit(limit + 1);
    return rows.map((row) => ({ projectId: row.projectId, at: row.at! }));
  }
  const at = max(reports.reportedAt);
  const rows = await database.sql
    .select({ projectId: reports.projectId, at })
    .from(reports)
    .groupBy(reports.projectId)
    .having(isBefore(at, reports.projectId))
    .orderBy(desc(at), desc(reports.projectId))
    .limit(limit + 1);
  return rows.map((row) => ({ projectId: row.projectId, at: row.at! }));
}

async function newestReports({ database }: Needs<"database">, ids: readonly string[]) {
  const ranked = database.sql
    .select({
      projectId: reports.projectId,
      reason: reports.reason,
      details: reports.details,
      reportedAt: reports.reportedAt,
      name: people.name,
      rank: sql<number>`row_number() over (partition by ${reports.projectId} order by ${reports.reportedAt} desc)`.as(
        "rank",
      ),
    })
    .from(reports)
    .leftJoin(people, eq(people.id, reports.userId))
    .where(isAnyOf(reports.projectId, ids))
    .as("ranked");
  return database.sql.select().from(ranked).where(lte(ranked.rank, SHOWN_REPORTS)).orderBy(desc(ranked.reportedAt));
}

export async function listReported(
  services: Needs<"addresses" | "database">,
  query: Query,
): Promise<{ projects: Reported[]; next_cursor: string | null }> {
  const places = await placesOf(services, query);
  const page = places.slice(0, query.limit);
  const ids = page.map(({ projectId }) => projectId);
  const { sql: database } = services.database;
  const [titles, rows, counts, newest, open] = await Promise.all([
    projectTitles(services, ids),
    database.select().from(listings).where(isAnyOf(listings.projectId, ids)),
    database
      .select({ projectId: reports.projectId, reports: count() })
      .from(reports)
      .where(isAnyOf(reports.projectId, ids))
      .groupBy(reports.projectId),
    newestReports(services, ids),
    database
      .select({ id: openProjects.id, name: openProjects.name })
      .from(openProjects)
      .where(isAnyOf(openProjects.id, ids)),
  ]);
  const projects = ids.map((id): Reported => {
    const listing = rows.find((row) => row.projectId === id)!;
    const name = open.find((project) => project.id === id)?.name;
    const { takenDownAt, takeDownReason } = listing;
    return {
      project_id: id,
      display_name: titles.get(id) ?? "",
      url: name === undefined ? null : services.addresses.siteUrl(name),
      category: listing.category,
      report_count: counts.find((row) => row.projectId === id)?.reports ?? 0,
      reports: newest
        .filter((row) => row.projectId === id)
        .map(({ reason, details, reportedAt, name: reportedBy }) => ({
          reason,
          details,
          reported_at: reportedAt.toISOString(),
          reported_by: reportedBy,
        })),
      taken_down: takenDownAt === null ? null : { reason: takeDownReason ?? "", at: takenDownAt.toISOString() },
    };
  });
  const last = page.at(-1);
  return {
    projects,
    next_cursor: places.length > query.limit && last ? `${last.at.getTime()}.${last.projectId}` : null,
  };
}

/**
 * Its reports end with it, and its owner is told. The owner's choice stays, and holds again once the take-down ends.
 * AppError 404 for a project that was never shown.
 */
export async function takeDown(
  services: Needs<"accounts" | "clock" | "database" | "events">,
  { projectId, reason, staff }: { projectId: string; reason: string; staff: Actor },
): Promise<void> {
  const at = services.clock.now();
  await services.database.transaction(async (tx) => {
    const { rowCount } = await tx.sql
      .update(listings)
      .set({ takenDownAt: new Date(at), takeDownReason: reason, takenDownBy: staff.userId })
      .where(eq(listings.projectId, projectId));
    if (rowCount === 0) throw notThere();
    await tx.sql.delete(reports).where(eq(reports.projectId, projectId));
    const project = await getProject({ database: tx }, projectId);
    await recordOnProject(tx, project, { actor: staff, action: "listing.taken-down" });
  });
  const askStaff = (await services.accounts.staffPeople()).map(({ name }) => name);
  await services.events.emit(projectTakenDown, { ...(await about(services, projectId)), at, reason, askStaff });
}

/** The project is shown again if its owner still wants it, and it is still open to everybody. */
export async function giveBack(
  services: Needs<"clock" | "database" | "events">,
  projectId: string,
  staff: Actor,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const { rowCount } = await tx.sql
      .update(listings)
      .set({ takenDownAt: null, takeDownReason: null, takenDownBy: null })
      .where(and(eq(listings.projectId, projectId), isNotNull(listings.takenDownAt)));
    if (rowCount === 0) throw notThere();
    const project = await getProject({ database: tx }, projectId);
    await recordOnProject(tx, project, { actor: staff, action: "listing.given-back" });
  });
  const isShown = await isInCommunity(services, projectId);
  const at = services.clock.now();
  await services.events.emit(projectGivenBack, { ...(await about(services, projectId)), at, isShown });
}

async function about(services: Needs<"database">, projectId: string) {
  const { userId: ownerId, displayName: projectName } = await getProject(services, projectId);
  return { projectId, projectName, ownerId };
}

export async function dismissReports({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.sql.delete(reports).where(eq(reports.projectId, projectId));
}
