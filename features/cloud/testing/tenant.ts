/** A project with everything that another project must not see. All of it contains the project's own word. */
import { createClient } from "@supabase/supabase-js";
import type { Client } from "@slipway/kernel/contract/client";
import { accountsContract } from "../../accounts/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import type { Needs } from "../../services.ts";
import { cloudContract } from "../contract/index.ts";
import { enableBackend, visitor, type AppConnection } from "../testing.ts";
import { cloudPorts } from "./ports.ts";

/** Equal in both projects: only keys and host names differ. */
export const VISITOR = { email: "ada@mail.example", password: "correct horse 1" };

const schema = (word: string): string => `do $made$ begin execute $sql$
  create table public.notes (id bigint generated always as identity primary key, word text not null);
  alter table public.notes enable row level security;
  create policy everybody on public.notes for all to anon, authenticated using (true) with check (true);
  insert into public.notes (word) values ('${word}');
  create function public.words() returns setof text language sql stable as $f$ select word from public.notes $f$;
  alter publication supabase_realtime add table public.notes;
  insert into storage.buckets (id, name, public) values ('box', 'box', false), ('open', 'open', true);
  create policy everybody on storage.objects for all to anon, authenticated using (true) with check (true);
  create policy everybody on storage.buckets for select to anon, authenticated using (true);
$sql$; end $made$`;

/** Answers with its secret, or with the answer of another address to this project's key. */
const FUNCTION = `Deno.serve(async (request) => {
  const { to } = await request.json().catch(() => ({}));
  console.log("called in", Deno.env.get("WORD"));
  if (to === undefined) return new Response(Deno.env.get("WORD"));
  const apikey = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");
  const answer = await fetch(to, { headers: { apikey } }).catch((error) => new Response(String(error), { status: 599 }));
  return new Response(answer.status + " " + await answer.text());
});`;

export interface Tenant {
  /** Calls as the owner. */
  call: Client;
  word: string;
  id: string;
  connection: AppConnection;
  /** Credentials that prove an identity. */
  credentials: { anon: string; service: string; person: string };
  aiKey: string;
  refreshToken: string;
  /** The visitor's id. */
  userId: string;
  /** Path and query of links that need no further credential. */
  links: { download: string; upload: string };
}

/** `fetch` resolves the host names of backends. */
export async function makeTenant(
  services: Needs<"cloud">,
  { fetch, call, word }: { fetch: typeof globalThis.fetch; call: Client; word: string },
): Promise<Tenant> {
  const { id } = await newProject(call, { display_name: word });
  const connection = await enableBackend(call, id);
  const params = { id, ref: connection.ref };
  await call(cloudContract.query, { params, body: { query: schema(word) } });
  await call(cloudContract.createSecrets, {
    params: { id },
    body: { secrets: [{ name: "WORD", value: word }] },
  });
  await services.cloud.enableAi(id, { userId: (await call(accountsContract.user, {})).id });
  const files = new Map([["say/index.ts", Buffer.from(FUNCTION)]]);
  await cloudPorts(services).traffic.deployFunction(connection.ref, { slug: "say", files, verifyJwt: true });
  const { keys } = (await cloudPorts(services).backends.of(id))!.backend;
  const client = visitor(connection, fetch);
  const { data } = await client.auth.signUp({ ...VISITOR, options: { data: { word } } });
  const server = createClient(connection.url, keys.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });
  for (const bucket of ["box", "open"])
    await server.storage.from(bucket).upload("a.txt", new Blob([word], { type: "text/plain" }));
  const download = await server.storage.from("box").createSignedUrl("a.txt", 600);
  const upload = await server.storage.from("box").createSignedUploadUrl("b.txt", { upsert: true });
  const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;
  return {
    call,
    word,
    id,
    connection,
    credentials: { anon: keys.anonKey, service: keys.serviceKey, person: data.session!.access_token },
    aiKey: keys.aiKey,
    refreshToken: data.session!.refresh_token,
    userId: data.user!.id,
    links: { download: pathOf(download.data!.signedUrl), upload: pathOf(upload.data!.signedUrl) },
  };
}
