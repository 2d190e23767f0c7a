/** 100,000 hostile paths, refs, keys and archives against every writer, in the midst of files that must stay as they are. */
import { hostileBackups, hostileBundles, hostileDatabases } from "@slipway/trust/fuzz/names/hostile-archives";
import { certificateNames, functionFiles } from "@slipway/trust/fuzz/names/hostile-deployments";
import { gitPaths, gitRefs, keysAndIds, siteNames, slotFiles } from "@slipway/trust/fuzz/names/hostile-paths";
import type { TrustTopic } from "./topic.ts";

const WRITERS = [
  ["paths in the kernel and in git", gitPaths, 40_000],
  ["branches and repositories", gitRefs, 15_000],
  ["files in a sandbox's folder", slotFiles, 10_000],
  ["object keys and mails", keysAndIds, 12_000],
  ["files of builds and addresses of sites", siteNames, 13_800],
  ["functions and their files", functionFiles, 3_000],
  ["names of certificates", certificateNames, 2_000],
  ["backups", hostileBackups, 2_000],
  ["databases in backups", hostileDatabases, 2_000],
  ["bundles of git and the zips that come of them", hostileBundles, 200],
] as const;

export const topic: TrustTopic = async () => {
  const seed = Number(process.env["SLIPWAY_SEED"] ?? 20_261_121);
  const figures: Record<string, number | string> = { seed };
  const wrong: string[] = [];
  let all = 0;
  for (const [what, work, count] of WRITERS) {
    const { tried, taken, problems } = await work({ seed, count });
    all += tried;
    figures[what] = `${tried} tried, ${taken} taken, ${problems.length} wrong`;
    wrong.push(...problems.map((problem) => `${what}: ${problem}`));
  }
  return { figures: { ...figures, "all together": all }, wrong };
};
