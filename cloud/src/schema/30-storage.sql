-- The schema storage: buckets and objects as rows under row-level security; the bytes stand in the platform's object store.
-- Runs once, when the template is made.

set role supabase_storage_admin;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS');

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD',
  check (length(name) <= 100)
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index idx_objects_bucket_id_name on storage.objects (bucket_id, (name collate "C"));

-- Which bytes the rows of this project stand for: a row's version names them. Copies share them; bytes without a row are
-- deleted by the service. Not part of Supabase's schema: policies and clients never meet it.
create table storage.contents (
  id text primary key,
  size bigint not null,
  row_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index contents_without_rows on storage.contents (created_at) where row_count = 0;

create function storage.count_content_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.version is not distinct from new.version then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    update storage.contents set row_count = row_count - 1 where id = old.version;
  end if;
  if tg_op <> 'DELETE' then
    update storage.contents set row_count = row_count + 1 where id = new.version;
  end if;
  return null;
end
$$;
create trigger count_content_rows after insert or update of version or delete on storage.objects
  for each row execute function storage.count_content_rows();

create function storage.update_updated_at_column() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end
$$;
create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1 : greatest(array_length(string_to_array(name, '/'), 1) - 1, 0)]
$$;
create function storage.filename(name text) returns text language sql immutable as $$
  select (string_to_array(name, '/'))[array_length(string_to_array(name, '/'), 1)]
$$;
create function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;
create function storage.get_size_by_bucket() returns table (size bigint, bucket_id text) language sql stable as $$
  select sum((metadata ->> 'size')::bigint)::bigint, bucket_id from storage.objects group by bucket_id
$$;
-- What the caller is doing: `storage.object.upload`, ...
create function storage.operation() returns text language sql stable as $$
  select current_setting('storage.operation', true)
$$;

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.contents enable row level security;

grant all on storage.buckets, storage.objects to anon, authenticated, service_role, postgres;
grant execute on all functions in schema storage to public;

reset role;

-- Policies of objects are written by the project's owner, and only an owner of a table may write them.
grant supabase_storage_admin to postgres;
