-- What a project may say about the description of its REST API (`alter role authenticator set pgrst.openapi_mode = 'disabled'`).
-- Only a superuser grants parameters: on a server that many share nobody sets them.
do $$ begin
  if (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    grant set on parameter pgrst.openapi_mode, pgrst.openapi_security_active, pgrst.openapi_server_proxy_uri,
      pgrst.db_root_spec to postgres;
  end if;
end $$;
