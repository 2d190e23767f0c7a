/** Behaviour of every doorbell. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Doorbell } from "./doorbell.ts";

/** Long enough for a busy machine. */
const SOON = { timeout: 10_000 };

export interface DoorbellEngine {
  /** Opens one as another process would. */
  open(): Promise<Doorbell>;
  /** Cuts the connections of all bells at once. */
  cut(): Promise<void>;
  /** Lets them connect again. */
  restore(): Promise<void>;
}

export function doorbellSuite(name: string, make: () => Promise<DoorbellEngine & AsyncDisposable>): void {
  describe(`doorbell: ${name}`, () => {
    let engine: DoorbellEngine & AsyncDisposable;
    beforeAll(async () => {
      engine = await make();
    });
    afterAll(() => engine?.[Symbol.asyncDispose]());

    const heardBy = (bell: Doorbell): string[] => {
      const heard: string[] = [];
      bell.onRing((path, seq) => void heard.push(`${seq} ${path}`));
      return heard;
    };

    it("notifies this process at once and others soon, each path with its number", async () => {
      await using here = await engine.open();
      await using there = await engine.open();
      await Promise.all([here.ready, there.ready]);
      const [near, far] = [heardBy(here), heardBy(there)];
      here.ring("projects/a b/edits", 7);
      here.ring("projects/ü/edits", 12);
      expect(near).toEqual(["7 projects/a b/edits", "12 projects/ü/edits"]);
      await expect.poll(() => far, SOON).toEqual(["7 projects/a b/edits", "12 projects/ü/edits"]);
    });

    it("rings each of many paths up to its newest number", async () => {
      await using here = await engine.open();
      await using there = await engine.open();
      await Promise.all([here.ready, there.ready]);
      const newest = new Map<string, number>();
      there.onRing((path, seq) => newest.set(path, Math.max(seq, newest.get(path) ?? 0)));
      for (let seq = 1; seq <= 5; seq += 1) {
        for (let path = 0; path < 1500; path += 1) here.ring(`many/${path}`, seq);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await expect.poll(() => newest.size, SOON).toBe(1500);
      await expect.poll(() => new Set(newest.values()), SOON).toEqual(new Set([5]));
    });

    it("reports when it is back after a cut, and rings again", async () => {
      await using here = await engine.open();
      await using there = await engine.open();
      await Promise.all([here.ready, there.ready]);
      const far = heardBy(there);
      const back = Promise.all(
        [here, there].map((bell) => new Promise<void>((resolve) => bell.onReconnect(() => resolve()))),
      );
      await engine.cut();
      // Nobody may notice, because rings are not guaranteed.
      for (let seq = 1; seq <= 20; seq += 1) here.ring("cut", seq);
      await engine.restore();
      await back;
      here.ring("cut", 99);
      await expect.poll(() => far.at(-1), SOON).toBe("99 cut");
    });

    it("is silent once it is closed", async () => {
      await using there = await engine.open();
      const here = await engine.open();
      await Promise.all([here.ready, there.ready]);
      const far = heardBy(there);
      await here[Symbol.asyncDispose]();
      here.ring("closed", 1);
      there.ring("open", 1);
      expect(far).toEqual(["1 open"]);
    });
  });
}
