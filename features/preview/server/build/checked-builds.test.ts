import { describe, expect, it } from "vitest";
import { CheckedBuilds } from "./checked-builds.ts";

const source = (text: string) => new Map([["src/main.tsx", Buffer.from(text)] as const]);
const built = { ok: true, files: new Map(), log: "", durationMs: 1 };

describe("builds made by a run's checks", () => {
  it("serve the commit of the same project and the same files, once", () => {
    const builds = new CheckedBuilds();
    builds.offer("p1", source("a"), built);
    expect(builds.take("p2", source("a"))).toBeNull();
    expect(builds.take("p1", source("b"))).toBeNull();
    expect(builds.take("p1", source("a"))).toBe(built);
    expect(builds.take("p1", source("a"))).toBeNull();
  });

  it("are a few: the oldest goes", () => {
    const builds = new CheckedBuilds();
    for (const text of ["a", "b", "c", "d", "e"]) builds.offer("p1", source(text), built);
    expect(builds.take("p1", source("a"))).toBeNull();
    expect(builds.take("p1", source("e"))).toBe(built);
  });
});
