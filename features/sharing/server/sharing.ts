/** The object that sharing offers the other features: `services.sharing`. */
export interface SharedProject {
  id: string;
  name: string;
  displayName: string;
  workspaceId: string;
}

/** Answers those that exist and are not in Trash, in any order. */
export type ProjectDirectory = (ids: readonly string[]) => Promise<SharedProject[]>;

export interface Sharing {
  /** Called by projects, which depends on sharing and not the other way round. */
  provideProjects(projects: ProjectDirectory): void;
}
