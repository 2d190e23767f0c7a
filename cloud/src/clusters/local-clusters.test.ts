import { execFile } from "node:child_process";
import { copyFile, lchown, readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { join } from "node:path";
import { tmpdir, userInfo } from "node:os";
import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { neededRoot } from "@slipway/platform/testing/needed-program";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEMPLATES } from "../testing/test-project.ts";
import { clusterPaths, type ClusterRecord } from "./local/cluster-files.ts";
import { loginPasswords, SUPERUSER, type ClusterPasswords } from "./local/logins.ts";
import { Superuser } from "./local/sessions/superuser.ts";
import { openLocalClusters, type LocalClusters } from "./local-clusters.ts";
import { clustersSuite } from "./port.suite.ts";
import { sizeSettings } from "./sizes.ts";

const MINUTE = 60_000;
const log = memoryLog();
const clock = fakeClock(Date.UTC(2026, 10, 22));
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let clusters: LocalClusters;

const open = (): Promise<LocalClusters> =>
  openLocalClusters({
    folder: folder.path,
    runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
    templateFolder: TEMPLATES,
    log,
    clock,
    idleMs: 5 * MINUTE,
    testing: true,
  });

beforeAll(async () => {
  folder = await temporaryFolder();
  clusters = await open();
});
afterAll(async () => {
  await clusters[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

clustersSuite(() => ({
  clusters,
  names: { apiSession: "authenticator", owner: "postgres" },
  refused: ["set role supabase_admin", "alter database postgres allow_connections false"],
  loseLogins: () => clusters.database("first").as("postgres").query("alter role authenticator nologin password 'mine'"),
  sizedM: { shared_buffers: "64MB", work_mem: "8MB" },
}));

const one = (): Promise<unknown> => clusters.database("first").as("postgres").query("select 1");

it("puts extensions into their own schema where none is named, and leaves the path as it was", async () => {
  const database = clusters.database("first").as("postgres");
  const scripts = [
    "create extension citext; create extension if not exists pgcrypto; create table public_one (word citext)",
    "set local search_path = ''; create extension ltree",
    "create extension hstore with schema public; create table public_two (bag hstore)",
    "create extension moddatetime; create extension earthdistance cascade",
  ];
  for (const script of scripts) await database.transaction((tx) => tx.script(script));
  const { rows } = await database.query(
    `select (select json_object_agg(extname, extnamespace::regnamespace::text) from pg_extension where extname <> 'plpgsql') as extensions,
       to_regclass('public.public_one') is not null and to_regclass('public.public_two') is not null as in_public`,
  );
  const inTheirs = ["citext", "cube", "earthdistance", "ltree", "moddatetime", "pgcrypto", "uuid-ossp"];
  const extensions = Object.fromEntries(inTheirs.map((name) => [name, "extensions"]));
  expect(rows).toEqual([{ extensions: { ...extensions, hstore: "public" }, in_public: true }]);
});

it("lets the API in again after the project's SQL dropped or renamed its roles", async () => {
  const owner = clusters.database("first").as("postgres");
  const isSomebody = async (): Promise<unknown[]> =>
    (
      await clusters
        .database("first")
        .as("authenticator")
        .queryAs({ role: "anon", claims: {} }, { text: "select current_user::text as who" })
    ).rows;
  for (const sql of ["alter role authenticator rename to somebody", "drop role authenticator"]) {
    await owner.query(sql);
    await clusters.pause("first");
    await clusters.wake("first");
    expect(await isSomebody(), sql).toEqual([{ who: "anon" }]);
  }
});

it("shows the owner no password of a login, in no session's last statement", async () => {
  const passwords = (await loginPasswords(TEMPLATES)).ofCluster("first");
  const { run: host } = clusterPaths(join(folder.path, "projects"), "first");
  await one();
  await using superuser = await Superuser.open({ host, password: passwords.of(SUPERUSER) });
  await superuser.repairLogins(passwords);
  const { rows } = await clusters.database("first").as("postgres").query<{
    query: string;
  }>("select query from pg_stat_activity where usename = 'supabase_admin' and datname is not null");
  expect(rows.map(({ query }) => query)).toEqual([""]);
});

it("starts once for all who ask at the same time", async () => {
  clock.advance(6 * MINUTE);
  expect(await clusters.sweep()).toEqual(["first"]);
  expect(clusters.pidOf("first")).toBeNull();
  const starts = (): number =>
    log.lines.filter(({ message }) => message.includes("ready to accept connections")).length;
  const before = starts();
  await Promise.all(Array.from({ length: 20 }, one));
  expect(starts()).toBe(before + 1);
});

it("sleeps when nobody asks, stays healthy asleep and wakes at the next statement", async () => {
  clock.advance(4 * MINUTE);
  expect(await clusters.sweep()).toEqual([]);
  clock.advance(2 * MINUTE);
  expect(await clusters.sweep()).toEqual(["first"]);
  expect(await clusters.status("first")).toBe("ACTIVE_HEALTHY");
  expect(clusters.pidOf("first")).toBeNull();
  await one();
  expect(clusters.pidOf("first")).not.toBeNull();
});

it("sleeps earlier where staff ask for it, and only what is idle", async () => {
  await one();
  clock.advance(30_000);
  expect(await clusters.sleepIdle(40_000)).toEqual([]);
  expect(await clusters.sleepIdle(30_000)).toEqual(["first"]);
  expect(await clusters.awake()).not.toContain("first");
  await one();
});

it("a statement gets no more memory than the size allows, whatever SQL sets, and the others go on [CI5]", async () => {
  const owner = clusters.database("first").as("postgres");
  const pid = clusters.pidOf("first");
  const limits = await readFile(`/proc/${pid}/limits`, "utf8");
  const { memoryBytes } = sizeSettings((await clusters.size("first"))!);
  expect(limits).toMatch(new RegExp(`^Max data size +${memoryBytes} +${memoryBytes} `, "m"));
  const greedy = owner.transaction(async (tx) => {
    await tx.query("set local work_mem = '2GB'");
    await tx.query(
      `select pg_catalog.length(pg_catalog.repeat(pg_catalog.repeat('x', 1048576), ${Math.floor((0.85 * memoryBytes) / 1_048_576)}) || 'y')`,
    );
  });
  const results = await Promise.allSettled([greedy, one(), one()]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  await expect(greedy).rejects.toMatchObject({ code: "53200" });
  expect(clusters.pidOf("first")).toBe(pid);
});

it("does not sleep while somebody listens", async () => {
  const held = clusters.keepAwake("first");
  clock.advance(60 * MINUTE);
  expect(await clusters.sweep()).toEqual([]);
  held[Symbol.dispose]();
  expect(await clusters.sweep()).toEqual(["first"]);
});

it("comes back after kill -9 with every acknowledged row, and fails running statements as unavailable", async () => {
  const database = clusters.database("first").as("postgres");
  await database.query("insert into kept values ('acknowledged')");
  const cutOff = database.query("select pg_sleep(60)").catch((error: unknown) => error);
  const running = "select from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'";
  await expect.poll(async () => (await database.query(running)).rows.length).toBe(1);
  const pid = clusters.pidOf("first")!;
  process.kill(pid, "SIGKILL");
  expect(await cutOff).toMatchObject({ code: "cloud_unavailable", status: 503 });
  await expect.poll(() => clusters.pidOf("first")).not.toBe(pid);
  await expect.poll(() => clusters.status("first")).toBe("ACTIVE_HEALTHY");
  const { rows } = await clusters.database("first").as("postgres").query("select note from kept order by note");
  expect(rows).toEqual([{ note: "acknowledged" }, { note: "before" }]);
});

it("tells of changes to the schema, also of those after a sleep", async () => {
  let heard = 0;
  const ear = await clusters.database("first").onSchemaChange(() => (heard += 1));
  await clusters.database("first").as("postgres").query("create table announced (id int)");
  await expect.poll(() => heard).toBeGreaterThan(0);
  clock.advance(6 * MINUTE);
  await clusters.sweep();
  const before = heard;
  await clusters.database("first").as("postgres").query("drop table announced");
  await expect.poll(() => heard).toBeGreaterThan(before);
  ear[Symbol.dispose]();
});

it("finds its clusters again after a restart, a paused one paused", async () => {
  await clusters.pause("first");
  await clusters[Symbol.asyncDispose]();
  clusters = await open();
  expect(await clusters.refs()).toEqual(["first"]);
  expect(await clusters.status("first")).toBe("INACTIVE");
  expect(await clusters.size("first")).toBe("m");
  await clusters.wake("first");
  expect(await clusters.status("first")).toBe("ACTIVE_HEALTHY");
});

describe("passwords of logins", () => {
  const LOGINS = ["authenticator", "supabase_auth_admin", "supabase_storage_admin", "postgres", SUPERUSER] as const;
  const place = (ref: string) => clusterPaths(join(folder.path, "projects"), ref);
  const ask = (ref: string) => clusters.database(ref).as("postgres").query("select 1");

  /** Whether each login gets in. */
  async function entered(ref: string, passwords: ClusterPasswords): Promise<boolean[]> {
    await ask(ref);
    return Promise.all(
      LOGINS.map(async (user) => {
        const client = new pg.Client({
          host: place(ref).run,
          user,
          database: "postgres",
          password: passwords.of(user),
        });
        client.on("error", () => undefined);
        const isIn = await client.connect().then(
          () => true,
          (error: { code?: string }) => {
            expect(error.code).toBe("28P01");
            return false;
          },
        );
        await client.end();
        return isIn;
      }),
    );
  }
  const ALL = LOGINS.map(() => true);
  const NONE = LOGINS.map(() => false);

  async function setThoseOfBefore(ref: string): Promise<void> {
    const known = await loginPasswords(TEMPLATES);
    await using superuser = await Superuser.open({
      host: place(ref).run,
      password: known.ofCluster(ref).of(SUPERUSER),
    });
    await superuser.repairLogins(known);
    await superuser.renewPassword(known);
  }

  it("of one cluster open no other one, be it new or a copy", async () => {
    const known = await loginPasswords(TEMPLATES);
    await clusters.enable("fourth");
    await clusters.enable("fifth", { schemaOf: "fourth" });
    for (const [ref, others] of [
      ["fourth", ["fifth", "first"]],
      ["fifth", ["fourth", "first"]],
    ] as const) {
      expect(await entered(ref, known.ofCluster(ref))).toEqual(ALL);
      expect(await entered(ref, known)).toEqual(NONE);
      for (const other of others) expect(await entered(ref, known.ofCluster(other))).toEqual(NONE);
    }
    await clusters.remove("fifth");
  });

  it("become a cluster's own at its next start, and after a restore of data from before", async () => {
    const known = await loginPasswords(TEMPLATES);
    await ask("fourth");
    await setThoseOfBefore("fourth");
    const point = await clusters.createRestorePoint("fourth", "with the passwords of before");
    await clusters[Symbol.asyncDispose]();
    const { hasOwnLogins, ...record } = JSON.parse(await readFile(place("fourth").record, "utf8")) as ClusterRecord;
    expect(hasOwnLogins).toBe(true);
    await writeFile(place("fourth").record, JSON.stringify(record));
    clusters = await open();
    expect(await entered("fourth", known.ofCluster("fourth"))).toEqual(ALL);
    expect(await entered("fourth", known)).toEqual(NONE);
    await clusters.restore("fourth", point.id);
    expect(await entered("fourth", known.ofCluster("fourth"))).toEqual(ALL);
    expect(await entered("fourth", known)).toEqual(NONE);
    await clusters.resize("fourth", "s");
    expect(await entered("fourth", known.ofCluster("fourth"))).toEqual(ALL);
  });

  it("are found where a start was cut off between setting them and recording it", async () => {
    const known = await loginPasswords(TEMPLATES);
    await clusters[Symbol.asyncDispose]();
    const { hasOwnLogins: _own, ...record } = JSON.parse(
      await readFile(place("fourth").record, "utf8"),
    ) as ClusterRecord;
    await writeFile(place("fourth").record, JSON.stringify(record));
    clusters = await open();
    expect(await entered("fourth", known.ofCluster("fourth"))).toEqual(ALL);
    await clusters.remove("fourth");
  });
});

const asRoot = neededRoot();
it.skipIf(asRoot.isMissing)(
  `runs each cluster as a user of its own, and nobody else reads its data${asRoot.reason}`,
  async () => {
    await clusters.enable("third");
    await one();
    const uidOf = async (ref: string): Promise<string> =>
      /^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${clusters.pidOf(ref)}/status`, "utf8"))![1]!;
    const [first, third] = [await uidOf("first"), await uidOf("third")];
    expect(first).not.toBe("0");
    expect(first).not.toBe(third);
    await clusters.remove("third");
  },
);

/** Code that the service's user runs after it was given all files. */
const AS_SERVICE = `
  const { openLocalClusters } = await import(process.env.MODULE);
  const log = new Proxy({}, { get: () => () => log });
  const clusters = await openLocalClusters({ folder: process.env.FOLDER, log, testing: true });
  const database = clusters.database("moved").as("postgres");
  const { rows } = await database.query("select word from kept");
  process.stdout.write(JSON.stringify([await clusters.status("moved"), rows]), () => process.exit(0));`;

it.skipIf(asRoot.isMissing)(
  `goes on after the folder was given to an ordinary user, and after it came back to root${asRoot.reason}`,
  async () => {
    await using moved = await temporaryFolder();
    const root = (): Promise<LocalClusters> =>
      openLocalClusters({
        folder: moved.path,
        runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
        templateFolder: TEMPLATES,
        log,
        testing: true,
      });
    {
      await using before = await root();
      await before.enable("moved");
      await before.database("moved").as("postgres").query("create table kept as select 'kept' as word");
    }
    await copyFile(join(TEMPLATES, "secret"), join(moved.path, "secret"));
    const own = async (uid: number): Promise<void> => {
      for (const name of ["", ...(await readdir(moved.path, { recursive: true }))])
        await lchown(join(moved.path, name), uid, uid);
    };
    const service = 64_321;
    await own(service);
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", AS_SERVICE], {
      uid: service,
      gid: service,
      env: { MODULE: new URL("./local-clusters.ts", import.meta.url).href, FOLDER: moved.path, TMPDIR: moved.path },
    });
    expect(JSON.parse(stdout)).toEqual(["ACTIVE_HEALTHY", [{ word: "kept" }]]);

    await own(0);
    await using after = await root();
    expect((await after.database("moved").as("postgres").query("select word from kept")).rows).toEqual([
      { word: "kept" },
    ]);
  },
);
