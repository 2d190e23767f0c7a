/** Spending by day, person and project, and the ledger as people read it. [W2.06] [B1] */
import { and, desc, eq, gt, gte, inArray, lt, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { can } from "@slipway/kernel/permissions";
import { people } from "../../../accounts/server/index.ts";
import { loadProjectFacts, projectTitles } from "../../../projects/server/index.ts";
import type { Caller } from "../../../actor.ts";
import type { Needs } from "../../../services.ts";
import type { EntryKind, Usage, UsageEntry } from "../../contract/index.ts";
import { entries } from "../billing-tables.ts";
import { creditFigures, isPriced } from "../runs/credits-of-project.ts";
import { fromMicro } from "../ledger/micro.ts";
import { dayAfter, dayOf, startOfDay } from "../ledger/periods.ts";

const PAGE = 50;
const DAY_MS = 86_400_000;
/** Rows of a breakdown; further ones would be small amounts. */
const MAX_ROWS = 20;

/** Number of names that are looked up; the rest is shown as one. */
const MAX_NAMED = 60;

/** Spent is the cost of runs less refunds, counted on the day a run ended. */
const spent = sql<number>`sum(case when ${entries.meter} <> 'chat' then -${entries.amount} else case ${entries.kind}
  when 'settle' then ${entries.cost} when 'refund' then -${entries.amount} else 0 end end)`.mapWith(Number);

const DAY = sql<string>`to_char(to_timestamp(${entries.createdAt} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;
const PROJECT = sql<string>`${entries.projectId}`;

interface UsageQuery {
  workspaceId: string;
  viewer: Caller;
  days: number;
  before: string | undefined;
}

export async function getUsage(
  services: Needs<"clock" | "config" | "database" | "models">,
  query: UsageQuery,
): Promise<Usage> {
  const now = services.clock.now();
  const first = dayOf(now - (query.days - 1) * DAY_MS);
  const period = { workspaceId: query.workspaceId, since: startOfDay(first) };
  // Books what is due today before reading.
  await creditFigures(services, query.workspaceId);
  const [spentByDay, people, byProject, page] = await Promise.all([
    spentBy(services, period, DAY),
    peopleOf(services, period),
    spentBy(services, period, PROJECT),
    entriesOf(services, query),
  ]);
  const names = await projectNames(services, query.viewer, [
    ...[...byProject.keys()].slice(0, MAX_NAMED),
    ...page.entries.flatMap(({ project_id }) => project_id ?? []),
  ]);
  return {
    priced: isPriced(services),
    days: everyDay(first, dayOf(now)).map((day) => ({ day, credits: spentByDay.get(day) ?? 0 })),
    people,
    projects: projectRows(byProject, names),
    entries: page.entries.map((entry) => named(entry, names)),
    next_cursor: page.next,
  };
}

function everyDay(first: string, last: string): string[] {
  const days = [first];
  while (days.at(-1)! < last) days.push(dayAfter(days.at(-1)!));
  return days;
}

interface Period {
  workspaceId: string;
  since: number;
}

const isSpending = ({ workspaceId, since }: Period): SQL | undefined =>
  and(eq(entries.workspaceId, workspaceId), gte(entries.createdAt, since), inArray(entries.kind, ["settle", "refund"]));

async function spentBy({ database }: Needs<"database">, period: Period, by: SQL<string>): Promise<Map<string, number>> {
  const rows = await database.sql
    .select({ key: by, spent })
    .from(entries)
    .where(isSpending(period))
    .groupBy(by)
    .having(gt(spent, 0))
    .orderBy(desc(spent));
  return new Map(rows.map(({ key, spent: micro }) => [key, fromMicro(micro)]));
}

async function peopleOf({ database }: Needs<"database">, period: Period): Promise<Usage["people"]> {
  const rows = await database.sql
    .select({ userId: entries.userId, name: people.name, spent })
    .from(entries)
    .leftJoin(people, eq(people.id, entries.userId))
    .where(and(isSpending(period), eq(entries.meter, "chat")))
    .groupBy(entries.userId, people.name)
    .having(gt(spent, 0))
    .orderBy(desc(spent))
    .limit(MAX_ROWS);
  return rows.map(({ userId, name, spent: micro }) => ({
    user_id: userId!,
    name: name ?? "Somebody who left",
    credits: fromMicro(micro),
  }));
}

/** Titles of the projects the viewer may see, by id. Other projects' titles are not disclosed. [K4] */
async function projectNames(
  services: Needs<"database">,
  viewer: Caller,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const distinct = [...new Set(ids)];
  const facts = await Promise.all(distinct.map((id) => loadProjectFacts(services, id, viewer)));
  const visible = distinct.filter((_id, index) => facts[index] != null && can(facts[index], "ViewProject"));
  return projectTitles(services, visible);
}

function projectRows(spent: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>): Usage["projects"] {
  const seen = [...spent].filter(([id]) => names.has(id)).slice(0, MAX_ROWS);
  const rest = [...spent].filter(([id]) => !names.has(id)).reduce((sum, [, credits]) => sum + credits, 0);
  const rows: Usage["projects"] = seen.map(([id, credits]) => ({ project_id: id, name: names.get(id)!, credits }));
  return rest === 0 ? rows : [...rows, { project_id: null, name: null, credits: rest }];
}

function named(entry: UsageEntry, names: ReadonlyMap<string, string>): UsageEntry {
  const name = entry.project_id === null ? undefined : names.get(entry.project_id);
  return name === undefined ? { ...entry, project_id: null } : { ...entry, project_name: name };
}

const { meter, kind, amount, cost } = entries;
const shownKind = sql<EntryKind>`case when ${meter} <> 'chat' then ${meter} else case ${kind}
  when 'reserve' then 'hold' when 'settle' then 'run' when 'release' then 'refund' else ${kind} end end`;
const shownAmount = sql<number>`case when ${kind} = 'settle' and ${meter} = 'chat' then -${cost} else ${amount} end`;

/** A run's reservations are merged into the line of its end; until then they are shown as a hold. */
async function entriesOf(
  { database }: Needs<"database">,
  { workspaceId, before }: UsageQuery,
): Promise<{ entries: UsageEntry[]; next: string | null }> {
  const ends = alias(entries, "ends");
  const settles = database.sql
    .select({ seq: ends.seq })
    .from(ends)
    .where(and(eq(ends.runId, entries.runId), eq(ends.workspaceId, entries.workspaceId), eq(ends.kind, "settle")));
  const { seq, createdAt, balance, reason, model, projectId } = entries;
  const rows = await database.sql
    .select({
      ...{ seq, createdAt, balance, reason, model, projectId },
      userName: people.name,
      kind: shownKind,
      amount: shownAmount.mapWith(Number),
    })
    .from(entries)
    .leftJoin(people, eq(people.id, entries.userId))
    .where(
      and(
        eq(entries.workspaceId, workspaceId),
        or(eq(meter, "chat"), ne(amount, 0)),
        before === undefined ? undefined : lt(seq, Number(before)),
        or(ne(kind, "reserve"), notExists(settles)),
      ),
    )
    .orderBy(desc(seq))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    entries: page.map((row) => ({
      id: String(row.seq),
      kind: row.kind,
      amount: fromMicro(row.amount),
      balance: fromMicro(row.balance),
      reason: row.reason,
      model: row.model,
      user_name: row.userName,
      project_id: row.projectId,
      project_name: null,
      created_at: new Date(row.createdAt).toISOString(),
    })),
    next: rows.length > PAGE ? String(page.at(-1)!.seq) : null,
  };
}
