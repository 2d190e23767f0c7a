/** A turn's copy of a backend does not outlive a server that was killed in the middle of the turn. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { cloudSqlContract } from "@slipway/features/cloud-sql/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type Answer,
} from "@slipway/platform/testing/servers/model-server";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { sendMessage, signUp } from "@slipway/server/testing/generated-project";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { expect, it } from "vitest";

const NOTES = `create table public.notes (id bigint generated always as identity primary key, title text not null);
alter table public.notes enable row level security;
create policy staff on public.notes for select to authenticated using (true);`;

const PAGE = `import { createClient } from "@supabase/supabase-js";
const supabase = createClient(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_ANON_KEY);
void supabase.from("notes").select("title");
export default function Index() { return <main><h1>Notes</h1></main>; }
`;

/** Renders the page, and then says nothing for ever. */
const rendersAndWaits: Answer = async (response, { body }) => {
  const roles = ((body as { messages?: readonly { role: string }[] }).messages ?? []).map(({ role }) => role);
  if (roles.at(-1) === "tool") return;
  const calls = [
    { id: "c-1", name: "write_file", input: [JSON.stringify({ path: "src/note.ts", content: "export {};\n" })] },
    { id: "c-2", name: "render", input: [JSON.stringify({ routes: ["/"] })] },
  ];
  await writeFrames(response, WIRE_FORMATS.compatible.frames({ text: ["On it."], calls }, { input: 1, output: 1 }));
  response.end();
};

const databasesIn = (dataDir: string): Promise<string[]> => readdir(join(dataDir, "cloud", "projects"));
const copiesIn = async (dataDir: string): Promise<string[]> =>
  (await databasesIn(dataDir)).filter((name) => name.startsWith("check"));

it("removes at its next start what a killed server left, and keeps the project's own database", async () => {
  await using folder = await temporaryFolder();
  await using model = await startModelServer([rendersAndWaits]);
  const environment = { SLIPWAY_MODEL_AUTO: `${model.url}|a-model` };
  const dataDir = folder.path;
  const first = await startSlipway({ dataDir, environment });
  const maya = await signUp(first, "Maya");
  const { id } = await newProject(maya.call);
  await maya.call(cloudContract.enable, { params: { id }, body: {} });
  await maya.call(cloudSqlContract.saveMigration, { params: { id }, body: { name: "notes", sql: NOTES } });
  const changes = [{ path: "src/pages/Index.tsx", content: PAGE }];
  await maya.call(filesContract.editCode, { params: { projectId: id }, body: { changes } });
  await sendMessage(maya, id, "Look at the notes");
  await expect.poll(() => copiesIn(dataDir), { timeout: 90_000, interval: 200 }).toHaveLength(1);
  await first.kill();
  expect(await copiesIn(dataDir)).toHaveLength(1);
  await using _second = await startSlipway({ dataDir, environment });
  await expect.poll(() => copiesIn(dataDir), { timeout: 60_000, interval: 200 }).toEqual([]);
  expect(await databasesIn(dataDir)).toContain(id);
}, 400_000);
