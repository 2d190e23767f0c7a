import { eventName } from "@slipway/kernel/contract/events";

/** The new site has answered. Also after a roll-back. */
export const projectPublished = eventName<{
  projectId: string;
  deploymentId: string;
  commitSha: string;
  number: number;
  userId: string;
}>("project.published");
export const projectUnpublished = eventName<{ projectId: string }>("project.unpublished");
