/** Caches sources and theme of a version, because a person who picks one element picks more. */
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Services } from "../../../services.ts";
import { readTheme, type Theme } from "../classes/read-theme.ts";
import { SourceFiles } from "./source-files.ts";

export interface ProjectSources {
  files: SourceFiles;
  theme: Theme;
}

const MAX_KEPT = 8;
/** Larger projects are read again each time. */
const MAX_CHARACTERS = 2_000_000;

const kept = new WeakMap<Services, RecentMap<ProjectSources>>();

/** AppError `not_found` for a commit the project does not have. */
export async function projectSources(services: Services, projectId: string, sha: string): Promise<ProjectSources> {
  const recent = kept.get(services) ?? new RecentMap<ProjectSources>(MAX_KEPT);
  kept.set(services, recent);
  const key = `${projectId}:${sha}`;
  const known = recent.get(key);
  if (known !== undefined) {
    recent.set(key, known);
    return known;
  }
  const files = new SourceFiles(await (await services.git.open(projectId)).files(sha));
  const sources = { files, theme: readTheme(files.styleSheets) };
  if (files.characters <= MAX_CHARACTERS) recent.set(key, sources);
  return sources;
}
