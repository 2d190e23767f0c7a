/** Nothing that is written on the server's side leaves its folder, whatever it is called. The long run: `./slipway bench trust paths`. */
import { describe, expect, it } from "vitest";
import { hostileBackups, hostileBundles, hostileDatabases } from "./fuzz/names/hostile-archives.ts";
import { certificateNames, functionFiles } from "./fuzz/names/hostile-deployments.ts";
import { gitPaths, gitRefs, keysAndIds, siteNames, slotFiles } from "./fuzz/names/hostile-paths.ts";

const SEED = 20_261_121;

describe("hostile names", { timeout: 120_000 }, () => {
  it.each([
    ["paths in the kernel and in git", gitPaths, 1_000],
    ["branches and repositories", gitRefs, 1_000],
    ["files in a sandbox's folder", slotFiles, 300],
    ["object keys and mails", keysAndIds, 300],
    ["files of builds and addresses of sites", siteNames, 1_000],
    ["functions and their files", functionFiles, 300],
    ["names of certificates", certificateNames, 300],
    ["entries of backups", hostileBackups, 100],
    ["databases in backups", hostileDatabases, 100],
    ["bundles of git and the zips that come of them", hostileBundles, 4],
  ] as const)("%s stay in their folders and read nothing from outside", async (_what, work, count) => {
    const found = await work({ seed: SEED, count });
    expect(found.problems).toEqual([]);
    expect(found.taken).toBeGreaterThan(0);
  });
});
