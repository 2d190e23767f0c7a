-- A stored generated column is part of a row's changes. Without it, Postgres refuses every update and deletion of a table in the
-- publication that has one and `replica identity full` (42P10). A project may have dropped the publication.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname operator(pg_catalog.=) 'supabase_realtime') then
    alter publication supabase_realtime set (publish_generated_columns = stored);
  end if;
end $$;
