/** Facts about projects for sharing. Provided by projects, which depends on sharing and not the other way round. */
import type { Services } from "../../services.ts";

export interface SharedProject {
  id: string;
  name: string;
  displayName: string;
  workspaceId: string;
}

/** Returns those that exist and are not in Trash, in any order. */
export type ProjectDirectory = (ids: readonly string[]) => Promise<SharedProject[]>;

const directories = new WeakMap<Services, ProjectDirectory>();

export const provideProjectDirectory = (services: Services, directory: ProjectDirectory): void =>
  void directories.set(services, directory);

export async function describeProjects(services: Services, ids: readonly string[]): Promise<SharedProject[]> {
  const directory = directories.get(services);
  if (directory === undefined) throw new Error("the projects feature is not mounted");
  return ids.length === 0 ? [] : directory(ids);
}
