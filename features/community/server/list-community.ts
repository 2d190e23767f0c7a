/** The community page. Whether a project is shown is decided when it is read, so nothing that was hidden lingers. [CO1] */
import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { invalidRequest } from "@slipway/kernel/errors";
import type { RouteParsed, RouteResult } from "@slipway/kernel/contract/route";
import { people, profilesOfPeople } from "../../accounts/server/index.ts";
import { openProjects, screenshotUrl } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { communityContract, View } from "../contract/index.ts";
import { listings } from "./community-tables.ts";

type Query = RouteParsed<typeof communityContract.list>["query"];
type Row = Awaited<ReturnType<typeof selectShown>>[number];

/** Its owner wants it, staff did not take it down, everybody may open it, and the owner may sign in. */
const isShown = and(
  listings.isWanted,
  isNull(listings.takenDownAt),
  eq(openProjects.ownerId, listings.listedBy),
  isNull(people.deactivatedAt),
);

const { projectId, remixCount, listedAt } = listings;

const ORDERS: Record<View, SQL[]> = {
  popular: [desc(remixCount), desc(listedAt), desc(projectId)],
  latest: [desc(listedAt), desc(projectId)],
};

const cursorAfter = (view: View, row: Row): string =>
  [view, ...(view === "popular" ? [row.remixCount] : []), row.listedAt.getTime(), row.id].join(".");

/** Throws 400 for a cursor that no list of this view has answered. Times have 13 digits: of later ones Postgres reads no year. */
function isAfter(view: View, cursor: string): SQL {
  const match = /^(?:popular\.(\d{1,9})|latest)\.(\d{1,13})\.([0-9a-z]{1,64})$/.exec(cursor);
  if (match === null || (match[1] === undefined) !== (view === "latest")) {
    const rule = "is not one that this list answered";
    throw invalidRequest(`cursor: ${rule}`, { field: "cursor", rule });
  }
  const [at, id] = [new Date(Number(match[2])).toISOString(), match[3]];
  return view === "latest"
    ? sql`(${listedAt}, ${projectId}) < (${at}::timestamptz, ${id})`
    : sql`(${remixCount}, ${listedAt}, ${projectId}) < (${Number(match[1])}::integer, ${at}::timestamptz, ${id})`;
}

const selectShown = ({ sql: from }: Needs<"database">["database"]) =>
  from
    .select({
      id: openProjects.id,
      name: openProjects.name,
      displayName: openProjects.displayName,
      updatedAt: openProjects.updatedAt,
      screenshotAt: openProjects.screenshotAt,
      category: listings.category,
      remixCount,
      listedAt,
      creator: { id: people.id, display_name: people.name, username: people.username, photo_url: people.image },
      isHidden: profilesOfPeople.isHidden,
    })
    .from(listings)
    .innerJoin(openProjects, eq(openProjects.id, projectId))
    .innerJoin(people, eq(people.id, openProjects.ownerId))
    .leftJoin(profilesOfPeople, eq(profilesOfPeople.userId, openProjects.ownerId))
    .$dynamic();

/**
 * The matching titles are found first, by one pass over open projects: Postgres cannot tell how many there are, and would
 * look up every project of the community on its own.
 */
const isTitled = ({ sql: from }: Needs<"database">["database"], words: string): SQL => {
  const matching = from
    .select({ id: openProjects.id })
    .from(openProjects)
    .where(sql`position(${words} in lower(${openProjects.displayName})) > 0`);
  return sql`${projectId} = any(array(${matching}))`;
};

export async function listCommunity(
  services: Needs<"addresses" | "database">,
  { limit, view, category, q, cursor }: Query,
): Promise<RouteResult<typeof communityContract.list>> {
  const words = (q ?? "").trim().toLowerCase();
  const rows = await selectShown(services.database)
    .where(
      and(
        isShown,
        category === undefined ? undefined : eq(listings.category, category),
        words === "" ? undefined : isTitled(services.database, words),
        cursor === undefined ? undefined : isAfter(view, cursor),
      ),
    )
    .orderBy(...ORDERS[view])
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    projects: page.map((row) => ({
      id: row.id,
      name: row.name,
      display_name: row.displayName,
      url: services.addresses.siteUrl(row.name),
      creator: { ...row.creator, has_page: row.isHidden !== true },
      category: row.category,
      remix_count: row.remixCount,
      updated_at: row.updatedAt.toISOString(),
      screenshot_url: screenshotUrl(row),
    })),
    next_cursor: rows.length > limit ? cursorAfter(view, page.at(-1)!) : null,
  };
}

/** Whether the project is on the page now. */
export async function isInCommunity({ database }: Needs<"database">, id: string): Promise<boolean> {
  const rows = await selectShown(database).where(and(isShown, eq(projectId, id)));
  return rows.length > 0;
}
