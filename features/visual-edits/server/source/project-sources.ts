/** Caches sources and theme of a version, because a person who picks one element picks more. */
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Needs } from "../../../services.ts";
import { readTheme, type Theme } from "../classes/read-theme.ts";
import { SourceFiles } from "./source-files.ts";

export interface ProjectSources {
  files: SourceFiles;
  theme: Theme;
}

const MAX_KEPT = 8;
/** Larger projects are read again each time. */
const MAX_CHARACTERS = 2_000_000;

export class RecentSources {
  readonly #ports: Needs<"git">;
  readonly #recent = new RecentMap<ProjectSources>(MAX_KEPT);

  constructor(ports: Needs<"git">) {
    this.#ports = ports;
  }

  /** AppError `not_found` for a commit the project does not have. */
  async at(projectId: string, sha: string): Promise<ProjectSources> {
    const key = `${projectId}:${sha}`;
    const known = this.#recent.get(key);
    if (known !== undefined) {
      this.#recent.set(key, known);
      return known;
    }
    const repository = await this.#ports.git.open(projectId);
    const files = new SourceFiles(await repository.files(sha));
    const sources = { files, theme: readTheme(files.styleSheets) };
    if (files.characters <= MAX_CHARACTERS) this.#recent.set(key, sources);
    return sources;
  }
}
