import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lookup } from "./queries/lookups.ts";
import type { Database, Migration } from "./port.ts";

const counters: Migration = {
  owner: "suite",
  name: "001-counters",
  sql: "create table counter (id text primary key, value int not null)",
};

export function databaseSuite(engine: string, open: () => Promise<Database>): void {
  describe(`database: ${engine}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await database.migrate([counters]);
      await database.sql.execute(sql`insert into counter values ('a', 0), ('b', 0)`);
    });
    afterAll(() => database[Symbol.asyncDispose]());

    const value = async (id: string): Promise<number> =>
      (await database.pool.query<{ value: number }>("select value from counter where id = $1", [id])).rows[0]!.value;

    it("applies a migration once", async () => {
      expect(await database.migrate([counters])).toEqual({ applied: [] });
    });

    it("refuses data of newer versions or unknown features and edited migrations, but not removed features", async () => {
      const added: Migration = { owner: "suite", name: "002-more", sql: "create table more (id int)" };
      const other: Migration = { owner: "other", name: "001-other", sql: "create table other (id int)" };
      await database.migrate([counters, added, other]);
      await expect(database.migrate([counters, other])).rejects.toMatchObject({ code: "schema_mismatch" });
      await expect(database.migrate([{ ...counters, sql: "select 1" }, added, other])).rejects.toThrow(/was changed/);
      await expect(database.migrate([counters, added])).rejects.toThrow(
        /newer version of Slipway \(other\/001-other\)/,
      );
      await expect(database.migrate([counters, added], ["other"])).resolves.toEqual({ applied: [] });
    });

    it("leaves nothing of a migration that fails", async () => {
      const bad: Migration = { owner: "bad", name: "001", sql: "create table half (id int); select 1/0" };
      await expect(database.migrate([counters, bad], ["suite", "other"])).rejects.toThrow(/bad\/001/);
      await expect(database.pool.query("select * from half")).rejects.toThrow(/does not exist/);
    });

    it("rolls back what a failed transaction wrote, and runs nothing after it", async () => {
      const ran: string[] = [];
      const failing = database.transaction(async (tx) => {
        tx.afterCommit(() => void ran.push("after"));
        await tx.sql.execute(sql`update counter set value = 100 where id = 'a'`);
        throw new Error("changed my mind");
      });
      await expect(failing).rejects.toThrow("changed my mind");
      expect(await value("a")).toBe(0);
      expect(ran).toEqual([]);
    });

    it("runs work after the commit once the commit is visible to others", async () => {
      const seen = await new Promise<number>((resolve, reject) => {
        database
          .transaction(async (tx) => {
            tx.afterCommit(async () => resolve(await value("b")));
            await tx.sql.execute(sql`update counter set value = 7 where id = 'b'`);
          })
          .catch(reject);
      });
      expect(seen).toBe(7);
    });

    it("retries transactions that deadlock until both are done", async () => {
      let attempts = 0;
      const touch = (first: string, second: string) =>
        database.transaction(async (tx) => {
          attempts += 1;
          await tx.client.query("update counter set value = value + 1 where id = $1", [first]);
          // Long enough for the other one to hold its first row: the point is the collision.
          await tx.client.query("select pg_sleep(0.2)");
          await tx.client.query("update counter set value = value + 1 where id = $1", [second]);
        });
      const before = (await value("a")) + (await value("b"));
      await Promise.all([touch("a", "b"), touch("b", "a")]);
      expect((await value("a")) + (await value("b"))).toBe(before + 4);
      expect(attempts).toBeGreaterThan(2);
    });

    it("reads several things at one moment, and writes nothing meanwhile", async () => {
      const [before, after] = await database.snapshot(async (tx) => {
        const read = async () => (await tx.sql.execute(sql`select value from counter where id = 'b'`)).rows;
        const first = await read();
        await database.sql.execute(sql`update counter set value = value + 1 where id = 'b'`);
        return [first, await read()];
      });
      expect(after).toEqual(before);
      const write = database.snapshot((tx) => tx.sql.execute(sql`update counter set value = 0`));
      await expect(write).rejects.toMatchObject({ code: "25006" });
    });

    it("reads by look-ups what a transaction wrote, by a statement that its connection prepared once", async () => {
      const one = lookup("suite-counter", (select) =>
        select
          .select({ value: sql<number>`value` })
          .from(sql`counter`)
          .where(sql`id = ${sql.placeholder("id")}`)
          .for("update"),
      );
      const prepared = sql`select count(*)::int as count from pg_prepared_statements where name = 'suite-counter'`;
      const undone = new Error("undone");
      const before = await value("a");
      for (let round = 1; round <= 2; round += 1) {
        const seen: unknown[] = [];
        const work = database.transaction(async (tx) => {
          await tx.sql.execute(sql`update counter set value = value + ${round} where id = 'a'`);
          seen.push(await tx.read(one, { id: "a" }), await tx.read(one, { id: "none" }));
          seen.push((await tx.sql.execute(prepared)).rows);
          throw undone;
        });
        await expect(work).rejects.toBe(undone);
        expect(seen).toEqual([[{ value: before + round }], [], [{ count: 1 }]]);
      }
      expect(await value("a")).toBe(before);
    });

    it("lets one transaction at a time hold a lock, until its end", async () => {
      const seen: string[] = [];
      const holds = (who: string, then: () => Promise<unknown>) =>
        database.transaction(async (tx) => {
          await tx.lock("suite");
          seen.push(`${who} begins`);
          await then();
          seen.push(`${who} ends`);
        });
      const waits = "select 1 from pg_locks where locktype = 'advisory' and not granted";
      let second: Promise<void> | undefined;
      await holds("first", async () => {
        second = holds("second", () => Promise.resolve());
        await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1);
      });
      await second;
      expect(seen).toEqual(["first begins", "first ends", "second begins", "second ends"]);
    });

    it("fails with Postgres' own error, whose message has none of the statement's values", async () => {
      const failure = await database.sql.execute(sql`insert into counter values (${"a"}, ${4711})`).catch(String);
      expect(failure).toContain("duplicate key");
      expect(failure).not.toContain("4711");
    });

    it("keeps working after its connections were cut", async () => {
      await database.pool
        .query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()")
        .catch(() => undefined);
      await expect
        .poll(() =>
          value("a").then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
    });

    it("reads times as they were written, whatever the server is set to", async () => {
      const at = new Date("2026-11-21T18:43:07.125Z");
      const { rows } = await database.pool.query("select $1::timestamptz as at, $1::timestamptz::text as text", [at]);
      expect(rows).toEqual([{ at, text: "2026-11-21 18:43:07.125+00" }]);
    });

    it("answers many short reads over two connections, each with its own rows or its own error", async () => {
      const value = sql`${sql.placeholder("at")}::int`;
      const one = lookup("suite-one", (select) =>
        select
          .select({ at: sql<number>`100 / (100 - ${value}) * 0 + ${value}`, pid: sql<number>`pg_backend_pid()` })
          .from(sql`(select) as nothing`),
      );
      const ask = (at: number) => database.read(one, { at });
      const all = () => Promise.allSettled(Array.from({ length: 150 }, (_none, at) => ask(at)));
      // The first ones find no connection of theirs and are answered by the pool.
      await expect
        .poll(async () => {
          const pids = (await all()).flatMap((each) => (each.status === "fulfilled" ? each.value[0]!.pid : []));
          return new Set(pids).size;
        })
        .toBeLessThanOrEqual(2);
      const answers = await all();
      for (const [at, answer] of answers.entries()) {
        if (at === 100) expect(answer).toMatchObject({ status: "rejected", reason: { code: "22012" } });
        else expect(answer).toMatchObject({ status: "fulfilled", value: [{ at }] });
      }
    });

    it("asks a read again that a broken connection took along", async () => {
      const slow = lookup("suite-slow", (select) =>
        select
          .select({ value: sql<number>`${sql.placeholder("value")}::int`, slept: sql<boolean>`pg_sleep(1) is null` })
          .from(sql`(select) as nothing`),
      );
      const [lost, kept] = [1, 2].map((value) => database.read(slow, { value }));
      const readers = "select pid from pg_stat_activity where query like 'select $1::int, pg_sleep%'";
      await expect.poll(async () => (await database.pool.query(readers)).rowCount).toBeGreaterThan(0);
      await database.pool.query(`select pg_terminate_backend(pid) from (${readers}) as reading`);
      expect([(await lost!)[0]!.value, (await kept!)[0]!.value]).toEqual([1, 2]);
    });

    it("tells its version and size", async () => {
      const health = await database.health();
      expect(health.version).toMatch(/^\d+/);
      expect(health.sizeBytes).toBeGreaterThan(0);
    });
  });
}
