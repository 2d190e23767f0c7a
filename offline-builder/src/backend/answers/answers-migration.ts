/** SQL for what visitors send: anybody may add an answer, and nobody but an owner of the site reads one. */
import type { AnswerField, AnswerList, DraftPlan } from "../../plan/plan.ts";
import type { Migration } from "../migration.ts";
import { columnName, identifier } from "../tables.ts";
import { addBookingColumns, createBookings } from "./bookings-migration.ts";

/** Of one text, and of a list such as the items of an order: a form's fields hold no more than a letter. */
const MOST_CHARACTERS = 10_000;
/** Per form and minute: more than people write, and little enough that nobody fills the database in an hour. */
const MOST_A_MINUTE = 60;

/** Null when both plans store the same answers. All of it may run again. */
export function answersMigration(before: DraftPlan | null, after: DraftPlan): Migration | null {
  const old = before?.answers ?? [];
  const lists = after.answers ?? [];
  const created = lists.filter(({ table }) => !old.some((list) => list.table === table));
  const changed = lists.flatMap((list) => {
    const was = old.find(({ table }) => table === list.table);
    const fields = was ? list.fields.filter(({ key }) => !was.fields.some((field) => field.key === key)) : [];
    return fields.length > 0 ? [{ list, fields }] : [];
  });
  const parts = [
    ...(created.length > 0 ? [owners] : []),
    ...created.map((list) => (list.kind === "bookings" ? createBookings(list) : createTable(list))),
    ...changed.map(({ list, fields }) =>
      list.kind === "bookings"
        ? addBookingColumns(list, fields)
        : [...fields.map((field) => addColumn(list, field)), grants(list)].join("\n"),
    ),
    ...renamedPeople(before, after),
  ];
  if (parts.length === 0) return null;
  const names = (created.length > 0 ? created : changed.map(({ list }) => list)).map(({ table }) => table);
  const things = names.length === 0 ? "bookings" : names.length <= 3 ? names.join("_") : "answers";
  return { name: `${created.length > 0 ? "store" : "change"}_${things}`, sql: `${parts.join("\n\n")}\n` };
}

/** A booked time stays taken under the new name of whoever it was booked with. */
function renamedPeople(before: DraftPlan | null, after: DraftPlan): string[] {
  const pairs = (plan: DraftPlan | null): string[] => (plan?.options["renamedPeople"] as string[] | undefined) ?? [];
  const old = pairs(before);
  const fresh = after.answers?.some(({ kind }) => kind === "bookings")
    ? pairs(after).filter((pair) => !old.includes(pair))
    : [];
  return fresh.map((pair) => {
    const [from = "", to = ""] = pair.split("|").map((name) => `'${name.replaceAll("'", "''")}'`);
    return `update public.bookings set person = ${to} where person = ${from};`;
  });
}

/** Filled by the platform alone: an address proves nothing where everybody may sign up with it. */
const owners = `-- Who reads what visitors send. Slipway adds people under Cloud → Site owners; elsewhere add their id yourself:
-- insert into public.site_owners (user_id) values ('...');
create table if not exists public.site_owners (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table public.site_owners enable row level security;
revoke all on public.site_owners from anon, authenticated;
grant select on public.site_owners to authenticated;
drop policy if exists site_owners_select on public.site_owners;
create policy site_owners_select on public.site_owners for select to authenticated using ((select auth.uid()) = user_id);`;

const on = ({ table }: AnswerList): string => `public.${identifier(table)}`;
const named = ({ table }: AnswerList, ending: string): string => identifier(`${table}_${ending}`);
const column = ({ key }: AnswerField): string => identifier(columnName(key));

function definition(field: AnswerField): string {
  const name = column(field);
  switch (field.kind) {
    case "number":
      return `${name} numeric`;
    case "boolean":
      return `${name} boolean not null default false`;
    case "list":
      return `${name} jsonb check (pg_column_size(${name}) <= ${MOST_CHARACTERS})`;
    case "day":
    case "time":
    case "text":
      return `${name} text not null default '' check (char_length(${name}) <= ${MOST_CHARACTERS})`;
  }
}

const addColumn = (list: AnswerList, field: AnswerField): string =>
  `alter table ${on(list)} add column if not exists ${definition(field)};`;

const isOwner = "(select auth.uid()) in (select user_id from public.site_owners)";

/** With the table's name written out: text that is put together while it runs may do anything, and is asked about as if it did. */
function limit(list: AnswerList): string {
  const limiting = `public.${named(list, "limit")}`;
  return `-- Visitors may write without an account, but not without end.
create or replace function ${limiting}() returns trigger language plpgsql security definer set search_path = '' as $limit$
declare
  recent integer;
begin
  select count(*) into recent from (
    select 1 from ${on(list)} where created_at > pg_catalog.now() - interval '1 minute' limit ${MOST_A_MINUTE}
  ) few;
  if recent >= ${MOST_A_MINUTE} then
    raise sqlstate 'PT429' using message = 'Too many answers in a minute';
  end if;
  return new;
end
$limit$;
revoke all on function ${limiting}() from public, anon, authenticated;
create or replace trigger ${named(list, "limit")} before insert on ${on(list)} for each row execute function ${limiting}();`;
}

const isPublished = ({ kind }: AnswerList): boolean => kind === "published";
const isNew = (list: AnswerList): string =>
  isPublished(list) ? "seen_at is null and published_at is null" : "seen_at is null";

/** What a visitor sends is new, and came now; an owner who undoes a deletion brings back both as they were. */
function createTable(list: AnswerList): string {
  const lines = [
    "id text primary key default gen_random_uuid()::text check (char_length(id) between 8 and 64)",
    ...list.fields.map(definition),
    "created_at timestamptz not null default now()",
    "seen_at timestamptz",
    ...(isPublished(list) ? ["published_at timestamptz"] : []),
  ];
  const policy = (name: string, rest: string): string =>
    `drop policy if exists ${named(list, name)} on ${on(list)};\ncreate policy ${named(list, name)} on ${on(list)} for ${rest};`;
  return [
    `-- ${list.label.replace(/\s+/g, " ")}`,
    `create table if not exists ${on(list)} (\n${lines.map((line) => `  ${line}`).join(",\n")}\n);`,
    `create index if not exists ${named(list, "created_at_idx")} on ${on(list)} (created_at);`,
    `create index if not exists ${named(list, "new_idx")} on ${on(list)} (id) where seen_at is null;`,
    limit(list),
    `alter table ${on(list)} enable row level security;`,
    `revoke all on ${on(list)} from anon, authenticated;`,
    grants(list),
    policy("visitor", `insert to anon with check (${isNew(list)})`),
    ...(isPublished(list) ? [policy("published", "select to anon using (published_at is not null)")] : []),
    policy("insert", `insert to authenticated with check ((${isNew(list)} and created_at = now()) or ${isOwner})`),
    policy("select", `select to authenticated using (${isOwner})`),
    policy("update", `update to authenticated using (${isOwner}) with check (${isOwner})`),
    policy("delete", `delete to authenticated using (${isOwner})`),
  ].join("\n");
}

/** Column by column: nobody changes what somebody else wrote. */
function grants(list: AnswerList): string {
  const written = ["id", ...list.fields.map(column)].join(", ");
  const marks = isPublished(list) ? "seen_at, published_at" : "seen_at";
  return [
    `grant insert (${written}) on ${on(list)} to anon;`,
    ...(isPublished(list) ? [`grant select (${written}, created_at) on ${on(list)} to anon;`] : []),
    `grant select, delete, insert (${written}, created_at, ${marks}), update (${marks}) on ${on(list)} to authenticated;`,
  ].join("\n");
}
