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

/** Somebody asks the people who run this Slipway to put a site online. */
export const staffAsked = eventName<{
  projectId: string;
  projectName: string;
  siteUrl: string;
  /** The one who asks. */
  name: string;
  email: string;
  staffIds: readonly string[];
}>("staff.asked");
