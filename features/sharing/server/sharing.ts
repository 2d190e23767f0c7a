/** The object that sharing offers the other features: `services.sharing`. */
import type { ProjectFacts } from "@slipway/kernel/permissions";
import type { Caller } from "../../actor.ts";

export interface SharedProject {
  id: string;
  name: string;
  displayName: string;
  workspaceId: string;
}

export interface ProjectDirectory {
  /** Answers those that exist and are not in Trash, in any order. */
  describe(ids: readonly string[]): Promise<SharedProject[]>;
  /** The facts that a person's rights in a project follow from; null when there is no such project. */
  factsOf(projectId: string, caller: Caller | null): Promise<ProjectFacts | null>;
}

export interface Sharing {
  /** Called by projects, which depends on sharing and not the other way round. */
  provideProjects(projects: ProjectDirectory): void;
}
