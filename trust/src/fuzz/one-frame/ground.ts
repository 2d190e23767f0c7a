/** Everything a message can be sent to: an app with a project that has a preview, a site and a backend with all its services. */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend, type AppConnection } from "@slipway/features/cloud/testing.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { exchangeBytes } from "../raw-exchange.ts";

export interface OneFrameGround {
  port: number;
  appHost: string;
  person: TestPerson;
  projectId: string;
  backend: AppConnection;
  previewHost: string;
  previewCookie: string;
  siteHost: string;
}

const SCHEMA = `do $made$ begin execute $sql$
  create table public.notes (id bigint generated always as identity primary key, word text, data jsonb, tags text[]);
  create table public.parts (id bigint primary key, note_id bigint references public.notes (id));
  alter table public.notes enable row level security;
  alter table public.parts enable row level security;
  create policy everybody on public.notes for all to anon, authenticated using (true) with check (true);
  create policy everybody on public.parts for all to anon, authenticated using (true) with check (true);
  create function public.say(word text, data jsonb default null) returns text language sql stable as $body$ select word $body$;
  insert into public.notes (word, data, tags) select 'word ' || n, '{"a":[1]}', '{a,b}' from generate_series(1, 50) n;
  insert into storage.buckets (id, name, public) values ('box', 'box', true);
  create policy everybody on storage.objects for all to anon using (true) with check (true);
  alter publication supabase_realtime add table public.notes;
$sql$; end $made$`;

const ECHO = `Deno.serve(async (request) => new Response((await request.text()).slice(0, 1000)));`;
const PATIENCE_MS = 60_000;

async function previewCookie(port: number, url: string): Promise<string> {
  const { host, pathname, search } = new URL(url);
  const sent = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
  const { head, status } = await exchangeBytes(port, Buffer.from(sent), PATIENCE_MS);
  const cookie = /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1];
  if (cookie === undefined) throw new Error(`the entrance of the preview answered ${status}`);
  return cookie;
}

export async function makeGround(port: number, appUrl: string, person: TestPerson): Promise<OneFrameGround> {
  const { id } = await newProject(person.call);
  const params = { id };
  const backend = await enableBackend(person.call, id);
  await person.call(cloudContract.query, { params: { id, ref: backend.ref }, body: { query: SCHEMA } });
  await person.call(filesContract.editCode, {
    params: { projectId: id },
    body: {
      changes: [{ path: "supabase/functions/echo/index.ts", content: ECHO }],
      file_edit_type: "VisualEdit",
    },
  });
  await person.call(publishContract.deploy, { params, body: {} });
  const { url: entrance } = await person.call(previewContract.access, { params, body: {} });
  const { name } = await person.call(projectsContract.details, { params });
  const site = await person.call(publishContract.siteAccess, { body: { site: name } });
  return {
    port,
    appHost: new URL(appUrl).host,
    person,
    projectId: id,
    backend,
    previewHost: new URL(entrance).host,
    previewCookie: await previewCookie(port, entrance),
    siteHost: new URL(site.url).host,
  };
}
