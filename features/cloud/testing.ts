/** Factories for tests: apps that reach their backend through the gateway, without a resolver for its names. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Client } from "@slipway/kernel/contract/client";
import type { HttpServer } from "@slipway/platform/http/port";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { cloudContract } from "./contract/index.ts";

export interface AppConnection {
  ref: string;
  url: string;
  anon_key: string;
}

/** To any name of the installation, through the gateway that really listens. */
export const fetchThrough =
  (gateway: Pick<HttpServer, "port">): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    url.port = String(gateway.port);
    return fetchByAddress(new Request(url, request));
  };

export const enableBackend = (call: Client, projectId: string): Promise<AppConnection> =>
  call(cloudContract.enable, { params: { id: projectId }, body: {} });

/** One visitor of the app, with a browser of their own. */
export const visitor = ({ url, anon_key: key }: AppConnection, gateway: Pick<HttpServer, "port">): SupabaseClient =>
  createClient(url, key, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch: fetchThrough(gateway) },
  });

export const TODOS = `
create table public.todos (
  id bigint generated always as identity primary key,
  title text not null,
  done boolean not null default false,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade
);
alter table public.todos enable row level security;
create policy "own todos" on public.todos for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create index todos_user_id on public.todos (user_id);`;
