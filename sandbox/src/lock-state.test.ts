import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isLocked } from "./lock-state.ts";
import { templateDir } from "./testing.ts";

const manifest = readFileSync(join(templateDir, "package.json"), "utf8");
const lock = readFileSync(join(templateDir, "package-lock.json"), "utf8");

interface Lock {
  packages: Record<string, { dependencies?: Record<string, string>; os?: string[]; resolved?: string }>;
}
const changed = (change: (packages: Lock["packages"]) => void): string => {
  const parsed = JSON.parse(lock) as Lock;
  change(parsed.packages);
  return JSON.stringify(parsed);
};

describe("the starter's lock", () => {
  it("is that of its manifest, with the packages of every platform and no address of a registry", () => {
    expect(isLocked(manifest, lock)).toBe(true);
    const systems = new Set(Object.values((JSON.parse(lock) as Lock).packages).flatMap(({ os }) => os ?? []));
    expect([...systems]).toEqual(expect.arrayContaining(["linux", "darwin", "win32", "freebsd", "android"]));
    expect(lock).not.toContain('"resolved"');
  });
});

const REFUSED: Record<string, (packages: Lock["packages"]) => void> = {
  "without the packages of another platform": (packages) => {
    for (const path of Object.keys(packages)) if (path.includes("win32")) delete packages[path];
  },
  "without what a package needs": (packages) => {
    delete packages["node_modules/scheduler"];
  },
  "of another version": (packages) => {
    packages[""]!.dependencies!["react"] = "18.0.0";
  },
  "without a package that was added": (packages) => {
    delete packages[""]!.dependencies!["papaparse"];
  },
  "with one that went": (packages) => {
    packages[""]!.dependencies!["left-pad"] = "1.3.0";
  },
};

describe("a lock that npm ci refuses", () => {
  it.each(Object.keys(REFUSED))("is seen: %s", (what) => {
    expect(isLocked(manifest, changed(REFUSED[what]!))).toBe(false);
  });

  it("includes a text that is no lock", () => {
    for (const text of ["", "null", "[]", "{}", '{"packages":{}}', '{"packages":null}'])
      expect(isLocked(manifest, text)).toBe(false);
    expect(isLocked("nothing", lock)).toBe(false);
  });
});
