/** Spending by day, person and project, and the ledger as people read it. [W2.06] [B1] */
import { can } from "@slipway/kernel/permissions";
import { loadProjectFacts, projectTitles } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { EntryKind, Usage, UsageEntry } from "../../contract/index.ts";
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
const SPENT = `sum(case when e.meter <> 'chat' then -e.amount_micro else case e.kind when 'settle' then e.cost_micro when 'refund' then -e.amount_micro else 0 end end)`;

interface UsageQuery {
  workspaceId: string;
  viewer: { userId: string };
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
    spentBy(services, period, "to_char(to_timestamp(e.created_at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')"),
    peopleOf(services, period),
    spentBy(services, period, "e.project_id"),
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

/** `by` is one of our own SQL expressions, never input. */
async function spentBy(
  { database }: Needs<"database">,
  { workspaceId, since }: Period,
  by: string,
): Promise<Map<string, number>> {
  const { rows } = await database.pool.query<{ key: string; spent: string }>(
    `select ${by} as key, ${SPENT} as spent from credit_entries e
     where e.workspace_id = $1 and e.created_at >= $2 and e.kind in ('settle', 'refund') group by 1
     having ${SPENT} > 0 order by 2 desc`,
    [workspaceId, since],
  );
  return new Map(rows.map(({ key, spent }) => [key, fromMicro(Number(spent))]));
}

async function peopleOf({ database }: Needs<"database">, { workspaceId, since }: Period): Promise<Usage["people"]> {
  const { rows } = await database.pool.query<{ user_id: string; name: string | null; spent: string }>(
    `select e.user_id, u.name, ${SPENT} as spent from credit_entries e left join users u on u.id = e.user_id
     where e.workspace_id = $1 and e.created_at >= $2 and e.meter = 'chat' and e.kind in ('settle', 'refund') group by 1, 2
     having ${SPENT} > 0 order by 3 desc limit $3`,
    [workspaceId, since, MAX_ROWS],
  );
  return rows.map(({ user_id, name, spent }) => ({
    user_id,
    name: name ?? "Somebody who left",
    credits: fromMicro(Number(spent)),
  }));
}

/** Titles of the projects the viewer may see, by id. Other projects' titles are not disclosed. [K4] */
async function projectNames(
  services: Needs<"database">,
  viewer: { userId: string },
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

interface EntryRow {
  seq: string;
  kind: EntryKind;
  amount: string;
  balance: string;
  reason: string | null;
  model: string | null;
  user_name: string | null;
  project_id: string | null;
  created_at: string;
}

/** A run's reservations are merged into the line of its end; until then they are shown as a hold. */
async function entriesOf(
  { database }: Needs<"database">,
  { workspaceId, before }: UsageQuery,
): Promise<{ entries: UsageEntry[]; next: string | null }> {
  const { rows } = await database.pool.query<EntryRow>(
    `select e.seq, e.created_at, e.balance_micro as balance, e.reason, e.model, e.project_id, u.name as user_name,
       case when e.meter <> 'chat' then e.meter else case e.kind when 'reserve' then 'hold' when 'settle' then 'run' when 'release' then 'refund' else e.kind end end as kind,
       case when e.kind = 'settle' and e.meter = 'chat' then -e.cost_micro else e.amount_micro end as amount
     from credit_entries e left join users u on u.id = e.user_id
     where e.workspace_id = $1 and (e.meter = 'chat' or e.amount_micro <> 0) and ($2::bigint is null or e.seq < $2)
       and not (e.kind = 'reserve' and exists (
         select 1 from credit_entries s where s.run_id = e.run_id and s.workspace_id = e.workspace_id and s.kind = 'settle'))
     order by e.seq desc limit $3`,
    [workspaceId, before ?? null, PAGE + 1],
  );
  const page = rows.slice(0, PAGE);
  return {
    entries: page.map((row) => ({
      id: row.seq,
      kind: row.kind,
      amount: fromMicro(Number(row.amount)),
      balance: fromMicro(Number(row.balance)),
      reason: row.reason,
      model: row.model,
      user_name: row.user_name,
      project_id: row.project_id,
      project_name: null,
      created_at: new Date(Number(row.created_at)).toISOString(),
    })),
    next: rows.length > PAGE ? page.at(-1)!.seq : null,
  };
}
