/** SQL for times that people book: each is given once, everybody knows which are taken, and only the owner reads whose they are. */
import type { AnswerField, AnswerList } from "../../plan/plan.ts";
import { columnName, identifier } from "../tables.ts";

/** A letter of a visitor, as in other forms. */
const MAX_CHARACTERS = 10_000;
/** More than a busy practice gets, and little enough that nobody fills a calendar unseen. */
const MAX_A_MINUTE = 10;
const MAX_AN_HOUR = 60;
/** Bookings to come of one phone number: a family's, not a stranger's who takes every time. */
const MAX_PER_PHONE = 6;
/** The site offers two weeks; a visitor's day may differ from the server's by one, and older pages may offer more. */
const MAX_DAYS_AHEAD = 62;
/** A third of a day: longer than what people are booked for, and too short to close a day with few requests. */
const MAX_MINUTES = 480;
/** Who books is unknown, so ids are what gives a booking back. */
const CANCELLED = "cancelled_bookings";

const known: Readonly<Record<string, string>> = {
  service: "text not null default '' check (char_length(service) <= 200)",
  person: "text not null check (char_length(person) between 1 and 200)",
  day: "date not null",
  starts: "integer not null check (starts between 0 and 1439)",
  minutes: `integer not null check (minutes between 5 and ${MAX_MINUTES})`,
  name: "text not null check (char_length(name) between 1 and 200)",
  phone: "text not null check (char_length(phone) between 6 and 60)",
};

/** The columns that every visitor reads. */
const PUBLIC_COLUMNS = "person, day, starts, minutes";

const definition = (field: AnswerField): string => {
  const name = columnName(field.key);
  const column = identifier(name);
  return `${column} ${known[name] ?? `text not null default '' check (char_length(${column}) <= ${MAX_CHARACTERS})`}`;
};

const written = ({ fields }: AnswerList): string =>
  ["id", ...fields.map(({ key }) => identifier(columnName(key)))].join(", ");

const isOwner = "(select auth.uid()) in (select user_id from public.site_owners)";

const policy = (table: string, name: string, rest: string): string =>
  `drop policy if exists ${table}_${name} on public.${table};\ncreate policy ${table}_${name} on public.${table} for ${rest};`;

/** May run again. The table of the owners is there already. */
export function createBookings(list: AnswerList): string {
  return [
    `-- ${list.label.replace(/\s+/g, " ")}: no two at one time, which the database itself watches over.`,
    "create extension if not exists btree_gist with schema extensions;",
    `create table if not exists public.bookings (
  id text primary key default gen_random_uuid()::text check (char_length(id) between 8 and 64),
  ${list.fields.map(definition).join(",\n  ")},
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  cancelled_at timestamptz,
  constraint bookings_taken_once exclude using gist (person with =, day with =, int4range(starts, starts + minutes) with &&) where (cancelled_at is null)
);`,
    "create index if not exists bookings_created_at_idx on public.bookings (created_at);",
    "create index if not exists bookings_day_idx on public.bookings (day, starts);",
    "create index if not exists bookings_new_idx on public.bookings (id) where seen_at is null;",
    limit,
    "alter table public.bookings enable row level security;",
    "revoke all on public.bookings from anon, authenticated;",
    `-- Visitors see which times are taken, and nothing of who has them.
grant select (${PUBLIC_COLUMNS}) on public.bookings to anon;`,
    bookingGrants(list),
    policy("bookings", "taken", "select to anon using (cancelled_at is null and day >= current_date - 1)"),
    policy("bookings", "visitor", "insert to anon with check (seen_at is null and cancelled_at is null)"),
    policy(
      "bookings",
      "insert",
      `insert to authenticated with check ((seen_at is null and cancelled_at is null and created_at = now()) or ${isOwner})`,
    ),
    policy("bookings", "select", `select to authenticated using (${isOwner})`),
    policy("bookings", "update", `update to authenticated using (${isOwner}) with check (${isOwner})`),
    policy("bookings", "delete", `delete to authenticated using (${isOwner})`),
    cancelling,
  ].join("\n");
}

export const addBookingColumns = (list: AnswerList, fields: readonly AnswerField[]): string =>
  [
    ...fields.map((field) => `alter table public.bookings add column if not exists ${definition(field)};`),
    bookingGrants(list),
  ].join("\n");

/** Nobody changes what somebody else wrote; an owner marks a booking as read, or cancels it. */
const bookingGrants = (list: AnswerList): string =>
  [
    `grant insert (${written(list)}) on public.bookings to anon;`,
    `grant select, delete, insert (${written(list)}, created_at, seen_at, cancelled_at), update (seen_at, cancelled_at) on public.bookings to authenticated;`,
  ].join("\n");

const limit = `-- Nobody takes all the times: there is a limit for all together, and one for each phone number.
create or replace function public.bookings_limit() returns trigger language plpgsql security definer set search_path = '' as $limit$
declare
  digits text := pg_catalog.right(pg_catalog.regexp_replace(new.phone, '[^0-9]', '', 'g'), 9);
begin
  if exists (select 1 from public.site_owners where user_id = auth.uid()) then
    return new;
  end if;
  if new.day < current_date - 1 or new.day > current_date + ${MAX_DAYS_AHEAD} then
    raise sqlstate 'PT422' using message = 'This day cannot be booked';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.bookings_limit'));
  if (select count(*) from public.bookings where created_at > pg_catalog.now() - interval '1 minute') >= ${MAX_A_MINUTE}
    or (select count(*) from public.bookings where created_at > pg_catalog.now() - interval '1 hour') >= ${MAX_AN_HOUR} then
    raise sqlstate 'PT429' using message = 'Too many bookings at once';
  end if;
  if pg_catalog.length(digits) < 6 then
    raise sqlstate 'PT422' using message = 'A booking needs a phone number';
  end if;
  if (
    select count(*) from public.bookings
    where cancelled_at is null and day >= current_date
      and pg_catalog.right(pg_catalog.regexp_replace(phone, '[^0-9]', '', 'g'), 9) = digits
  ) >= ${MAX_PER_PHONE} then
    raise sqlstate 'PT429' using message = 'This phone number has as many bookings as one may have';
  end if;
  return new;
end
$limit$;
revoke all on function public.bookings_limit() from public, anon, authenticated;
create or replace trigger bookings_limit before insert on public.bookings for each row execute function public.bookings_limit();`;

/** A request to cancel leaves no row: it changes the booking whose id it names, and only who booked knows that. */
const cancelling = `-- Who booked gives the time back by the id of the booking, which nobody else knows. This table stays empty.
create table if not exists public.${CANCELLED} (id text primary key check (char_length(id) between 8 and 64));
create or replace function public.${CANCELLED}_apply() returns trigger language plpgsql security definer set search_path = '' as $apply$
begin
  update public.bookings set cancelled_at = pg_catalog.now(), seen_at = null where id = new.id and cancelled_at is null;
  return null;
end
$apply$;
revoke all on function public.${CANCELLED}_apply() from public, anon, authenticated;
create or replace trigger ${CANCELLED}_apply before insert on public.${CANCELLED} for each row execute function public.${CANCELLED}_apply();
alter table public.${CANCELLED} enable row level security;
revoke all on public.${CANCELLED} from anon, authenticated;
grant insert (id) on public.${CANCELLED} to anon;
${policy(CANCELLED, "visitor", "insert to anon with check (char_length(id) >= 8)")}`;
