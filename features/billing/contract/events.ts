import { eventName } from "@slipway/kernel/contract/events";

/** The usage of a workspace's backends comes near its limit, or has reached it. Told again while it lasts. */
export const usageChanged = eventName<{
  workspaceId: string;
  workspaceName: string;
  /** `2026-11`. */
  month: string;
  /** Such as "Approaching Cloud usage limit". */
  alert: string;
}>("usage.changed");
