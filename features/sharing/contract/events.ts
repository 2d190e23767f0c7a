/** Events of sharing, emitted once the change is durable. */
import { eventName } from "@slipway/kernel/contract/events";
import type { GivenLevel } from "./levels.ts";

interface AboutProject {
  projectId: string;
  projectName: string;
}

/** Somebody with an account was let into a project by invitation. */
export const collaboratorInvited = eventName<
  AboutProject & { collaboratorId: string; userId: string; invitedBy: string }
>("collaborator.invited");

/**
 * Somebody was removed from a project or left it (null), or has this lower level now. They may still have access through
 * the workspace.
 */
export const accessReduced = eventName<{ projectId: string; userId: string; level: GivenLevel | null }>(
  "sharing.access-reduced",
);

export const accessAsked = eventName<
  AboutProject & {
    requestId: string;
    /** Epoch milliseconds: the same request may be made again after a refusal. */
    at: number;
    name: string;
    email: string;
    /** Empty without any. */
    message: string;
    /** People who are told. */
    managerIds: readonly string[];
  }
>("access.asked");

export const accessAnswered = eventName<
  AboutProject & {
    requestId: string;
    /** Epoch milliseconds. */
    at: number;
    accepted: boolean;
    /** The person who asked. */
    userId: string;
    answeredBy: string;
  }
>("access.answered");
