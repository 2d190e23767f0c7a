import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/port.ts";
import type { JobQueue, Jobs } from "./port.ts";

interface Opened extends AsyncDisposable {
  jobs: Jobs;
  database: Database;
}

const queue = <D extends object>(name: string, retryLimit = 0): JobQueue<D> => ({
  name,
  resource: "io",
  retryLimit,
  expireSeconds: 30,
});

export function jobsSuite(engine: string, open: () => Promise<Opened>): void {
  describe(`jobs: ${engine}`, () => {
    let opened: Opened;
    let jobs: Jobs;
    beforeAll(async () => {
      opened = await open();
      ({ jobs } = opened);
    });
    afterAll(() => opened[Symbol.asyncDispose]());

    it("runs a job with its data", async () => {
      const mails = queue<{ to: string }>("suite.mails");
      const seen: string[] = [];
      await jobs.work(mails, async ({ to }) => void seen.push(to));
      await jobs.send(mails, { to: "a" });
      await jobs.send(mails, { to: "b" });
      await expect.poll(() => seen.toSorted(), { timeout: 8000 }).toEqual(["a", "b"]);
    });

    it("has no job when the transaction that sent it rolls back, and one when it commits", async () => {
      const builds = queue<{ n: number }>("suite.builds");
      const seen: number[] = [];
      const rolledBack = opened.database.transaction(async (tx) => {
        await jobs.send(builds, { n: 1 }, { tx });
        throw new Error("no");
      });
      await expect(rolledBack).rejects.toThrow("no");
      await opened.database.transaction(async (tx) => void (await jobs.send(builds, { n: 2 }, { tx })));
      await jobs.work(builds, async ({ n }) => void seen.push(n));
      await expect.poll(() => seen, { timeout: 8000 }).toEqual([2]);
    });

    it("keeps one waiting job per key", async () => {
      const scans = queue<object>("suite.scans");
      expect(await jobs.send(scans, {}, { singletonKey: "p1" })).not.toBeNull();
      expect(await jobs.send(scans, {}, { singletonKey: "p1" })).toBeNull();
      expect(await jobs.send(scans, {}, { singletonKey: "p2" })).not.toBeNull();
    });

    it("tries again after a failure, up to the queue's limit", async () => {
      const flaky = queue<object>("suite.flaky", 2);
      let tries = 0;
      await jobs.work(flaky, async () => {
        tries += 1;
        if (tries < 2) throw new Error("not yet");
      });
      await jobs.send(flaky, {});
      await expect.poll(() => tries, { timeout: 15_000 }).toBe(2);
    });
  });
}
