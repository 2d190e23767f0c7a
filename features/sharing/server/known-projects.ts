/** Projects as the feature that has them describes them. */
import type { ProjectFacts } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import type { Caller } from "../../actor.ts";
import type { ProjectDirectory, SharedProject } from "./sharing.ts";

export class KnownProjects {
  #directory: ProjectDirectory | null = null;

  provide(directory: ProjectDirectory): void {
    this.#directory = directory;
  }

  get #provided(): ProjectDirectory {
    if (this.#directory === null) throw new Error("the projects feature is not mounted");
    return this.#directory;
  }

  /** Those that exist and are not in Trash, in any order. */
  async describe(ids: readonly string[], tx?: Pick<Transaction, "sql">): Promise<SharedProject[]> {
    return ids.length === 0 ? [] : this.#provided.describe(ids, tx);
  }

  /** Null for a project in Trash, as for one that never was. */
  async find(id: string, tx?: Pick<Transaction, "sql">): Promise<SharedProject | null> {
    return (await this.describe([id], tx))[0] ?? null;
  }

  factsOf(projectId: string, caller: Caller | null, tx?: Pick<Transaction, "read">): Promise<ProjectFacts | null> {
    return this.#provided.factsOf(projectId, caller, tx);
  }
}
