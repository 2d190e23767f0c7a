/**
 * The projects that tasks begin with. `starter` is the product's own; the embedded builder writes `ceramics`; `ledger` was
 * written by hand and imported; `club` has a backend with rows; `atlas` is large.
 */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { cloudSqlContract } from "@slipway/features/cloud-sql/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import type { Place } from "../playing/place.ts";
import type { Files } from "../tasks/task.ts";
import { atlasFiles } from "./atlas.ts";

export type StateName = "starter" | "ceramics" | "ledger" | "club" | "atlas";

const CERAMICS =
  "A shop for handmade ceramics: products with prices and photos, a cart, a checkout with name and address, and an about page";

const MEMBERS = `create table public.members (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  boat text not null,
  joined timestamptz not null default now()
);
alter table public.members enable row level security;
create policy "everybody reads members" on public.members for select using (true);
create policy "everybody may join" on public.members for insert with check (true);
insert into public.members (name, boat, joined) values
  ('Astrid Lindqvist', 'Tern', '2019-04-02'),
  ('Omar Haddad', 'Plover', '2021-06-14'),
  ('Mary Ann van der Berg', 'Tern', '2022-05-30'),
  ('Cher', 'Skua', '2024-08-01');`;

/** `=== path`, then the file. */
function parseFiles(text: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const part of text.split(/^=== /m).slice(1)) {
    const end = part.indexOf("\n");
    files.set(part.slice(0, end).trim(), part.slice(end + 1));
  }
  return files;
}

const written = async (name: string): Promise<Map<string, string>> =>
  parseFiles(await readFile(new URL(`${name}.files.txt`, import.meta.url), "utf8"));

export async function filesAt({ person }: Pick<Place, "person">, projectId: string): Promise<Map<string, string>> {
  const { files } = await person.call(filesContract.sourceCode, { params: { id: projectId }, query: {} });
  return new Map(files.filter(({ binary }) => !binary).map(({ name, contents }) => [name, contents]));
}

/** As a person who edits code. Null deletes a file. */
export async function save(
  { person }: Place,
  projectId: string,
  files: ReadonlyMap<string, string | null>,
): Promise<void> {
  const changes = [...files].map(([path, content]) => ({ path, content }));
  await person.call(filesContract.editCode, { params: { projectId }, body: { changes } });
}

/** The starter's own code is not in a project that was imported. */
async function imported(place: Place, projectId: string, files: Map<string, string>): Promise<void> {
  const all = new Map<string, string | null>(files);
  for (const path of (await filesAt(place, projectId)).keys())
    if (path.startsWith("src/") && !files.has(path)) all.set(path, null);
  await save(place, projectId, all);
}

async function builtOffline(place: Place, projectId: string, message: string): Promise<void> {
  const { ai_message_id } = await place.person.call(chatContract.send, {
    params: { id: projectId },
    body: { id: randomUUID(), ai_message_id: randomUUID(), message, use_offline_builder: true },
  });
  const answer = await place.answered(projectId, ai_message_id);
  if (answer.version === null) throw new Error(`the embedded builder made no version: ${answer.content}`);
}

const BEGINNINGS: Record<StateName, (place: Place, projectId: string) => Promise<void>> = {
  starter: () => Promise.resolve(),
  ceramics: (place, id) => builtOffline(place, id, CERAMICS),
  ledger: async (place, id) => imported(place, id, await written("ledger")),
  atlas: (place, id) => save(place, id, atlasFiles()),
  club: async (place, id) => {
    await place.person.call(cloudContract.enable, { params: { id }, body: {} });
    await place.person.call(cloudSqlContract.saveMigration, {
      params: { id },
      body: { name: "members", sql: MEMBERS, is_confirmed: true },
    });
    await save(place, id, await written("club"));
  },
};

/** A new project in this state. */
export async function begin(place: Place, state: StateName): Promise<{ projectId: string; files: Files }> {
  const { id: projectId } = await newProject(place.person.call, { display_name: state });
  await BEGINNINGS[state](place, projectId);
  return { projectId, files: await filesAt(place, projectId) };
}
