/** The files that a loading page sees while they are changed. */
import { mkdtemp, open, readFile, rm, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Slot } from "./slot.ts";

let slots: string;
let slot: Slot;

beforeEach(async () => {
  slots = await mkdtemp(join(tmpdir(), "slipway-slots-"));
  slot = await Slot.create(slots, undefined);
});
afterEach(() => rm(slots, { recursive: true, force: true }));

const at = (path: string): string => join(slot.folder, path);
const text = (path: string): Promise<string> => readFile(at(path), "utf8");
const isThere = (path: string): Promise<boolean> =>
  text(path)
    .then(() => true)
    .catch(() => false);

describe("a slot", () => {
  it("replaces files atomically: a reader that has begun reads the old one to its end", async () => {
    await slot.apply([{ path: "src/a.ts", content: "the old text, all of it" }]);
    await using reading = await open(at("src/a.ts"));
    await slot.apply([{ path: "src/a.ts", content: "new" }]);
    expect(await reading.readFile("utf8")).toBe("the old text, all of it");
    expect(await text("src/a.ts")).toBe("new");
  });

  it("removes files only after all new ones are written, and none when that fails", async () => {
    await slot.apply([{ path: "src/old.ts", content: "old" }]);
    // Blocks one of the new files, so that the change fails half way.
    await mkdir(at("src/new.ts/inside"), { recursive: true });
    const renamed = [
      { path: "src/old.ts", content: null },
      { path: "src/new.ts", content: "old" },
    ];
    await expect(slot.apply(renamed)).rejects.toThrow();
    expect(await isThere("src/old.ts")).toBe(true);
    await rm(at("src/new.ts"), { recursive: true });
    expect(await slot.apply(renamed)).toEqual([
      { path: "src/old.ts", event: "delete" },
      { path: "src/new.ts", event: "create" },
    ]);
    expect([await isThere("src/old.ts"), await text("src/new.ts")]).toEqual([false, "old"]);
  });

  it("keeps a file that is deleted and written in one change", async () => {
    await slot.apply([{ path: "src/a.ts", content: "a" }]);
    const both = (content: string) => [
      { path: "src/a.ts", content: null },
      { path: "src/a.ts", content },
    ];
    expect(await slot.apply(both("a"))).toEqual([]);
    expect(await slot.apply(both("b"))).toEqual([{ path: "src/a.ts", event: "update" }]);
    expect(await text("src/a.ts")).toBe("b");
  });

  it("replaces files by folders and folders by files, and keeps no empty folders", async () => {
    await slot.become(
      new Map([
        ["src/a", "file"],
        ["src/b/c.ts", "in a folder"],
        ["src/d/e.ts", "e"],
      ]),
    );
    const made = await slot.become(
      new Map([
        ["src/a/x.ts", "in a folder"],
        ["src/b", "file"],
      ]),
    );
    expect(made.map(({ path, event }) => `${event} ${path}`).toSorted()).toEqual([
      "create src/a/x.ts",
      "create src/b",
      "delete src/a",
      "delete src/b/c.ts",
      "delete src/d/e.ts",
    ]);
    expect([await text("src/a/x.ts"), await text("src/b")]).toEqual(["in a folder", "file"]);
    await expect(open(at("src/d"))).rejects.toThrow("ENOENT");
  });

  it("leaves nothing behind", async () => {
    await slot.apply([{ path: "src/a.ts", content: "a" }]);
    await slot.remove();
    await expect(open(`${slot.folder}.new`)).rejects.toThrow("ENOENT");
    expect(await isThere("src/a.ts")).toBe(false);
  });
});
