/** SQL for the roles of a shared list: the first account owns it and lets others in, to change entries or only to read them. */
import { identifier } from "./tables.ts";

const ROLES_TABLE = "app_members";

/** The rights of each role on entries; only owners set roles. */
export const mayRead = "(select private.app_role()) in ('owner', 'editor', 'viewer')";
export const mayChange = "(select private.app_role()) in ('owner', 'editor')";
const isOwner = "(select private.app_role()) = 'owner'";

const policy = (name: string, rest: string): string =>
  `drop policy if exists ${name} on public.${ROLES_TABLE};\ncreate policy ${name} on public.${ROLES_TABLE} for ${rest};`;

/**
 * May run again. `keepsAccess`: accounts that shared everything before there were roles go on; else those that are there wait until
 * they are let in, because their own lists were private and the entries of others never theirs to read.
 */
export const rolesMigration = (keepsAccess: boolean): string =>
  [
    `-- Who may do what: an owner sets roles, editors change entries, viewers read them. Who waits sees nothing yet.
create table if not exists public.${ROLES_TABLE} (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null default '' check (char_length(name) <= 200),
  email text not null default '',
  role text not null default 'waiting' check (role in ('owner', 'editor', 'viewer', 'waiting')),
  created_at timestamptz not null default now()
);`,
    `-- Outside the schema that the API shows, so that nobody calls it but the policies.
create schema if not exists private;
grant usage on schema private to authenticated;
create or replace function private.app_role() returns text language sql stable security definer set search_path = '' as $role$
  select role from public.${ROLES_TABLE} where user_id = (select auth.uid())
$role$;
revoke all on function private.app_role() from public, anon;
grant execute on function private.app_role() to authenticated;`,
    `-- The first account is the owner; all others wait. The address is that of the account, whatever the browser says.
create or replace function private.app_member_joins() returns trigger language plpgsql security definer set search_path = '' as $joins$
begin
  if (select auth.uid()) is null then
    return new;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.${ROLES_TABLE}'));
  new.email := coalesce((select email from auth.users where id = new.user_id), '');
  new.role := case when exists (select 1 from public.${ROLES_TABLE}) then 'waiting' else 'owner' end;
  return new;
end
$joins$;
revoke all on function private.app_member_joins() from public, anon, authenticated;
create or replace trigger app_member_joins before insert on public.${ROLES_TABLE} for each row execute function private.app_member_joins();`,
    `-- A list is never without an owner.
create or replace function private.app_owner_stays() returns trigger language plpgsql security definer set search_path = '' as $stays$
begin
  if (select auth.uid()) is not null and old.role = 'owner' and (tg_op = 'DELETE' or new.role <> 'owner') then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.${ROLES_TABLE}'));
    if not exists (select 1 from public.${ROLES_TABLE} where role = 'owner' and user_id <> old.user_id) then
      raise sqlstate 'PT409' using message = 'The list needs an owner';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$stays$;
revoke all on function private.app_owner_stays() from public, anon, authenticated;
create or replace trigger app_owner_stays before update or delete on public.${ROLES_TABLE} for each row execute function private.app_owner_stays();`,
    `alter table public.${ROLES_TABLE} enable row level security;
revoke all on public.${ROLES_TABLE} from anon, authenticated;
grant select, delete, insert (user_id, name), update (role) on public.${ROLES_TABLE} to authenticated;`,
    policy("app_members_select", `select to authenticated using ((select auth.uid()) = user_id or ${mayRead})`),
    policy("app_members_insert", "insert to authenticated with check ((select auth.uid()) = user_id)"),
    policy("app_members_update", `update to authenticated using (${isOwner}) with check (${isOwner})`),
    policy("app_members_delete", `delete to authenticated using (${isOwner})`),
    `-- Pages hear at once when somebody is let in or gets another role.
do $$ begin
  alter publication supabase_realtime add table public.${ROLES_TABLE};
exception when duplicate_object or undefined_object then null;
end $$;`,
    `-- Accounts that are there already: the oldest is the owner.
insert into public.${identifier(ROLES_TABLE)} (user_id, name, email, role)
select id, left(coalesce(raw_user_meta_data ->> 'name', ''), 200), coalesce(email, ''),
  case when row_number() over (order by created_at, id) = 1 then 'owner' else '${keepsAccess ? "editor" : "waiting"}' end
from auth.users
where not exists (select 1 from public.${ROLES_TABLE});`,
  ].join("\n\n");
