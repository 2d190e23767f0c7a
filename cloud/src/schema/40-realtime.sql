-- The schema realtime: who may use a private channel is decided by policies on its messages, and rows written there are
-- broadcast. Changes of tables are told for those in the publication supabase_realtime. Runs once, when the template is made.

create role supabase_realtime_admin login noinherit;
grant anon, authenticated, service_role to supabase_realtime_admin;
-- Reads the log of changes and nothing else. Nobody is a member: `replication` must not be reached by `set role`.
create role supabase_replication_admin login noinherit replication;

create schema realtime authorization supabase_realtime_admin;
grant usage on schema realtime to postgres, anon, authenticated, service_role;
alter role supabase_realtime_admin set search_path = realtime;

set role supabase_realtime_admin;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
create index messages_inserted_at_idx on realtime.messages (inserted_at);
create index messages_topic_idx on realtime.messages (topic, inserted_at desc) where extension = 'broadcast' and private;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to postgres with grant option;

-- The channel somebody asks for, in policies.
create function realtime.topic() returns text language sql stable set search_path = '' as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  -- A message that nobody gets is no reason to refuse the write that speaks of it.
  raise warning 'realtime.send: %', sqlerrm;
end
$$;

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql set search_path = '' as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end
$$;

grant execute on all functions in schema realtime to public;

reset role;

-- The project's migrations write policies on realtime.messages, which takes what an owner has.
grant supabase_realtime_admin to postgres;

create publication slipway_realtime_messages for table realtime.messages with (publish = 'insert');

-- Its tables are the project's to choose.
set role postgres;
create publication supabase_realtime;
reset role;
