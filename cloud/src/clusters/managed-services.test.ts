/** An unchanged client in front of a project whose database stands on a server with many. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAuthService } from "../auth/service.ts";
import { createRealtimeService } from "../realtime/service.ts";
import { restService } from "../rest/rest-service.ts";
import { createStorageService } from "../storage/service.ts";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import { startManagedServer, type ManagedTestServer } from "../testing/managed-server.ts";
import { openManagedClusters } from "./managed-clusters.ts";

const SCHEMA = `
  create table notes (id int generated always as identity primary key, owner uuid not null default auth.uid(), title text);
  alter table notes enable row level security;
  create policy own on notes to authenticated using (owner = auth.uid() and auth.role() = 'authenticated') with check (owner = auth.uid());
  alter publication supabase_realtime add table notes;
  insert into storage.buckets (id, name, public) values ('files', 'files', false);
  create policy mine on storage.objects to authenticated
    using (bucket_id = 'files' and owner_id = auth.uid()::text) with check (bucket_id = 'files');
  create table greeted (email text);
  create function greet() returns trigger language plpgsql security definer set search_path = '' as $$
    begin insert into public.greeted values (new.email); return new; end $$;
  create trigger greet after insert on auth.users for each row execute function greet();
`;

const rest = restService();
const realtime = createRealtimeService();
let server: ManagedTestServer;
let project: ListeningProject;

beforeAll(async () => {
  server = await startManagedServer({ wal_level: "logical" });
  const mail = { send: async () => ({ id: "1" }) };
  const auth = createAuthService({ fetch: async () => new Response(null, { status: 503 }), mail });
  project = await openListeningProject([rest, auth, createStorageService(), realtime], {
    openClusters: (folder, log) => openManagedClusters({ folder, url: server.url, log }),
  });
  project.save("auth", { mailer_autoconfirm: true });
  await project.run(SCHEMA);
}, 60_000);
afterAll(async () => {
  await realtime[Symbol.asyncDispose]();
  rest[Symbol.dispose]();
  await project?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
});

const client = (key = project.backend.keys.anonKey): SupabaseClient =>
  createClient(project.url, key, { auth: { persistSession: false, autoRefreshToken: false } });

async function somebody(email: string): Promise<SupabaseClient> {
  const made = client();
  const { error } = await made.auth.signUp({ email, password: "correct horse battery" });
  expect(error).toBeNull();
  return made;
}

it("signs people in, keeps their rows and files apart, and lets service_role see all", async () => {
  const ann = await somebody("ann@mail.example");
  const ben = await somebody("ben@mail.example");
  expect((await ann.from("notes").insert({ title: "of Ann" })).error).toBeNull();
  expect((await ann.from("notes").select("title")).data).toEqual([{ title: "of Ann" }]);
  expect((await ben.from("notes").select("title")).data).toEqual([]);
  expect((await client().from("notes").select("title")).data).toEqual([]);
  const service = client(project.backend.keys.serviceKey);
  expect((await service.from("notes").select("title")).data).toEqual([{ title: "of Ann" }]);
  expect((await service.from("greeted").select("email")).data).toHaveLength(2);

  expect((await ann.storage.from("files").upload("a.txt", "hello")).error).toBeNull();
  expect(await (await ann.storage.from("files").download("a.txt")).data?.text()).toBe("hello");
  expect((await ben.storage.from("files").download("a.txt")).data).toBeNull();
  expect((await client().storage.from("files").upload("b.txt", "no")).error).not.toBeNull();
});

it("knows a table as soon as it is made", async () => {
  const service = client(project.backend.keys.serviceKey);
  expect((await service.from("later").select()).error?.code).toBe("PGRST205");
  await project.run("create table later (id int primary key); insert into later values (1)");
  expect((await service.from("later").select()).data).toEqual([{ id: 1 }]);
});

it("refuses a token for whoever owns the tables", async () => {
  for (const role of ["slipway_owner", "supabase_auth_admin", "slipway_operator"]) {
    const { status } = await client(project.sign({ role })).from("notes").select();
    expect(status, role).toBe(403);
  }
});

it("tells changes where the server's role may replicate, and says why where it may not", async () => {
  const ann = await somebody("cleo@mail.example");
  const said: string[] = [];
  const heard: unknown[] = [];
  const follow = (name: string) =>
    ann
      .channel(name)
      .on("system", {}, ({ message }) => said.push(message as string))
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "notes" }, (change) =>
        heard.push(change.new["title"]),
      )
      .subscribe();
  const refused = follow("refused");
  await expect
    .poll(() => said)
    .toEqual(["The database server does not tell its changes: its role slipway_operator may not replicate."]);
  await ann.removeChannel(refused);
  await server.admin("alter role slipway_operator replication");
  said.length = 0;
  follow("told");
  await expect.poll(() => said).toEqual(["Subscribed to PostgreSQL"]);
  await ann.from("notes").insert({ title: "live" });
  await expect.poll(() => heard).toEqual(["live"]);
  await project.run(`create table prices (id int primary key, cents int, doubled int generated always as (cents * 2) stored);
    alter table prices replica identity full; insert into prices values (1, 5); alter publication supabase_realtime add table prices;`);
  const service = client(project.backend.keys.serviceKey);
  const doubled: unknown[] = [];
  const prices = service
    .channel("prices")
    .on("postgres_changes", { event: "*", schema: "public", table: "prices" }, (change) =>
      doubled.push((change.new as Record<string, unknown>)["doubled"]),
    );
  await new Promise<void>((resolve) => prices.subscribe((status) => status === "SUBSCRIBED" && resolve()));
  expect((await service.from("prices").update({ cents: 7 }).eq("id", 1)).error).toBeNull();
  await expect.poll(() => doubled).toEqual([14]);
  await service.removeAllChannels();
  await ann.removeAllChannels();
});
