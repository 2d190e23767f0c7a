/** Factories for tests: apps that reach their backend through the gateway, without a resolver for its names. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Client } from "@slipway/kernel/contract/client";
import { cloudContract } from "./contract/index.ts";

export interface AppConnection {
  ref: string;
  url: string;
  anon_key: string;
}

export const enableBackend = (call: Client, projectId: string): Promise<AppConnection> =>
  call(cloudContract.enable, { params: { id: projectId }, body: {} });

/** One visitor of the app, with a browser of their own; `fetch` finds the names of backends. */
export const visitor = ({ url, anon_key: key }: AppConnection, fetch: typeof globalThis.fetch): SupabaseClient =>
  createClient(url, key, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch },
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
