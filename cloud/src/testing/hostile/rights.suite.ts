/**
 * A suite for every engine of clusters: nothing that an owner defines runs with more rights than the owner's, whatever
 * the platform does.
 */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { OWNER_EXTENSIONS } from "@slipway/platform/database/extensions/owner-extensions";
import { describe, expect, it } from "vitest";
import type { BackendDatabase, Login } from "../../backend/port.ts";
import type { Clusters } from "../../clusters/port.ts";
import type { ListeningProject } from "../listening-project.ts";
import { HOSTILE_OBJECTS, PREY, REFUSED_OBJECTS } from "./objects.ts";
import { ALL_LOGINS, settleEverything } from "./role-settings.ts";
import type { Tripwire } from "./tripwire.ts";

export interface RightsUnderTest {
  /** Serves REST, sign-in, storage and realtime. */
  project: ListeningProject;
  clusters: Clusters;
  tripwire: Tripwire;
  /** Whether a role has no more rights than an owner of this project. */
  isAllowed(role: string): boolean;
  /** Whether a file exists that only a superuser can write. */
  hasCanary(): Promise<boolean>;
}

/** Forwards to the engine that is open now, since a test closes one and opens the next over the same data. */
export function lateBound(current: () => Clusters): Clusters {
  const database = (ref: string): BackendDatabase => ({
    as: (login) => current().database(ref).as(login),
    onSchemaChange: (listener) => current().database(ref).onSchemaChange(listener),
    replicate: () => current().database(ref).replicate!(),
  });
  return { ...current(), database, [Symbol.asyncDispose]: () => current()[Symbol.asyncDispose]() };
}

/** Actions of this engine beside the common ones, by a readable name. */
export type EngineActions = Readonly<Record<string, (under: RightsUnderTest) => Promise<unknown>>>;

/**
 * A change that a later version may bring: new tables beside the project's, types and functions in the middle of its
 * schema.
 */
export const NEWER = `
  set local role supabase_auth_admin;
  create table auth.later (
    id uuid primary key default pg_catalog.gen_random_uuid(), user_id uuid references auth.users (id) on delete cascade,
    level auth.aal_level default 'aal1', by uuid default auth.uid()
  );
  grant all on auth.later to postgres with grant option;
  reset role;
  alter table auth.users add column later text default pg_catalog.now()::text check (pg_catalog.char_length(later) < 100);
  alter table auth.sessions add column later uuid references auth.later (id);
  create index users_later on auth.users (pg_catalog.lower(later));
  insert into auth.later (user_id) select id from auth.users;`;

const REF = "p1test";

const client = ({ project }: RightsUnderTest, key?: string): SupabaseClient =>
  createClient(project.url, key ?? project.backend.keys.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
const asService = (under: RightsUnderTest): SupabaseClient => client(under, under.project.backend.keys.serviceKey);
const owner = ({ clusters }: RightsUnderTest, ref = REF) => clusters.database(ref).as("postgres");

async function signUpAndOut(under: RightsUnderTest): Promise<void> {
  const app = client(under);
  const person = { email: `p${Date.now()}@mail.example`, password: "correct horse battery" };
  const { data, error } = await app.auth.signUp(person);
  expect(error).toBeNull();
  expect((await app.auth.updateUser({ data: { name: "Ann" } })).error).toBeNull();
  expect((await asService(under).auth.admin.listUsers()).error).toBeNull();
  await app.auth.signOut();
  expect((await asService(under).auth.admin.deleteUser(data.user!.id)).error).toBeNull();
}

async function callRest(under: RightsUnderTest): Promise<void> {
  const server = asService(under);
  expect((await server.from("prey").insert({ word: "three" })).error).toBeNull();
  for (const table of ["prey", "shown", "people", "kept_view", "parts", "profiles"])
    expect((await server.from(table).select()).error, table).toBeNull();
  expect((await server.from("written").insert({ word: "x" })).error).toBeNull();
  expect((await server.rpc("lent")).error).toBeNull();
  expect((await client(under).from("prey").select().eq("word", "one")).error).toBeNull();
  expect((await server.from("prey").delete().eq("word", "three")).error).toBeNull();
}

async function keepFiles(under: RightsUnderTest): Promise<void> {
  const { storage } = asService(under);
  expect((await storage.createBucket("files", { public: true })).error).toBeNull();
  expect((await storage.from("files").upload("a/b.txt", "text")).error).toBeNull();
  expect((await storage.from("files").list("a")).error).toBeNull();
  expect((await storage.from("files").move("a/b.txt", "a/c.txt")).error).toBeNull();
  expect((await storage.from("files").download("a/c.txt")).error).toBeNull();
  expect((await storage.emptyBucket("files")).error).toBeNull();
  expect((await storage.deleteBucket("files")).error).toBeNull();
}

/** Private channels check policies; changes come by replication. */
async function listen(under: RightsUnderTest): Promise<void> {
  const app = asService(under);
  await app.realtime.setAuth();
  const heard = Promise.withResolvers<unknown>();
  const channel = app.channel("room", { config: { private: true } });
  channel.on("postgres_changes", { event: "INSERT", schema: "public", table: "prey" }, (told) => heard.resolve(told));
  const ready = Promise.withResolvers<void>();
  channel.on("system", {}, ({ status, extension, message }) => {
    if (extension !== "postgres_changes") return;
    if (status === "ok") ready.resolve();
    else ready.reject(new Error(String(message)));
  });
  channel.subscribe((status, error) => {
    if (status === "CHANNEL_ERROR" || status === "TIMED_OUT") ready.reject(error ?? new Error(status));
  });
  try {
    await ready.promise;
    await owner(under).query("insert into public.prey (word) values ('told')");
    expect(await heard.promise).toMatchObject({ new: { word: "told" } });
  } finally {
    await app.removeAllChannels();
  }
}

/** Extensions of every new database. */
const PRESENT = ["pgcrypto", "uuid-ossp"];

class Undone extends Error {}

/** A password verifier with more rounds than anybody waits for. */
const ENDLESS = `SCRAM-SHA-256$100000:${"A".repeat(22)}==$${"A".repeat(43)}=:${"A".repeat(43)}=`;

/** Scripts of extensions run as a superuser, in schemas full of the owner's own objects. */
async function createExtensions(under: RightsUnderTest): Promise<void> {
  for (const schema of ["extensions", "public"])
    for (const name of OWNER_EXTENSIONS.filter((one) => !PRESENT.includes(one))) {
      const work = owner(under).transaction(async (tx) => {
        await tx.script(
          `drop extension if exists "${name}" cascade; create extension "${name}" with schema ${schema} cascade`,
        );
        throw new Undone();
      });
      await expect(work, name).rejects.toThrow(Undone);
    }
}

const COMMON: EngineActions = {
  "people sign up, are listed and go": signUpAndOut,
  "REST reads and writes": callRest,
  "storage keeps files": keepFiles,
  "realtime tells changes and asks policies": listen,
  "a pause and its end": async ({ clusters }) => {
    await clusters.pause(REF);
    await clusters.wake(REF);
  },
  "a sleep and waking up": async (under) => {
    await under.clusters.sleepIdle(0);
    await owner(under).query("select 1");
  },
  "another size": async ({ clusters }) => clusters.resize(REF, (await clusters.size(REF)) === "s" ? "m" : "s"),
  "a restore point and a restore": async ({ clusters }) => {
    const point = await clusters.createRestorePoint(REF, "before");
    await clusters.restore(REF, point.id);
    await clusters.dropRestorePoint(REF, point.id);
  },
  "a restore after each login's password was changed": async ({ clusters }) => {
    for (const login of ALL_LOGINS)
      await clusters
        .database(REF)
        .as(login)
        .transaction((tx) => tx.script(`set local role none; alter role current_user password '${ENDLESS}'`));
    const point = await clusters.createRestorePoint(REF, "with other passwords");
    await clusters.restore(REF, point.id);
    await clusters.dropRestorePoint(REF, point.id);
    for (const login of ALL_LOGINS) await clusters.database(REF).as(login).query("select 1");
  },
  "a full database and room again": async (under) => {
    await under.clusters.setReadOnly(REF, true);
    await owner(under).query("select count(*) from public.prey");
    await under.clusters.setReadOnly(REF, false);
  },
  "an ear for changes of the schema": async (under) => {
    let heard = 0;
    using _ear = await under.clusters.database(REF).onSchemaChange(() => (heard += 1));
    await owner(under).query("create table public.announced (id int)");
    await expect.poll(() => heard).toBeGreaterThan(0);
    await owner(under).query("drop table public.announced");
  },
  "a session that is ended": async (under) => {
    const endless = owner(under).query("select pg_catalog.pg_sleep(60)", [], { maxMs: 50 });
    await expect(endless).rejects.toMatchObject({ code: "took_too_long" });
  },
  "extensions that the owner creates, among names that lie in wait for them": createExtensions,
  "a health check": async ({ clusters }) => expect(await clusters.status(REF)).toBe("ACTIVE_HEALTHY"),
  "a remix": async (under) => {
    await owner(under).query(
      "insert into auth.users (id, email) select id, id || '@mail.example' from pg_catalog.gen_random_uuid() id",
    );
    await under.clusters.enable("remixed", { schemaOf: REF });
    const { rows } = await owner(under, "remixed").query(
      "select (select count(*)::int from public.prey) as prey, (select pg_catalog.count(*)::int from auth.users) as users",
    );
    expect(rows).toEqual([{ prey: 0, users: 0 }]);
    await under.clusters.remove("remixed");
  },
};

export function rightsSuite(opened: () => RightsUnderTest, more: EngineActions): void {
  const actions = { ...COMMON, ...more };

  describe("what an owner defines", () => {
    it("is refused where it would run as a superuser by itself", async () => {
      const under = opened();
      await owner(under).transaction((tx) => tx.script(PREY));
      for (const sql of REFUSED_OBJECTS) {
        const said = owner(under).query(sql);
        await expect(said, sql).rejects.toMatchObject({ severity: "ERROR" });
      }
    });

    it("leaves no login of the platform's more than the owner has", async () => {
      const { clusters } = opened();
      const rightsOf = async (login: Login) => {
        const { rows } = await clusters
          .database(REF)
          .as(login)
          .query<{ roles: string[]; beyond: boolean }>(
            `select array(select r.rolname::text from pg_catalog.pg_roles r where pg_catalog.pg_has_role(session_user, r.oid, 'member')
               and r.rolname <> session_user and r.rolname !~ '_owner$' order by 1) as roles,
             (select rolsuper or rolreplication or rolcreatedb from pg_catalog.pg_roles where rolname = session_user) as beyond`,
          );
        return rows[0]!;
      };
      const owners = new Set([...(await rightsOf("postgres")).roles, "authenticator"]);
      for (const login of ALL_LOGINS) {
        const { roles, beyond } = await rightsOf(login);
        expect(
          roles.filter((role) => !owners.has(role)),
          login,
        ).toEqual([]);
        expect(beyond, login).toBe(false);
      }
    });

    it(`stands: ${HOSTILE_OBJECTS.length} objects in one database`, { timeout: 60_000 }, async () => {
      const under = opened();
      expect(HOSTILE_OBJECTS.length).toBeGreaterThanOrEqual(60);
      for (const { name, sql } of HOSTILE_OBJECTS)
        await owner(under)
          .transaction((tx) => tx.script(sql))
          .catch((error: unknown) => {
            throw new Error(name, { cause: error });
          });
    });

    it.each(Object.keys(actions))(
      "runs with no more rights than the owner's: %s",
      { timeout: 120_000 },
      async (name) => {
        const under = opened();
        const failed = await actions[name]!(under).then(
          () => null,
          (error: unknown) => error,
        );
        expect(under.tripwire.beyond(under.isAllowed)).toEqual([]);
        expect(await under.hasCanary()).toBe(false);
        expect(failed).toBeNull();
      },
    );

    it("was reached by what the platform did, so that the above says something", () => {
      expect(opened().tripwire.objects.size).toBeGreaterThanOrEqual(40);
    });
  });

  describe.each(["min", "max"] as const)("what an owner settles for the platform's logins: all at its %s", (end) => {
    it("stands", { timeout: 60_000 }, async () => {
      const { clusters } = opened();
      const taken = await settleEverything(clusters, REF, end);
      for (const name of ["local_preload_libraries", "role", "default_transaction_read_only", "search_path"])
        expect(taken).toContain(name);
      expect(taken.size).toBeGreaterThan(100);
      // Applies to sessions that begin from here on.
      await clusters.pause(REF);
      await clusters.wake(REF);
    });

    it.each(ALL_LOGINS)("holds for no session of %s", async (login) => {
      const { rows } = await opened()
        .clusters.database(REF)
        .as(login)
        .query(
          "select current_user = session_user or pg_catalog.current_setting('role') ~ '^(none|slipway_owner|auth|supabase)' as is_itself, 1.5::float8::text as n, '\\x00'::bytea::text as bytes",
        );
      expect(rows).toEqual([{ is_itself: true, n: "1.5", bytes: "\\x00" }]);
    });

    it.each(Object.keys(COMMON))("keeps the platform from nothing: %s", { timeout: 120_000 }, async (name) => {
      await actions[name]!(opened());
    });
  });
}
