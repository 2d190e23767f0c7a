import { eventName } from "@slipway/kernel/contract/events";

interface AboutProject {
  projectId: string;
  projectName: string;
  /** The present owner: somebody else may have shown it. */
  ownerId: string;
  /** Milliseconds. */
  at: number;
}

/** Staff took a project out of the community. */
export const projectTakenDown = eventName<AboutProject & { reason: string; askStaff: readonly string[] }>(
  "project.taken-down",
);
/** Staff ended that. `isShown`: it is in the community again, as its owner had chosen. */
export const projectGivenBack = eventName<AboutProject & { isShown: boolean }>("project.given-back");
