/** Projects as the feature that has them describes them. */
import type { ProjectDirectory, SharedProject } from "./sharing.ts";

export class KnownProjects {
  #directory: ProjectDirectory | null = null;

  provide(directory: ProjectDirectory): void {
    this.#directory = directory;
  }

  /** Those that exist and are not in Trash, in any order. */
  async describe(ids: readonly string[]): Promise<SharedProject[]> {
    if (this.#directory === null) throw new Error("the projects feature is not mounted");
    return ids.length === 0 ? [] : this.#directory(ids);
  }
}
