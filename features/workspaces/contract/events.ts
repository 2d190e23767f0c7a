/** Events of a workspace's members, emitted once the change is durable. */
import { eventName } from "@slipway/kernel/contract/events";

/** Somebody with an account was let in by an invitation, without doing anything for it. */
export const memberAdded = eventName<{
  workspaceId: string;
  workspaceName: string;
  memberId: string;
  userId: string;
  invitedBy: string;
}>("member.added");
