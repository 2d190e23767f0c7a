/** The object that sharing offers the other features: `services.sharing`. */
import type { ProjectFacts } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import type { Caller } from "../../actor.ts";

export interface SharedProject {
  id: string;
  name: string;
  displayName: string;
  workspaceId: string;
}

export interface ProjectDirectory {
  /** Answers those that exist and are not in Trash, in any order. With `tx`, as that transaction sees them. */
  describe(ids: readonly string[], tx?: Pick<Transaction, "sql">): Promise<SharedProject[]>;
  /** The facts that a person's rights in a project follow from; null when there is no such project. With `tx`, as it sees them. */
  factsOf(projectId: string, caller: Caller | null, tx?: Pick<Transaction, "read">): Promise<ProjectFacts | null>;
}

/** Links to a project's preview that have not ended, by the account that made them. */
export type PreviewLinkCounts = (projectId: string) => Promise<ReadonlyMap<string, number>>;

export interface Sharing {
  /** Called by preview, which has those links. */
  countPreviewLinks(counts: PreviewLinkCounts): void;
  /** Called by projects, which depends on sharing and not the other way round. */
  provideProjects(projects: ProjectDirectory): void;
}
