/** Behaviour of every engine of placements. */
import { beforeAll, describe, expect, it } from "vitest";
import { hostilePaths } from "../testing/hostile-inputs.ts";
import type { PlacementKind, Placements } from "./port.ts";

const KINDS: readonly PlacementKind[] = ["git", "preview", "cluster"];
const PROJECT = "00000000-0000-4000-8000-000000000001";

export function placementsSuite(name: string, open: () => Promise<Placements>): void {
  describe(`placements: ${name}`, () => {
    let placements: Placements;
    beforeAll(async () => {
      placements = await open();
    });

    it("names a node for every kind of state, and says whether it is this one", async () => {
      expect(placements.node).not.toBe("");
      for (const kind of KINDS) {
        const { node, generation, here } = await placements.locate(PROJECT, kind);
        expect(node).not.toBe("");
        expect(here).toBe(node === placements.node);
        expect(Number.isSafeInteger(generation) && generation >= 1).toBe(true);
      }
    });

    it("gives all callers the same answer while nothing moves, each in its own object", async () => {
      const asked = await Promise.all(Array.from({ length: 20 }, () => placements.locate(PROJECT, "git")));
      for (const answer of asked) expect(answer).toEqual(asked[0]);
      asked[0]!.generation = 99;
      expect((await placements.locate(PROJECT, "git")).generation).toBe(asked[1]!.generation);
    });

    it("never lets a generation fall", async () => {
      let last = 0;
      for (let round = 0; round < 5; round += 1) {
        const { generation } = await placements.locate(PROJECT, "preview");
        expect(generation).toBeGreaterThanOrEqual(last);
        last = generation;
      }
    });

    it("finds a place for any id", async () => {
      for (const id of ["", "__proto__", "constructor", ...hostilePaths])
        expect((await placements.locate(id, "git")).node).not.toBe("");
    });
  });
}
