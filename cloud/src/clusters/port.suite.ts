/** Behaviour that every engine of clusters shares. */
import { describe, expect, it } from "vitest";
import { MAX_RESTORE_POINTS, type BackendStatus, type Clusters } from "./port.ts";

export interface ClustersUnderTest {
  clusters: Clusters;
  /** Names of roles in `first`. */
  names: {
    /** The role of an API session. */
    apiSession: string;
    /** The owner of what the project makes. */
    owner: string;
  };
  /** Statements that a project's SQL is refused, beside the common ones. */
  refused: readonly string[];
  /** Runs SQL of `first` that breaks its logins. */
  loseLogins(): Promise<unknown>;
  /** Settings of a session of `first` in the size m. */
  sizedM: Readonly<Record<string, string>>;
}

const USER = "0b7c1a52-6f0e-4f0a-9a57-6d1c1b1d6f11";

const rowsOf = async (clusters: Clusters, ref: string): Promise<unknown[]> =>
  (await clusters.database(ref).as("postgres").query("select note from kept order by note")).rows;

const run = (clusters: Clusters, ref: string, sql: string) => clusters.database(ref).as("postgres").query(sql);

/** Every status that was seen until the work was done. */
async function statusesDuring(clusters: Clusters, ref: string, work: Promise<unknown>): Promise<Set<BackendStatus>> {
  const seen = new Set<BackendStatus>();
  let done = false;
  const ended = work.finally(() => (done = true));
  while (!done) {
    seen.add(await clusters.status(ref));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await ended;
  return seen;
}

/** Every row of the copied table that statements were answered until the work was done. */
async function rowsSeenDuring(clusters: Clusters, ref: string, work: Promise<unknown>): Promise<unknown[]> {
  const seen: unknown[] = [];
  let done = false;
  const ended = work.finally(() => (done = true));
  while (!done) {
    seen.push(...(await rowsOf(clusters, ref).catch(() => [])));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await ended;
  return seen;
}

/** `opened` answers an engine in which these names were never enabled before. */
export function clustersSuite(opened: () => ClustersUnderTest): void {
  describe("clusters", () => {
    it("enables a backend that answers under its roles, and says so while it comes up [C3.14]", async () => {
      const { clusters, names } = opened();
      expect(await clusters.status("first")).toBe("REMOVED");
      const seen = await statusesDuring(clusters, "first", clusters.enable("first"));
      expect(seen).toContain("COMING_UP");
      expect(await clusters.status("first")).toBe("ACTIVE_HEALTHY");
      const api = clusters.database("first").as("authenticator");
      const { rows } = await api.queryAs(
        { role: "authenticated", claims: { sub: USER, role: "authenticated" } },
        { text: "select current_user::text, session_user::text, auth.uid()::text as uid, auth.role() as role" },
      );
      expect(rows).toEqual([
        { current_user: "authenticated", session_user: names.apiSession, uid: USER, role: "authenticated" },
      ]);
      await expect(clusters.enable("first")).rejects.toMatchObject({ code: "cloud_exists" });
    });

    it("keeps one caller's role and claims from the next on the same connection", async () => {
      const { clusters } = opened();
      const api = clusters.database("first").as("authenticator");
      await api.queryAs({ role: "service_role", claims: { role: "service_role" } }, { text: "select 1" });
      await api
        .queryAs({ role: "service_role", claims: {} }, { text: "select 1 / 0" })
        .catch((error: { code: string }) => expect(error.code).toBe("22012"));
      const { rows } = await api.query(
        "select current_user::text as role, coalesce(current_setting('request.jwt.claims', true), '') as claims",
      );
      expect(rows).toEqual([{ role: "authenticator", claims: "" }]);
    });

    it("ends a session whose statement would go on for long", async () => {
      const { clusters } = opened();
      const owner = clusters.database("first").as("postgres");
      const begun = Promise.withResolvers<number>();
      const work = owner.transaction(
        async (tx) => {
          const { rows } = await tx.query<{ pid: number }>("select pg_backend_pid() as pid");
          begun.resolve(rows[0]!.pid);
          await tx.queryAsTexts("select pg_sleep(60)", { maxRows: 1, isReadOnly: true });
        },
        undefined,
        { endsSession: true },
      );
      const ended = expect(work).rejects.toThrow();
      await owner.endSession(await begun.promise);
      await ended;
      const { rows } = await owner.query("select 1 as one from pg_stat_activity where query ~ '^select pg_sleep'");
      expect(rows).toEqual([]);
      await owner.endSession(2 ** 31 - 1);
    });

    it("lets a project's own SQL become no superuser and reach no file", async () => {
      const { clusters, names, refused } = opened();
      const tries = [
        ...refused,
        `alter role ${names.owner} superuser`,
        "copy (select 1) to program 'id'",
        "select pg_read_file('/etc/passwd')",
        "create extension file_fdw",
        "create tablespace t location '/tmp'",
        "create language plpython3u",
      ];
      for (const sql of tries) await expect(run(clusters, "first", sql), sql).rejects.toMatchObject({ code: "42501" });
      await expect(
        clusters.database("first").as("authenticator").queryAs({ role: names.owner, claims: {} }, { text: "select 1" }),
      ).rejects.toMatchObject({ code: "42501" });
    });

    it("stays reachable when a project's SQL changes the passwords of its logins", async () => {
      const { clusters, loseLogins } = opened();
      await loseLogins();
      await clusters.pause("first");
      await clusters.wake("first");
      const api = clusters.database("first").as("authenticator");
      expect((await api.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    });

    it("pauses and wakes without losing a row; only a pause makes it INACTIVE [C3.14]", async () => {
      const { clusters } = opened();
      await run(clusters, "first", "create table kept (note text)");
      await run(clusters, "first", "insert into kept values ('before')");
      const pausing = await statusesDuring(clusters, "first", clusters.pause("first"));
      expect(pausing).toContain("PAUSING");
      expect(await clusters.status("first")).toBe("INACTIVE");
      await expect(run(clusters, "first", "select 1")).rejects.toMatchObject({ code: "cloud_paused" });
      const waking = await statusesDuring(clusters, "first", clusters.wake("first"));
      expect(waking).toContain("RESTORING");
      expect(await clusters.status("first")).toBe("ACTIVE_HEALTHY");
      await clusters.wake("first");
      expect(await rowsOf(clusters, "first")).toEqual([{ note: "before" }]);
    });

    it("changes its size, and refuses the same one and a second change meanwhile [C3.13]", async () => {
      const { clusters, sizedM } = opened();
      await expect(clusters.resize("first", "xs")).rejects.toMatchObject({ code: "same_size", status: 400 });
      const change = clusters.resize("first", "m");
      await expect.poll(() => clusters.status("first")).toBe("RESIZING");
      await expect(clusters.resize("first", "l")).rejects.toMatchObject({ code: "cloud_changing", status: 409 });
      await change;
      expect(await clusters.size("first")).toBe("m");
      for (const [name, value] of Object.entries(sizedM))
        expect((await run(clusters, "first", `show ${name}`)).rows).toEqual([{ [name]: value }]);
      expect(await rowsOf(clusters, "first")).toEqual([{ note: "before" }]);
    });

    it("puts back what a restore point holds", async () => {
      const { clusters } = opened();
      const point = await clusters.createRestorePoint("first", "before the change");
      await run(clusters, "first", "insert into kept values ('after')");
      await expect(clusters.restore("first", "../other")).rejects.toMatchObject({ status: 404 });
      await clusters.restore("first", point.id);
      expect(await rowsOf(clusters, "first")).toEqual([{ note: "before" }]);
      expect(await clusters.restorePoints("first")).toEqual([point]);
    });

    it("makes room for new points by deleting the oldest, but never the one that is to be kept", async () => {
      const { clusters } = opened();
      const [first] = await clusters.restorePoints("first");
      const second = await clusters.createRestorePoint("first", "second");
      for (let count = 2; count < MAX_RESTORE_POINTS; count += 1)
        await clusters.createRestorePoint("first", `point ${count}`);
      const last = await clusters.createRestorePoint("first", "before going back", first!.id);
      const points = await clusters.restorePoints("first");
      const ids = points.map(({ id }) => id);
      expect(points).toHaveLength(MAX_RESTORE_POINTS);
      expect([ids[0], ids.at(-1)]).toEqual([first!.id, last.id]);
      expect(ids).not.toContain(second.id);
      await clusters.restore("first", first!.id);
      expect(await rowsOf(clusters, "first")).toEqual([{ note: "before" }]);
      for (const id of ids) await clusters.dropRestorePoint("first", id);
      expect(await clusters.restorePoints("first")).toEqual([]);
    }, 60_000);

    it("copies the schema for a remix: tables, policies and functions without a row or a user", async () => {
      const { clusters } = opened();
      await run(clusters, "first", "alter table kept enable row level security");
      await run(clusters, "first", "create policy everybody on kept for select using (true)");
      await run(clusters, "first", "analyze kept");
      await run(clusters, "first", "insert into auth.users (id, email) values (gen_random_uuid(), 'a@example.com')");
      const seen = await rowsSeenDuring(clusters, "second", clusters.enable("second", { schemaOf: "first" }));
      expect(seen).toEqual([]);
      expect(await rowsOf(clusters, "second")).toEqual([]);
      const { rows } = await run(
        clusters,
        "second",
        `select (select count(*)::int from auth.users) as users, (select count(*)::int from pg_policies where tablename = 'kept') as policies,
           (select count(*)::int from pg_stats where tablename = 'kept') as statistics`,
      );
      expect(rows).toEqual([{ users: 0, policies: 1, statistics: 0 }]);
      expect(await rowsOf(clusters, "first")).toEqual([{ note: "before" }]);
    });

    it("keeps two projects' databases apart", async () => {
      const { clusters } = opened();
      await run(clusters, "second", "insert into kept values ('of the second')");
      expect(await rowsOf(clusters, "first")).toEqual([{ note: "before" }]);
      expect(await rowsOf(clusters, "second")).toEqual([{ note: "of the second" }]);
    });

    it("takes nothing more while it is full, gives what it holds, and takes again afterwards", async () => {
      const { clusters } = opened();
      expect(await clusters.bytes("first")).toBeGreaterThan(1_000_000);
      await clusters.setReadOnly("first", true);
      await expect(run(clusters, "first", "insert into kept values ('too much')")).rejects.toMatchObject({
        code: "25006",
      });
      const service = { role: "service_role", claims: { role: "service_role" } };
      const insert = { text: "insert into kept values ('too much')" };
      const api = clusters.database("first").as("authenticator");
      await expect(api.queryAs(service, insert)).rejects.toMatchObject({ code: "25006" });
      expect(await rowsOf(clusters, "first")).toEqual([{ note: "before" }]);
      await run(clusters, "second", "insert into kept values ('more')");
      await clusters.setReadOnly("first", false);
      await api.queryAs(service, { text: "insert into kept values ('room')" });
      await run(clusters, "first", "delete from kept where note = 'room'");
    });

    it("reports each change of the schema to subscribers", async () => {
      const { clusters } = opened();
      let heard = 0;
      const ear = await clusters.database("first").onSchemaChange(() => (heard += 1));
      await run(clusters, "first", "create table announced (id int)");
      await expect.poll(() => heard).toBeGreaterThan(0);
      const before = heard;
      await run(clusters, "first", "drop table announced");
      await expect.poll(() => heard).toBeGreaterThan(before);
      ear[Symbol.dispose]();
    });

    it("sleeps when nobody uses it, counts as healthy asleep, and wakes once for all who ask [C3.14]", async () => {
      const { clusters } = opened();
      await run(clusters, "first", "select 1");
      expect(await clusters.awake()).toContain("first");
      const held = clusters.keepAwake("first");
      await expect.poll(() => clusters.sleepIdle(0)).not.toContain("first");
      expect(await clusters.awake()).toContain("first");
      held[Symbol.dispose]();
      await expect.poll(() => clusters.sleepIdle(0)).toContain("first");
      expect(await clusters.awake()).not.toContain("first");
      expect(await clusters.status("first")).toBe("ACTIVE_HEALTHY");
      expect(await clusters.awake()).not.toContain("first");
      const answers = await Promise.all(Array.from({ length: 20 }, () => rowsOf(clusters, "first")));
      expect(answers).toEqual(Array.from({ length: 20 }, () => [{ note: "before" }]));
      expect(await clusters.awake()).toContain("first");
    });

    it("hears of changes of the schema again after a sleep", async () => {
      const { clusters } = opened();
      let heard = 0;
      using _ear = await clusters.database("first").onSchemaChange(() => (heard += 1));
      await expect.poll(() => clusters.sleepIdle(0)).toContain("first");
      const before = heard;
      await run(clusters, "first", "create table announced (id int)");
      await expect.poll(() => heard).toBeGreaterThan(before);
      await run(clusters, "first", "drop table announced");
    });

    it("removes one that is being made as soon as it is there", async () => {
      const { clusters } = opened();
      const making = clusters.enable("third");
      await expect.poll(() => clusters.status("third")).toBe("COMING_UP");
      await clusters.remove("third");
      await making;
      expect(await clusters.status("third")).toBe("REMOVED");
      expect(await clusters.refs()).not.toContain("third");
    });

    it("leaves a failed one INIT_FAILED, out of the list, and lets it be enabled again [C3.14]", async () => {
      const { clusters } = opened();
      await expect(clusters.enable("fourth", { schemaOf: "nowhere" })).rejects.toMatchObject({
        code: "cloud_not_enabled",
        status: 404,
      });
      expect(await clusters.status("fourth")).toBe("INIT_FAILED");
      expect(await clusters.refs()).not.toContain("fourth");
      await clusters.enable("fourth");
      expect(await clusters.status("fourth")).toBe("ACTIVE_HEALTHY");
      await clusters.remove("fourth");
    });

    it("removes one and leaves the other", async () => {
      const { clusters } = opened();
      await clusters.remove("second");
      expect(await clusters.status("second")).toBe("REMOVED");
      await expect(run(clusters, "second", "select 1")).rejects.toMatchObject({ code: "cloud_not_enabled" });
      expect(await clusters.refs()).toEqual(["first"]);
    });
  });
}
