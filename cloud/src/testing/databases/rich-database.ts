/** A database with something of every kind that apps make, for copies and dumps. */
export const RICH = `
  create schema shop;
  create extension hstore with schema extensions;
  create type shop.mood as enum ('so so', 'it''s fine', 'wild');
  create type shop.pair as (a int, b text);
  create domain shop.email as text default 'x@y' check (value like '%@%');
  create type shop.span as range (subtype = numeric);
  create sequence shop.counter as int increment 5 start 10;
  create function shop.low(text) returns text language sql immutable as 'select lower($1)';
  create table shop.people (
    id bigint generated always as identity primary key, "odd Name" text not null default 'é\\n', email shop.email, feeling shop.mood default 'wild',
    tags text[], extra jsonb, attributes extensions.hstore, low text generated always as (shop.low("odd Name")) stored,
    double text generated always as ("odd Name" || '!'), at timestamptz default now(), bytes bytea, no int default nextval('shop.counter'),
    constraint longer check (length("odd Name") > 1), unique (email, "odd Name")
  );
  create table orders (id serial primary key, person bigint references shop.people (id) on delete cascade deferrable initially deferred, total numeric(10, 2));
  create table special_orders (gift boolean default true) inherits (orders);
  create table events (day date not null, what text, primary key (day, what)) partition by range (day);
  create table events_now partition of events for values from ('2026-01-01') to ('2027-01-01');
  create table events_rest partition of events default;
  create unlogged table cache (k text primary key) with (fillfactor = 50);
  create function total(o orders) returns numeric language sql stable as 'select o.total * 2';
  create function shop.standard(int) returns int language sql begin atomic select $1 + 1; end;
  create procedure shop.tidy() language plpgsql security definer set search_path = '' as $$ begin perform 1; end $$;
  create view dear with (security_invoker = on) as select *, total(o) as doubled from orders o where total > 10;
  create view of_view as select count(*) as n from dear;
  create materialized view sums as select person, sum(total) from orders group by 1;
  create unique index on sums (person);
  create index low_idx on shop.people (lower("odd Name")) where id > 0;
  create statistics shop.both on id, email from shop.people;
  alter table shop.people enable row level security;
  alter table orders enable row level security;
  create policy own on orders for select to authenticated, anon using (person = 1 and auth.role() = 'authenticated');
  create policy none on orders as restrictive for update to public using (true) with check (total > 0);
  create function touch() returns trigger language plpgsql as $$ begin new.total = new.total + 1; return new; end $$;
  create trigger touching before insert or update of total on orders for each row when (new.total > 0) execute function touch();
  create trigger sleeping before insert on orders for each row execute function touch();
  alter table orders disable trigger sleeping;
  create rule quiet as on delete to cache do instead nothing;
  alter table orders replica identity full;
  alter publication supabase_realtime add table orders (id, total) where (total > 5);
  create publication mine for table events with (publish = 'insert', publish_via_partition_root);
  create function greet() returns trigger language plpgsql security definer set search_path = '' as $$ begin insert into public.cache values (new.email); return new; end $$;
  create trigger greet after insert on auth.users for each row execute function greet();
  create policy mine on storage.objects for insert to authenticated with check (bucket_id = 'files');
  alter table auth.users add column nickname text default 'none';
  revoke all on orders from anon;
  grant select (id) on orders to anon;
  revoke execute on function shop.low from public;
  grant usage on schema shop to authenticated;
  grant select on shop.people to authenticated with grant option;
  alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
  alter default privileges in schema shop grant select on tables to anon;
  comment on table orders is 'It''s "orders"';
  comment on column shop.people."odd Name" is 'odd';
  comment on function total is '@computed';

  insert into shop.people ("odd Name", email, tags, extra, attributes, bytes) values
    ('Ann\\tTab', 'ann@x', '{a,"b c",null}', '{"a": [1]}', 'k=>v', '\\x00ff'), ('Ben', 'ben@x', null, null, null, null);
  insert into orders (person, total) values (1, 20), (2, 3);
  insert into special_orders (person, total) values (1, 100);
  insert into events values ('2026-05-05', 'now'), ('2030-01-01', 'later');
  insert into auth.users (id, email, nickname) values ('11111111-1111-4111-8111-111111111111', 'ann@mail.example', 'Annie');
  insert into auth.identities (provider_id, user_id, identity_data, provider) values ('1', '11111111-1111-4111-8111-111111111111', '{}', 'email');
  insert into storage.buckets (id, name) values ('files', 'files');
  insert into storage.contents (id, size) values ('v1', 5);
  insert into storage.objects (bucket_id, name, version) values ('files', 'a/b.txt', 'v1');
  refresh materialized view sums;
  alter table shop.people force row level security;
`;
