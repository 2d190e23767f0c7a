-- What a project may say about its REST API (`alter role authenticator set pgrst.db_pre_request = 'public.check'`).
-- Only a superuser grants parameters: on a server that many share nobody sets them.
do $$ begin
  if (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    grant set on parameter pgrst.db_pre_request to postgres;
  end if;
end $$;
