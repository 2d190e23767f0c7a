/** Factories for tests: apps that reach their backend through the gateway, without a resolver for its host names. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Client } from "@slipway/kernel/contract/client";
import {
  WIRE_FORMATS,
  writeFrames,
  type Answer,
  type Provider,
  type Said,
  type WireFormat,
} from "@slipway/platform/testing/servers/model-server";
import { cloudContract } from "./contract/index.ts";

export interface AppConnection {
  ref: string;
  url: string;
  anon_key: string;
}

export const enableBackend = (call: Client, projectId: string): Promise<AppConnection> =>
  call(cloudContract.enable, { params: { id: projectId }, body: {} });

/** One visitor of the app, with a browser of their own. `fetch` resolves the host names of backends. */
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

/** Options whose providers each use another wire format; the first one is `auto`, and `grok-4` has a price. */
export const AI_OPTIONS: Record<string, { provider: Provider; model: string; shown: string }> = {
  "gpt-4.1": { provider: "openai-chat", model: "gpt-4.1-2025", shown: "openai" },
  "gpt-5": { provider: "openai", model: "gpt-5-2026", shown: "openai" },
  "claude-4.5-haiku": { provider: "anthropic", model: "claude-haiku-4-5", shown: "anthropic" },
  "gemini-2.5-flash": { provider: "google", model: "gemini-2.5-flash-001", shown: "google" },
  "kimi-k2": { provider: "compatible", model: "kimi", shown: "127.0.0.1" },
};
export const AI_PROVIDER_KEY = "sk-key-of-the-operator-0123456789";
/** Token counts in every answer. */
const AI_USAGE = { input: 7, output: 3 };

export const aiFormatAt = (url: string): WireFormat => {
  if (url.endsWith("/responses")) return WIRE_FORMATS.openai;
  if (url.endsWith("/messages")) return WIRE_FORMATS.anthropic;
  return url.includes(":streamGenerateContent") ? WIRE_FORMATS.google : WIRE_FORMATS.compatible;
};

export const aiFrames = (said: Said): string[] => WIRE_FORMATS.compatible.frames(said, AI_USAGE);

/** A whole answer in the format of the provider. */
export const aiSays =
  (said: Said): Answer =>
  async (response, { url }) => {
    await writeFrames(response, aiFormatAt(url).frames(said, AI_USAGE));
    response.end();
  };

export interface AiRefused {
  status: number;
  code: string;
  message: string;
  headers: Headers;
}

export async function aiRefusal(asked: Promise<Response>): Promise<AiRefused> {
  const response = await asked;
  const { error } = (await response.json()) as { error: { message: string; code: string } };
  return { status: response.status, code: error.code, message: error.message, headers: response.headers };
}

export const aiEntries = (url: string) =>
  Object.entries(AI_OPTIONS).map(([option, { provider, model }]) => ({
    ...{ option, provider, model, baseUrl: url, apiKey: AI_PROVIDER_KEY },
  }));

/** Asks like a client of OpenAI's API. Without a bearer no credential is sent. */
export const askAi = (
  fetch: typeof globalThis.fetch,
  { url, path = "/chat/completions", bearer }: { url: string; path?: string; bearer: string },
  body?: object | string,
): Promise<Response> =>
  fetch(`${url}/ai/v1${path}`, {
    headers: { "content-type": "application/json", ...(bearer === "" ? {} : { authorization: `Bearer ${bearer}` }) },
    ...(body === undefined ? {} : { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
